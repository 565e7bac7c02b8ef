// @ts-check
/** What a V8 profile says, in lines: where a process spent its processor time. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ id: number, callFrame: { functionName: string, url: string }, children?: number[] }} ProfileNode */

/** Whose code it is. @param {{ functionName: string, url: string }} frame */
function ownerOf({ functionName, url }) {
  if (/^\((garbage collector|program|idle|root)\)$/.test(functionName)) return functionName;
  const inside = /node_modules\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inside) return inside;
  if (url.startsWith('node:')) return 'node';
  if (url.startsWith('wasm:')) return 'wasm';
  return url.includes('/backend/dist/') ? 'ours' : 'other';
}

/**
 * Shares of the busy time of all profiles in a folder, by whose code it is and by function, the largest first.
 * @param {string} folder @param {number} [most]
 * @returns {{ owners: [string, number][], functions: [string, number][] }} shares from 0 to 1
 */
export function profileShares(folder, most = 12) {
  /** @type {Map<string, number>} */
  const owners = new Map();
  /** @type {Map<string, number>} */
  const functions = new Map();
  let busy = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const byId = new Map(nodes.map((/** @type {ProfileNode} */ node) => [node.id, node.callFrame]));
    samples.forEach((/** @type {number} */ id, /** @type {number} */ at) => {
      const frame = byId.get(id);
      const owner = frame ? ownerOf(frame) : 'other';
      if (owner === '(idle)') return;
      const time = Math.max(0, timeDeltas[at]);
      busy += time;
      owners.set(owner, (owners.get(owner) ?? 0) + time);
      const name = `${frame?.functionName || 'anonymous'} (${owner})`;
      functions.set(name, (functions.get(name) ?? 0) + time);
    });
  }
  /** @param {Map<string, number>} found @returns {[string, number][]} */
  const largest = (found) =>
    [...found]
      .map(([name, time]) => /** @type {[string, number]} */ ([name, time / Math.max(1, busy)]))
      .sort(([, a], [, b]) => b - a)
      .slice(0, most);
  return { owners: largest(owners), functions: largest(functions) };
}
