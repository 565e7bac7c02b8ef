import type { SameKeys } from '@sytno/kit';
import type { uk } from './phone.uk';

export const en: SameKeys<typeof uk> = {
  enter: {
    title: 'Shopping list',
    text: 'Open the list on the computer, choose “On the phone” and point the camera at the code. Or type the code here.',
    code: 'Code from the computer',
    want: 'Type the code',
    wrong: 'The code does not fit or works no more. Get a new one on the computer.',
    enter: 'Sign in',
    entering: 'Signing in…',
  },
  lists: {
    title: 'Shopping lists',
    all: 'All lists',
    emptyTitle: 'No lists yet',
    emptyText: 'Build a list from the menu on the computer: it appears here at once.',
  },
  offline: 'No connection: what was loaded before is shown.',
  reading: 'Premium has ended. The list can be read until {{day}}.',
  price: 'What premium brings',
  ended: {
    title: 'Premium has ended',
    text: 'The list on the phone is part of premium. Your lists are still there on the computer.',
  },
  leave: 'Disconnect this phone',
};
