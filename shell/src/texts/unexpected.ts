import type { Language } from '@sytno/domain';

/** The heading of the page of last resort, in the specification's words (spec §8); it needs no language file. */
export const UNEXPECTED = 'Unexpected Application Error!';

/** What else it says: it cannot count on the language files, which may be what is missing. */
export const UNEXPECTED_WORDS: Record<Language, Record<'text' | 'reload' | 'home' | 'details', string>> = {
  uk: {
    text: 'Щось зламалося, і сторінка не може показатися. Збережене нікуди не поділося.',
    reload: 'Завантажити знову',
    home: 'На головну',
    details: 'Подробиці для підтримки',
  },
  ru: {
    text: 'Что-то сломалось, и страница не может показаться. Сохранённое никуда не делось.',
    reload: 'Загрузить снова',
    home: 'На главную',
    details: 'Подробности для поддержки',
  },
  en: {
    text: 'Something broke and the page cannot be shown. What was saved is safe.',
    reload: 'Load again',
    home: 'To the home page',
    details: 'Details for support',
  },
};
