import { nearestSize } from './portions';
import { at, type State } from './state';

interface Place {
  readonly slot: number;
  readonly plate: number;
  readonly dish: number;
  readonly sizes: readonly number[];
}

/** Less than this is arithmetic. */
export const GAIN = 1e-7;

/** An eater's plates of a day whose grams may be chosen. */
function freePlaces(state: State, day: number, eater: number): Place[] {
  return at(state.model.days, day).slots.flatMap((slot) => {
    const dish = at(state.plan.dish, slot);
    if (dish < 0) return [];
    return state.slot(slot).plates.flatMap((plate, index) => {
      if (plate.eater !== eater) return [];
      const sizes = state.sizesFor(slot, index, dish);
      return sizes.length > 1 ? [{ slot, plate: index, dish, sizes }] : [];
    });
  });
}

/** Totals with grams of one dish more (or less), into `into`. */
export function shift(into: Float64Array, from: Float64Array, perGram: Float64Array, grams: number): void {
  for (let figure = 0; figure < into.length; figure++) {
    into[figure] = (from[figure] as number) + (perGram[figure] as number) * grams;
  }
}

/** Every three of some things, in their order. */
function triplesOf<T>(all: readonly T[]): (readonly [T, T, T])[] {
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((two, j) => all.slice(i + j + 2).map((three) => [one, two, three] as const)),
  );
}

/**
 * Chooses kitchen sizes for an eater's plates of a day as `fitPortions` does, and then three at a time: kcal and
 * three macros often need as many plates to move at once. Gives the points of his day.
 */
export function fitClosely(state: State, day: number, eater: number): number {
  const triples = triplesOf(freePlaces(state, day, eater));
  let improved = true;
  while (improved) {
    fitPortions(state, day, eater);
    improved = false;
    for (const triple of triples) if (fitThree(state, day, eater, triple)) improved = true;
  }
  return state.eaterPoints(day, eater);
}

/**
 * Chooses kitchen sizes for an eater's plates of a day, first one after another, then two at a time, until
 * nothing gets better. Gives the points of his day.
 *
 * @param around only pairs with this slot are tried: enough to see what a dish is worth
 */
export function fitPortions(state: State, day: number, eater: number, around: number | null = null): number {
  const places = freePlaces(state, day, eater);
  const pairs = places.flatMap((first, index) =>
    places
      .slice(index + 1)
      .flatMap((second) =>
        around === null || first.slot === around || second.slot === around ? [[first, second] as const] : [],
      ),
  );
  let improved = true;
  while (improved) {
    improved = false;
    for (const place of places) if (fitOne(state, day, eater, place)) improved = true;
    if (improved) continue;
    for (const [first, second] of pairs) if (fitTwo(state, day, eater, first, second)) improved = true;
  }
  return state.eaterPoints(day, eater);
}

const gramsAt = (state: State, { slot, plate }: Place): number => at(at(state.plan.grams, slot), plate);

/**
 * Walks from a size downhill. The points are convex in the grams of a plate, so where it ends is the best.
 * Gives the index; `least.points` is what it costs.
 */
export function walk(
  count: number,
  start: number,
  pointsAt: (index: number) => number,
  least: { points: number },
): number {
  let index = start;
  let points = pointsAt(index);
  for (const by of [1, -1]) {
    for (let next = index + by; next >= 0 && next < count; next += by) {
      const there = pointsAt(next);
      if (there >= points) break;
      points = there;
      index = next;
    }
    if (index !== start) break;
  }
  least.points = points;
  return index;
}

function fitOne(state: State, day: number, eater: number, place: Place): boolean {
  const { perGram } = at(state.model.dishes, place.dish);
  const now = gramsAt(state, place);
  const totals = state.totalsAt(day, eater);
  const tried = new Float64Array(totals.length);
  const pointsOf = (grams: number): number => {
    shift(tried, totals, perGram, grams - now);
    return state.pointsOf(day, eater, tried) + state.platePoints(place.slot, place.plate, place.dish, grams);
  };
  const before = pointsOf(now);
  const least = { points: Infinity };
  const start = nearestSize(place.sizes, now);
  const best = walk(place.sizes.length, start, (index) => pointsOf(at(place.sizes, index)), least);
  if (least.points >= before - GAIN) return false;
  state.weigh(place.slot, place.plate, at(place.sizes, best));
  return true;
}

