import { brokenRule, PLAN_REASONS, type PlanReason } from '../planning/plan-rules';
import type { GeneratorDish, GeneratorProblem, GeneratorSlot } from './problem';
import { hashed } from './random';

/** Why dishes may not stand in a slot, and how many; `meal` is another meal's dish, `price` one without. */
export type RefusedCounts = Readonly<Record<PlanReason | 'meal' | 'price', number>>;

export interface Eligible {
  /** Indices in the problem's dishes. */
  readonly dishes: readonly number[];
  readonly refused: RefusedCounts;
}

/** The hard rules that look at one dish alone: its meal, what is eaten, the time of the day, a known price. */
export function refusalOf(
  dish: GeneratorDish,
  slot: GeneratorSlot,
  problem: GeneratorProblem,
): keyof RefusedCounts | undefined {
  if (!dish.mealTypes.includes(slot.mealType)) return 'meal';
  if (problem.binding.cash === 'limit' && !dish.priced && hasCashLimit(slot, problem)) return 'price';
  return brokenRule(dish, problem.rules, slot.date);
}

const hasCashLimit = (slot: GeneratorSlot, { eaters }: GeneratorProblem): boolean =>
  eaters.some(({ id, targets }) => targets.cash !== null && slot.eaters.includes(id));

/** Which dishes may stand in a slot, and why the others may not. */
export function eligibleFor(slot: GeneratorSlot, problem: GeneratorProblem): Eligible {
  const dishes: number[] = [];
  const refused: Record<keyof RefusedCounts, number> = { meal: 0, price: 0, ...noReasons() };
  problem.dishes.forEach((dish, index) => {
    const reason = refusalOf(dish, slot, problem);
    if (reason === undefined) dishes.push(index);
    else refused[reason] += 1;
  });
  return { dishes, refused };
}

const noReasons = () =>
  Object.fromEntries(PLAN_REASONS.map((reason) => [reason, 0])) as Record<PlanReason, number>;

/** Of so many dishes of a slot the search looks at most at this many. */
export const MOST_CANDIDATES = 150;

/** What a dish is like: shares of its energy, and money for its energy against what the targets allow. */
interface Profile {
  readonly protein: number;
  readonly fat: number;
  readonly price: number;
}

const LEAST_KCAL = 1;

function profileOf({ kcal, protein, fat, cash }: GeneratorDish['serving'], fair: number): Profile {
  const energy = Math.max(kcal, LEAST_KCAL);
  return { protein: (4 * protein) / energy, fat: (9 * fat) / energy, price: cash / energy / fair };
}

/** The profile that the eaters' targets add up to; what is not set is usual. */
function wanted({ eaters }: GeneratorProblem): Profile & { readonly fair: number } {
  const sum = (key: 'kcal' | 'protein' | 'fat' | 'cash', usual: number): number =>
    eaters.reduce((total, { targets }) => total + (targets[key] ?? usual), 0) || usual;
  const kcal = sum('kcal', 2000);
  return {
    protein: (4 * sum('protein', 100)) / kcal,
    fat: (9 * sum('fat', 65)) / kcal,
    price: 1,
    fair: sum('cash', 20_000) / kcal,
  };
}

const cellOf = ({ protein, fat, price }: Profile): number =>
  Math.min(4, Math.floor(protein * 8)) * 100 +
  Math.min(4, Math.floor(fat * 6)) * 10 +
  (price < 0.6 ? 0 : price < 1.1 ? 1 : 2);

const NONE: ReadonlySet<string> = new Set();
const DEAR = 0.5;
const CHANCE = 0.15;

/**
 * Leaves at most `most` of many dishes, so that what a day may need of each kind is still there: a third are
 * those most like the targets, the others are taken in turn from cells of like protein, fat and price,
 * favourites first, then by chance.
 *
 * @param keep ids of dishes that are left in any case
 */
export function reduceCandidates(
  dishes: readonly number[],
  problem: GeneratorProblem,
  seed: number,
  { most = MOST_CANDIDATES, keep = NONE }: { most?: number; keep?: ReadonlySet<string> } = {},
): number[] {
  if (dishes.length <= most) return [...dishes];
  const aim = wanted(problem);
  const rows = dishes.flatMap((index) => {
    const dish = problem.dishes[index];
    if (!dish) return [];
    const profile = profileOf(dish.serving, aim.fair);
    const chance = hashed(seed, index);
    const far =
      Math.abs(profile.protein - aim.protein) +
      Math.abs(profile.fat - aim.fat) +
      DEAR * Math.max(0, profile.price - 1) +
      CHANCE * chance;
    const order = problem.rules.favourites.has(dish.id) ? chance - 1 : chance;
    return [{ index, far, order, cell: cellOf(profile) }];
  });
  const near = [...rows].sort((a, b) => a.far - b.far).slice(0, Math.ceil(most / 3));
  const kept = dishes.filter((index) => keep.has(problem.dishes[index]?.id ?? ''));
  const chosen = new Set([...kept, ...near.map(({ index }) => index)]);
  const cells = new Map<number, number[]>();
  for (const { index, cell } of rows.sort((a, b) => a.order - b.order)) {
    const members = cells.get(cell);
    if (members) members.push(index);
    else cells.set(cell, [index]);
  }
  const inTurn = [...cells].sort(([a], [b]) => a - b).map(([, members]) => members);
  for (let round = 0; chosen.size < most; round++) {
    for (const members of inTurn) {
      const index = members[round];
      if (index !== undefined && chosen.size < most) chosen.add(index);
    }
  }
  return [...chosen].sort((a, b) => a - b);
}
