import type { Block } from './block';
import { blocksOfPage, unlikeOthers } from './blocks';
import type { Element } from './html';
import type { Json, JsonObject } from './json';
import { bareName, MOST_RECIPES } from './json-ld';
import { below, holdsBlocks, isElement, linesOf, textOf } from './tree';

/** How a vocabulary of marks in the HTML itself is read: microdata and RDFa differ in names alone. */
export interface Vocabulary {
  /** The bare types of a thing; nothing where no thing begins. */
  readonly typesOf: (element: Element) => readonly string[] | undefined;
  /** The bare properties that an element gives. */
  readonly propertiesOf: (element: Element) => readonly string[];
}

const words = (text: string | undefined): readonly string[] => (text ?? '').split(/\s+/).filter(Boolean);

export const MICRODATA: Vocabulary = {
  typesOf: ({ attributes }) =>
    'itemscope' in attributes || 'itemtype' in attributes
      ? words(attributes['itemtype']).map(bareName)
      : undefined,
  propertiesOf: ({ attributes }) => words(attributes['itemprop']).map(bareName),
};

export const RDFA: Vocabulary = {
  typesOf: ({ attributes }) =>
    attributes['typeof'] === undefined ? undefined : words(attributes['typeof']).map(bareName),
  propertiesOf: ({ attributes }) => words(attributes['property'] ?? attributes['rel']).map(bareName),
};

/** What a link or picture says by its address. */
const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  audio: 'src',
  video: 'src',
};
/** Properties that are addresses; of all others a link says its words. */
const BY_ADDRESS = new Set(['image', 'url', 'photo', 'thumbnailurl', 'contenturl', 'mainentityofpage']);
/** Properties that are lists: each line of their element is a value. */
const BY_LINES = new Set([
  'recipeingredient',
  'ingredients',
  'ingredient',
  'recipeinstructions',
  'instructions',
  'instruction',
  'step',
  'method',
]);
const MOST_PROPERTIES = 1000;
const LONGEST_HEADING = 60;

/** The value of a scalar property. */
function valueOf(element: Element, property: string): string {
  const { attributes, name } = element;
  const given = attributes['content'] ?? (name === 'time' ? attributes['datetime'] : undefined);
  if (given !== undefined && given.trim() !== '') return given;
  const address = ADDRESSES[name];
  if (address !== undefined && BY_ADDRESS.has(property))
    return attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes[address] ?? '';
  return textOf(element);
}

/** The values of a list's element: its lines, or one of it when it is itself a line. Headings end in a colon. */
function listValues(element: Element, property: string): readonly string[] {
  const { content } = element.attributes;
  if (content !== undefined && content.trim() !== '' && linesOf(element).length === 0) return [content];
  const ingredient = property.includes('ingredient');
  if (!ingredient) return blocksOfPage(element).map(colonBehindHeading);
  if (element.name === 'li' || element.name === 'tr' || !holdsBlocks(element)) return [rowOf(element)];
  const blocks = blocksOfPage(element);
  const odd = unlikeOthers(blocks);
  return blocks.map((block, at) => colonBehindHeading(odd.has(at) ? { ...block, level: 7 } : block));
}

/** So far above what is marked may its row stand. */
const MOST_ABOVE = 3;
const LONGEST_AMOUNT = 30;

/** An ingredient's line; where its food alone is marked that of its row, which begins with the amount. */
function rowOf(element: Element): string {
  const text = textOf(element);
  let row: Element | null = element;
  for (let above = 0; row && row.name !== 'li' && row.name !== 'tr'; above++)
    row = above < MOST_ABOVE ? row.parent : null;
  if (!row || row === element) return text;
  const whole = textOf(row);
  const before = whole.slice(0, Math.max(0, whole.indexOf(text))).trim();
  const isAmount =
    before.length <= LONGEST_AMOUNT && /^(?!\d+[.)]$)[\p{N}~≈][^!?]*$/u.test(before) && whole.endsWith(text);
  return isAmount ? whole : text;
}

