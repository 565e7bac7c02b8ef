import type { GroceryList, ListCard, ListedList, ListLine, ShoppingLine } from '../lists.queries';

let count = 0;
/** Another id each time. */
export const anId = () => `7b1e0000-0000-4000-8000-${String(++count).padStart(12, '0')}`;

/** A line with sane values for all a test does not say: 2 kg of potatoes for borscht of four. */
export function aShoppingLine(given: Partial<ShoppingLine> = {}): ShoppingLine {
  return {
    ingredientId: 'potato',
    name: 'картопля',
    icon: 'potato',
    aisleId: 'vegetables',
    aisleName: 'Овочі',
    amounts: [{ low: 2, high: 2, unit: 'kg' }],
    toTaste: false,
    staple: false,
    price: { minor: 4400, currency: 'UAH' },
    sources: [aSource()],
    ...given,
  };
}

export function aSource(
  given: Partial<ShoppingLine['sources'][number]> = {},
): ShoppingLine['sources'][number] {
  return {
    menuItemId: anId(),
    recipeId: anId(),
    recipeName: 'Борщ',
    date: '2026-11-25',
    servings: 4,
    amount: { low: 2, high: 2, unit: 'kg' },
    ...given,
  };
}

export function aLine(given: Partial<ListLine> = {}): ListLine {
  return { ...aShoppingLine(), id: anId(), position: 0, ticked: false, ...given };
}

export function aCard(given: Partial<ListCard> = {}): ListCard {
  return {
    id: anId(),
    name: 'На тиждень',
    state: 'draft',
    from: '2026-11-23',
    to: '2026-11-29',
    lines: 12,
    ticked: 3,
    createdAt: '2026-11-22T10:00:00.000Z',
    closedAt: null,
    ...given,
  };
}

/** The same among others, without a known price unless told. */
export function aListed(given: Partial<ListedList> = {}): ListedList {
  return { ...aCard(given), total: null, ...given };
}

/** A list in the shop of these lines. */
export function aList(items: ListLine[], given: Partial<ListCard> = {}): GroceryList {
  const ticked = items.filter((line) => line.ticked).length;
  return {
    ...aCard({ state: 'in-use', lines: items.length, ticked, ...given }),
    items,
    total: null,
    left: null,
  };
}

/** The card of a list, as the calls that change it answer. */
export function cardOf({ items: _, total: __, left: ___, ...card }: GroceryList): ListCard {
  return card;
}
