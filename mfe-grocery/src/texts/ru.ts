import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const ru: SameKeys<typeof uk> = {
  lists: {
    title: 'Списки покупок',
    days: '{{from}} – {{to}}',
    ticked_one: 'Куплено {{ticked}} из {{count}} позиции',
    ticked_few: 'Куплено {{ticked}} из {{count}} позиций',
    ticked_many: 'Куплено {{ticked}} из {{count}} позиций',
    ticked_other: 'Куплено {{ticked}} из {{count}} позиции',
    state: { draft: 'Черновик', 'in-use': 'В магазине', closed: 'Закрыт' },
    emptyTitle: 'Списков пока нет',
    emptyText: 'Список складывается из меню: запланируйте дни, и Sytno посчитает, что купить.',
    toMenu: 'К меню недели',
  },
};