const colonBehindHeading = ({ text, level }: Block): string =>
  level > 0 && text.length < LONGEST_HEADING && !/[\d:]/.test(text) ? `${text}:` : text;

function add(thing: Record<string, Json[]>, property: string, values: readonly Json[]): void {
  (thing[property] ??= []).push(...values);
}

/** The thing that begins at an element, with the things within it. */
function thingAt(start: Element, types: readonly string[], vocabulary: Vocabulary): JsonObject {
  const thing: Record<string, Json[]> = { '@type': [...types] };
  let left = MOST_PROPERTIES;
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isElement(child) || left-- <= 0) continue;
      const properties = vocabulary.propertiesOf(child);
      const nested = vocabulary.typesOf(child);
      const inner = nested && nested.length > 0 ? thingAt(child, nested, vocabulary) : undefined;
      for (const property of properties) {
        const key = property.toLowerCase();
        if (inner && !BY_LINES.has(key)) add(thing, property, [inner]);
        else add(thing, property, BY_LINES.has(key) ? listValues(child, key) : [valueOf(child, key)]);
      }
      // What stands within a list was read with it.
      if (!inner && !properties.some((property) => BY_LINES.has(property.toLowerCase()))) visit(child);
    }
  };
  visit(start);
  return thing;
}

/** The recipes that are marked up in the page itself. */
export function recipesMarked(root: Element, vocabulary: Vocabulary): JsonObject[] {
  const found: JsonObject[] = [];
  for (const element of below(root)) {
    const types = vocabulary.typesOf(element);
    if (types?.some((type) => /^h?recipe$/i.test(type))) found.push(thingAt(element, ['Recipe'], vocabulary));
    if (found.length >= MOST_RECIPES) break;
  }
  return found.map(withoutCopies);
}

/** A list that stands twice on the page (once for a printer, once for small screens) is one. */
function withoutCopies(thing: JsonObject): JsonObject {
  const once = Object.entries(thing).map(([name, values]) => {
    const half = Array.isArray(values) ? values.length / 2 : 0;
    const doubled =
      Array.isArray(values) &&
      half >= 2 &&
      values.every((value, at) => at < half || value === values[at - half]);
    return [name, doubled ? values.slice(0, half) : values] as const;
  });
  return Object.fromEntries(once);
}

const STRAY = new Set(['recipeyield', 'totaltime', 'cooktime', 'preptime']);

/** Properties of recipes that stand on a page without a recipe around them. */
export function strayProperties(root: Element, vocabulary: Vocabulary): JsonObject | undefined {
  const thing: Record<string, Json[]> = {};
  let left = MOST_PROPERTIES;
  const visit = (element: Element): void => {
    const properties = vocabulary.propertiesOf(element);
    for (const property of properties) {
      const key = property.toLowerCase();
      if (left-- > 0 && (BY_LINES.has(key) || STRAY.has(key)))
        add(thing, property, BY_LINES.has(key) ? listValues(element, key) : [valueOf(element, key)]);
    }
    // What stands within a list was read with it.
    if (properties.some((property) => BY_LINES.has(property.toLowerCase()))) return;
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  visit(root);
  return Object.keys(thing).length === 0 ? undefined : withoutCopies({ '@type': ['Recipe'], ...thing });
}

/** Classes of the microformats hRecipe and h-recipe, and what they mean. */
const CLASSES: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  duration: 'totalTime',
  'dt-duration': 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  photo: 'image',
  'u-photo': 'image',
  summary: 'description',
  'p-summary': 'description',
  author: 'author',
};

export const MICROFORMATS: Vocabulary = {
  typesOf: ({ attributes }) =>
    /(?:^|\s)h-?recipe(?:\s|$)/i.test(attributes['class'] ?? '') ? ['Recipe'] : undefined,
  propertiesOf: ({ attributes }) =>
    words(attributes['class']).flatMap((word) => CLASSES[word.toLowerCase()] ?? []),
};
