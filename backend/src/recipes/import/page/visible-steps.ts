import { numberedParts, partOfHeading, stepText, withoutCounts } from '@sytno/domain';
import type { Page, Range, Span } from './page';
import { boxSpans, headingSpans, listSpans, spanBehind } from './ranges';
import type { Group } from './shape';
import { letters } from './told';
import { around, labelOf } from './tree';

const LEAST = 0.5;
/** Above this more lines do not make it likelier. */
const ENOUGH = 30;
const LONGEST_HEADING = 90;

/** Where steps may stand: under their heading, in their box, in an ordered list, or behind the ingredients. */
export function stepCandidates(page: Page, ingredients: Range | undefined): readonly Range[] {
  const likely = likelySteps(page, ingredients);
  return likely.length > 0 ? likely : shortSteps(page, ingredients);
}

const MOST_SHORT = 15;

/** Under a heading for steps even a few words are steps: "Mix", "Bake". Only where nothing better is. */
function shortSteps(page: Page, ingredients: Range | undefined): readonly Range[] {
  return headingSpans(page, 'steps', false).flatMap(([from, end]) => {
    let to = from;
    // What is numbered under such a heading is no ingredient: "Fry for 10 minutes".
    const stands = (at: number) =>
      page.at(at).level === 0 && page.at(at).box !== 'other' && (!page.amount(at) || isOrdered(page, at));
    while (to < end && to - from < MOST_SHORT && stands(to)) to++;
    const inside = ingredients && from < ingredients.to && to > ingredients.from;
    return to === from || inside ? [] : [{ from, to, score: LEAST, announced: true }];
  });
}

function likelySteps(page: Page, ingredients: Range | undefined): readonly Range[] {
  const ordered = listSpans(page).filter(([from]) => [...around(page.at(from).element)][0]?.name === 'ol');
  return [
    ...candidates(page, headingSpans(page, 'steps', false), ingredients, true, 1.5),
    ...candidates(page, headingSpans(page, 'steps', true), ingredients, false, 0.8),
    ...candidates(page, boxSpans(page, 'steps'), ingredients, true, 1.3),
    ...candidates(page, ordered, ingredients, false, 1),
    ...candidates(page, ingredients ? [spanBehind(page, ingredients)] : [], ingredients, false, 0.6),
  ];
}

function candidates(
  page: Page,
  spans: readonly Span[],
  ingredients: Range | undefined,
  announced: boolean,
  bonus: number,
): Range[] {
  return spans.flatMap((span) => {
    const [from, to] = trimmed(page, span);
    if (ingredients && from < ingredients.to && to > ingredients.from) return [];
    let score = 0;
    for (let at = from; at < to; at++) score += page.step(at);
    if (score < LEAST) return [];
    return [{ from, to, score: Math.min(score, ENOUGH) * bonus, announced }];
  });
}

const isWeak = (page: Page, at: number): boolean => page.step(at) < 0.35;

/** What stands beside a list of steps is short: questions and words of praise. */
const LONGEST_BESIDE = 60;
const FEWEST_NUMBERED = 3;

function isOrdered(page: Page, at: number): boolean {
  const { item, element } = page.at(at);
  return item && element.name === 'li' && element.parent?.name === 'ol';
}

/** Of a numbered list of steps the list alone, where nothing around it can be a step. */
function withinOrdered(page: Page, [from, to]: Span): Span {
  const places = Array.from({ length: to - from }, (_, place) => from + place);
  const ordered = places.filter((at) => isOrdered(page, at));
  if (ordered.length < FEWEST_NUMBERED) return [from, to];
  const last = ordered.at(-1) ?? to;
  let first = ordered[0] ?? from;
  while (first > from && page.at(first - 1).level > 0) first--;
  const beside = places.filter((at) => (at < first || at > last) && page.at(at).level === 0);
  return beside.every((at) => page.at(at).text.length < LONGEST_BESIDE) ? [first, last + 1] : [from, to];
}

/** The lines up to where something else than steps follows. */
function trimmed(page: Page, span: Span): Span {
  const [from, to] = withinOrdered(page, span);
  const strong = Array.from({ length: to - from }, (_, place) => from + place).filter(
    (at) => !isWeak(page, at),
  );
  const items = strong.filter((at) => page.at(at).item).length;
  const end =
    items >= 2 && items >= (to - from) / 4 && items >= strong.length / 2
      ? endOfItems(page, from, to)
      : endOfProse(page, from, to);
  let last = beforeWeak(page, from, end);
  while (last > from && isWeak(page, last - 1)) last--;
  const tail = last > from ? page.at(last - 1) : undefined;
  while (
    tail?.item &&
    last < end &&
    page.at(last).item &&
    page.at(last).element.parent === tail.element.parent
  )
    last++;
  return [from, isShortEnd(page, last, to) ? last + 1 : last];
}

