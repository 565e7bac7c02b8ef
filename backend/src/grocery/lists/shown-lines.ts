import type { Outputs } from '@sytno/contract';
import {
  costOf,
  PRICE_CURRENCIES,
  textFor,
  type BuyAmount,
  type IngredientFacts,
  type Language,
  type Lookup,
} from '@sytno/domain';
import type { LineSource } from '../build/shopping';
import { OTHER_AISLE } from '../texts/aisles';

type ListLine = Outputs['grocery']['lists']['get']['items'][number];
export type Money = NonNullable<ListLine['price']>;
/** A line as its reader sees it, wherever it stands. */
export type ShoppingLine = Omit<ListLine, 'id' | 'position' | 'ticked'>;

/** What of a line is kept; all else is read anew, in the reader's language and currency. */
export interface KeptLine {
  readonly ingredientId: string | null;
  readonly text: string | null;
  readonly amounts: readonly BuyAmount[];
  readonly toTaste: boolean;
  readonly sources: readonly LineSource[];
}

/** What the catalogue says of foods, and in which currency the reader counts. */
export interface PriceReading {
  /** ISO 4217, of the reader's profile. */
  readonly currency: string;
  readonly facts: Lookup<IngredientFacts>;
}

/** Who reads, and what the catalogue says of the foods and dishes he reads of. */
export interface Reading extends PriceReading {
  readonly language: Language;
  readonly aisles: Lookup<{ readonly name: string; readonly position: number }>;
  readonly dishes: Lookup<{ readonly name: string }>;
}

const OTHER = 'other';

/** A kept line in the reader's words, with what it costs him. */
export function shownLine(line: KeptLine, reading: Reading): ShoppingLine {
  const food = line.ingredientId === null ? undefined : reading.facts.get(line.ingredientId);
  const aisle = food && reading.aisles.get(food.aisle);
  return {
    ingredientId: line.ingredientId,
    name: line.text ?? (textFor(food?.names ?? {}, reading.language) || (line.ingredientId ?? '')),
    icon: food?.icon ?? null,
    aisleId: food && aisle ? food.aisle : OTHER,
    aisleName: aisle?.name ?? OTHER_AISLE[reading.language],
    amounts: [...line.amounts],
    toTaste: line.toTaste,
    staple: food?.staple ?? false,
    price: priceOf(line, reading),
    sources: line.sources.map((source) => sourceShown(source, reading)),
  };
}

/** Lines aisle by aisle as the person walks, what has no aisle last; in an aisle by name. */
export function inWalkingOrder<T extends ShoppingLine>(lines: readonly T[], reading: Reading): T[] {
  const { compare } = new Intl.Collator(reading.language);
  const place = ({ aisleId }: ShoppingLine) => reading.aisles.get(aisleId)?.position ?? Infinity;
  return lines.toSorted((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first === second ? compare(a.name, b.name) : first - second;
  });
}

/** The sum of the prices that are known; null when none is. */
export function totalOf(lines: readonly Pick<ShoppingLine, 'price'>[]): Money | null {
  const prices = lines.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  if (!first) return null;
  return { minor: prices.reduce((sum, { minor }) => sum + minor, 0), currency: first.currency };
}

/** Of all amounts together; null when one of them cannot be priced, or there is none. */
export function priceOf(
  { ingredientId, amounts }: Pick<KeptLine, 'ingredientId' | 'amounts'>,
  { facts, currency }: PriceReading,
): Money | null {
  const known = PRICE_CURRENCIES.find((one) => one === currency);
  if (known === undefined || ingredientId === null || amounts.length === 0) return null;
  const lines = amounts.map(({ low, high, unit }) => ({
    ingredientId,
    quantity: low,
    quantityTo: high,
    unit,
  }));
  const cost = costOf(lines, facts, known);
  return cost.missing.length > 0 ? null : { minor: cost.minor, currency: known };
}

function sourceShown(source: LineSource, { dishes }: Reading): ShoppingLine['sources'][number] {
  const { menuItemId, recipeId, date, servings, amount, composed } = source;
  const recipeName = dishes.get(recipeId)?.name ?? '';
  return { menuItemId, recipeId, recipeName, date, servings, amount, ...(composed && { composed }) };
}
