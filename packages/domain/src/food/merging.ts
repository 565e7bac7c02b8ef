import type { Lookup, Range } from './amount';
import { addSums, convertPart, inUnits, NOTHING, sumOf, type AmountSum } from './amount-sum';
import { boughtForm, type Contribution } from './bought-as';
import { soldPer, type ShopFacts } from './ingredient-facts';
import { UNIT_IDS, type UnitId } from './units';
import { unitWeight, type WeightBasis } from './weight';

/** An amount to buy in the unit people say: kilograms and litres from one up, grams and millilitres below. */
export interface BuyAmount extends Range {
  readonly unit: UnitId;
}

/** A part that was turned into the line's first amount, and what it rests on, to be said beside it. */
export interface Crossing extends Range {
  readonly unit: UnitId;
  readonly by: Exclude<WeightBasis, 'convention'>;
}

export interface BuyAmounts {
  /** Empty when the food is only to taste or without amounts; two and more when they cannot be added. */
  readonly amounts: readonly BuyAmount[];
  readonly crossings: readonly Crossing[];
  readonly toTaste: number;
  readonly unstated: number;
}

export interface MergedLine<C extends Contribution> extends BuyAmounts {
  /** What is bought, which is not always what the recipe names. */
  readonly ingredientId: string;
  /** The contributions as they came, in the order they came. */
  readonly from: readonly C[];
}

/** Millilitres or grams, or pieces, as the shop sells the food and as far as its facts allow. */
function buyingUnit(facts: ShopFacts): UnitId {
  const per = soldPer(facts);
  if (per === 'piece' && unitWeight('piece', facts).known) return 'piece';
  return per === 'l' && unitWeight('ml', facts).known ? 'ml' : 'g';
}

interface Foldable {
  readonly unit: UnitId;
  readonly part: Range;
  /** Units of the buying unit in one unit of this part. */
  readonly factor: number;
  readonly by: Crossing['by'];
}

/** Parts that the food's own density and weights turn into the buying unit; a convention is not enough. */
function foldableParts(sum: AmountSum, into: UnitId, facts: ShopFacts): Foldable[] {
  const target = unitWeight(into, facts);
  if (!target.known) return [];
  return [...sum.parts].flatMap(([unit, part]) => {
    const one = unitWeight(unit, facts);
    if (unit === into || !one.known) return [];
    const by = one.value.basis === 'mass' ? target.value.basis : one.value.basis;
    if (by === 'convention') return [];
    return [{ unit, part, factor: one.value.grams / target.value.grams, by }];
  });
}

const isMeasured = (unit: UnitId) => unit === 'g' || unit === 'ml';

function inPeoplesUnit(unit: UnitId, part: Range): BuyAmount {
  const { low, high } = inUnits(part);
  if (!isMeasured(unit) || high < 1000) return { low, high, unit };
  return { low: low / 1000, high: high / 1000, unit: unit === 'g' ? 'kg' : 'l' };
}

/**
 * What a sum reads on a list. Measured parts are told as the shop sells the food (flour by weight, milk by
 * volume, eggs by the piece) where its density or piece weight is known. A counted part joins them only
 * when there is something to join, and by a known weight; else it stands as a second amount under the same
 * line. So 1 piece + 300 g is never 301 of anything.
 */
export function amountsToBuy(sum: AmountSum, facts: ShopFacts = {}): BuyAmounts {
  const into = buyingUnit(facts);
  const foldable = foldableParts(sum, into, facts);
  const together = sum.parts.has(into) || foldable.length > 1;
  const folded = foldable.filter(({ unit }) => together || isMeasured(unit));
  const crossed = new Set(folded.map(({ unit }) => unit));
  const parts = new Map([...sum.parts].filter(([unit]) => !crossed.has(unit)));
  for (const { part, factor } of folded) {
    const more = convertPart(part, factor);
    const before = parts.get(into) ?? { low: 0, high: 0 };
    parts.set(into, { low: before.low + more.low, high: before.high + more.high });
  }
  const order = [into, ...UNIT_IDS.filter((unit) => unit !== into)];
  return {
    amounts: order.flatMap((unit) => {
      const part = parts.get(unit);
      return part ? [inPeoplesUnit(unit, part)] : [];
    }),
    crossings: folded
      .map(({ unit, part, by }) => ({ ...inUnits(part), unit, by }))
      .sort((a, b) => UNIT_IDS.indexOf(a.unit) - UNIT_IDS.indexOf(b.unit)),
    toTaste: sum.toTaste,
    unstated: sum.unstated,
  };
}

/**
 * One line for every food to buy, sorted by id. Foods are told apart by id alone, never by name, after
 * `boughtAs`. Amounts add up within a dimension; ranges add low to low and high to high; "to taste" and
 * unstated amounts are counted and stay a mark. Neither the order of the contributions nor their grouping
 * changes an amount, and no mass is lost.
 */
export function mergeContributions<C extends Contribution>(
  contributions: readonly C[],
  facts: Lookup<ShopFacts>,
): MergedLine<C>[] {
  const lines = new Map<string, { sum: AmountSum; from: C[] }>();
  for (const contribution of contributions) {
    const bought = boughtForm(contribution, facts);
    const line = lines.get(bought.ingredientId) ?? { sum: NOTHING, from: [] };
    line.from.push(contribution);
    lines.set(bought.ingredientId, { sum: addSums(line.sum, sumOf(bought)), from: line.from });
  }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([ingredientId, { sum, from }]) => ({
      ingredientId,
      ...amountsToBuy(sum, facts.get(ingredientId)),
      from,
    }));
}
