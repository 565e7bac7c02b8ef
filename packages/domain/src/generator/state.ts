import { TARGET_KEYS } from '../food/targets';
import { mayRepeat, sizesOn, type Model, type ModelSlot, type Plan } from './model';
import { cookings, PASSED, pointsOfMoney, POINTS, ratesOf, type Rate } from './score';

const FIGURES = TARGET_KEYS.length;

/** Numbers a figure in the table of rates: see `flatRate`. */
const RATE = 6;

/** A rate as numbers in a row: the search counts millions of them. A figure without an aim has the scale 0. */
function flatRate({ aim, dear, within, beyond, above, limit }: Rate): number[] {
  return [aim === null ? 0 : 100 / aim, dear, within, beyond, above ? 0 : 1, limit ? 1 : 0];
}

/** `missOf` of the rate that stands at a place of the table. */
function missAt(rates: Float64Array, place: number, total: number): number {
  const scale = rates[place] as number;
  if (scale === 0) return 0;
  const percent = total * scale - 100;
  const far = percent > 0 ? percent : -percent * (rates[place + 4] as number);
  const dear = rates[place + 1] as number;
  const within = rates[place + 2] as number;
  const points = far <= dear ? far * within : dear * within + (far - dear) * (rates[place + 3] as number);
  return percent > PASSED && rates[place + 5] === 1 ? points + POINTS.broken + 100 * percent : points;
}

/** An element that is known to be there. The innermost loops write it out: there the call costs too much. */
export const at = <T>(values: ArrayLike<T>, index: number): T => values[index] as T;

function raise(counts: Int32Array, index: number, by: number): void {
  counts[index] = (counts[index] as number) + by;
}

/**
 * A plan that is being changed, with everything needed to know at once what a change is worth. Its score is
 * always `scoreOf` of its plan; the specs hold it to that.
 */
export class State {
  readonly plan: Plan;
  /** By day, eater and figure. */
  private readonly totals: Float64Array;
  private readonly rates: Float64Array;
  private readonly money: Float64Array;
  /** By dish: days on which it is planned. */
  private readonly planned: number[][];
  private readonly categories: Int32Array;
  private readonly mains: Int32Array;
  private readonly packs: Int32Array;
  private readonly eaters: number;
  private readonly mealWeight: number;
  /** Sizes by slot, plate and dish, found when first asked for. */
  private readonly sizes: Map<number, readonly number[]>[][];

  constructor(readonly model: Model) {
    const { days, slots, problem, dishes } = model;
    this.eaters = problem.eaters.length;
    this.mealWeight = POINTS.meal * problem.weights.targets;
    this.plan = { dish: slots.map(() => -1), grams: slots.map(({ plates }) => plates.map(() => 0)) };
    this.totals = new Float64Array(days.length * this.eaters * FIGURES);
    const each = days.flatMap((_, day) => problem.eaters.map((__, eater) => [day, eater] as const));
    this.rates = Float64Array.from(
      each.flatMap(([day, eater]) => ratesOf(model, day, eater).flatMap(flatRate)),
    );
    this.money = Float64Array.from(each.map(([day, eater]) => pointsOfMoney(model, day, eater)));
    this.planned = dishes.map(() => []);
    this.categories = new Int32Array(days.length * model.categories);
    this.mains = new Int32Array(days.length * model.mains);
    this.packs = new Int32Array(model.packs);
    this.sizes = slots.map(({ plates }) => plates.map(() => new Map<number, readonly number[]>()));
  }

  slot(slot: number): ModelSlot {
    return at(this.model.slots, slot);
  }

  sizesFor(slot: number, plate: number, dish: number): readonly number[] {
    const known = at(at(this.sizes, slot), plate);
    let sizes = known.get(dish);
    if (!sizes) {
      sizes = sizesOn(at(this.slot(slot).plates, plate), at(this.model.dishes, dish));
      known.set(dish, sizes);
    }
    return sizes;
  }

  /** Puts a dish (-1: none) into a slot instead of what is there. */
  put(slot: number, dish: number, grams: readonly number[]): void {
    this.count(slot, -1);
    this.plan.dish[slot] = dish;
    this.plan.grams[slot] = [...grams];
    this.count(slot, 1);
  }

  /** Gives a plate other grams. */
  weigh(slot: number, plate: number, grams: number): void {
    const row = at(this.plan.grams, slot);
    this.add(slot, plate, grams - at(row, plate));
    row[plate] = grams;
  }

