import { isStepNumber } from '@sytno/domain';
import type { Block } from './block';
import type { Element } from './html';
import { LIKELY, type Page, type Range, type Span } from './page';

const MOST_LINES = 200;
const FEWEST_ITEMS = 3;
/** More headings or lists of one kind are no page of a recipe any more. */
const MOST_HEADINGS = 40;
const MOST_LISTS = 150;
/** How many lines of menus may stand between a heading and what it announces. */
const MOST_BETWEEN = 8;

type Kind = 'ingredients' | 'steps';

const isMain = ({ level }: Block): boolean => level >= 1 && level <= 6;

/** Where the part under a heading ends: at a heading of another kind, or of its own or a higher rank. */
function endOfPart(page: Page, start: number, wanted: Kind): number {
  const { level, box } = page.at(start);
  const ranked = level >= 1 && level <= 6;
  let begun = false;
  let items = 0;
  let lines = 0;
  for (let at = start + 1; at < page.length; at++) {
    const block = page.at(at);
    if (at - start > MOST_LINES) return at;
    const good = wanted === 'ingredients' ? page.amount(at) : page.step(at) > 0.4;
    const strange = block.box === 'other' && box !== 'other' && (wanted === 'steps' || !good);
    const foreign = strange && !(begun && goesOn(page, at));
    if (foreign && (begun || at - start > MOST_BETWEEN)) return at;
    if (block.level === 0) lines++;
    if (!foreign && block.item && page.ingredient(at) >= LIKELY) items++;
    if (!foreign && (good || (wanted === 'ingredients' && items >= FEWEST_ITEMS))) begun = true;
    const other = block.part !== null && block.part !== wanted && (block.level > 0 || block.text.length < 40);
    // Headings side by side are tabs: what they announce comes after all of them.
    if (other && (begun || block.part === 'other' || (isMain(block) && lines >= FEWEST_ITEMS))) return at;
    if (wanted === 'ingredients' && begun && block.part === wanted && !measures(page, at)) return at;
    if (!isMain(block) || !ranked) continue;
    if (block.level < level && begun) return at;
    if (
      block.level === level &&
      begun &&
      block.part !== wanted &&
      !(wanted === 'ingredients' ? startsGroup(page, at) : startsSteps(page, at))
    )
      return at;
  }
  return page.length;
}

/** Whether a line is one more item of the list that the line before it stands in. */
function goesOn(page: Page, at: number): boolean {
  const [last, block] = [page.at(at - 1), page.at(at)];
  return last.item && block.item && last.box === block.box && last.element.parent === block.element.parent;
}

/** Whether steps begin anew behind a heading: "Step 1" is a heading itself. Else groups of steps are of a lower rank. */
const startsSteps = (page: Page, at: number): boolean =>
  page.has(at + 1) && page.at(at + 1).level > 0 && isStepNumber(page.at(at + 1).text);

/** So many lines behind "you will need" tell whether it means foods or pots. */
const MOST_LOOKED_AT = 6;

/** Whether any of the lines behind a heading says how much. */
function measures(page: Page, heading: number): boolean {
  for (let at = heading + 1; page.has(at) && at <= heading + MOST_LOOKED_AT; at++)
    if (page.amount(at)) return true;
  return false;
}

/** Whether more ingredients follow a heading. */
function startsGroup(page: Page, at: number): boolean {
  const next = [at + 1, at + 2].filter((place) => page.has(place) && !isMain(page.at(place)));
  return (
    next.length > 0 &&
    next.every((place) => page.ingredient(place) >= LIKELY) &&
    next.some((place) => page.amount(place))
  );
}

/**
 * The lines under headings that say what they are.
 *
 * @param menus whether headings in menus and the like are wanted, or all others
 */
export function headingSpans(page: Page, kind: Kind, menus: boolean): Span[] {
  const headings = page.blocks.flatMap(({ part, box }, at) =>
    part === kind && (box === 'other') === menus ? [at] : [],
  );
  return headings.slice(0, MOST_HEADINGS).map((at) => [at + 1, endOfPart(page, at, kind)]);
}

/** The lines that follow a list up to where something else begins. */
export const spanBehind = (page: Page, list: Range): Span => [list.to, endOfPart(page, list.to - 1, 'steps')];

/** Runs of lines in one box. */
export function boxSpans(page: Page, kind: Kind): Span[] {
  const spans: [number, number][] = [];
  page.blocks.forEach((block, at) => {
    if (block.box !== kind) return;
    const last = spans.at(-1);
    const ends = isMain(block) && block.part === 'other';
    if (last && last[1] === at && !ends) last[1] = at + 1;
    else spans.push([at, at + 1]);
  });
  return spans;
}

/** Runs of items of one list. */
export function listSpans(page: Page): Span[] {
  const spans: [number, number][] = [];
  let holder: Element | null = null;
  page.blocks.forEach(({ item, element, box }, at) => {
    const parent = item && box !== 'other' ? element.parent : null;
    const last = spans.at(-1);
    if (parent && parent === holder && last?.[1] === at) last[1] = at + 1;
    else if (parent) spans.push([at, at + 1]);
    holder = parent;
  });
  return spans.filter(([from, to]) => to - from >= FEWEST_ITEMS).slice(0, MOST_LISTS);
}

/** Runs of short lines that say how much; one in between that does not ends none. */
export function measuredSpans(page: Page): Span[] {
  const spans: [number, number][] = [];
  const isFood = (at: number): boolean =>
    page.at(at).level === 0 && page.at(at).box !== 'other' && page.ingredient(at) >= LIKELY;
  page.blocks.forEach((_, at) => {
    if (!isFood(at)) return;
    const last = spans.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else if (page.amount(at)) spans.push([at, at + 1]);
  });
  return spans.filter(([from, to]) => to - from >= FEWEST_ITEMS).slice(0, MOST_LISTS);
}
