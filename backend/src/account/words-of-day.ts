import { millisecondsOf, type Day, type Language } from '@sytno/domain';

const LOCALES = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' } as const;

/** A date as a language writes it. */
export function wordsOfDay(day: Day, language: Language): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], style).format(millisecondsOf(`${day}T00:00:00Z`));
}
