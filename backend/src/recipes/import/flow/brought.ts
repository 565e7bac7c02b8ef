import type { ImportOutcome } from '@sytno/contract';
import { OutgoingError, type OutgoingReason } from '../../../platform/outgoing/outgoing-call';
import { HostBusy, type FetchedPage } from '../../../platform/outgoing/web-fetcher';
import { Refusal } from '../../../platform/errors/refusal';
import type { NoRecipe } from '../page/shape';
import type { Unread } from '../worker';

/** Statuses by which a site says that it does not show a page to programs, or to anybody without an account. */
const BLOCKED = new Set([
  401, 402, 403, 405, 406, 407, 409, 418, 421, 423, 425, 429, 430, 451, 498, 499, 503, 999,
]);
const GONE = new Set([404, 410]);

const BY_REASON: Readonly<Record<OutgoingReason, ImportOutcome>> = {
  address: 'forbidden',
  scheme: 'forbidden',
  port: 'forbidden',
  private: 'forbidden',
  name: 'unreachable',
  redirects: 'unreachable',
  size: 'large',
  type: 'no-page',
  time: 'slow',
  failed: 'unreachable',
};

/** What the status of a page says, unless that it is there. */
export function outcomeOfStatus({ status }: Pick<FetchedPage, 'status'>): ImportOutcome | null {
  if (status >= 200 && status < 300) return null;
  if (GONE.has(status)) return 'gone';
  return BLOCKED.has(status) ? 'blocked' : 'unreachable';
}

const BY_READING: Readonly<Record<NoRecipe | Unread, ImportOutcome>> = {
  // Pages that programs alone fill are empty to us; somebody's browser shows them.
  empty: 'none',
  'no-recipe': 'none',
  'sign-in': 'blocked',
  blocked: 'blocked',
  tooLarge: 'large',
  tooLong: 'failed',
  broken: 'failed',
};

/** What a page is that no recipe was read from. */
export const outcomeOfNone = (because: NoRecipe | Unread): ImportOutcome => BY_READING[because];

/** What a failure to fetch comes to; undefined for one that is our own. */
export function outcomeOfError(error: unknown): ImportOutcome | undefined {
  if (error instanceof OutgoingError) return BY_REASON[error.reason];
  if (error instanceof HostBusy || (error instanceof Refusal && error.code === 'TOO_MANY')) return 'busy';
  return undefined;
}