const LONGEST_END = 40;

/** Whether a short sentence of the same look ends the steps: "Serve hot." */
function isShortEnd(page: Page, at: number, to: number): boolean {
  if (at >= to || !page.has(at - 1)) return false;
  const [last, next] = [page.at(at - 1), page.at(at)];
  const alike =
    last.element.parent === next.element.parent &&
    last.element.name === next.element.name &&
    labelOf(last.element) === labelOf(next.element);
  return alike && next.level === 0 && next.text.length < LONGEST_END && /\p{L}[.!]$/u.test(next.text);
}

/** So many lines that are no steps end them. */
const MOST_WEAK = 3;

/** Where lines begin that are no steps any more. */
function beforeWeak(page: Page, from: number, to: number): number {
  let weak = 0;
  let begun = false;
  for (let at = from; at < to; at++) {
    if (!isWeak(page, at)) {
      weak = 0;
      begun = true;
    } else if (page.at(at).level === 0 && stepText(page.at(at).text) !== '') weak++;
    if (begun && weak >= MOST_WEAK) return at - weak + 1;
  }
  return to;
}

/** Of paragraphs the end where a list of mere names begins. */
function endOfProse(page: Page, from: number, to: number): number {
  let prose = 0;
  for (let at = from; at < to; at++) {
    const { item, text } = page.at(at);
    if (!item && !isWeak(page, at)) prose++;
    if (item && prose >= 2 && !/[.!?:;…)]$/.test(text)) return at;
  }
  return to;
}

/** Of lists the end of the last one that only headings part from the others. */
function endOfItems(page: Page, from: number, to: number): number {
  let at = from;
  while (at < to && (!page.at(at).item || isWeak(page, at))) at++;
  // What stands before the first item are steps in paragraphs, then the list is something else.
  for (let before = from; before < at; before++) if (page.step(before) > 0.8) return to;
  for (; at < to; at++)
    if (!page.at(at).item && page.at(at).level === 0 && !nextIsItem(page, at, to)) return at;
  return to;
}

const nextIsItem = (page: Page, at: number, to: number): boolean => at + 1 < to && page.at(at + 1).item;

/** The steps of a range in groups. */
export function visibleSteps(page: Page, { from, to }: Pick<Range, 'from' | 'to'>): readonly Group[] {
  const groups: { name: string | null; lines: string[] }[] = [{ name: null, lines: [] }];
  for (let at = from; at < to; at++) {
    const block = page.at(at);
    const text = stepText(block.text);
    if (text === '' || /^\[.*\]$/.test(text)) continue;
    // "Step 4 Close the lid" announces steps only until its number is gone.
    if (block.part === 'steps' && text.length < LONGEST_HEADING && partOfHeading(text) === 'steps') continue;
    if (block.level > 0 && !block.item && text.length < LONGEST_HEADING)
      groups.push({ name: text.replace(/\s*:$/, ''), lines: [] });
    else groups.at(-1)?.lines.push(...numberedParts(text));
  }
  const lines = withoutCounts(groups.flatMap((group) => group.lines));
  let place = 0;
  return groups
    .map(({ name, lines: { length } }) => ({ name, lines: lines.slice(place, (place += length)) }))
    .filter((group) => group.lines.length > 0);
}

/** So many times the told steps a list has that tells more of them. */
const MORE = 1.4;
/** A step's number in front of it. */
const LONGEST_COUNT = 2;

/** The list of the page that begins with the very steps that were told and goes on; nothing if there is none. */
export function wholeList(told: readonly string[], page: Page): readonly Group[] {
  const wanted = told.map(letters);
  const isStep = (at: number, step: string | undefined): boolean => {
    const { item, text } = page.at(at);
    const shown = item && step !== undefined && step !== '' ? letters(text) : '';
    return shown !== '' && shown.endsWith(step ?? '') && shown.length <= (step ?? '').length + LONGEST_COUNT;
  };
  const from = page.blocks.findIndex((_, at) => isStep(at, wanted[0]));
  if (from < 0) return [];
  const holder = page.at(from).element.parent;
  let to = from;
  while (page.has(to) && page.at(to).item && page.at(to).element.parent === holder) to++;
  if (to - from < told.length * MORE || !wanted.every((step, place) => isStep(from + place, step))) return [];
  return visibleSteps(page, { from, to });
}
