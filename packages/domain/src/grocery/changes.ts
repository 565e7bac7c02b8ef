import type { Range } from '../food/amount';
import type { AmountSum } from '../food/amount-sum';
import type { BuyAmount } from '../food/merging';
import { cookingKey, sumOfSources, type LineSource } from './source';

/** What a changed menu does to a food of a list that was built before. */
export const CHANGE_KINDS = ['added', 'more', 'less', 'gone'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A line of a list, as far as the menu reaches it. */
export interface HeldLine {
  readonly id: string;
  /** See `keyOfLine`. */
  readonly key: string;
  readonly ticked: boolean;
  readonly sources: readonly LineSource[];
}

/** What the menu wants of a food now. */
export interface PlannedNeed {
  readonly key: string;
  readonly sources: readonly LineSource[];
}

export interface ListChange {
  readonly key: string;
  readonly kind: ChangeKind;
  /** The parts on the list and the parts that the menu wants. */
  readonly before: readonly LineSource[];
  readonly now: readonly LineSource[];
}

/** Less of a difference than this nobody sees, nor does it come of more than rounding. */
const EVEN = 0.002;

const ofMenu = ({ menuItemId }: LineSource): boolean => menuItemId !== null;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= EVEN * Math.max(a, b);

/** How `now` differs from `before`: in one unit more is more, whatever became of the others. */
function kindOf(before: AmountSum, now: AmountSum): ChangeKind | undefined {
  const units = [...new Set([...before.parts.keys(), ...now.parts.keys()])];
  const high = (sum: AmountSum, unit: (typeof units)[number]) => sum.parts.get(unit)?.high ?? 0;
  const uneven = units.filter((unit) => !near(high(before, unit), high(now, unit)));
  if (uneven.length === 0) return undefined;
  return uneven.some((unit) => high(now, unit) > high(before, unit)) ? 'more' : 'less';
}

/**
 * What became of the menu since the list was built, food by food. What came onto the list without the menu is
 * not looked at.
 *
 * @param without keys of foods that are not to be offered: they were left out, or taken off
 */
export function changesOf(
  lines: readonly HeldLine[],
  planned: readonly PlannedNeed[],
  without: ReadonlySet<string> = new Set(),
): ListChange[] {
  const keys = [...new Set([...lines, ...planned].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const before = lines.filter((line) => line.key === key).flatMap(({ sources }) => sources.filter(ofMenu));
    const now = planned.filter((need) => need.key === key).flatMap(({ sources }) => sources);
    if (before.length === 0 && (now.length === 0 || without.has(key))) return [];
    const kind =
      before.length === 0
        ? 'added'
        : now.length === 0
          ? 'gone'
          : kindOf(sumOfSources(before), sumOfSources(now));
    return kind ? [{ key, kind, before, now }] : [];
  });
}

/** What becomes of the lines of one food when its change is accepted. */
export interface Settled {
  /** New parts of lines; a line that has none of any kind is no longer needed. */
  readonly lines: readonly { readonly id: string; readonly sources: readonly LineSource[] }[];
  /** Parts that stand on no line yet. */
  readonly more: readonly LineSource[];
}

/**
 * Brings the lines of one food to what the menu wants. Lines in the basket keep what they were bought for, as
 * far as it is still wanted; only what is missing comes onto lines that are still to be bought. The parts of
 * all lines together are then the menu's, and what came without the menu stays where it is.
 */
export function settle(lines: readonly HeldLine[], planned: readonly LineSource[]): Settled {
  let pool: readonly LineSource[] = planned;
  const settled = new Map<string, readonly LineSource[]>();
  for (const { id, sources } of lines.filter(({ ticked }) => ticked)) {
    const taken: LineSource[] = [];
    for (const source of sources.filter(ofMenu)) {
      const { part, rest } = takeFrom(pool, source);
      taken.push(...part);
      pool = rest;
    }
    settled.set(id, [...sources.filter((source) => !ofMenu(source)), ...taken]);
  }
  for (const { id, sources } of lines.filter(({ ticked }) => !ticked)) {
    const own = new Set(sources.filter(ofMenu).map(cookingKey));
    const mine = pool.filter((source) => own.has(cookingKey(source)));
    pool = pool.filter((source) => !own.has(cookingKey(source)));
    settled.set(id, [...sources.filter((source) => !ofMenu(source)), ...mine]);
  }
  return { lines: lines.map(({ id }) => ({ id, sources: settled.get(id) ?? [] })), more: pool };
}

/** Takes as much of a cooking's part as a line has of it out of what the menu wants. */
function takeFrom(
  pool: readonly LineSource[],
  held: LineSource,
): { part: readonly LineSource[]; rest: readonly LineSource[] } {
  const at = pool.findIndex(
    (source) => cookingKey(source) === cookingKey(held) && source.amount?.unit === held.amount?.unit,
  );
  const found = pool[at];
  if (!found) return { part: [], rest: pool };
  const others = pool.filter((_, index) => index !== at);
  if (!found.amount || !held.amount) return { part: [found], rest: others };
  const { unit } = found.amount;
  const taken = lesser(found.amount, held.amount);
  const rest: BuyAmount = { low: found.amount.low - taken.low, high: found.amount.high - taken.high, unit };
  const isOver = rest.high > EVEN * found.amount.high;
  return {
    part: [{ ...found, amount: { ...taken, unit } }],
    rest: isOver ? [...others.slice(0, at), { ...found, amount: rest }, ...others.slice(at)] : others,
  };
}

const lesser = (a: Range, b: Range): Range => ({
  low: Math.min(a.low, b.low),
  high: Math.min(a.high, b.high),
});
