export const uk = {
  mealTypes: {
    breakfast: 'Сніданок',
    'morning-snack': 'Перекус',
    dinner: 'Обід',
    'afternoon-snack': 'Полуденок',
    supper: 'Вечеря',
  },
  dashboard: {
    title: 'Сьогодні',
    week: 'Увесь тиждень',
    emptyTitle: 'На сьогодні ще нічого не заплановано',
    emptyText: 'Знайдіть рецепт, і день почне складатися.',
  },
  menu: {
    title: 'Меню на тиждень',
    week: '{{from}} – {{to}}',
    weeks: 'Інші тижні',
    before: 'Попередній тиждень',
    after: 'Наступний тиждень',
    emptyTitle: 'Цей тиждень ще порожній',
    emptyText: 'Почніть з однієї страви: решта тижня складеться довкола неї.',
    findRecipes: 'Знайти рецепт',
    ofTarget: '{{kcal}} з {{target}} ккал',
    freeDay: 'Нічого не заплановано',
    item: '{{grams}} г · {{kcal}} ккал',
  },
};
