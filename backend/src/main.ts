import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { administer, CommandError } from './account';
import { createApp, PortTakenError } from './create-app';
import { ConfigError, readConfig } from './platform/config/config';
import { openDatabase, SchemaBehindError } from './platform/database/database';
import { DataInUseError } from './platform/database/data-lock';
import { IN_FLIGHT } from './platform/health/draining';
import { SCHEMA } from './schema';

/** How long a closing server may take, besides draining and what runs, before it is ended. */
const CLOSE_WITHIN_MS = 2_000;

const EXIT = { failed: 1, config: 2, dataInUse: 3, portTaken: 4, schemaBehind: 5 } as const;

export interface ServeOptions {
  /** Instead of PORT. */
  readonly port?: number | undefined;
  /** The folder of the whole checkout. */
  readonly rootDir?: string | undefined;
  /** Ends the process gently on SIGTERM and SIGINT (default), or leaves that to the caller. */
  readonly handleSignals?: boolean | undefined;
}

/**
 * Starts the server with the environment's configuration.
 *
 * @returns where it listens, and how to end it
 * @throws ConfigError, DataInUseError, PortTakenError, SchemaBehindError: their messages are for people
 */
export async function serve({
  port,
  rootDir = fileURLToPath(new URL('../..', import.meta.url)),
  handleSignals = true,
}: ServeOptions = {}): Promise<{ url: string; close(): Promise<void> }> {
  const env = port === undefined ? process.env : { ...process.env, PORT: String(port) };
  const config = readConfig(env, rootDir);
  const app = await createApp(config, {
    databaseWorker: new URL('./database-worker.mjs', import.meta.url),
    onLost: (error) => {
      console.error(`The data is lost to this server: ${error.message}`);
      process.exit(EXIT.failed);
    },
  });
  if (handleSignals) closeOnSignals(app.close, config.drainMs + IN_FLIGHT + CLOSE_WITHIN_MS);
  return { url: app.url, close: app.close };
}

/**
 * Does one deed of an administrator at the machine itself, on the configured database and without a server.
 *
 * @returns words for whoever asked
 * @throws CommandError, ConfigError, DataInUseError: their messages are for people
 */
export async function command(words: readonly string[], rootDir: string): Promise<string> {
  const database = await openDatabase(readConfig(process.env, rootDir), SCHEMA, {
    worker: new URL('./database-worker.mjs', import.meta.url),
    onLost: () => process.exit(EXIT.failed),
  });
  try {
    return await administer(database.dataSource, words);
  } finally {
    await database.close();
  }
}

/**
 * Brings the configured database's schema up to date and ends: what a release does before its first server.
 *
 * @throws ConfigError, DataInUseError: their messages are for people
 */
export async function migrate(rootDir: string): Promise<void> {
  const config = { ...readConfig(process.env, rootDir), migrateAtStart: true };
  const database = await openDatabase(config, SCHEMA, {
    worker: new URL('./database-worker.mjs', import.meta.url),
    onLost: () => process.exit(EXIT.failed),
  });
  await database.close();
}

/** `main.mjs` serves, `main.mjs migrate` migrates, `main.mjs admin WORDS` does one deed. Gives what is said. */
async function act([word, ...words]: readonly string[], rootDir: string): Promise<string> {
  if (word === undefined) return `Sytno listens on ${(await serve({ rootDir })).url}`;
  if (word === 'admin') return command(words, rootDir);
  if (word !== 'migrate') throw new CommandError(`"${word}" is neither migrate nor admin.`);
  await migrate(rootDir);
  return 'The schema is up to date.';
}

function closeOnSignals(close: () => Promise<void>, withinMs: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(EXIT.failed), withinMs).unref();
      void close().then(() => process.exit(0));
    });
  }
}

/** Words and exit code for what a person can put right; everything else is told whole. */
export function explain(error: unknown): { message: unknown; code: number } {
  if (error instanceof ConfigError) return { message: error.message, code: EXIT.config };
  if (error instanceof CommandError) return { message: error.message, code: EXIT.failed };
  if (error instanceof DataInUseError) return { message: error.message, code: EXIT.dataInUse };
  if (error instanceof SchemaBehindError) return { message: error.message, code: EXIT.schemaBehind };
  if (error instanceof PortTakenError) return { message: error.message, code: EXIT.portTaken };
  return { message: error, code: EXIT.failed };
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const rootDir = fileURLToPath(new URL('../..', import.meta.url));
    process.stdout.write(`${await act(process.argv.slice(2), rootDir)}\n`);
  } catch (error) {
    const { message, code } = explain(error);
    console.error(message);
    process.exit(code);
  }
}
