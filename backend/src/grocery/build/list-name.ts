import { daysBetween, type Day, type Language } from '@sytno/domain';
import { DAY } from '../../platform/time/clock';

const LOCALE: Readonly<Record<Language, string>> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };
const EPOCH: Day = '1970-01-01';

/** How a list is called unless its maker says: its dates, "23–29 листопада". */
export function nameOfRange(from: Day, to: Day, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // English parts days of one month by spaces, which only the other ranges need.
  return format.formatRange(instantOf(from), instantOf(to)).replace(/(\d)\s–\s(\d)/, '$1–$2');
}

/** Milliseconds since 1970, as Intl counts. */
function instantOf(day: Day): number {
  return daysBetween(EPOCH, day) * DAY;
}
