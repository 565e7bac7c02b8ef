import { moreOf, type BuyAmount } from '@sytno/domain';
import type { ListLine } from '../lists/lists.queries';
import type { Habit } from './lines.queries';
import type { OwnLine, Reading } from './own-line';

/** Something that can be added, or of which there can be more. */
export interface Suggestion {
  readonly key: string;
  /** Null: words. */
  readonly foodId: string | null;
  readonly name: string;
  readonly icon: string | null;
  readonly amount: OwnLine['amount'];
  /** On how many days the household bought it. */
  readonly times: number;
  /** The line that is there already, and what it would make with more; null where the two cannot be added. */
  readonly there: { readonly line: ListLine; readonly makes: BuyAmount | null } | null;
}

interface Known {
  /** What is typed, understood; null while nothing is typed. */
  readonly reading: Reading | null;
  /** Foods of the catalogue whose names are like it, best first. */
  readonly found: readonly { readonly id: string; readonly name: string; readonly icon: string }[];
  readonly habits: readonly Habit[];
  readonly lines: readonly ListLine[];
}

const MOST_HABITS = 12;
const MOST_FOUND = 7;

type Food = Pick<Suggestion, 'foodId' | 'name'> & { readonly icon?: string | null };

/**
 * What is offered while somebody types: first what he wrote, as it is understood, then what the household buys and
 * the catalogue has of that name. Before he types: what is bought often and is not on the list.
 */
export function suggestionsOf({ reading, found, habits, lines }: Known): Suggestion[] {
  const open = lines.filter(({ ticked }) => !ticked);
  if (!reading) {
    return habits
      .map((habit) => shown(habitFood(habit), habit.amount, habits, open))
      .filter(({ there }) => !there)
      .slice(0, MOST_HABITS);
  }
  const { text, amount, foodId } = reading;
  const understood = reading.foods.find(({ id }) => id === foodId);
  const first: Food = { foodId, name: understood?.name ?? text };
  const others: Food[] = [
    ...habits.filter(({ name }) => begins(name, text)).map(habitFood),
    ...found.map(({ id, name, icon }) => ({ foodId: id, name, icon })),
    ...reading.foods.map(({ id, name }) => ({ foodId: id, name })),
  ];
  // What was taken for a food may have been meant as it stands.
  const words: Food[] = foodId === null ? [] : [{ foodId: null, name: text }];
  const unique = new Map<string, Food>();
  for (const food of [first, ...others]) {
    const before = unique.get(keyOf(food));
    unique.set(keyOf(food), { ...food, ...before, icon: before?.icon ?? food.icon ?? null });
  }
  return [
    ...[...unique.values()].slice(0, MOST_FOUND),
    ...words.filter((one) => !unique.has(keyOf(one))),
  ].map((food) => shown(food, amount, habits, open));
}

const habitFood = ({ ingredientId, name, icon }: Habit): Food => ({ foodId: ingredientId, name, icon });

/** The same for both sides of a comparison: no case, no accents. */
const folded = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

const keyOf = ({ foodId, name }: Food): string => foodId ?? `text:${folded(name)}`;

/** Whether a word of the name begins so. */
function begins(name: string, typed: string): boolean {
  const [all, start] = [folded(name), folded(typed)];
  return start !== '' && (all.startsWith(start) || all.includes(` ${start}`));
}

/** What a line puts into the basket. */
const lineKey = ({ ingredientId, insteadOf, insteadId, name }: ListLine): string =>
  keyOf({ foodId: insteadOf === undefined ? ingredientId : (insteadId ?? null), name });

function shown(
  food: Food,
  typed: OwnLine['amount'],
  habits: readonly Habit[],
  open: readonly ListLine[],
): Suggestion {
  const key = keyOf(food);
  const habit = habits.find((one) => keyOf(habitFood(one)) === key);
  const amount = typed ?? habit?.amount ?? null;
  const line = open.find((one) => lineKey(one) === key);
  return {
    key,
    foodId: food.foodId,
    name: food.name,
    icon: food.icon ?? habit?.icon ?? line?.icon ?? null,
    amount,
    times: habit?.times ?? 0,
    there: line ? { line, makes: makesOf(line, amount) } : null,
  };
}

function makesOf({ amounts, buy }: ListLine, more: OwnLine['amount']): BuyAmount | null {
  if (!more) return null;
  const { quantity, unit } = more;
  return moreOf(buy?.amounts ?? amounts, { low: quantity, high: quantity, unit }) ?? null;
}
