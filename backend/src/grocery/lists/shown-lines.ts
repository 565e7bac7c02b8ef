import type { Outputs } from '@sytno/contract';
import {
  costOf,
  needOf,
  keyOfLine,
  PRICE_CURRENCIES,
  purchaseOf,
  textFor,
  type BuyAmount,
  type IngredientFacts,
  type Language,
  type LineSource,
  type Lookup,
  type Purchase,
} from '@sytno/domain';
import { OTHER_AISLE } from '../texts/aisles';
import type { GroceryLine } from './grocery-list.entity';
import type { Money } from './money';

type ListLine = Outputs['grocery']['lists']['get']['items'][number];
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

/** A kept line with what people made of it. */
type WorkedLine = KeptLine &
  Partial<
    Pick<
      GroceryLine,
      'ownAmounts' | 'note' | 'aisleId' | 'paid' | 'insteadId' | 'insteadText' | 'own' | 'versions'
    >
  >;

/** What the catalogue says of foods, the household's own prices in it, and in which currency the reader counts. */
export interface PriceReading {
  /** ISO 4217, of the reader's profile. */
  readonly currency: string;
  readonly facts: Lookup<IngredientFacts>;
}

/** Where the household looks for foods, by what is bought. */
interface PlaceReading extends PriceReading {
  readonly places?: Lookup<string>;
}

/** Who reads, and what the catalogue says of the foods and dishes he reads of. */
export interface Reading extends PlaceReading {
  readonly language: Language;
  /** In the order in which they are met in the list's shop. */
  readonly aisles: Lookup<{ readonly name: string; readonly position: number }>;
  readonly dishes: Lookup<{ readonly name: string }>;
  /** Null: the usual one, of which nothing is known. */
  readonly shop?: Outputs['grocery']['shops']['choose'] | null;
}

const OTHER = 'other';

/** A kept line in the reader's words, with what it costs him. */
export function shownLine(line: WorkedLine, reading: Reading): ShoppingLine {
  const food = factsOfBought(line, reading);
  const chosen = [line.aisleId, reading.places?.get(keyOfBought(line))].find((id) =>
    reading.aisles.get(id ?? ''),
  );
  const aisleId = chosen ?? food?.aisle;
  const aisle = reading.aisles.get(aisleId ?? '');
  const named = nameOf(line.ingredientId, line.text, reading);
  const isInstead = hasInstead(line);
  return {
    ingredientId: line.ingredientId,
    name: isInstead ? nameOf(line.insteadId ?? null, line.insteadText ?? null, reading) : named,
    icon: food?.icon ?? null,
    aisleId: aisle ? (aisleId ?? OTHER) : OTHER,
    aisleName: aisle?.name ?? OTHER_AISLE[reading.language],
    amounts: [...wantedOf(line)],
    toTaste: line.toTaste,
    staple: food?.staple ?? false,
    sources: line.sources.map((source) => sourceShown(source, reading)),
    buy: buyShown(boughtOf(line, reading)),
    ...priced(line, reading),
    ...sumShown(line, reading),
    ...worked(line),
    ...(chosen && { moved: true }),
    ...(isInstead && { insteadOf: named, ...(line.insteadId && { insteadId: line.insteadId }) }),
  };
}

/** What is known of the food that is put into the basket, which somebody may have chosen in place of another. */
export function factsOfBought(line: WorkedLine, { facts }: PriceReading): IngredientFacts | undefined {
  return facts.get(boughtFood(line) ?? '');
}

/** The catalogue's food that is bought; null: words. */
export function boughtFood(line: WorkedLine): string | null {
  return hasInstead(line) ? (line.insteadId ?? null) : line.ingredientId;
}

/** What tells the food that is bought apart: see `keyOfLine`. */
export function keyOfBought(line: WorkedLine): string {
  const text = hasInstead(line) ? (line.insteadText ?? null) : line.text;
  return keyOfLine({ ingredientId: boughtFood(line), text });
}

/** The aisle of what is bought: where somebody put it on this list or before, else the catalogue's. */
export function aisleOf(line: WorkedLine, reading: PlaceReading): string | undefined {
  const chosen = line.aisleId ?? reading.places?.get(keyOfBought(line));
  return chosen ?? factsOfBought(line, reading)?.aisle ?? undefined;
}

/** What goes into the basket: what somebody said, else what is needed as the shop sells it. */
export function boughtOf(line: WorkedLine, reading: PriceReading): Purchase {
  if (line.own || line.ownAmounts) return { amounts: wantedOf(line), packs: null, left: null };
  return purchaseOf(line.amounts, factsOfBought(line, reading)?.packs);
}

const hasInstead = ({ insteadId, insteadText }: WorkedLine) => Boolean(insteadId ?? insteadText);

const wantedOf = ({ ownAmounts, amounts }: WorkedLine) => ownAmounts ?? amounts;

function nameOf(id: string | null, text: string | null, { facts, language }: Reading): string {
  if (id === null) return text ?? '';
  return textFor(facts.get(id)?.names ?? {}, language) || (text ?? id);
}

function buyShown({ amounts, packs, left }: Purchase): NonNullable<ShoppingLine['buy']> {
  return { amounts: [...amounts], packs: packs && { ...packs }, left };
}

/** What the sum rests on besides the scale, where it is the sum that is bought. */
function sumShown(line: WorkedLine, { facts }: Reading): Pick<ShoppingLine, 'crossings' | 'needed'> {
  if (line.ownAmounts) return { needed: [...line.amounts] };
  const { crossings } = needOf(line.sources, keyOfLine(line), facts);
  return crossings.length > 0 ? { crossings: [...crossings] } : {};
}

function worked({ note, own, versions }: WorkedLine): Partial<ShoppingLine> {
  return {
    ...(note && { note }),
    ...(own && { own }),
    ...(versions && Object.keys(versions).length > 0 && { versions: { ...versions } }),
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

/** What a line costs its reader: what was paid for it, else what is reckoned; and whose price that is. */
export function priced(line: WorkedLine, reading: PriceReading): Pick<ShoppingLine, 'price' | 'priceOf'> {
  const { paid } = line;
  if (paid && paid.currency === reading.currency) return { price: { ...paid }, priceOf: 'paid' };
  const price = reckoned(line, reading);
  if (!price) return { price };
  const known = PRICE_CURRENCIES.find((one) => one === price.currency);
  const { estimate = false } = (known && factsOfBought(line, reading)?.price?.[known]) ?? {};
  return { price, priceOf: estimate ? 'estimate' : 'own' };
}

/** Of all that goes into the basket; null when some of it cannot be priced, or there is none. */
export function reckoned(line: WorkedLine, reading: PriceReading): Money | null {
  const currency = PRICE_CURRENCIES.find((one) => one === reading.currency);
  const ingredientId = boughtFood(line);
  const { amounts } = boughtOf(line, reading);
  if (currency === undefined || ingredientId === null || amounts.length === 0) return null;
  const lines = amounts.map(({ low, high, unit }) => ({
    ingredientId,
    quantity: low,
    quantityTo: high,
    unit,
  }));
  const cost = costOf(lines, reading.facts, currency);
  return cost.missing.length > 0 ? null : { minor: cost.minor, currency };
}

function sourceShown(source: LineSource, { dishes }: Reading): ShoppingLine['sources'][number] {
  const { menuItemId, recipeId, date, servings, amount, recipe, composed } = source;
  return {
    menuItemId,
    recipeId,
    recipeName: dishes.get(recipeId)?.name ?? '',
    date,
    servings,
    amount,
    ...(composed && { composed }),
    ...(recipe && { recipe }),
  };
}
