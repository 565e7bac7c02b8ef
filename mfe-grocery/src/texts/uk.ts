export const uk = {
  lists: {
    title: 'Списки покупок',
    days: '{{from}} – {{to}}',
    ticked_one: 'Куплено {{ticked}} з {{count}} позиції',
    ticked_few: 'Куплено {{ticked}} з {{count}} позицій',
    ticked_many: 'Куплено {{ticked}} з {{count}} позицій',
    ticked_other: 'Куплено {{ticked}} з {{count}} позиції',
    state: { draft: 'Чернетка', 'in-use': 'У магазині', closed: 'Закритий' },
    emptyTitle: 'Списків ще немає',
    emptyText: 'Список складається з меню: заплануйте дні, і Sytno порахує, що купити.',
    toMenu: 'До меню тижня',
  },
};
