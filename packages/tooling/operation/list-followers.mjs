// @ts-check
/** Devices that have a grocery list open and come back whenever their stream ends. */
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 300;

/**
 * @typedef {object} Follower
 * @property {ReadonlySet<number>} heard numbers of changes
 * @property {() => number} opened how often its stream was opened
 */

/**
 * @param {string} url @param {string} listId @param {Record<string, string>} headers @param {AbortSignal} signal
 * @returns {Follower}
 */
export function followList(url, listId, headers, signal) {
  /** @type {Set<number>} */
  const heard = new Set();
  let opened = 0;
  const read = async () => {
    const answer = await fetch(`${url}/api/grocery/lists/${listId}/stream`, {
      headers: { ...headers, 'last-event-id': String(Math.max(0, ...heard)) },
      signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`A stream answered ${answer.status}.`);
    opened++;
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      rest += text;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}');
        if (event.kind === 'changes') for (const { seq } of event.changes) heard.add(seq);
      }
    }
  };
  const follow = async () => {
    while (!signal.aborted) {
      await read().catch(() => undefined);
      await wait(AGAIN_MS);
    }
  };
  void follow();
  return { heard, opened: () => opened };
}
