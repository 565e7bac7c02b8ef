import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const ru: SameKeys<typeof uk> = {
  catalog: {
    title: 'Рецепты',
    count_one: '{{count}} рецепт',
    count_few: '{{count}} рецепта',
    count_many: '{{count}} рецептов',
    count_other: '{{count}} рецепта',
    kcal: '{{kcal}} ккал в порции',
    macros: 'Б {{protein}} · Ж {{fat}} · У {{carbs}} г',
    minutes_one: '{{count}} минута',
    minutes_few: '{{count}} минуты',
    minutes_many: '{{count}} минут',
    minutes_other: '{{count}} минуты',
    number: '№ {{number}}',
    pages: 'Страницы списка',
    page: 'Страница {{page}} из {{pages}}',
    previous: 'Предыдущая',
    next: 'Следующая',
  },
};
