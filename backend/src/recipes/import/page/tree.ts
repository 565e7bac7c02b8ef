import { tidyLine } from '@sytno/domain';
import type { Element } from './html';

const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Controls and pictures: what they say is no line of a recipe. */
const SPEECHLESS = new Set(['script', 'noscript', 'button', 'select', 'textarea', 'audio', 'video', 'head']);
const UNSEEN = /(?:^|[\s_-])(?:sr-only|screen-reader|visually-?hidden|d-none)/i;
const NO_DISPLAY = /display\s*:\s*none/i;

export const isElement = (node: Element | string | undefined): node is Element => typeof node === 'object';

export const isBlock = ({ name }: Element): boolean => BLOCKS.has(name);

/** The text that stands directly in an element. */
export const ownText = ({ children }: Element): string =>
  children.filter((child) => typeof child === 'string').join('');

/** Class and id of an element, apart by spaces. */
export const labelOf = ({ attributes }: Element): string =>
  `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`;

const elements = new WeakMap<Element, readonly Element[]>();

/** The element and all below it, in the order of the page; looked up once. */
export function below(element: Element): readonly Element[] {
  const known = elements.get(element);
  if (known) return known;
  const found: Element[] = [];
  const collectFrom = (at: Element): void => {
    found.push(at);
    for (const child of at.children) if (isElement(child)) collectFrom(child);
  };
  collectFrom(element);
  elements.set(element, found);
  return found;
}

/** The elements around one, the nearest first. */
export function* around(element: Element): Generator<Element> {
  for (let at = element.parent; at; at = at.parent) yield at;
}

/** Whether it is taken from sight, or is meant for ears alone. */
const isUnseen = (element: Element): boolean =>
  UNSEEN.test(element.attributes['class'] ?? '') ||
  'hidden' in element.attributes ||
  NO_DISPLAY.test(element.attributes['style'] ?? '');

const hasBreak = (element: Element): boolean =>
  element.children.some((child) => isElement(child) && (child.name === 'br' || isBlock(child)));

/** The first letter of a word, cut off from it: a consonant alone that no number stands before. */
const CUT_OFF = /(?:^|\p{L}[.,;:!?)]?\s)[b-df-hj-np-tv-xz]$/iu;

/** Two elements with a class, or two spans of which one has it: fields of a template, not letters of one word. */
const areFields = (left: Element, right: Element): boolean => {
  const classes = [left, right].filter(({ attributes }) => 'class' in attributes).length;
  const spans = [left, right].every(({ name, attributes }) => name === 'span' && !('style' in attributes));
  return classes === 2 || (classes === 1 && spans);
};

/** Whether two pieces side by side are two words: an amount and its unit, or what has a class of its own. */
function parts(left: Element, right: Element, before: string, behind: string): boolean {
  if (!/[^\s(/⁄]$/.test(before) || !/^[^\s.,;:!?)/⁄]/.test(behind)) return false;
  const cut = CUT_OFF.test(before) && /^\p{Ll}/u.test(behind);
  const named = areFields(left, right) && !cut;
  return (
    named ||
    (/[\d½¼¾⅓⅔⅛]$/.test(before) && /^\p{L}/u.test(behind)) ||
    (/[\d½¼¾⅓⅔⅛]\s?\p{L}{1,4}$/u.test(before) && left.name === 'span' && /^\p{L}{2}/u.test(behind)) ||
    (/\p{L}\.$/u.test(before) && /^\p{L}/u.test(behind)) ||
    (/\p{L}$/u.test(before) && /^\d/.test(behind))
  );
}

/** Collects text in lines as a browser would lay it out. */
class Lines {
  readonly lines: string[] = [];
  private line = '';
  private opened: Element | null = null;
  private closed: Element | null = null;

  text(text: string): void {
    if (this.opened && this.closed && parts(this.closed, this.opened, this.line, text)) this.line += ' ';
    this.opened = this.closed = null;
    this.line += text;
  }

  break(): void {
    const line = tidyLine(this.line);
    if (line !== '') this.lines.push(line);
    this.line = '';
    this.opened = this.closed = null;
  }

  gap(): void {
    this.line += ' ';
  }

  enter(element: Element): void {
    this.opened = element;
    // A fraction's upper number stands glued to the whole one before it: 1¹/₂.
    if (element.name === 'sup' && /\d$/.test(this.line) && /^\s*\d\s*$/.test(ownText(element))) this.gap();
  }

  leave(element: Element): void {
    this.closed = element;
  }
}

function collect(element: Element, into: Lines): void {
  for (const child of element.children) {
    if (!isElement(child)) into.text(child);
    else if (child.name === 'br') into.break();
    else if (!SPEECHLESS.has(child.name) && !isUnseen(child)) collectChild(child, into);
  }
}

function collectChild(child: Element, into: Lines): void {
  const cell = child.name === 'td' || child.name === 'th';
  const block = isBlock(child) || (cell && hasBreak(child));
  if (block) into.break();
  else if (cell) into.gap();
  into.enter(child);
  collect(child, into);
  into.leave(child);
  if (block) into.break();
  else if (cell) into.gap();
}

/** The text of an element in lines: a line ends where a block does or a `br` stands; cells of a row are one. */
export function linesOf(element: Element): readonly string[] {
  const lines = new Lines();
  collect(element, lines);
  lines.break();
  return lines.lines;
}

/** The text of an element in one line. */
export const textOf = (element: Element): string => linesOf(element).join(' ');

const sizes = new WeakMap<Element, number>();

/** How many letters of readable text an element holds; looked up once. */
export function sizeOf(element: Element): number {
  const known = sizes.get(element);
  if (known !== undefined) return known;
  const size = SPEECHLESS.has(element.name)
    ? 0
    : element.children.reduce(
        (sum, child) => sum + (isElement(child) ? sizeOf(child) : child.trim().length),
        0,
      );
  sizes.set(element, size);
  return size;
}

const blocks = new WeakMap<Element, boolean>();

/** Whether a block or a `br` stands anywhere within. */
export function holdsBlocks(element: Element): boolean {
  const known = blocks.get(element);
  if (known !== undefined) return known;
  const holds = element.children.some(
    (child) => isElement(child) && (child.name === 'br' || isBlock(child) || holdsBlocks(child)),
  );
  blocks.set(element, holds);
  return holds;
}
