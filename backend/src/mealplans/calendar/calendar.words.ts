import type { Language, OfMeals } from '@sytno/domain';

interface CalendarWords {
  readonly name: string;
  readonly meals: OfMeals<string>;
  /** How much is cooked of a dish. */
  readonly servings: string;
  /** Nothing is cooked: the dish is there already. */
  readonly ready: string;
}

/** What a calendar reads of a menu. */
export const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = {
  uk: {
    name: 'Ситно: меню',
    meals: {
      breakfast: 'Сніданок',
      'morning-snack': 'Перекус',
      dinner: 'Обід',
      'afternoon-snack': 'Полуденок',
      supper: 'Вечеря',
    },
    servings: 'порцій',
    ready: 'уже приготовано',
  },
  ru: {
    name: 'Сытно: меню',
    meals: {
      breakfast: 'Завтрак',
      'morning-snack': 'Перекус',
      dinner: 'Обед',
      'afternoon-snack': 'Полдник',
      supper: 'Ужин',
    },
    servings: 'порций',
    ready: 'уже приготовлено',
  },
  en: {
    name: 'Sytno: menu',
    meals: {
      breakfast: 'Breakfast',
      'morning-snack': 'Morning snack',
      dinner: 'Dinner',
      'afternoon-snack': 'Afternoon snack',
      supper: 'Supper',
    },
    servings: 'servings',
    ready: 'already cooked',
  },
};
