import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { makeDataSource, type Place, type Schema } from './data-source';
import { lockData } from './data-lock';
import { socketFolder } from './socket-folder';

export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly embedded: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The built worker file; without it the embedded database runs in this thread (tests). */
  readonly worker?: URL | undefined;
  /** Told when the data can no longer be reached or is no longer ours; the process should end. */
  readonly onLost: (error: Error) => void;
  /** Fills the database after the migrations; true when it stored something. */
  readonly fill?: ((dataSource: DataSource) => Promise<boolean>) | undefined;
}

/** The schema is older than this server, and the server was told to leave it alone. */
export class SchemaBehindError extends Error {
  override readonly name = 'SchemaBehindError';
  constructor() {
    super(
      'The database lacks migrations of this version, and MIGRATE_AT_START is off: run "node main.mjs migrate" of this version first.',
    );
  }
}

/** So that replicas starting together migrate one after another. */
const MIGRATION_LOCK = 5_798_660;

/**
 * Opens the configured PostgreSQL, or the embedded one under its locks, and brings its schema up to date.
 *
 * @throws DataInUseError when another process has the data folder; SchemaBehindError
 */
export async function openDatabase(
  config: Config,
  schema: Schema,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const { place, close } = config.databaseUrl
    ? { place: { url: config.databaseUrl }, close: async () => undefined }
    : await embed(config.dataDir, options);
  try {
    await prepare(place, schema, options.fill, config.migrateAtStart);
    const dataSource = await makeDataSource(place, schema, {
      connections: config.databasePool,
    }).initialize();
    return {
      dataSource,
      embedded: 'socketFolder' in place,
      close: async () => {
        if (dataSource.isInitialized) await dataSource.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function embed(
  dataDir: string,
  { worker, onLost }: DatabaseOptions,
): Promise<{ place: Place; close: () => Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockData(dataDir, onLost);
  try {
    const { folder, path } = await socketFolder(dataDir);
    const data = join(dataDir, 'pg');
    const server = await serve(worker, data, path, onLost);
    return {
      place: { socketFolder: folder },
      close: async () => {
        await server.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function serve(
  worker: URL | undefined,
  data: string,
  path: string,
  onLost: (error: Error) => void,
): Promise<{ close(): Promise<void> }> {
  if (worker) {
    const { serveEmbeddedInThread } = await import('./embedded-thread');
    return serveEmbeddedInThread(worker, data, path, onLost);
  }
  const { serveEmbedded } = await import('./embedded');
  return serveEmbedded(data, path);
}

/** Migrates and fills, without time-outs and one process at a time. */
async function prepare(
  place: Place,
  schema: Schema,
  fill: DatabaseOptions['fill'],
  migrating: boolean,
): Promise<void> {
  const dataSource = await makeDataSource(place, schema, { patient: true }).initialize();
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!migrating && (await dataSource.showMigrations())) throw new SchemaBehindError();
    const migrated = await dataSource.runMigrations();
    const filled = await fill?.(dataSource);
    // Without statistics the trigram index is not used, and the embedded database has no autovacuum.
    if (migrated.length > 0 || filled) await dataSource.query('vacuum analyze');
    await guard.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await guard.release();
    await dataSource.destroy();
  }
}
