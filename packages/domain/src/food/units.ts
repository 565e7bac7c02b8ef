import { known, unknown, type Outcome } from './outcome';

/** What kind of thing a unit measures. `marker` is no measure at all: "to taste". */
export type Dimension = 'mass' | 'volume' | 'count' | 'approx' | 'length' | 'marker';

export interface Unit {
  readonly dimension: Dimension;
  /** Grams, millilitres or centimetres in one unit; only mass, volume and length have it. */
  readonly factor?: number;
  /** Kitchen convention: grams in one, used where the food has no weight of its own for the unit. */
  readonly grams?: number;
  /** Kitchen convention: millilitres in one, used where `grams` is absent and the density is known. */
  readonly ml?: number;
}

const mass = (factor: number): Unit => ({ dimension: 'mass', factor });
const volume = (factor: number): Unit => ({ dimension: 'volume', factor });
const count = (grams?: number): Unit => ({ dimension: 'count', ...(grams === undefined ? {} : { grams }) });
const approx = (weight: { grams?: number; ml?: number }): Unit => ({ dimension: 'approx', ...weight });
const length = (factor: number): Unit => ({ dimension: 'length', factor });

/**
 * Every unit a recipe may use. Mass is exact (the international pound); spoons and the cup are the metric
 * ones of European kitchens (5, 15, 240 ml), the glass is the thin-walled one of 250 ml; ounces, pints,
 * quarts and gallons of volume are those of the United States. The seeds hold the written forms and the
 * other factors (`units.json`), and a spec keeps both tables alike.
 */
const TABLE = {
  g: mass(1),
  kg: mass(1000),
  mg: mass(0.001),
  dag: mass(10),
  oz: mass(28.349523125),
  lb: mass(453.59237),
  ml: volume(1),
  cl: volume(10),
  dl: volume(100),
  l: volume(1000),
  tsp: volume(5),
  dsp: volume(10),
  tbsp: volume(15),
  cup: volume(240),
  glass: volume(250),
  faceted_glass: volume(200),
  fl_oz: volume(29.5735296),
  pint: volume(473.176473),
  quart: volume(946.352946),
  gallon: volume(3785.411784),
  piece: count(),
  pinch: approx({ grams: 0.36, ml: 0.3 }),
  dash: approx({ ml: 0.6 }),
  drop: approx({ ml: 0.05 }),
  splash: approx({ ml: 5 }),
  knife_tip: approx({ grams: 0.5 }),
  handful: approx({ grams: 30 }),
  clove: count(4),
  head: count(),
  slice: count(),
  bunch: count(30),
  sprig: count(1),
  stalk: count(),
  leaf: count(),
  can: count(400),
  jar: count(),
  packet: count(),
  bottle: count(),
  stick: count(),
  pod: count(),
  cube: count(),
  scoop: count(),
  sheet: count(),
  fillet: count(),
  ball: count(),
  tuber: count(),
  ear: count(),
  grain: count(),
  knob: count(),
  loaf: count(),
  punnet: count(),
  bowl: count(),
  serving: count(),
  cm: length(1),
  inch: length(2.54),
  to_taste: { dimension: 'marker' },
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof TABLE;

export const UNITS: Readonly<Record<UnitId, Unit>> = TABLE;
export const UNIT_IDS = Object.keys(TABLE) as readonly UnitId[];

/** Measures of most recipes. */
const COMMON: readonly UnitId[] = [
  'g',
  'kg',
  'ml',
  'l',
  'piece',
  'tbsp',
  'tsp',
  'glass',
  'pinch',
  'to_taste',
];

/** Every unit in the order in which it is offered until an administrator says another. */
export const OFFERED_UNITS: readonly UnitId[] = [...new Set([...COMMON, ...UNIT_IDS])];

export function isUnitId(value: string): value is UnitId {
  return Object.hasOwn(TABLE, value);
}

export function dimensionOf(unit: UnitId): Dimension {
  return UNITS[unit].dimension;
}

/** Grams, millilitres or centimetres in one unit of mass, volume or length; otherwise undefined. */
export function factorOf(unit: UnitId): number | undefined {
  return UNITS[unit].factor;
}

/**
 * The same quantity in another unit of the same dimension. Counts convert to themselves alone: a clove is
 * not a piece. Across dimensions the food must be known, see `weightOf`; here it is `other-dimension`.
 */
export function convert(quantity: number, from: UnitId, to: UnitId): Outcome<number> {
  if (from === to) return known(quantity);
  const a = UNITS[from];
  const b = UNITS[to];
  if (a.dimension !== b.dimension || a.factor === undefined || b.factor === undefined) {
    return unknown('other-dimension');
  }
  return known((quantity * a.factor) / b.factor);
}