  private count(slot: number, by: 1 | -1): void {
    const number = at(this.plan.dish, slot);
    if (number < 0) return;
    const { day, plates } = this.slot(slot);
    const { category, main, opens } = at(this.model.dishes, number);
    plates.forEach((_, plate) => this.add(slot, plate, by * at(at(this.plan.grams, slot), plate)));
    raise(this.categories, day * this.model.categories + category, by);
    if (main >= 0) raise(this.mains, day * this.model.mains + main, by);
    for (const pack of opens) raise(this.packs, pack, by);
    const days = at(this.planned, number);
    const dayNumber = at(this.model.days, day).number;
    if (by > 0) days.push(dayNumber);
    else days.splice(days.indexOf(dayNumber), 1);
  }

  private add(slot: number, plate: number, grams: number): void {
    const { day, plates } = this.slot(slot);
    const base = this.base(day, at(plates, plate).eater);
    const { perGram } = at(this.model.dishes, at(this.plan.dish, slot));
    for (let figure = 0; figure < FIGURES; figure++) {
      this.totals[base + figure] =
        (this.totals[base + figure] as number) + (perGram[figure] as number) * grams;
    }
  }

  private base(day: number, eater: number): number {
    return (day * this.eaters + eater) * FIGURES;
  }

  /** A copy of a day's totals for an eater. */
  totalsAt(day: number, eater: number): Float64Array {
    const base = this.base(day, eater);
    return this.totals.slice(base, base + FIGURES);
  }

  /** Points of a day's totals: targets and money, without the meals' shares. */
  pointsOf(day: number, eater: number, totals: Float64Array): number {
    const place = day * this.eaters + eater;
    const from = place * FIGURES * RATE;
    let points = (totals[FIGURES - 1] as number) * (this.money[place] as number);
    for (let figure = 0; figure < FIGURES; figure++) {
      points += missAt(this.rates, from + figure * RATE, totals[figure] as number);
    }
    return points;
  }

  /** Points of what is on a plate, for itself: its meal's share (`mealMiss`). */
  platePoints(slot: number, plate: number, dish: number, grams: number): number {
    const { kcal } = at(this.slot(slot).plates, plate);
    if (kcal === null || kcal <= 0) return 0;
    const own = (at(this.model.dishes, dish).perGram[0] as number) * grams;
    const far = (Math.abs(own - kcal) / kcal) * 100 - POINTS.mealFree;
    return far > 0 ? far * this.mealWeight : 0;
  }

  /** Whether a dish may come into a slot as far as repeating goes; the slot itself must be empty. */
  may(slot: number, dish: number): boolean {
    const day = at(this.model.days, this.slot(slot).day).number;
    const planned = at(this.planned, dish);
    const around = at(this.model.around, dish);
    if (planned.length === 0 && around.length === 0) return true;
    return mayRepeat([...planned, ...around], day, this.model.problem);
  }

  /** Points that a dish in an empty slot adds by what it is: variety, favourites, packs, cookings. */
  kindPoints(slot: number, dish: number): number {
    const { weights, rules } = this.model.problem;
    const { favourites } = rules;
    const { day } = this.slot(slot);
    const { category, main, opens, favourite } = at(this.model.dishes, dish);
    const days = at(this.planned, dish);
    let variety = 0;
    if (at(this.categories, day * this.model.categories + category) > 0) variety += POINTS.category;
    if (main >= 0 && at(this.mains, day * this.model.mains + main) > 0) variety += POINTS.main;
    if (days.length > 0) variety += POINTS.dish;
    let points = variety * weights.variety;
    if (!favourite && favourites.size > 0) points += weights.favourites * POINTS.notFavourite;
    for (const pack of opens) if (at(this.packs, pack) === 0) points += weights.packs * POINTS.pack;
    if (weights.leftovers > 0) {
      const more = cookings([...days, at(this.model.days, day).number]) - cookings(days);
      points += weights.leftovers * POINTS.cooking * more;
    }
    return points;
  }

  /** Points of a day's figures for an eater with the shares of its meals. */
  eaterPoints(day: number, eater: number): number {
    let points = this.pointsOf(day, eater, this.totalsAt(day, eater));
    for (const slot of at(this.model.days, day).slots) {
      const dish = at(this.plan.dish, slot);
      if (dish < 0) continue;
      this.slot(slot).plates.forEach((plate, index) => {
        if (plate.eater === eater)
          points += this.platePoints(slot, index, dish, at(at(this.plan.grams, slot), index));
      });
    }
    return points;
  }

  /** Points of all figures of a day. */
  dayPoints(day: number): number {
    let points = 0;
    for (let eater = 0; eater < this.eaters; eater++) points += this.eaterPoints(day, eater);
    return points;
  }

  /** Points that a slot's dish adds by what it is, or of its being empty; the plan is as before afterwards. */
  slotPoints(slot: number): number {
    const dish = at(this.plan.dish, slot);
    if (dish < 0) return POINTS.empty;
    const grams = at(this.plan.grams, slot);
    this.put(slot, -1, grams);
    const points = this.kindPoints(slot, dish);
    this.put(slot, dish, grams);
    return points;
  }
}
