import { millisecondsOf, type Day, type Language } from '@sytno/domain';

const LOCALES: Readonly<Record<Language, string>> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };

/** A date as a language writes it: "12 грудня 2026 р.". */
export function dayWords(day: Day, language: Language): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], style).format(millisecondsOf(`${day}T00:00:00Z`));
}
