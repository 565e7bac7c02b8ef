import { dimensionOf, type UnitId } from '../food/units';
import type { Amount } from '../food/amount';
import type { LineAmount } from './line';
import { quantityAt } from './quantity';
import {
  halfUnitAt,
  isSign,
  isWord,
  keyAt,
  phraseEnd,
  sliceOf,
  unitAt,
  type FoundUnit,
  type Line,
} from './scan';

/** The amount that begins at a place of a line, with everything that hangs on it. */
export interface FoundAmount {
  readonly amounts: readonly LineAmount[];
  readonly pack: Amount | null;
  readonly size: string | null;
  readonly comments: readonly string[];
  readonly next: number;
}

/** What one thing that is counted may hold, and what holds it. */
const CONTAINERS: ReadonlySet<UnitId> = new Set([
  'can',
  'jar',
  'packet',
  'bottle',
  'ball',
  'loaf',
  'punnet',
  'stick',
  'piece',
  'cube',
  'sheet',
  'fillet',
  'slice',
  'head',
  'knob',
  'serving',
]);

/** Of them those that stand right behind a measure: "200 г філе" is fillet by weight, "125g ball" a ball. */
const PACKS: ReadonlySet<UnitId> = new Set(['can', 'jar', 'packet', 'bottle', 'punnet']);

/** Units that mean one of them when no number stands before. */
const ALONE: ReadonlySet<UnitId> = new Set([
  'tsp',
  'dsp',
  'tbsp',
  'cup',
  'glass',
  'faceted_glass',
  'pinch',
  'dash',
  'drop',
  'splash',
  'knife_tip',
  'handful',
  'head',
  'bunch',
  'sprig',
  'can',
  'jar',
  'packet',
  'bottle',
  'slice',
  'clove',
  'pod',
  'stick',
  'knob',
  'loaf',
  'ear',
  'piece',
  'kg',
  'l',
]);

/** More words of one kind, or more amounts, than any line has: what bounds the time of a place. */
const MOST_WORDS = 6;

const isMeasure = (unit: UnitId): boolean => /^(mass|volume|length)$/.test(dimensionOf(unit));

/** Skips words like "about", "heaped", "неповна"; they become comments. */
function skipApprox(line: Line, at: number, comments: string[]): number {
  let next = at;
  while (next < at + MOST_WORDS && line.tables.approx.has(keyAt(line, next))) next++;
  if (next > at) comments.push(sliceOf(line, at, next));
  return isSign(line, next, '.') && next > at ? next + 1 : next;
}

/** "1.000 г" are thousand grams: nobody weighs one gram to three decimals. */
function weighed(line: Line, at: number, value: number | null, unit: UnitId | null): number | null {
  const text = line.tokens[at]?.text ?? '';
  const grouped = (unit === 'g' || unit === 'ml') && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return grouped && value !== null && value < 1000 ? Math.round(value * 1000) : value;
}

interface Simple {
  readonly amount: LineAmount;
  readonly next: number;
}

const amountOf = (value: number | null, to: number | null, unit: FoundUnit | null): LineAmount => ({
  quantity: value,
  quantityTo: to,
  unit: unit?.unit ?? null,
  unitText: unit?.text ?? null,
  relation: 'first',
});

/** A quantity and the unit right behind it, hyphen allowed: "28-ounce", "1 кг – 1,5 кг". */
function measureAt(line: Line, at: number): Simple | null {
  const half = halfUnitAt(line, at);
  if (half) return { amount: amountOf(0.5, null, half), next: half.next };
  const quantity = quantityAt(line, at);
  if (!quantity) return null;
  const dash = isSign(line, quantity.next, '-') && !line.tokens[quantity.next + 1]?.gap ? 1 : 0;
  const unit = unitAt(line, skipApprox(line, quantity.next + dash, []));
  const value = weighed(line, at, quantity.value, unit?.unit ?? null);
  if (!unit) return { amount: amountOf(value, quantity.to, null), next: quantity.next };
  const second = quantity.to === null && isSign(line, unit.next, '-') ? endOfRange(line, unit) : null;
  return {
    amount: amountOf(value, second?.to ?? quantity.to, unit),
    next: second?.next ?? unit.next,
  };
}

