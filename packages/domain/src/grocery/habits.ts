import { daysBetween, type Day } from '../time/day';

/** Something that a household bought, on a day. */
export interface Purchased {
  /** What tells foods apart: see `keyOfLine`. */
  readonly key: string;
  readonly day: Day;
}

/** After so many days a purchase counts half. */
const HALF_AFTER = 45;

export interface Habit {
  readonly key: string;
  /** On how many days it was bought. */
  readonly times: number;
  readonly last: Day;
}

/**
 * What a household buys, most to be expected first: how often and how lately in one measure, in which a purchase
 * of today counts one and loses half of it in 45 days. Twice on a day is once.
 */
export function habitsOf(purchases: readonly Purchased[], today: Day): Habit[] {
  const days = new Map<string, Set<Day>>();
  for (const { key, day } of purchases) days.set(key, (days.get(key) ?? new Set()).add(day));
  const weightOf = (some: ReadonlySet<Day>) =>
    [...some].reduce((sum, day) => sum + 0.5 ** (Math.max(0, daysBetween(day, today)) / HALF_AFTER), 0);
  return [...days]
    .map(([key, some]) => ({
      habit: { key, times: some.size, last: [...some].sort().at(-1) ?? today },
      weight: weightOf(some),
    }))
    .sort((a, b) => b.weight - a.weight || (a.habit.key < b.habit.key ? -1 : 1))
    .map(({ habit }) => habit);
}