function fitTwo(state: State, day: number, eater: number, first: Place, second: Place): boolean {
  const one = at(state.model.dishes, first.dish).perGram;
  const two = at(state.model.dishes, second.dish).perGram;
  const [nowOne, nowTwo] = [gramsAt(state, first), gramsAt(state, second)];
  const totals = state.totalsAt(day, eater);
  const half = new Float64Array(totals.length);
  const tried = new Float64Array(totals.length);
  const share = (place: Place, grams: number) =>
    state.platePoints(place.slot, place.plate, place.dish, grams);
  const sizes = second.sizes;
  const shares = sizes.map((grams) => share(second, grams));
  const pointsOf = (index: number): number => {
    shift(tried, half, two, (sizes[index] as number) - nowTwo);
    return state.pointsOf(day, eater, tried) + (shares[index] as number);
  };
  let best = state.pointsOf(day, eater, totals) + share(first, nowOne) + share(second, nowTwo) - GAIN;
  let chosen: readonly [number, number] | undefined;
  const least = { points: Infinity };
  let index = nearestSize(sizes, nowTwo);
  for (const gramsOne of first.sizes) {
    shift(half, totals, one, gramsOne - nowOne);
    // What the second should weigh changes little from one size of the first to the next.
    index = walk(sizes.length, index, pointsOf, least);
    const points = least.points + share(first, gramsOne);
    if (points < best) [best, chosen] = [points, [gramsOne, at(sizes, index)]];
  }
  if (!chosen) return false;
  state.weigh(first.slot, first.plate, chosen[0]);
  state.weigh(second.slot, second.plate, chosen[1]);
  return true;
}

function fitThree(state: State, day: number, eater: number, places: readonly [Place, Place, Place]): boolean {
  const [first, second, third] = places;
  const [one, two, three] = places.map(({ dish }) => at(state.model.dishes, dish).perGram) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const [nowOne, nowTwo, nowThree] = places.map((place) => gramsAt(state, place)) as [number, number, number];
  const totals = state.totalsAt(day, eater);
  const [most, half, tried] = [totals, totals, totals].map(({ length }) => new Float64Array(length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const sharesOf = ({ slot, plate, dish, sizes }: Place) =>
    sizes.map((grams) => state.platePoints(slot, plate, dish, grams));
  const [sharesOne, sharesTwo, sharesThree] = places.map(sharesOf) as [number[], number[], number[]];
  const share = ({ slot, plate, dish }: Place, grams: number) => state.platePoints(slot, plate, dish, grams);
  const pointsOf = (index: number): number => {
    shift(tried, half, three, (third.sizes[index] as number) - nowThree);
    return state.pointsOf(day, eater, tried) + (sharesThree[index] as number);
  };
  let best =
    state.pointsOf(day, eater, totals) +
    share(first, nowOne) +
    share(second, nowTwo) +
    share(third, nowThree) -
    GAIN;
  let chosen: readonly [number, number, number] | undefined;
  const least = { points: Infinity };
  const start = nearestSize(third.sizes, nowThree);
  first.sizes.forEach((gramsOne, i) => {
    shift(most, totals, one, gramsOne - nowOne);
    let index = start;
    second.sizes.forEach((gramsTwo, j) => {
      shift(half, most, two, gramsTwo - nowTwo);
      index = walk(third.sizes.length, index, pointsOf, least);
      const points = least.points + (sharesOne[i] as number) + (sharesTwo[j] as number);
      if (points < best) [best, chosen] = [points, [gramsOne, gramsTwo, at(third.sizes, index)]];
    });
  });
  if (!chosen) return false;
  places.forEach(({ slot, plate }, index) => {
    state.weigh(slot, plate, at(chosen as readonly number[], index));
  });
  return true;
}