function endOfRange(line: Line, unit: FoundUnit): { to: number; next: number } | null {
  const quantity = quantityAt(line, unit.next + 1);
  const again = quantity && unitAt(line, quantity.next);
  if (!quantity || quantity.value === null || again?.unit !== unit.unit) return null;
  return { to: quantity.value, next: again.next };
}

/** The whole of a bracket is an amount: "(about 400 g)", "(125 mL)". */
export function bracketAmount(line: Line, open: number): Simple | null {
  const close = line.closing.get(open);
  if (close === undefined) return null;
  const found = measureAt(line, skipApprox(line, open + 1, []));
  if (!found?.amount.unit || found.amount.quantity === null) return null;
  const rest = isSign(line, found.next, '-') ? found.next + 1 : found.next;
  if (rest !== close && !(rest === close - 1 && isWord(line, rest) && !line.latin)) return null;
  return { amount: found.amount, next: close + 1 };
}

interface Pack extends Amount {
  readonly next: number;
  readonly text: string;
}

/** What one pack holds, behind the count: "× 400 г", "(14 oz)", "28-ounce". */
function packAt(line: Line, at: number): Pack | null {
  const times = line.tables.times.has(keyAt(line, at)) || isSign(line, at, '×*');
  if (isSign(line, at, '([')) {
    const found = bracketAmount(line, at);
    const holder = found && unitAt(line, found.next);
    if (!found || !holder || !CONTAINERS.has(holder.unit)) return null;
    return { ...found.amount, next: found.next, text: sliceOf(line, at + 1, found.next - 1) };
  }
  const start = times ? at + 1 : at;
  const found = measureAt(line, start);
  if (!found?.amount.unit || !isMeasure(found.amount.unit)) return null;
  const by = /^(по|each)$/.test(keyAt(line, found.next)) ? found.next + 1 : found.next;
  const holder = unitAt(line, by);
  const holds = line.latin || by > found.next ? CONTAINERS : PACKS;
  if (!times && !(holder && holds.has(holder.unit))) return null;
  return { ...found.amount, next: by, text: sliceOf(line, start, found.next) };
}

/** Size words, "to" between two of them included. */
function sizeEnd(line: Line, at: number): number {
  let next = at;
  while (next < at + MOST_WORDS && isWord(line, next) && line.tables.sizes.has(keyAt(line, next))) {
    next++;
    const joined = /^(to|до|or|або|или)$/.test(keyAt(line, next)) || isSign(line, next, '-');
    if (joined && line.tables.sizes.has(keyAt(line, next + 1))) next++;
    if (isSign(line, next, ',') && line.tables.sizes.has(keyAt(line, next + 1))) next++;
  }
  return next;
}

/** More amounts behind the first: "/ 240 ml", "(60 g)", "12 oz", "plus 2 tablespoons". */
function further(line: Line, first: LineAmount, at: number): { more: LineAmount[]; next: number } {
  const more: LineAmount[] = [];
  let next = at;
  while (more.length < MOST_WORDS) {
    const plus = line.tables.plus.has(keyAt(line, next)) || isSign(line, next, '+');
    const same = isSign(line, next, '/=~|');
    const start = plus || same ? next + 1 : next;
    const found = isSign(line, start, '([')
      ? bracketAmount(line, start)
      : measureAt(line, skipApprox(line, start, []));
    if (!found || found.amount.quantity === null || first.unit === null) return { more, next };
    const count = isSign(line, next, '/') && isWord(line, found.next);
    if (!found.amount.unit && !count) return { more, next };
    if (!plus && found.amount.unit && !isMeasure(found.amount.unit) && !same && !isSign(line, start, '(['))
      return { more, next };
    const pounds = (more.at(-1) ?? first).unit === 'lb' && found.amount.unit === 'oz' && !same;
    const larger =
      /^(kg|l)$/.test(first.unit) &&
      /^(g|ml)$/.test(found.amount.unit ?? '') &&
      start === next &&
      !isSign(line, start, '([');
    more.push({ ...found.amount, relation: plus || pounds || larger ? 'plus' : 'same' });
    next = found.next;
  }
  return { more, next };
}

