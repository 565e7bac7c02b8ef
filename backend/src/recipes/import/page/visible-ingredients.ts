import { ingredientText, isGroupName, isListControl, withoutListSigns } from '@sytno/domain';
import type { Block } from './block';
import { unlikeOthers } from './blocks';
import type { Element } from './html';
import { LIKELY, type Page, type Range, type Span } from './page';
import { boxSpans, headingSpans, listSpans, measuredSpans } from './ranges';
import type { Group } from './shape';
import { around } from './tree';

/** Less than this is no list. */
const LEAST_ANNOUNCED = 1.9;
const LEAST = 2.5;
const FEWEST_AMOUNTS = 3;

/**
 * Where ingredients may stand: under their heading, in their box, or in a list that looks like them; else in lines
 * one after another that say how much.
 */
export function ingredientCandidates(page: Page): readonly Range[] {
  const found = [
    ...candidates(page, headingSpans(page, 'ingredients', false), true, 1.3),
    ...candidates(page, headingSpans(page, 'ingredients', true), false, 0.8),
    ...candidates(page, boxSpans(page, 'ingredients'), true, 1.2),
    ...candidates(
      page,
      listSpans(page).map((span) => widened(page, span)),
      false,
      1,
    ),
  ];
  if (found.length > 0) return found;
  const measured = candidates(page, measuredSpans(page), false, 1);
  return measured.length > 0 ? measured : namedFoods(page);
}

/** Foods without a single amount under their heading, where steps have theirs: what there is of a recipe. */
function namedFoods(page: Page): readonly Range[] {
  if (headingSpans(page, 'steps', false).length === 0) return [];
  return headingSpans(page, 'ingredients', false).flatMap((span) => {
    const [from, to] = trimmed(page, span);
    const items = countItems(page, from, to);
    return items >= FEWEST_AMOUNTS && items >= (to - from) * 0.8
      ? [{ from, to, score: items * LIKELY, announced: true }]
      : [];
  });
}

function candidates(page: Page, spans: readonly Span[], announced: boolean, bonus: number): Range[] {
  return spans.flatMap((span) => {
    const [from, to] = trimmed(page, span);
    let amounts = 0;
    let score = 0;
    for (let at = from; at < to; at++) {
      if (page.amount(at)) amounts++;
      score += lineScore(page, at);
    }
    const enough = announced
      ? score >= LEAST_ANNOUNCED && amounts >= 1
      : score >= LEAST && amounts >= FEWEST_AMOUNTS && amounts >= (to - from) / 2;
    return enough ? [{ from, to, score: score * bonus + amounts * 0.2, announced }] : [];
  });
}

function lineScore(page: Page, at: number): number {
  const like = page.ingredient(at);
  if (page.at(at).level > 0 && like < 0.9) return 0;
  return like >= LIKELY ? like : -0.6;
}

/** Lines from the first to the last that look like ingredients, and the rest of the list that they are in. */
function trimmed(page: Page, [begin, to]: Span): Span {
  const from = behindIntroduction(page, begin, to);
  let first = from;
  let last = to;
  while (first < last && page.ingredient(first) < LIKELY && !page.groupName(first)) first++;
  while (last > first && page.ingredient(last - 1) < LIKELY) last--;
  const end = last > first ? page.at(last - 1) : undefined;
  while (end?.item && last < to && page.at(last).item && page.at(last).element.parent === end.element.parent)
    last++;
  while (end && last < to && isOfParagraph(page.at(last), end) && page.step(last) < SENTENCE) last++;
  return inItems(page, first, last);
}

/** From this on a line is a sentence about cooking. */
const SENTENCE = 0.8;

/** Whether two lines are of one paragraph, apart by a break. */
const isOfParagraph = (block: Block, other: Block): boolean =>
  block.element.attributes === other.element.attributes && block.level === 0 && !isPartHeading(block);

/** The rank of a line that is no heading. */
const LOWEST = 9;
/** So few of the amounts may stand in front of a list's own heading that they are of something else. */
const FEW_BEFORE = 0.34;

/** Where a list begins that has its own heading further on: a line about ingredients stood above an introduction. */
function behindIntroduction(page: Page, from: number, to: number): number {
  const places = Array.from({ length: to - from }, (_, place) => from + place);
  const measured = places.filter((at) => page.amount(at));
  const rank = (page.has(from - 1) && page.at(from - 1).level) || LOWEST;
  const own = places.findLast((at) => {
    const { part, level } = page.at(at);
    return part === 'ingredients' && level > 0 && level <= rank && measured.some((place) => place > at);
  });
  if (own === undefined) return from;
  const before = measured.filter((at) => at < own).length;
  return before < measured.length * FEW_BEFORE ? own + 1 : from;
}

