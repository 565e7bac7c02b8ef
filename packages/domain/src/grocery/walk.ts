/** Something went into the basket: where it stood, who took it, and when (milliseconds since any moment). */
export interface AisleTick {
  readonly aisleId: string;
  readonly by: string | null;
  readonly at: number;
}

/** The aisles of one walk in the order in which they were met, each once. */
export type Walk = readonly string[];

const HOUR = 3_600_000;
/** Who takes nothing for so long has left the shop. */
const PAUSE = 2 * HOUR;
/** So many walks of a shop are kept: older ones have next to no weight. */
export const MOST_WALKS = 20;
/** What a walk counts less than the one after it, among those that met the same two aisles. */
const FADES = 0.8;
/** Two aisles have an order when it was seen about twice, and mostly this way round. */
const LEAST_WEIGHT = 1.5;
const LEAST_SHARE = 0.6;

/**
 * The walks that ticks tell of: each person's own, parted where he paused for hours. Where somebody went back for
 * what he forgot, the middle of his ticks says where an aisle lies. A walk through one aisle says nothing.
 */
export function walksOf(ticks: readonly AisleTick[]): Walk[] {
  const people = [...new Set(ticks.map(({ by }) => by))];
  return people.flatMap((person) => {
    const own = ticks.filter(({ by }) => by === person).sort((a, b) => a.at - b.at);
    return parted(own)
      .map(metInOrder)
      .filter((walk) => walk.length > 1);
  });
}

function parted(ticks: readonly AisleTick[]): AisleTick[][] {
  const parts: AisleTick[][] = [];
  ticks.forEach((tick, index) => {
    const before = ticks[index - 1];
    if (!before || tick.at - before.at > PAUSE) parts.push([]);
    parts.at(-1)?.push(tick);
  });
  return parts;
}

function metInOrder(ticks: readonly AisleTick[]): Walk {
  const places = new Map<string, number[]>();
  ticks.forEach(({ aisleId }, place) => places.set(aisleId, [...(places.get(aisleId) ?? []), place]));
  const middle = (aisle: string) => middleOf(places.get(aisle) ?? []);
  return [...places.keys()].sort((a, b) => middle(a) - middle(b));
}

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/**
 * The order in which a shop is walked: what walks showed about twice and mostly the same way, and the usual order
 * for everything else. Aisles that nobody was seen in keep their places; those of the walks share the places that
 * are theirs in the usual order. One odd walk among several changes nothing, and a shop that was rebuilt is
 * relearned within about five.
 *
 * @param usual all aisles of the catalogue in their order
 * @param walks newest last; aisles that the catalogue does not know are passed over
 */
export function walkedOrder(usual: readonly string[], walks: readonly Walk[]): string[] {
  const known = usual.filter((aisle) => walks.some((walk) => walk.includes(aisle)));
  const sorted = sortedBy(known, ordersSeen(known, walks));
  const places = new Set(known);
  let next = 0;
  return usual.map((aisle) => (places.has(aisle) ? (sorted[next++] ?? aisle) : aisle));
}

/** By walks: `first` comes before `then`. */
interface SeenOrder {
  readonly first: string;
  readonly then: string;
  readonly weight: number;
}

function ordersSeen(aisles: readonly string[], walks: readonly Walk[]): SeenOrder[] {
  const newestFirst = walks.slice(-MOST_WALKS).toReversed();
  return aisles.flatMap((a, index) =>
    aisles.slice(index + 1).flatMap((b) => {
      const both = newestFirst.filter((walk) => walk.includes(a) && walk.includes(b));
      const weights = both.map((walk, age) => ({
        forward: walk.indexOf(a) < walk.indexOf(b),
        weight: FADES ** age,
      }));
      const of = (forward: boolean) =>
        weights.reduce((sum, one) => (one.forward === forward ? sum + one.weight : sum), 0);
      const [forward, backward] = [of(true), of(false)];
      const [first, then, weight] = forward >= backward ? [a, b, forward] : [b, a, backward];
      const isSure = weight >= LEAST_WEIGHT && weight / (forward + backward) >= LEAST_SHARE;
      return isSure ? [{ first, then, weight }] : [];
    }),
  );
}

/** Sure orders first, the surest of them first where they run in a circle; among free aisles the usual order. */
function sortedBy(aisles: readonly string[], seen: readonly SeenOrder[]): string[] {
  const after = new Map<string, Set<string>>(aisles.map((aisle) => [aisle, new Set()]));
  const leadsTo = (from: string, to: string): boolean =>
    from === to || [...(after.get(from) ?? [])].some((next) => leadsTo(next, to));
  for (const { first, then } of seen.toSorted((a, b) => b.weight - a.weight)) {
    if (!leadsTo(then, first)) after.get(first)?.add(then);
  }
  const left = [...aisles];
  const sorted: string[] = [];
  while (left.length > 0) {
    const free = left.findIndex((aisle) => !left.some((other) => after.get(other)?.has(aisle)));
    sorted.push(...left.splice(Math.max(0, free), 1));
  }
  return sorted;
}

/** An order that was made by hand, over the aisles that there are now: a new one stands where it usually does. */
export function handOrder(usual: readonly string[], byHand: readonly string[]): string[] {
  const order = byHand.filter((aisle) => usual.includes(aisle));
  usual.forEach((aisle, place) => {
    if (order.includes(aisle)) return;
    const before = usual.slice(0, place).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, aisle);
  });
  return order;
}