/** "1 (14 oz) can", "2 large bunches": count, pack, size and unit in the order people write them. */
function countedAt(line: Line, at: number, comments: string[]): FoundAmount | null {
  const half = halfUnitAt(line, at);
  const quantity = half ? { value: 0.5, to: null, next: at } : quantityAt(line, at);
  if (!quantity) return null;
  const heap = phraseEnd(line, line.tables.withHeap, quantity.next);
  const pack = half ? null : packAt(line, quantity.next);
  const comma = isSign(line, quantity.next, ',') && unitAt(line, quantity.next + 1) ? 1 : 0;
  const sizeFrom = skipApprox(line, pack?.next ?? (heap > 0 ? heap : quantity.next + comma), comments);
  const sizeTo = sizeEnd(line, sizeFrom);
  const unit = half ?? unitBehindSize(line, sizeFrom, sizeTo);
  const nothingBehind = !unit && sizeTo >= line.tokens.length;
  const sized = sizeTo > sizeFrom && !nothingBehind && (unit !== null || !isUnitSize(line, sizeFrom, sizeTo));
  const simple = !pack && !sized && comma === 0 && unit ? measureAt(line, at) : null;
  const value = weighed(line, at, quantity.value, unit?.unit ?? null);
  const first = simple?.amount ?? amountOf(value, quantity.to, unit);
  const behind = simple?.next ?? unit?.next ?? (sized ? sizeTo : sizeFrom);
  const more = further(line, first, afterHeap(line, behind, comments));
  const vague = quantity.value === null;
  if (vague) comments.push(sliceOf(line, at, behind));
  return {
    amounts: vague ? [] : [first, ...more.more],
    pack: pack && { quantity: pack.quantity, quantityTo: pack.quantityTo ?? null, unit: pack.unit },
    size: (sized ? sliceOf(line, sizeFrom, sizeTo) : pack?.text) ?? null,
    comments,
    next: more.next,
  };
}

const isUnitSize = (line: Line, from: number, to: number): boolean =>
  to - from === 1 && line.tables.unitSizes.has(keyAt(line, from));

function unitBehindSize(line: Line, from: number, to: number): FoundUnit | null {
  const unit = unitAt(line, to);
  if (!unit || to === from) return unit;
  return isMeasure(unit.unit) && !line.latin ? null : unit;
}

/** "з гіркою", "(scant)", "с горкой" behind the unit. */
function afterHeap(line: Line, at: number, comments: string[]): number {
  const heap = phraseEnd(line, line.tables.withHeap, at);
  if (heap > 0) comments.push(sliceOf(line, at, heap));
  const close = isSign(line, at, '(') ? line.closing.get(at) : undefined;
  if (close === at + 2 && line.tables.approx.has(keyAt(line, at + 1))) {
    comments.push(keyAt(line, at + 1));
    return close + 1;
  }
  return heap > 0 ? heap : at;
}

/** A unit without a number is one of it: "щіпка солі", "28-ounce can". */
function aloneAt(line: Line, at: number, comments: string[]): FoundAmount | null {
  const sized = sizeEnd(line, at);
  const unit = unitAt(line, sized);
  if (!unit || !ALONE.has(unit.unit) || (sized > at && isMeasure(unit.unit))) return null;
  const size = sized > at ? sliceOf(line, at, sized) : null;
  const heap = afterHeap(line, unit.next, comments);
  return { amounts: [amountOf(1, null, unit)], pack: null, size, comments, next: heap };
}

/** The amount that begins at `at`: with a number, with a vague word, or a bare unit; else null. */
export function amountAt(line: Line, at: number): FoundAmount | null {
  const comments: string[] = [];
  const start = skipApprox(line, at, comments);
  const packed = packAt(line, start);
  const holder = packed && unitAt(line, packed.next);
  if (packed && holder && line.tokens[start]?.kind === 'number') {
    const pack = { quantity: packed.quantity, quantityTo: packed.quantityTo ?? null, unit: packed.unit };
    return { amounts: [amountOf(1, null, holder)], pack, size: packed.text, comments, next: holder.next };
  }
  return countedAt(line, start, comments) ?? aloneAt(line, start, comments);
}
