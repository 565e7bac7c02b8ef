import { bracketAmount } from './amount-at';
import type { LineAmount } from './line';
import { endingAt, isOtherName, isWithJuice, leadingEnd, startsComment, trailingStart } from './name-edges';
import { isSign, isWord, keyAt, phraseEnd, sliceOf, type Line } from './scan';

/** What the words outside of the amount say. */
export interface NameParts {
  readonly name: string;
  /** The tokens of the name. */
  readonly at: readonly number[];
  readonly comments: readonly string[];
  readonly amounts: readonly LineAmount[];
  /** Size words in front of an English name. */
  readonly size: string | null;
  readonly optional: boolean;
  readonly toTaste: boolean;
}

interface Gathered {
  readonly at: number[];
  readonly comments: string[];
  readonly amounts: LineAmount[];
  optional: boolean;
  toTaste: boolean;
}

/** The words of a range without brackets and without the markers, which are noted. */
function gather(line: Line, from: number, to: number): Gathered {
  const found: Gathered = { at: [], comments: [], amounts: [], optional: false, toTaste: false };
  let at = from;
  while (at < to) {
    const next = isSign(line, at, '([{') ? overBracket(line, at, found) : overMarker(line, at, found);
    if (next > at) at = next;
    else found.at.push(at++);
  }
  return found;
}

function overBracket(line: Line, at: number, found: Gathered): number {
  const close = line.closing.get(at);
  if (close === undefined) return at + 1;
  const amount = bracketAmount(line, at);
  if (!amount && found.at.length > 0 && isOtherName(line, at, close)) {
    for (let token = at; token <= close; token++) found.at.push(token);
  } else if (amount) found.amounts.push({ ...amount.amount, relation: 'same' });
  else noteMarkers(line, at + 1, close, found);
  return close + 1;
}

/** A bracket that only says "optional" is a marker, any other is a comment. */
function noteMarkers(line: Line, from: number, to: number, found: Gathered): void {
  const rest = line.tokens.slice(from, to);
  const marker = overMarker(line, from, found);
  if (marker === to || rest.length === 0) return;
  found.comments.push(sliceOf(line, marker, to).replace(/^[,;]\s*/, ''));
}

function overMarker(line: Line, at: number, found: Gathered): number {
  const taste = phraseEnd(line, line.tables.toTaste, at);
  if (taste > 0) {
    found.toTaste = true;
    return taste;
  }
  const optional = phraseEnd(line, line.tables.optional, at);
  if (optional > 0) found.optional = true;
  return Math.max(optional, at);
}

/** The written text of tokens: those that stand together as they stand, the others with a space between. */
export function textOf(line: Line, at: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const token of at) {
    const last = runs.at(-1);
    if (last?.[1] === token) last[1] = token + 1;
    else runs.push([token, token + 1]);
  }
  return runs.map(([from, to]) => sliceOf(line, from, to)).join(' ');
}

const EDGE = ',;:.-–/+=*•~|…!#_>';

/** Without the signs at both ends. */
export function trimmed(line: Line, at: readonly number[]): readonly number[] {
  let from = 0;
  let to = at.length;
  while (from < to && isSign(line, at[from] ?? -1, EDGE)) from++;
  while (to > from && isSign(line, at[to - 1] ?? -1, EDGE)) to--;
  return at.slice(from, to);
}

