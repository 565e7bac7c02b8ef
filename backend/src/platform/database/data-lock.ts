import { createHash } from 'node:crypto';
import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lockfile from 'proper-lockfile';

/** The folder is in use by another process. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another server. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

export interface DataLock {
  release(): Promise<void>;
}

/** For how long others are waited for. */
export interface Patience {
  /** A predecessor on this machine, which may be just closing. */
  readonly here: number;
  /** A lock file from elsewhere, which is stale after 5 s if nobody keeps it fresh. */
  readonly elsewhere: number;
}

const PATIENCE: Patience = { here: 3_000, elsewhere: 7_000 };
const STEP_MS = 100;

/**
 * Keeps a second process off a data folder: PGlite has no lock of its own, and two writers lose rows.
 * An abstract socket, which the kernel frees with its process, speaks for this machine's network namespace;
 * a lock file, kept fresh, speaks for containers that share the folder.
 *
 * @param onLost is told when the lock file was taken away while we held it
 * @throws DataInUseError
 */
export async function lockData(
  folder: string,
  onLost: (error: Error) => void,
  patience = PATIENCE,
): Promise<DataLock> {
  const real = await realpath(folder);
  const socket = await holdSocket(real, patience.here);
  try {
    const release = await holdFile(real, socket !== undefined, onLost, patience.elsewhere);
    return {
      release: async () => {
        await release();
        await closed(socket);
      },
    };
  } catch (error) {
    await closed(socket);
    throw error;
  }
}

/** The abstract socket, or undefined where the system has none. */
async function holdSocket(folder: string, patienceMs: number): Promise<Server | undefined> {
  if (process.platform !== 'linux') return undefined;
  const name = `\0sytno-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  for (let waited = 0; waited <= patienceMs; waited += STEP_MS) {
    const server = await listenOn(name);
    if (server) return server;
    await wait(STEP_MS);
  }
  throw new DataInUseError(folder);
}

function listenOn(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => resolve(server.unref()));
  });
}

async function holdFile(
  folder: string,
  haveSocket: boolean,
  onLost: (error: Error) => void,
  patienceMs: number,
): Promise<() => Promise<void>> {
  const lockfilePath = join(folder, '.lock');
  const holderFile = join(folder, '.lock-holder');
  const place = await placeName();
  // A lock file left by a process of this very place: it would hold the socket if it still lived.
  if (haveSocket && (await readFile(holderFile, 'utf8').catch(() => '')) === place) {
    await rm(lockfilePath, { recursive: true, force: true });
  }
  try {
    const release = await lockfile.lock(folder, {
      lockfilePath,
      stale: 5_000,
      update: 1_000,
      retries: { retries: Math.ceil(patienceMs / 250), factor: 1, minTimeout: 250, maxTimeout: 250 },
      onCompromised: onLost,
    });
    await writeFile(holderFile, place);
    return release;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw new DataInUseError(folder);
    throw error;
  }
}

/** This machine's network namespace since its last start; '' where that cannot be told. */
async function placeName(): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await readlink('/proc/self/ns/net')}`;
  } catch {
    return `unknown ${process.pid}`;
  }
}

async function closed(server: Server | undefined): Promise<void> {
  if (server) await new Promise((resolve) => server.close(resolve));
}
