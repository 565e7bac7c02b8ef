import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { allergenKey, formatDuration, formatKcal, type useTexts } from '@sytno/kit';
import type { Filters } from './filters';

export type Category = Outputs['recipes']['catalog']['categories']['items'][number];

/** What the list knows of the words for what is chosen. */
export interface Known {
  readonly categories: readonly Category[];
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

/** One choice that narrows the list, in words, and what takes it off. */
export interface ChosenFilter {
  readonly key: string;
  readonly words: string;
  readonly off: Partial<Filters>;
}

type T = ReturnType<typeof useTexts>['t'];

/** What is chosen besides the name, which stands in its own field. */
export function chosenFilters(filters: Filters, known: Known, t: T, lng: Language): ChosenFilter[] {
  return [...ofFlags(filters, t), ...ofLists(filters, known, t), ...ofNumbers(filters, t, lng)];
}

function ofFlags(filters: Filters, t: T): ChosenFilter[] {
  const flags = (['favourites', 'mine', 'liked', 'glutenFree', 'withoutElectricity', 'festive'] as const)
    .filter((key) => filters[key])
    .map((key) => ({ key, words: t(`filter.${key}`), off: { [key]: false } }));
  const { mealType, diet } = filters;
  return [
    ...flags,
    ...(mealType ? [{ key: 'mealType', words: t(`mealTypes.${mealType}`), off: { mealType: null } }] : []),
    ...(diet ? [{ key: 'diet', words: t(`filter.diets.${diet}`), off: { diet: null } }] : []),
  ];
}

function ofLists(filters: Filters, { categories, foods }: Known, t: T): ChosenFilter[] {
  const named = categories.flatMap((category) => [category, ...category.subcategories]);
  const nameIn = (all: readonly { id: string; name: string }[], id: string): string =>
    all.find((one) => one.id === id)?.name ?? '…';
  const list = <K extends 'categories' | 'ingredients' | 'without' | 'free' | 'unequipped'>(
    key: K,
    words: (id: Filters[K][number]) => string,
  ): ChosenFilter[] =>
    filters[key].map((id) => ({
      key: `${key} ${id}`,
      words: words(id),
      off: { [key]: filters[key].filter((other) => other !== id) },
    }));
  return [
    ...list('categories', (id) => nameIn(named, id)),
    ...list('ingredients', (id) => t('filter.with', { name: nameIn(foods, id) })),
    ...list('without', (id) => t('filter.not', { name: nameIn(foods, id) })),
    ...list('free', (id) => t('filter.freeOf', { name: t(allergenKey(id)) })),
    ...list('unequipped', (id) => t(`filter.unequipped.${id}`)),
  ];
}

function ofNumbers({ minKcal, maxKcal, minutes }: Filters, t: T, lng: Language): ChosenFilter[] {
  const from = minKcal === null ? '' : formatKcal(minKcal, lng);
  const to = maxKcal === null ? '' : formatKcal(maxKcal, lng);
  const range = from && to ? 'kcalBetween' : from ? 'kcalFrom' : 'kcalTo';
  return [
    ...(from || to
      ? [{ key: 'kcal', words: t(`filter.${range}`, { from, to }), off: { minKcal: null, maxKcal: null } }]
      : []),
    ...(minutes
      ? [
          {
            key: 'minutes',
            words: t('filter.upTo', { time: formatDuration(minutes, lng) }),
            off: { minutes: null },
          },
        ]
      : []),
  ];
}
