import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const en: SameKeys<typeof uk> = {
  lists: {
    title: 'Shopping lists',
    days: '{{from}} – {{to}}',
    ticked_one: '{{ticked}} of {{count}} item bought',
    ticked_few: '{{ticked}} of {{count}} items bought',
    ticked_many: '{{ticked}} of {{count}} items bought',
    ticked_other: '{{ticked}} of {{count}} items bought',
    state: { draft: 'Draft', 'in-use': 'In the shop', closed: 'Closed' },
    emptyTitle: 'No lists yet',
    emptyText: 'A list comes from the menu: plan some days, and Sytno counts what to buy.',
    toMenu: 'To the week’s menu',
  },
};