/** Of lists the part up to where something else than a list and its headings follows. */
function inItems(page: Page, from: number, to: number): Span {
  const items = countItems(page, from, to);
  const loose = Array.from({ length: to - from }, (_, place) => from + place).some(
    (at) => !page.at(at).item && page.amount(at),
  );
  if (items < 3 || (loose && items < (to - from) / 2)) return [from, to];
  let start = from;
  while (start < to && !page.at(start).item && !(page.at(start + 1).item && !page.amount(start))) start++;
  let end = start;
  let strange = 0;
  for (let at = start; at < to && strange < 3; at++) {
    if (!page.at(at).item) {
      if (page.at(at).level === 0) strange++;
    } else if (end === start || at === end || continues(page, at, to)) {
      end = at + 1;
      strange = 0;
    } else break;
  }
  return [start, end];
}

/** Whether a list that begins behind other lines goes on with ingredients. */
const continues = (page: Page, at: number, to: number): boolean =>
  page.amount(at) ||
  page.at(at).box === 'ingredients' ||
  (at + 1 < to && page.at(at + 1).item && page.amount(at + 1));

function countItems(page: Page, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (page.at(at).item && page.ingredient(at) >= LIKELY) count++;
  return count;
}

/** A list with the lists before and behind it that only headings part from it. */
function widened(page: Page, [start, end]: Span): Span {
  let from = start;
  let to = end;
  const belongs = (at: number): boolean =>
    page.has(at) && page.at(at).item && page.amount(at) && page.at(at).box !== 'other';
  const names = (at: number): boolean => page.has(at) && page.groupName(at);
  for (let grown = true; grown;) {
    grown = false;
    if (belongs(to) || (names(to) && belongs(to + 1))) {
      to += belongs(to) ? 1 : 2;
      grown = true;
    }
    if (belongs(from - 1) || (names(from - 1) && belongs(from - 2))) {
      from -= belongs(from - 1) ? 1 : 2;
      grown = true;
    }
  }
  return names(from - 1) ? [from - 1, to] : [from, to];
}

/** A run of lines in one list or box. */
interface Run {
  readonly holder: Element | null;
  readonly places: number[];
}

/** The one of several panels that a reader sees: the others wait behind their tabs. */
const SHOWN = /(?:^|[\s_-])(?:active|current|selected|show)(?=$|[\s_-])/i;

/** Whether a run stands in the panel that is shown, while another run of the same list stands in one that is not. */
function isShown(page: Page, run: Run, other: Run): boolean {
  const panels = (places: readonly number[]) => {
    const element = places[0] === undefined ? undefined : page.at(places[0]).element;
    return element ? [element, ...around(element)] : [];
  };
  const others = new Set(panels(other.places));
  return panels(run.places).some(
    (element) => !others.has(element) && SHOWN.test(element.attributes['class'] ?? ''),
  );
}

/** The places of a range that are read: of the same list in several systems of units the copy that is shown. */
function placesOf(page: Page, { from, to }: Range): readonly number[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at++) {
    const holder = page.at(at).element.parent;
    const last = runs.at(-1);
    if (last && last.holder === holder) last.places.push(at);
    else runs.push({ holder, places: [at] });
  }
  const kept: Run[] = [];
  for (const run of runs) {
    const copied = kept.findIndex((other) => isCopy(page, other, run));
    const other = kept[copied];
    if (!other) kept.push(run);
    else if (isShown(page, run, other) && !isShown(page, other, run)) kept[copied] = run;
  }
  return kept
    .filter((run) => !isProse(page, run))
    .flatMap(({ places }) => places)
    .sort((a, b) => a - b);
}

/** A list of sentences among lists of ingredients: what to mind. */
const isProse = (page: Page, { places }: Run): boolean =>
  places.every((at) => page.at(at).level === 0 && page.ingredient(at) <= 0.05);

/** The last word of each line is the same in at least seven of ten: the foods are, whatever the units. */
function isCopy(page: Page, a: Run, b: Run): boolean {
  if (a.places.length !== b.places.length || a.places.length < 2) return false;
  const lastWord = (at: number | undefined) =>
    at === undefined
      ? ''
      : (page
          .at(at)
          .text.toLowerCase()
          .match(/\p{L}+/gu)
          ?.at(-1) ?? '');
  const same = a.places.filter(
    (at, place) => lastWord(at) !== '' && lastWord(at) === lastWord(b.places[place]),
  );
  return same.length >= (a.places.length === 2 ? 2 : 0.7 * a.places.length);
}

