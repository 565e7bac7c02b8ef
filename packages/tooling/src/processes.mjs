// @ts-check
/**
 * Child processes that end with their parent, whatever ends it: each leads a group of its own, so that
 * the children of npx and of webpack are reached too.
 */
import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const alive = new Set();
/** @type {(() => unknown)[]} */
const closers = [];
const GRACE = 10_000;

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
export function signalGroup(child, signal) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {ChildProcess}
 */
export function start(
  command,
  args,
  { cwd = process.cwd(), env = process.env, stdio = ['ignore', 'inherit', 'inherit'] } = {},
) {
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  return child;
}

/**
 * Runs to the end.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limit?: number }} options
 *   show: let the output through as it comes, else collect it; limit: milliseconds until it is killed
 * @returns {Promise<{ code: number, output: string }>} code 124 when the limit was reached
 */
export function run(command, args, { show = false, limit, ...options } = {}) {
  return new Promise((resolve) => {
    const out = show ? 'inherit' : 'pipe';
    const child = start(command, args, { ...options, stdio: ['ignore', out, out] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    let late = false;
    const timer = limit
      ? setTimeout(() => {
          late = true;
          signalGroup(child, 'SIGKILL');
        }, limit)
      : undefined;
    const done = (/** @type {number} */ code, extra = '') => {
      clearTimeout(timer);
      resolve({ code: late ? 124 : code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.once('error', (error) => done(127, error.message));
    child.once('close', (code) => done(code ?? 1));
  });
}

/** What is to be closed before the process ends at a signal, last given first. @param {() => unknown} close */
export const atStop = (close) => closers.push(close);

/** Makes Ctrl-C and SIGTERM close what was opened and take the children along; a second one is at once. */
export function endTogether() {
  let stopping = false;
  const endChildren = () => alive.forEach((child) => signalGroup(child, 'SIGTERM'));
  const stop = async (/** @type {number} */ code) => {
    if (stopping) process.exit(code);
    stopping = true;
    setTimeout(() => process.exit(code), GRACE).unref();
    const served = closers.length > 0;
    for (const close of closers.reverse()) await close();
    process.exit(served ? 0 : code);
  };
  process.on('exit', endChildren);
  process.on('SIGINT', () => void stop(130));
  process.on('SIGTERM', () => void stop(143));
  process.on('SIGHUP', () => void stop(129));
}

/**
 * Works through the items, so many at a time, in their order.
 * @template T, R @param {readonly T[]} items @param {number} width @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function inParallel(items, width, work) {
  /** @type {R[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(/** @type {T} */ (items[index]));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
