import { dateOfPlace, isDay, type Day } from '@sytno/domain';
import type { How, Template, TemplateDish } from './templates.queries';

type Item = Template['items'][number];

/** Another dish that comes instead of one. */
export interface Swap {
  readonly dish: TemplateDish;
  readonly grams: number | null;
}

/** Which dishes of a template come, and which others instead of some. */
export interface Taken {
  /** Keys of dishes. */
  readonly chosen: ReadonlySet<string>;
  readonly swaps: ReadonlyMap<string, Swap>;
}

/** A dish of a template by its place. */
export const keyOf = ({ week, weekday, mealType, recipeId }: Item): string =>
  [week, weekday, mealType, recipeId].join('.');

/** What a link to a template asks to be taken: `take` is all of it (`all`), a day (`1.3`) or a dish; `from` the day. */
export interface Wanted {
  readonly prefix: string;
  readonly from: Day | null;
}

/** Null when the link asks for nothing. */
export function wantedOf(params: URLSearchParams): Wanted | null {
  const take = params.get('take');
  if (take === null) return null;
  const from = params.get('from') ?? '';
  return { prefix: take === 'all' ? '' : take, from: isDay(from) ? from : null };
}

/** The dishes that a link asks for, without days that have passed; all where it asks for nothing that is there. */
export function chosenAtFirst(
  items: readonly Item[],
  wanted: Wanted | null,
  today: Day,
): ReadonlySet<string> {
  const all = new Set(items.map(keyOf));
  if (wanted === null) return all;
  const named = items.filter((item) => `${keyOf(item)}.`.startsWith(wanted.prefix && `${wanted.prefix}.`));
  const ahead = named.filter(
    (item) => wanted.from === null || dateOfPlace(wanted.from, item) >= today || wanted.prefix !== '',
  );
  return ahead.length === 0 ? all : new Set(ahead.map(keyOf));
}

/** What is sent of a choice: nothing of it where all of a template comes as it is. */
export function partOf(items: readonly Item[], { chosen, swaps }: Taken): Pick<How, 'part' | 'swaps'> {
  const comes = items.filter((item) => chosen.has(keyOf(item)));
  const place = ({ week, weekday, mealType, recipeId }: Item) => ({ week, weekday, mealType, recipeId });
  const swapped = comes.flatMap((item) => {
    const swap = swaps.get(keyOf(item));
    return swap ? [{ ...place(item), by: swap.dish.recipeId, grams: swap.grams }] : [];
  });
  return {
    ...(comes.length < items.length && { part: comes.map(place) }),
    ...(swapped.length > 0 && { swaps: swapped }),
  };
}

/** The dishes of each day of a template that has some, in its order. */
export function daysOf(items: readonly Item[]): { week: number; weekday: number; items: readonly Item[] }[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${String(item.week)}.${String(item.weekday)}`;
    days.set(key, [...(days.get(key) ?? []), item]);
  }
  return [...days.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ week: first.week, weekday: first.weekday, items: own }] : [];
  });
}
