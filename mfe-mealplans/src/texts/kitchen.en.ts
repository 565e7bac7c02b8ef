import type { SameKeys } from '@sytno/kit';
import type { uk } from './kitchen.uk';

export const en: SameKeys<typeof uk> = {
  extra: {
    title: 'What to add: {{meal}}, {{day}}',
    kind: 'What to add',
    product: 'A product',
    note: 'A note',
    food: 'Product of the catalogue',
    foodPlaceholder: 'Apple, kefir, bread…',
    foodHint: 'What nobody cooks. Calories, cost and the shopping list count it.',
    grams: 'How much each person eats',
    gramsHint: 'Empty means a usual portion: a piece, a glass or 100 g.',
    text: 'Note',
    textHint: 'For example: lunch at grandmother’s, order a pizza.',
    left: 'Characters left: {{count}}',
    add: 'Add',
    save: 'Save',
    remove: 'Remove the note',
    noteTitle: 'Note: {{meal}}, {{day}}',
    wantFood: 'Choose a product from the list.',
    wantText: 'Write the note.',
    foodAdded: '“{{name}}” was added: {{day}}, {{meal}}.',
    noteAdded: 'The note was added: {{day}}, {{meal}}.',
    noteChanged: 'The note was changed.',
    noteRemoved: 'The note was removed.',
  },
  cooking: {
    title: 'One cooking',
    here: 'Cooked here: {{servings}}. Also eaten:',
    there: 'Cooked earlier: {{day}}, {{meal}}. {{servings}} together.',
    split: 'Cook separately',
    combine: 'Cook together…',
    combineTitle: 'Cook “{{name}}” together',
    combineText:
      'The dish is cooked once, on the first of these days. Its foods are bought and counted once.',
    which: 'What to cook together',
    total: 'In the pot together: {{servings}}',
    wantTwo: 'Choose at least one more dish.',
    combined: '“{{name}}” is cooked once.',
    divided: '“{{name}}” is cooked separately again.',
    premiumTitle: 'Cooking together comes with Premium',
    premiumText:
      'The same dishes of a week become one cooking: you cook once, eat on several days, and the list counts the foods once.',
    premiumWay: 'What Premium gives',
    close: 'Got it',
  },
};
