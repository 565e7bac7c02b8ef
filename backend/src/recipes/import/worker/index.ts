import { understandPage } from '../page';
import { PageThread, type ReadPage } from './page-thread';

export type { ReadPage, Unread } from './page-thread';

/** A page of a megabyte takes a third of a second; what takes so long is made to. */
const LIMITS = { ms: 8_000, letters: 6_000_000, megabytes: 384 } as const;

/** Source that no build has put together, as in specs: there is no worker file, and pages are read at once. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

const thread = IS_SOURCE ? undefined : new PageThread(new URL('./page-worker.mjs', import.meta.url), LIMITS);

/**
 * What a page holds, read in a thread of its own. Never rejects: a page that is too large or takes too long is
 * named so.
 *
 * @param html decoded text
 * @param address of the page, after redirects
 * @param pick which of the recipe's `choices` is wanted, when the page has several
 */
export function understandInWorker(html: string, address: string, pick?: string): Promise<ReadPage> {
  if (thread) return thread.read(html, address, pick);
  return Promise.resolve(
    html.length > LIMITS.letters
      ? { kind: 'none', because: 'tooLarge' }
      : understandPage(html, address, { pick }),
  );
}
