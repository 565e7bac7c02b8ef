import type { ImportOutcome } from '@sytno/contract';
import { OutgoingError, type OutgoingReason } from '../../../platform/outgoing/outgoing-call';
import { HostBusy, type FetchedPage } from '../../../platform/outgoing/web-fetcher';
import { Refusal } from '../../../platform/errors/refusal';
import { between, DAY, now, plus, SECOND } from '../../../platform/time/clock';
import type { NoRecipe } from '../page/shape';
import type { Unread } from '../worker';

/** Statuses by which a site says that it does not show a page to programs, or to anybody without an account. */
const BLOCKED = new Set([
  401, 402, 403, 405, 406, 407, 409, 418, 421, 423, 425, 430, 451, 498, 499, 503, 999,
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

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** Nobody waits longer for a recipe: such an answer is no wait. */
const LONGEST_WAIT = DAY;

type Answered = Pick<FetchedPage, 'status' | 'retryAfter'>;

/** Until when a site wants us to wait, in seconds or as a date; null when it does not say so in earnest. */
export function waitUntil({ retryAfter }: Pick<Answered, 'retryAfter'>, at: string): string | null {
  const said = retryAfter?.trim() ?? '';
  const ms = /^\d{1,6}$/.test(said)
    ? Number(said) * SECOND
    : /^\p{L}{3},/u.test(said)
      ? between(at, said)
      : NaN;
  return ms > 0 && ms <= LONGEST_WAIT ? plus(at, ms) : null;
}

/** What the status of a page says, unless that it is there. */
export function outcomeOfStatus({ status, retryAfter }: Answered): ImportOutcome | null {
  if (status >= 200 && status < 300) return null;
  if (GONE.has(status)) return 'gone';
  const waits = status === UNAVAILABLE && waitUntil({ retryAfter }, now()) !== null;
  if (status === TOO_MANY_REQUESTS || waits) return 'wait';
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