const placesBetween = ({ from, to }: Range): readonly number[] =>
  Array.from({ length: to - from }, (_, place) => from + place);

/** The ingredients of a range in groups, their headings taken out. */
export function ingredientGroups(page: Page, range: Range): readonly Group[] {
  const items = countItems(page, range.from, range.to);
  const listed = items >= 3 && items >= (range.to - range.from) / 2;
  const groups: Draft[] = [{ name: null, lines: [], sure: true }];
  const odd = unlikeOthers(page.blocks.slice(range.from, range.to));
  const measured = placesBetween(range).filter((at) => page.amount(at));
  const foreign = measured.filter((at) => page.at(at).box === 'other').length > measured.length / 2;
  const places = placesOf(page, range);
  const last = places.findLast((at) => page.amount(at)) ?? range.to;
  // What looks unlike the list and follows it belongs to the page: "Buy all of it", "Print".
  const tail = places.filter((at) => at > last && odd.has(at - range.from) && !page.groupName(at));
  const left = tail.length > 1 ? new Set(tail) : new Set();
  for (const at of places.filter((place) => !left.has(place))) {
    const block = page.at(at);
    if (block.box === 'other' && !foreign) continue;
    const text = ingredientText(block.text).replace(AMOUNT_DASH, '$1 ');
    if (text === '' || isPartHeading(block) || isListControl(text) || /^\[.*\]$/.test(text)) continue;
    const apart = (listed && !block.item) || odd.has(at - range.from);
    if (isName(page, at, text, apart))
      groups.push({ name: text.replace(/\s*:$/, ''), lines: [], sure: page.groupName(at) });
    else if (block.item || page.ingredient(at) >= 0.2) groups.at(-1)?.lines.push(text);
  }
  return tidied(groups);
}

/** A heading of the list itself, or of the steps that were set beside it. */
const isPartHeading = ({ part, level }: Block): boolean =>
  part === 'ingredients' || (part !== null && level >= 1 && level <= 7);

/** "4 - large eggs": a dash between columns. */
const AMOUNT_DASH = /^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/]*\s?\p{L}{0,6}) [-–] (?=\p{L})/u;

/** @param apart it is no item among items, or looks unlike the others */
function isName(page: Page, at: number, text: string, apart: boolean): boolean {
  if (page.groupName(at)) return true;
  if (page.amount(at)) return false;
  return isGroupName(text, page.language) || (apart && !text.includes(','));
}

/** A group while it is made. */
interface Draft {
  readonly name: string | null;
  readonly lines: string[];
  /** Its name looks like a heading; else it is only unlike the lines around it. */
  readonly sure: boolean;
}

/** Groups that have lines; a name without any that is no heading was an ingredient itself. */
function tidied(drafts: readonly Draft[]): readonly Group[] {
  const groups: { name: string | null; lines: string[] }[] = [];
  for (const { name, lines, sure } of drafts) {
    if (lines.length > 0) groups.push({ name, lines: [...lines] });
    else if (!sure && name !== null) groups.at(-1)?.lines.push(name);
  }
  const clean = withoutListSigns(withoutCommonEnd(withoutNumbers(groups.flatMap(({ lines }) => lines))));
  let place = 0;
  return groups.map(({ name, lines: { length } }) => ({
    name,
    lines: clean.slice(place, (place += length)),
  }));
}

/** Lines of a numbered list without their numbers: "1. 2 eggs". */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.filter((line, at) => new RegExp(`^${at + 1}\\s?[.)]\\s`).test(line));
  return lines.length > 2 && numbered.length >= lines.length * 0.8
    ? lines.map((line) => line.replace(/^\d{1,2}\s?[.)]\s+/, ''))
    : lines;
}

/** Lines without the words that stand behind every one of them: a button's. */
function withoutCommonEnd(lines: readonly string[]): readonly string[] {
  const words = lines.map((line) => line.split(' '));
  const [first = []] = words;
  if (lines.length < 4) return lines;
  let common = 0;
  while (
    common < 5 &&
    words.every((each) => each.length > common + 1 && each.at(-1 - common) === first.at(-1 - common))
  )
    common++;
  return common === 0 ? lines : words.map((each) => each.slice(0, each.length - common).join(' '));
}
