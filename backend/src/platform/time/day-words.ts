import { dateFormat, dayAt, millisecondsOf, timeAt, type Day, type Language } from '@sytno/domain';

const LOCALES: Readonly<Record<Language, string>> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };

/** A date as a language writes it: "12 грудня 2026"; the short "year" behind it would end a sentence twice. */
export function dayWords(day: Day, language: Language): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(LOCALES[language], style).format(millisecondsOf(`${day}T00:00:00Z`));
  return words.replace(/\s[рг]\.$/u, '');
}

/** An instant as somebody's clock shows it, with the name of his zone: "12 грудня 2026 р., 14:00 (за східноєвропейським часом)". */
export function momentWords(instant: string, language: Language, timeZone: string): string {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = dateFormat(LOCALES[language], options).formatToParts(millisecondsOf(instant));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${dayWords(dayAt(instant, timeZone), language)}, ${timeAt(instant, timeZone)} (${zone})`;
}
