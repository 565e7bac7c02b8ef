// @ts-check
/** A PostgreSQL for a bench: the one that DATABASE_URL_BENCH names, else one started from the machine's programs. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where Debian and others keep the server's programs, which are not in the path. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** @returns {string | undefined} the folder of initdb and postgres */
function programs() {
  const below = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, 'bin')),
  );
  return [...(process.env['PATH'] ?? '').split(delimiter), ...below].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** PostgreSQL does not run as root: it gets a user who may do nothing. @returns {{ uid?: number, gid?: number }} */
function humbleUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * @param {(line: string) => void} log
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null when there is none on this machine
 */
export async function localPostgres(log) {
  const given = process.env['DATABASE_URL_BENCH'];
  if (given) return { url: given, stop: async () => undefined };
  const bin = programs();
  if (!bin) {
    log(
      'No PostgreSQL was found: set DATABASE_URL_BENCH, or install its server. Only the embedded one is measured.',
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sytno-postgres-'));
  const user = humbleUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'sytno', '-A', 'trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'shared_buffers=256MB'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const closed = once(server, 'close');
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (text) => {
      if (String(text).includes('ready to accept connections')) resolve(undefined);
    });
    server.once('close', () => reject(new Error('PostgreSQL did not start.')));
  });
  return {
    url: `postgres://sytno@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      server.kill('SIGINT');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
