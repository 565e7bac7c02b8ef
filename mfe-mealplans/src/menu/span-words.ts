import type { Day, Language } from '@sytno/domain';
import { formatDay, formatWeek } from '@sytno/kit';

/** One day, or the seven from a Monday. */
export interface Span {
  readonly from: Day;
  readonly days: 1 | 7;
}

/** A day or a week in words. */
export const spanWords = ({ from, days }: Span, lng: Language): string =>
  days === 7 ? formatWeek(from, lng) : formatDay(from, lng);
