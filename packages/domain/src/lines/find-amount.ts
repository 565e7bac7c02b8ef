import type { UnitId } from '../food/units';
import { amountAt, type FoundAmount } from './amount-at';
import { isSign, isWord, keyAt, sliceOf, unitAt, type Line } from './scan';
import { OUT_OF } from './tables/markers.words';

/** An amount and where in the line the food's name stands. */
export interface Placed {
  readonly found: FoundAmount;
  /** Tokens of the name. */
  readonly from: number;
  readonly to: number;
  /** Everything from here on is a comment. */
  readonly tail: number;
  readonly nameFirst: boolean;
  readonly comments: readonly string[];
}

const BULLETS = '-•*▢□☐✓✔◦‣·●○■–>+';

/** Behind bullets, and behind an "or" that binds the line to the one before. */
function startOf(line: Line): number {
  let at = 0;
  while (isSign(line, at, BULLETS)) at++;
  return at;
}

/** The amount of the line with its name: in front, else behind the name; null when nothing is measured. */
export function findAmount(line: Line): Placed | null {
  const start = startOf(line);
  const or = line.tables.alternatives.has(keyAt(line, start)) ? start + 1 : start;
  const lead = amountAt(line, or);
  const count = line.tokens.length;
  if (lead && acceptsLead(line, or, lead)) {
    const comments = or > start ? [sliceOf(line, start, or)] : [];
    return { found: lead, from: lead.next, to: count, tail: count, nameFirst: false, comments };
  }
  return behindName(line, start);
}

/** A bare unit is an amount in front only when a food follows; short letters alone are no units. */
function acceptsLead(line: Line, at: number, { amounts, next }: FoundAmount): boolean {
  const bare = line.tokens[at]?.kind === 'word' && unitAt(line, at)?.next === next;
  if (!bare || amounts.length === 0) return true;
  const text = amounts[0]?.unitText ?? '';
  if (line.latin) return keyAt(line, next) === 'of';
  return text.length > 2 && isWord(line, next) && !isMeasured(line, amounts[0]?.unit ?? null);
}

/** What may be a part of the food's name: "капли шоколадные 50 г", "палочки крабовые 1 пачка". */
const NAMING: ReadonlySet<UnitId | null> = new Set(['drop', 'stick', 'pod', 'knob', 'loaf', 'ear']);

/** "стручок ванілі 1 шт.": the line ends in how many there are, so what it begins with is no amount. */
function isMeasured(line: Line, unit: UnitId | null): boolean {
  const last = line.tokens.findLastIndex(({ kind }) => kind === 'word');
  const behind = unitAt(line, last)?.unit;
  const counted = line.tokens[last - 1]?.kind === 'number';
  return counted && (behind === 'piece' || (behind !== undefined && NAMING.has(unit)));
}

const isEnd = (line: Line, at: number): boolean => at >= line.tokens.length || isSign(line, at, ',;.([+');

const isApart = (line: Line, at: number): boolean => isSign(line, at - 1, '-:,–=|…');

/** Looks for the amount from left to right, brackets left out. */
function behindName(line: Line, start: number): Placed | null {
  for (let at = start + 1; at < line.tokens.length; at++) {
    const close = line.closing.get(at);
    if (close !== undefined) {
      at = close;
      continue;
    }
    const found = mayBegin(line, at) ? amountAt(line, at) : null;
    const placed = found && placedBehind(line, start, at, found);
    if (placed) return placed;
  }
  return null;
}

/** An amount begins with a number or a word; in English with a number alone, words there are seldom one. */
const mayBegin = (line: Line, at: number): boolean =>
  line.tokens[at]?.kind === 'number' ||
  isSign(line, at, '~') ||
  (isWord(line, at) &&
    (!line.latin || (keyAt(line, at - 1) === 'of' && line.tables.numbers.has(keyAt(line, at)))));

const outOf = new Set(OUT_OF.split(' '));

function placedBehind(line: Line, start: number, at: number, found: FoundAmount): Placed | null {
  const unit = found.amounts[0]?.unit ?? null;
  const before = keyAt(line, at - 1);
  const count = line.tokens.length;
  const part = outOf.has(before) ? keyAt(line, at - 2) : before;
  if (line.latin ? before === 'of' : line.tables.partOf.has(part) && !unit) {
    const comments = [sliceOf(line, start, at)];
    return { found, from: found.next, to: count, tail: count, nameFirst: false, comments };
  }
  const behind: Placed = { found, from: start, to: at, tail: found.next, nameFirst: true, comments: [] };
  const apart = isApart(line, at);
  if (line.latin) return (apart || (unit && !found.pack)) && isEnd(line, found.next) ? behind : null;
  return acceptsBehind(line, at, found) ? behind : null;
}

/** "крабові палички (охолоджені) 200 г": a number outside of brackets is still to come. */
function isCountedLater(line: Line, from: number): boolean {
  for (let at = from; at < line.tokens.length; at++) {
    at = line.closing.get(at) ?? at;
    if (line.tokens[at]?.kind === 'number') return true;
  }
  return false;
}

function acceptsBehind(line: Line, at: number, found: FoundAmount): boolean {
  const unit = found.amounts[0]?.unit ?? null;
  const word = line.tokens[at]?.kind === 'word';
  if (found.amounts.length === 0) return isEnd(line, found.next);
  const bare = word && unitAt(line, at)?.next === found.next;
  if (bare && isCountedLater(line, found.next)) return false;
  if (bare) return (found.amounts[0]?.unitText?.length ?? 0) > 2 && isEnd(line, found.next);
  if (word) return unit !== null || isApart(line, at) || isEnd(line, found.next);
  return true;
}
