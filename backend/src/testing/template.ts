import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import lockfile from 'proper-lockfile';
import { createApp } from '../create-app';
import { readConfig } from '../platform/config/config';

export const ROOT = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');
const SHELF = join(ROOT, 'var', 'spec');

/** PostgreSQL's own templates, of which no database is made here: half of the files. */
const LEFT_OUT: ReadonlySet<string> = new Set(['base/1', 'base/4']);

/**
 * Whoever makes the template is busy for seconds at a stretch, and minutes on a crowded machine: so long he does
 * not have to say that he still is at it.
 */
const STALE = 180_000;

/** A data folder with the migrated schema and nothing in it: made once, since initdb takes 2 s, and copied. */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sytno-spec-'));
  const from = await template();
  // Some nine hundred files: Node's own cp takes four times as long.
  await promisify(execFile)('cp', ['-R', from, join(folder, 'pg')]);
  return folder;
}

async function template(): Promise<string> {
  const ready = join(SHELF, `template-${await schemaHash()}`);
  if (await exists(ready)) return ready;
  await mkdir(SHELF, { recursive: true });
  const release = await lockfile.lock(SHELF, {
    stale: STALE,
    retries: { retries: 720, minTimeout: 250, factor: 1 },
  });
  try {
    if (!(await exists(ready))) await make(ready);
    return ready;
  } finally {
    await release();
  }
}

/** A whole start of the server makes it: migrations, and the queues of its jobs. */
async function make(ready: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sytno-make-'));
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
  };
  const app = await createApp(readConfig(env, ROOT));
  await app.close();
  const making = join(SHELF, `making-${process.pid}`);
  const data = join(folder, 'pg');
  await cp(data, making, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(data, path)) });
  // At each start the database fills its buffers with zeros: for a spec's few rows that is most of the start.
  await appendFile(join(making, 'postgresql.conf'), 'shared_buffers = 8MB\n');
  await rm(folder, { recursive: true });
  await rename(making, ready).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true });
    // Another run was first: the same schema makes the same template.
    if (!(await exists(ready))) throw error;
  });
}

/** Of the migrations' text and of this file's: a changed one makes another template. */
async function schemaHash(): Promise<string> {
  const folder = join(ROOT, 'backend', 'src', 'migrations');
  const hash = createHash('sha256').update(await readFile(new URL(import.meta.url)));
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
