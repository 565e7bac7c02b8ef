import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const en: SameKeys<typeof uk> = {
  catalog: {
    title: 'Recipes',
    count_one: '{{count}} recipe',
    count_few: '{{count}} recipes',
    count_many: '{{count}} recipes',
    count_other: '{{count}} recipes',
    kcal: '{{kcal}} kcal a serving',
    macros: 'P {{protein}} · F {{fat}} · C {{carbs}} g',
    minutes_one: '{{count}} minute',
    minutes_few: '{{count}} minutes',
    minutes_many: '{{count}} minutes',
    minutes_other: '{{count}} minutes',
    number: 'No. {{number}}',
    pages: 'Pages of the list',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous',
    next: 'Next',
  },
};
