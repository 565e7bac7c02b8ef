import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const ru: SameKeys<typeof uk> = {
  mealTypes: {
    breakfast: 'Завтрак',
    'morning-snack': 'Перекус',
    dinner: 'Обед',
    'afternoon-snack': 'Полдник',
    supper: 'Ужин',
  },
  dashboard: {
    title: 'Сегодня',
    week: 'Вся неделя',
    emptyTitle: 'На сегодня ещё ничего не запланировано',
    emptyText: 'Найдите рецепт, и день начнёт складываться.',
  },
  menu: {
    title: 'Меню на неделю',
    week: '{{from}} – {{to}}',
    weeks: 'Другие недели',
    before: 'Предыдущая неделя',
    after: 'Следующая неделя',
    emptyTitle: 'Эта неделя ещё пуста',
    emptyText: 'Начните с одного блюда: остальная неделя сложится вокруг него.',
    findRecipes: 'Найти рецепт',
    ofTarget: '{{kcal}} из {{target}} ккал',
    freeDay: 'Ничего не запланировано',
    item: '{{grams}} г · {{kcal}} ккал',
  },
};
