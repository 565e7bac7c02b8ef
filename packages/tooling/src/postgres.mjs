// @ts-check
/**
 * A real PostgreSQL for benches and deep specs: the one that DATABASE_URL_BENCH names, else one started from the
 * machine's programs, else from Debian's packages, which are unpacked and not installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unpackDebian } from './debian.mjs';

/** Where Debian and others keep the server's programs, which are not in the path. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];
const PACKAGES = ['postgresql-15', 'postgresql-client-15', 'libpq5', 'libllvm14'];
/** After a kill the server's children take a moment to notice; until then another one does not start. */
const STARTS = 50;

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {() => Promise<void>} stop and removes it
 * @property {() => Promise<void>} kill as a power cut would
 * @property {() => Promise<void>} start again after that
 * @property {number} pid of its first process
 */

/** @param {readonly string[]} folders @returns {string | undefined} the folder of initdb and postgres */
function programs(folders = FOLDERS) {
  const below = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'bin')));
  return [...(process.env['PATH'] ?? '').split(delimiter), ...below].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** @returns {{ bin: string, env: NodeJS.ProcessEnv } | null} */
function found() {
  const bin = programs();
  if (bin) return { bin, env: process.env };
  const unpacked = unpackDebian('postgres', PACKAGES);
  const unpackedBin = unpacked && programs([join(unpacked.dir, 'usr/lib/postgresql')]);
  return unpackedBin ? { bin: unpackedBin, env: unpacked.env } : null;
}

/** PostgreSQL does not run as root: it gets a user who may do nothing. @returns {{ uid?: number, gid?: number }} */
function humbleUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A server of our own, on a socket in a temporary folder. @returns {Promise<Postgres | null>} null when the machine has none */
export async function ownPostgres() {
  const place = found();
  if (!place) return null;
  const { bin, env } = place;
  const folder = mkdtempSync(join(tmpdir(), 'sytno-postgres-'));
  const user = humbleUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'sytno', '-A', 'trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'shared_buffers=256MB'];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const start = async () => {
    for (let left = STARTS; left > 0; left--) {
      const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      const ready = new Promise((resolve) => {
        child.stderr?.on('data', (text) => {
          if (String(text).includes('ready to accept connections')) resolve(true);
        });
        child.once('close', () => resolve(false));
      });
      if (await ready) {
        server = child;
        return;
      }
      await wait(200);
    }
    throw new Error('PostgreSQL did not start.');
  };
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, 'exit');
    server.kill(signal);
    await closed;
  };
  await start();
  return {
    url: `postgres://sytno@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    get pid() {
      return server?.pid ?? 0;
    },
  };
}

/**
 * @param {(line: string) => void} log
 * @returns {Promise<Pick<Postgres, 'url' | 'stop'> & Partial<Postgres> | null>} null when there is none on this machine
 */
export async function localPostgres(log) {
  const given = process.env['DATABASE_URL_BENCH'];
  if (given) return { url: given, stop: async () => undefined };
  const own = await ownPostgres();
  if (!own) {
    log(
      'No PostgreSQL was found: set DATABASE_URL_BENCH, or install its server. Only the embedded one is measured.',
    );
  }
  return own;
}
