import type { UnitId } from '../food/units';
import type { BuyAmount } from '../food/merging';

interface Quantity {
  readonly quantity: number;
  readonly unit: UnitId;
}

/** A food of the catalogue, or words. */
interface Food {
  readonly ingredientId: string | null;
  readonly text: string;
}

/** What each field of a line is set to; the words of the operations of a list. */
export interface LineFields {
  readonly ticked: boolean;
  /** How much is wanted; null: what its dishes make. */
  readonly amount: Quantity | null;
  readonly note: string;
  /** What is bought in its place; null: itself. */
  readonly substitute: Food | null;
  readonly aisle: string | null;
  /** Minor units of the writer's currency; null: nobody said. */
  readonly price: number | null;
  readonly removed: boolean;
  /** A line of one's own comes about. */
  readonly added: Food & { readonly amount: Quantity | null };
}
export type LineField = keyof LineFields;

/** A field and what it is set to. */
export type LineSetting = {
  [Field in LineField]: { readonly field: Field; readonly value: LineFields[Field] };
}[LineField];

/** Who did something; the id is null for somebody without an account. */
export interface Doer {
  readonly id: string | null;
  readonly name: string;
}

/** What of a line as it is shown the fields set. Everything else is the server's. */
export interface SharedLine {
  readonly id: string;
  readonly position: number;
  readonly ingredientId: string | null;
  readonly name: string;
  readonly icon: string | null;
  readonly aisleId: string;
  readonly aisleName: string;
  readonly amounts: readonly BuyAmount[];
  readonly toTaste: boolean;
  readonly staple: boolean;
  readonly price: { readonly minor: number; readonly currency: string } | null;
  readonly sources: readonly unknown[];
  readonly ticked: boolean;
  readonly note?: string | undefined;
  readonly own?: boolean | undefined;
  readonly needed?: readonly BuyAmount[] | undefined;
  readonly buy?:
    { readonly amounts: readonly BuyAmount[]; readonly packs: unknown; readonly left: unknown } | undefined;
  readonly insteadOf?: string | undefined;
  readonly insteadId?: string | undefined;
  readonly moved?: boolean | undefined;
  readonly priceOf?: string | undefined;
  readonly tickedBy?: Doer | undefined;
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** It was taken off and may come back. */
  readonly removed?: boolean | undefined;
}

/** Fields of which a reader sees more than their value: sums, packs, names and prices, which the server reckons. */
const RECKONED: readonly LineField[] = ['amount', 'substitute', 'aisle', 'price', 'added'];

/** Whether the server should be asked what follows from a change. */
export function isReckoned({ field, value }: LineSetting): boolean {
  return RECKONED.includes(field) || (field === 'removed' && !value);
}

/** What a person who has no network may go by: the line with a field set, as near as can be told without the catalogue. */
export function withSetting<L extends SharedLine>(
  line: L,
  setting: LineSetting,
  by: Doer | undefined,
  others: readonly SharedLine[],
): L {
  switch (setting.field) {
    case 'ticked':
      if (line.ticked === setting.value) return line;
      return { ...line, ticked: setting.value, tickedBy: setting.value ? by : undefined };
    case 'amount':
      return withAmount(line, setting.value);
    case 'note':
      return { ...line, note: setting.value.trim() || undefined };
    case 'substitute':
      return withSubstitute(line, setting.value);
    case 'aisle':
      return withAisle(line, setting.value, others);
    case 'price':
      return withPrice(line, setting.value, others);
    case 'removed':
      return { ...line, removed: setting.value || undefined };
    case 'added':
      return line;
  }
}

const amountOf = ({ quantity, unit }: Quantity): BuyAmount => ({ low: quantity, high: quantity, unit });

function withAmount<L extends SharedLine>(line: L, value: Quantity | null): L {
  const needed = line.needed ?? line.amounts;
  const amounts = value ? [amountOf(value)] : needed;
  return {
    ...line,
    amounts,
    buy: { amounts, packs: null, left: null },
    needed: value && !line.own ? needed : undefined,
  };
}

function withSubstitute<L extends SharedLine>(line: L, value: Food | null): L {
  const own = line.insteadOf ?? line.name;
  if (value === null) return { ...line, name: own, insteadOf: undefined, insteadId: undefined };
  return { ...line, name: value.text, insteadOf: own, insteadId: value.ingredientId ?? undefined };
}

function withAisle<L extends SharedLine>(line: L, value: string | null, others: readonly SharedLine[]): L {
  const like = others.find((one) => (value === null ? one.id === line.id : one.aisleId === value));
  if (!like) return line;
  return { ...line, aisleId: like.aisleId, aisleName: like.aisleName, moved: value !== null || undefined };
}

function withPrice<L extends SharedLine>(line: L, value: number | null, others: readonly SharedLine[]): L {
  const currency = [line, ...others].find(({ price }) => price !== null)?.price?.currency;
  if (value === null || currency === undefined) return { ...line, price: null, priceOf: undefined };
  return { ...line, price: { minor: value, currency }, priceOf: 'paid' };
}

/** A line of one's own before the server has looked its food up: in the words it was written with, without a price. */
export function addedLine(
  id: string,
  { ingredientId, text, amount }: LineFields['added'],
  others: readonly SharedLine[],
): SharedLine {
  const like = others.find((one) => ingredientId !== null && one.ingredientId === ingredientId);
  const amounts = amount ? [amountOf(amount)] : [];
  return {
    id,
    position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
    ingredientId,
    name: like?.name ?? text,
    icon: like?.icon ?? null,
    aisleId: like?.aisleId ?? 'other',
    aisleName: like?.aisleName ?? others.find(({ aisleId }) => aisleId === 'other')?.aisleName ?? '',
    amounts,
    toTaste: false,
    staple: false,
    price: null,
    sources: [],
    ticked: false,
    own: true,
    buy: { amounts, packs: null, left: null },
  };
}
