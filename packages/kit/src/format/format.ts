import { dateFormat, numberFormat, shownGrams, shownKcal, type Language } from '@sytno/domain';

/** The one place where numbers, money and dates become words; Intl does the work. */
export const LOCALE: Record<Language, string> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };

/** A number with at most `digits` decimals: "1 234,5". */
export function formatNumber(value: number, lng: Language, digits = 0): string {
  return numberFormat(LOCALE[lng], { maximumFractionDigits: digits }).format(value);
}

/** Kilocalories as people read them: whole. The unit's word is the caller's. */
export function formatKcal(kcal: number, lng: Language): string {
  return formatNumber(shownKcal(kcal), lng);
}

/** Grams as people read them: whole from 10 g up, one decimal below. */
export function formatGrams(grams: number, lng: Language): string {
  return formatNumber(shownGrams(grams), lng, 1);
}

/** A share as whole percent: "45 %". @param share 1 is the whole */
export function formatPercent(share: number, lng: Language): string {
  return numberFormat(LOCALE[lng], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** The sign of a currency in a language: "₴", "€". */
export function currencySign(currency: string, lng: Language): string {
  const parts = numberFormat(LOCALE[lng], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Money in minor units as the currency writes it; whole amounts without decimals: "200 ₴". */
export function formatMoney(minor: number, currency: string, lng: Language): string {
  const fraction = minor % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(LOCALE[lng], {
    ...options,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(minor / 100);
}

/** How a date is shown: with the weekday, as day and month, or with the year. */
export type DayStyle = 'weekday' | 'day' | 'full';

const DAY_STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short', day: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** A calendar date in words; the machine's zone does not matter. */
export function formatDay(day: string, lng: Language, style: DayStyle = 'day'): string {
  return plain(
    dateFormat(LOCALE[lng], { ...DAY_STYLES[style], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
  );
}

/** Without the short "year" behind the number, whose dot would stand twice at the end of a sentence. */
const plain = (words: string): string => words.replace(/\s[рг]\.$/u, '');

/** The date part of an instant in the browser's zone, in words. */
export function formatInstant(instant: string, lng: Language): string {
  const options = { ...DAY_STYLES.full, timeZone: browserTimeZone() };
  return plain(dateFormat(LOCALE[lng], options).format(new Date(instant)));
}

/** The clock time of an instant as the language writes it: "14:05". @param timeZone the browser's when left out */
export function formatClock(instant: string, lng: Language, timeZone = browserTimeZone()): string {
  return dateFormat(LOCALE[lng], { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));
}

/** How a time zone is called in a language: "за східноєвропейським часом". @throws RangeError when it is none */
export function timeZoneName(timeZone: string, lng: Language, instant: string): string {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = dateFormat(LOCALE[lng], options).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** An instant of today as its clock time, an older one as its date. */
export function formatWhen(instant: string, lng: Language, at: string = now()): string {
  return formatInstant(instant, lng) === formatInstant(at, lng)
    ? formatClock(instant, lng)
    : formatInstant(instant, lng);
}

let zone = { offset: Number.NaN, name: '' };

/** The browser's time zone; it is read anew when the clock on its wall jumps against the world's. */
export function browserTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (offset !== zone.offset) zone = { offset, name: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return zone.name;
}

/** Today at this browser, as an ISO instant of now. */
export function now(): string {
  return new Date().toISOString();
}