/** Parts between commas, semicolons and dashes that have white space around them. */
function partsOf(line: Line, at: readonly number[]): number[][] {
  const parts: number[][] = [[]];
  for (const token of at) {
    const next = line.tokens[token + 1];
    const dash = isSign(line, token, '-') && line.tokens[token]?.gap === true && next?.gap === true;
    if (isSign(line, token, ',;') || dash) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map((part) => [...trimmed(line, part)]).filter((part) => part.length > 0);
}

/** A word of preparation: "diced", "fine". */
const tells = ({ tables, tokens }: Line, at: number): boolean =>
  tables.prepared.has(tokens[at]?.key ?? '') || tables.adverbs.has(tokens[at]?.key ?? '');

/** How many of the parts between commas belong to the name. */
function partsOfName(line: Line, parts: readonly number[][], whole: boolean): number {
  const stop = parts.findIndex((part, index) => index > 0 && startsComment(line, part));
  const free = stop < 0 ? parts.length : stop;
  if (whole && !line.latin) return free;
  const choice = parts.findIndex(
    (part, index) => index > 0 && line.tables.alternatives.has(keyAt(line, part[0] ?? -1)),
  );
  const numbered = choice > 0 && line.tokens[(parts[choice]?.[0] ?? -2) + 1]?.kind === 'number';
  if (choice >= 2 && !numbered && (stop < 0 || stop >= choice)) return choice + 1;
  const first = parts[0] ?? [];
  const adjective = first.length === 1 && /(ed|less|free|y)$/.test(keyAt(line, first[0] ?? -1));
  const second = parts[1] ?? [];
  const more = second.length > 1 && !tells(line, second.at(-1) ?? -1);
  if (line.latin && isWithJuice(line, second)) return 2;
  return line.latin && adjective && (free > 1 || (parts.length === 2 && more))
    ? Math.min(2, parts.length)
    : 1;
}

/**
 * Tells the food from what is said about it in the tokens of a range.
 *
 * @param whole commas belong to the name: there is no amount before it
 * @param keep preparation belongs to the name: that is how the can is sold
 */
export function namePartsOf(line: Line, from: number, to: number, whole: boolean, keep: boolean): NameParts {
  const found = gather(line, from, to);
  const parts = partsOf(line, trimmed(line, found.at));
  const count = partsOfName(line, parts, whole);
  const comments = parts.slice(count).map((part) => textOf(line, part));
  const last = parts[count - 1];
  const all = last
    ? found.at.slice(found.at.indexOf(parts[0]?.[0] ?? -1), found.at.indexOf(last.at(-1) ?? -1) + 1)
    : [];
  const sized = line.latin ? sizesIn(line, all) : 0;
  const until = whole && !line.latin ? sizedEnd(line, all, to) : all.length;
  const name = edged(line, all.slice(sized, until), comments, keep);
  return {
    name: textOf(line, name),
    at: name,
    size: textOf(line, [...all.slice(0, sized), ...all.slice(until)]) || null,
    comments: [...comments, ...found.comments].filter((comment) => comment !== ''),
    amounts: found.amounts,
    optional: found.optional,
    toTaste: found.toTaste,
  };
}

/** How many of the first words say a size: "small to medium". */
function sizesIn(line: Line, at: readonly number[]): number {
  const key = (index: number) => keyAt(line, at[index] ?? -1);
  const isSize = (index: number) =>
    line.tables.sizes.has(key(index)) && !line.tables.unitSizes.has(key(index));
  let end = 0;
  while (isSize(end) || (end > 0 && /^(to|or)$/.test(key(end)) && isSize(end + 1))) end++;
  return end < at.length ? end : 0;
}

/** "кинза небольшой пучок": where sizes begin that stand right before the amount. */
function sizedEnd(line: Line, at: readonly number[], to: number): number {
  let end = at.length;
  if (at.at(-1) !== to - 1 || to === line.tokens.length) return end;
  while (end > 1 && line.tables.sizes.has(keyAt(line, at[end - 1] ?? -1))) end--;
  return end;
}

/** Preparation in front, purpose behind: both go into the comments. */
function edged(line: Line, all: readonly number[], comments: string[], keep: boolean): readonly number[] {
  const end = endingAt(line, all);
  const body = trimmed(line, end < 0 ? all : all.slice(0, end));
  if (end >= 0) comments.unshift(textOf(line, trimmed(line, all.slice(end))));
  const lead = keep ? 0 : leadingEnd(line, body);
  const tail = keep ? body.length : trailingStart(line, body, lead);
  if (lead > 0) comments.unshift(textOf(line, body.slice(0, lead)));
  if (tail < body.length) comments.push(textOf(line, body.slice(tail)));
  const rest = trimmed(line, body.slice(lead, tail));
  return isWord(line, rest[0] ?? -1) && keyAt(line, rest[0] ?? -1) === 'of' ? rest.slice(1) : rest;
}
