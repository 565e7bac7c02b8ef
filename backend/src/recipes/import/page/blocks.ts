import {
  INGREDIENT_BOX,
  isBesideRecipe,
  OTHER_BOX,
  partOfHeading,
  STEP_BOX,
  type PartKind,
} from '@sytno/domain';
import type { Block } from './block';
import type { Element } from './html';
import { partedLines } from './parted-lines';
import { holdsBlocks, isBlock, isElement, labelOf, linesOf, sizeOf, textOf } from './tree';

const SKIPPED = new Set([
  'head',
  'script',
  'noscript',
  'nav',
  'footer',
  'form',
  'button',
  'select',
  'textarea',
  'dialog',
  'audio',
  'video',
]);
/** A form around the recipe itself (its ticks and servings) is none to leave out. */
const LARGE_FORM = 400;
const MOST_BLOCKS = 2_500;
/** A box with more of the page's text than this is no part of it. */
const LARGEST_BOX = 0.5;
const LARGEST_OTHER = 0.25;
/** So much of a line is read, however often it is looked at. */
const LONGEST_LINE = 20_000;
const BOLD = new Set(['b', 'strong', 'u', 'em', 'span', 'font', 'a', 'i', 'td', 'center']);
const LONGEST_LEADING = 60;
const FEWEST_IN_PAIRS = 4;
const LONGEST_ITEM = 260;
const MOST_ITEM_LINES = 5;
const DIVIDED = new Set(['ul', 'ol', 'li', 'tr', 'table', 'br', 'dl', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const box = (pattern: string) => new RegExp(pattern, 'i');
const BOXES: readonly (readonly [PartKind, RegExp])[] = [
  ['other', box(OTHER_BOX)],
  ['ingredients', box(INGREDIENT_BOX)],
  ['steps', box(STEP_BOX)],
];

/** What a box says it is for; one that holds most of the page says nothing of a part of it. */
function boxOf(element: Element, around: PartKind | null, whole: number): PartKind | null {
  const label = labelOf(element);
  const share = sizeOf(element) / whole;
  if (label.length < 3 || share > LARGEST_BOX) return around;
  const named = BOXES.filter(([, pattern]) => pattern.test(label)).map(([kind]) => kind);
  // A name that says several things at once ("recipe-ingredients-steps") says none.
  if (named.length !== 1) return around;
  return named[0] === 'other' && share > LARGEST_OTHER ? around : (named[0] ?? around);
}

const has = (element: Element, names: ReadonlySet<string>): boolean =>
  element.children.some((child) => isElement(child) && (names.has(child.name) || has(child, names)));

/** Whether all of its words are bold. */
function isBold(element: Element): boolean {
  const children = element.children.filter((child) => isElement(child) || child.trim() !== '');
  if (children.length === 0) return false;
  return children.every(
    (child) =>
      isElement(child) &&
      (child.name === 'b' ||
        child.name === 'strong' ||
        (BOLD.has(child.name) && isBold(child)) ||
        child.name === 'br'),
  );
}

function levelOf(element: Element, text: string): number {
  for (let at: Element | null = element; at; at = at.parent) {
    if (/^h[1-6]$/.test(at.name)) return Number(at.name.charAt(1));
    if (at !== element && isBlock(at) && at.name !== 'header') break;
  }
  if (text.length > 90) return 0;
  if (isRowOfOne(element)) return 7;
  if (isBold(element) || /^(?:dt|legend|caption|summary)$/.test(element.name)) return 7;
  return text.endsWith(':') ? 8 : 0;
}

const cellsOf = (row: Element): readonly Element[] =>
  row.children.filter(
    (child) => isElement(child) && (child.name === 'td' || child.name === 'th'),
  ) as Element[];

/** A cell over all columns of a table: the name of the rows below it. */
function isRowOfOne(row: Element): boolean {
  if (row.name !== 'tr') return false;
  const [cell, ...more] = cellsOf(row);
  return more.length === 0 && Number(cell?.attributes['colspan'] ?? 1) > 1;
}

/** The names of a table's columns. */
const isRowOfNames = (row: Element): boolean => {
  const cells = cellsOf(row);
  return row.name === 'tr' && cells.length > 1 && cells.every(({ name }) => name === 'th');
};

/** Name and first class; without a class those of the first element within. */
function signature({ name, attributes, children }: Element): string {
  const label = (attributes['class'] ?? '').trim().split(/\s+/)[0] ?? '';
  if (label !== '') return `${name}.${label}`;
  const child = children.find(isElement);
  return child ? `${name}/${signature(child)}` : name;
}

/** Collects the lines of a page. */
class Blocks {
  readonly blocks: Block[] = [];

  constructor(private readonly whole: number) {}

  /** Takes an element that is read as one line. */
  add(element: Element, whole: string, around: PartKind | null, item: boolean, leads = false): void {
    const text = whole.slice(0, LONGEST_LINE);
    if (text === '' || this.blocks.length >= MOST_BLOCKS || isBesideRecipe(text)) return;
    const level = levelOf(element, text) || (leads && text.length < LONGEST_LEADING ? 7 : 0);
    const part = level > 0 || text.length < 60 ? partOfHeading(text, level > 0) : null;
    this.blocks.push({ text, element, level, part, box: around, item });
  }

  walk(element: Element, around: PartKind | null): void {
    if (this.blocks.length >= MOST_BLOCKS) return;
    if (SKIPPED.has(element.name) && !(element.name === 'form' && sizeOf(element) > LARGE_FORM)) return;
    const kind = boxOf(element, around, this.whole);
    if (isRowOfNames(element)) return;
    if (element.name === 'dl' && this.pairs(element, kind)) return;
    if (isLine(element)) {
      this.add(element, textOf(element), kind, element.name === 'li' || element.name === 'tr');
      return;
    }
    if (!element.children.some((child) => isElement(child) && (isBlock(child) || holdsBlocks(child)))) {
      this.loose(element, element.children, kind);
      return;
    }
    this.mixed(element, kind);
  }

  /** A list of foods with an amount each, a line for each pair. Whether it is one. */
  private pairs(list: Element, kind: PartKind | null): boolean {
    const parts = list.children.filter(isElement);
    const texts = parts.map(textOf);
    const isPairs =
      parts.length >= FEWEST_IN_PAIRS && parts.every(({ name }, at) => name === (at % 2 === 0 ? 'dt' : 'dd'));
    const amounts = (first: number) =>
      texts.filter((text, at) => at % 2 === first && AMOUNT_ALONE.test(text));
    const most = Math.max(amounts(0).length, amounts(1).length);
    if (!isPairs || most < parts.length / 4) return false;
    parts.forEach((part, at) => {
      if (at % 2 === 0) this.add(part, `${texts[at] ?? ''} ${texts[at + 1] ?? ''}`.trim(), kind, true);
    });
    return true;
  }

  /** Words without a block of their own, a line up to each `br`. */
  private loose(
    holder: Element,
    children: readonly (Element | string)[],
    kind: PartKind | null,
    leads = false,
  ): void {
    const { name, attributes, parent } = holder;
    for (const line of dividedByBreaks(children)) {
      const words: Element = { name, attributes, children: line, parent };
      for (const text of linesOf(words)) this.add(words, text, kind, name === 'li' && !leads, leads);
    }
  }

  /** Blocks among loose words: the words between two blocks are lines of their own. */
  private mixed(element: Element, kind: PartKind | null): void {
    const repeated = repeatedOf(element);
    let loose: (Element | string)[] = [];
    const flush = (leads = false): void => {
      this.loose(element, loose, kind, leads);
      loose = [];
    };
    for (const child of element.children) {
      if (isElement(child) && (isBlock(child) || holdsBlocks(child) || SKIPPED.has(child.name))) {
        // What stands in front of a list within an item is the list's name.
        flush(element.name === 'li' && (child.name === 'ul' || child.name === 'ol'));
        if (repeated.has(child)) this.add(child, textOf(child), boxOf(child, kind, this.whole), true);
        else this.walk(child, kind);
      } else loose.push(child);
    }
    flush();
  }
}

/** Children apart by `br`. */
function dividedByBreaks(children: readonly (Element | string)[]): (Element | string)[][] {
  const lines: (Element | string)[][] = [[]];
  for (const child of children) {
    if (isElement(child) && child.name === 'br') lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines;
}

const PARTED = new Set(['ul', 'ol', 'table', 'dl', 'li', 'tr']);

/** A list's item or a table's row that holds no list of its own, and everything that is a heading. */
function isLine(element: Element): boolean {
  if (/^h[1-6]$/.test(element.name)) return !has(element, PARTED);
  if (element.name !== 'li' && element.name !== 'tr') return false;
  if (has(element, PARTED)) return false;
  if (element.name === 'li') return true;
  const [only, ...more] = cellsOf(element);
  // A single cell of several lines lays out a page; it is no row of a list.
  if (only && more.length === 0 && linesOf(only).length > 1) return false;
  return (
    sizeOf(element) < 4 * LONGEST_ITEM &&
    textOf(element).length <= LONGEST_ITEM &&
    linesOf(element).length <= MOST_ITEM_LINES
  );
}

/** Children that look alike and are short: one item each, whatever boxes their words stand in. */
function repeatedOf(element: Element): ReadonlySet<Element> {
  const groups = new Map<string, Element[]>();
  for (const child of element.children) {
    if (!isElement(child) || !/^(?:div|label|section|article|span|a)$/.test(child.name)) continue;
    const key = signature(child);
    const group = groups.get(key);
    if (group) group.push(child);
    else groups.set(key, [child]);
  }
  const found = new Set<Element>();
  for (const [key, children] of groups) {
    if (children.length < (key.includes('.') && !key.includes('/') ? 2 : 3)) continue;
    if (children.every((child) => isShortBox(child))) for (const child of children) found.add(child);
  }
  return found;
}

const isShortBox = (element: Element): boolean => {
  if (sizeOf(element) > 4 * LONGEST_ITEM || has(element, DIVIDED)) return false;
  const lines = linesOf(element);
  return lines.length <= MOST_ITEM_LINES && lines.reduce((sum, line) => sum + line.length, 0) <= LONGEST_ITEM;
};

/** The lines of a page in their order. */
export function blocksOfPage(root: Element): readonly Block[] {
  const blocks = new Blocks(sizeOf(root));
  blocks.walk(root, null);
  return partedLines(joined(blocks.blocks));
}

const QUANTITY_ALONE = /^(?:ca\.?\s)?(?:\d+(?:[.,/⁄]\d+)?|\d*\s?[½¼¾⅓⅔⅛⅜⅝⅞])(?:\s?[-–—]\s?\d+)?$/;
const AMOUNT_ALONE = /^(?:\d+(?:[.,/⁄]\d+)?|\d*\s?[½¼¾⅓⅔⅛])\s?\p{L}{0,9}\.?$/u;

/** Quantities that stand in a block of their own beside their food: one line again. */
function joined(blocks: readonly Block[]): readonly Block[] {
  const lines: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    const next = blocks[at + 1];
    if (!block) continue;
    const beside = next && next.element !== block.element && next.element.parent === block.element.parent;
    const first = beside && QUANTITY_ALONE.test(block.text) && /^\p{L}/u.test(next.text);
    const last = beside && isPair(block, next) && /^\p{L}/u.test(block.text) && AMOUNT_ALONE.test(next.text);
    if (next && (first || last) && next.level === 0 && block.level === 0) {
      lines.push({ ...next, text: `${block.text} ${next.text}`, item: true });
      at++;
    } else lines.push(block);
  }
  return lines;
}

/** Whether two lines are all that their box holds. */
function isPair(block: Block, next: Block): boolean {
  const { parent } = block.element;
  if (!parent || parent !== next.element.parent || parent.children.length > MOST_IN_PAIR) return false;
  return parent.children.filter(isElement).length === 2;
}

/** Two elements and the white space around them. */
const MOST_IN_PAIR = 5;

/** So many of the lines look alike before another look means anything. */
const MOST_ALIKE = 0.6;
const FEWEST_ALIKE = 3;

/** Places of lines that look unlike most of the others, by element and class: a heading among items. */
export function unlikeOthers(blocks: readonly Block[]): ReadonlySet<number> {
  const looks = blocks.map(({ element }) => `${element.name}.${labelOf(element)}`);
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  const [usual, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (count < FEWEST_ALIKE || count < blocks.length * MOST_ALIKE) return new Set();
  return new Set(looks.flatMap((look, at) => (look === usual ? [] : [at])));
}
