import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name `pg` looks for in a folder it is given as host. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** Longer paths of unix sockets are cut without a word. */
const LONGEST_PATH = 103;

/**
 * A folder only this user can enter, since the embedded database asks for no password: within the data
 * folder, or, when that path is too long for a socket, a short one of its own in the temporary folder.
 */
export async function socketFolder(dataDir: string): Promise<{ folder: string; path: string }> {
  const near = join(dataDir, 'run');
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(join(near, SOCKET_NAME)) <= LONGEST_PATH ? near : join(tmpdir(), `sytno-${short}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) {
    throw new Error(`The folder ${folder} belongs to somebody else.`);
  }
  await chmod(folder, 0o700);
  return { folder, path: join(folder, SOCKET_NAME) };
}
