// @ts-check
/**
 * One build at a time in a checkout: two commands started together would write the same folders. The
 * lock is a file with the owner's process id; an owner that has died holds nothing.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** No build takes this long: a process id of that age belongs to somebody else (another container, say). */
const OLDEST = 15 * 60_000;

/** @param {number} pid */
function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file @returns {number | null} the owner's process id, null when nobody holds it */
function owner(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const age = Date.now() - statSync(file).mtimeMs;
    return pid > 0 && age < OLDEST && lives(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * @template T @param {string} file @param {() => Promise<T>} work @param {(pid: number) => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const pid = owner(file);
    if (pid === null) {
      // Between the owner's creating and filling of the file it looks ownerless: look twice.
      await pause(50);
      if (owner(file) === null) rmSync(file, { force: true });
      continue;
    }
    if (!told) onWait(pid);
    told = true;
    await pause(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
