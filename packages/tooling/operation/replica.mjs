// @ts-check
/** Processes of the built backend, as an installation runs them: apart from each other, to be killed one by one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/workspace.mjs';

const TICKS_A_SECOND = 100;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends what still runs, as after a test that failed: their ends are not waited for. */
export const endReplicas = () => running.forEach((child) => child.kill('SIGKILL'));

/** The processor time that a process and its threads took so far, in seconds; 0 where the system does not tell. @param {number} pid */
export function cpuSeconds(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

/** What a process holds in memory at most so far, in MB; 0 where the system does not tell. @param {number} pid */
export function peakMemory(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * @typedef {object} Replica
 * @property {string} url
 * @property {number} port
 * @property {number} pid
 * @property {() => string} words what it said
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} end its exit code; null when a signal ended it
 */

/**
 * Starts one and waits until it listens.
 * @param {Record<string, string>} env @param {{ main?: string, node?: string[] }} [how] main: another build's
 * @returns {Promise<Replica>}
 */
export async function startReplica(env, { main = join(root, 'backend/dist/main.mjs'), node = [] } = {}) {
  const child = spawn(process.execPath, [...node, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      THROTTLE_SCALE: '100000',
      ...env,
    },
  });
  let words = '';
  const hear = (/** @type {Buffer} */ chunk) => {
    words += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => /** @type {number | null} */ (code));
  running.add(child);
  void ended.then(() => running.delete(child));
  let url = '';
  while (!url) {
    url = /listens on (http:\S+)/.exec(words)?.[1] ?? '';
    if (url) break;
    const more = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]);
    if (!more) throw new Error(`The server ended before it listened: ${words}`);
  }
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    words: () => words,
    end: (signal) => {
      if (signal) child.kill(signal);
      return ended;
    },
  };
}
