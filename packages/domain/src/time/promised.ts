import { NUTRITION_HOURS } from '../defaults';
import { millisecondsOf } from './day';

const MILLISECONDS_AN_HOUR = 3_600_000;
/** From so few hours left on it is urgent. */
const URGENT_HOURS = 6;
/** From here on people count days. */
const HOURS_ARE_DAYS = 48;
const HOURS_A_DAY = 24;

/** How something that waits stands against a promise, in whole hours or days that are counted for people. */
export interface Promised {
  readonly state: 'early' | 'urgent' | 'late';
  readonly unit: 'hours' | 'days';
  readonly count: number;
}

/**
 * How long is left to answer, or how long it is late.
 *
 * @param createdAt when it began to wait, ISO instant @param now ISO instant
 * @param hours within which it is promised; a day, as messages and new ingredients are (spec §§4, 8)
 */
export function promised(createdAt: string, now: string, hours: number = NUTRITION_HOURS): Promised {
  const left = hours - (millisecondsOf(now) - millisecondsOf(createdAt)) / MILLISECONDS_AN_HOUR;
  if (left > 0) {
    const count = Math.min(hours, Math.ceil(left));
    return { state: count <= URGENT_HOURS ? 'urgent' : 'early', unit: 'hours', count };
  }
  const late = Math.max(1, Math.floor(-left));
  return late < HOURS_ARE_DAYS
    ? { state: 'late', unit: 'hours', count: late }
    : { state: 'late', unit: 'days', count: Math.floor(late / HOURS_A_DAY) };
}
