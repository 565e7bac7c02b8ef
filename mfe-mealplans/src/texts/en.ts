import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const en: SameKeys<typeof uk> = {
  mealTypes: {
    breakfast: 'Breakfast',
    'morning-snack': 'Morning snack',
    dinner: 'Dinner',
    'afternoon-snack': 'Afternoon snack',
    supper: 'Supper',
  },
  dashboard: {
    title: 'Today',
    week: 'The whole week',
    emptyTitle: 'Nothing is planned for today yet',
    emptyText: 'Find a recipe, and the day begins to take shape.',
  },
  menu: {
    title: 'Weekly menu',
    week: '{{from}} – {{to}}',
    weeks: 'Other weeks',
    before: 'Previous week',
    after: 'Next week',
    emptyTitle: 'This week is still empty',
    emptyText: 'Begin with one dish: the rest of the week will gather around it.',
    findRecipes: 'Find a recipe',
    ofTarget: '{{kcal}} of {{target}} kcal',
    freeDay: 'Nothing planned',
    item: '{{grams}} g · {{kcal}} kcal',
  },
};
