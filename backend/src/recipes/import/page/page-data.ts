import type { Element } from './html';
import { isObject, parseJson, type Json, type JsonObject } from './json';
import { below, ownText } from './tree';

/** Data that says nothing of ingredients is not looked into. */
const OF_RECIPE = /ingredien|zutat/i;
const SHORTEST = 100;
const LONGEST = 3_000_000;
const MOST_SCRIPTS = 400;
/** So many places of one script are tried as the beginning of its data. */
const MOST_BEGINNINGS = 6;
/** Data for every reader is read elsewhere. */
const TOLD_TO_ALL = /ld\+json/i;
/** Pieces of a text that a framework sends bit by bit and puts together again. */
const PIECE = /\.push\((\[\s*\d+\s*,\s*"(?:[^"\\]|\\.)*"\s*\])\)/g;
const ROW = /^[\da-f]{1,6}:(?=[[{])/i;
const ASSIGNED = /=\s*(?=[[{])/g;
const IN_TEXT = /JSON\.parse\(\s*("(?:[^"\\]|\\.)*")\s*\)/g;
const MOST_RESOLVED = 20_000;
const DEEPEST = 30;

const isThere = (value: Json | undefined): value is Json => value !== undefined;

/** The text from a bracket to the one that closes it, strings minded; nothing if none does. */
function bracketed(text: string, from: number): string | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) return text.slice(from, at + 1);
  }
  return undefined;
}

/** What a list of values means that name each other by their places in it. */
function resolved(values: readonly Json[]): Json {
  let left = MOST_RESOLVED;
  const at = (place: Json | undefined, depth: number): Json => {
    if (typeof place !== 'number' || left-- <= 0 || depth > DEEPEST) return null;
    const value = values[place] ?? null;
    if (Array.isArray(value)) {
      const [mark, ...rest] = value;
      return typeof mark === 'string' ? at(rest[0], depth + 1) : value.map((each) => at(each, depth + 1));
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, at(each, depth + 1)]));
  };
  return at(0, 0);
}

const isByPlace = (value: Json): value is Json[] =>
  Array.isArray(value) &&
  value.some(
    (each) =>
      isObject(each) &&
      Object.keys(each).length > 1 &&
      Object.values(each).every((at) => Number.isInteger(at)),
  );

function ofScript(text: string): Json[] {
  const found: (Json | undefined)[] = [...text.matchAll(IN_TEXT)].map(([, written]) => {
    const inner = parseJson(written ?? '');
    return typeof inner === 'string' ? parseJson(inner) : undefined;
  });
  let tried = 0;
  for (const match of text.matchAll(ASSIGNED)) {
    const whole = ++tried <= MOST_BEGINNINGS ? bracketed(text, match.index + match[0].length) : undefined;
    if (whole !== undefined && OF_RECIPE.test(whole))
      found.push(parseJson(whole.replace(/:undefined\b/g, ':null')));
  }
  return found.filter(isThere);
}

function ofPieces(html: string): Json[] {
  const texts = [...html.matchAll(PIECE)].map(([, piece]) => {
    const value = parseJson(piece ?? '');
    const text = Array.isArray(value) ? value[1] : undefined;
    return typeof text === 'string' ? text : '';
  });
  return texts
    .join('')
    .split('\n')
    .filter((row) => OF_RECIPE.test(row) && ROW.test(row))
    .map((row) => parseJson(row.replace(ROW, '')))
    .filter(isThere);
}

/** The data that a page brings for its own program, as far as it may hold a recipe. */
export function dataOfPage(root: Element, html: string): readonly Json[] {
  if (!OF_RECIPE.test(html) || html.length > LONGEST) return [];
  const kept = below(root).flatMap((element) => {
    if (element.name === 'script' && TOLD_TO_ALL.test(element.attributes['type'] ?? '')) return [];
    const texts = element.name === 'script' ? [ownText(element)] : Object.values(element.attributes);
    return texts.filter((text) => text.length > SHORTEST && /^\s*[[{]/.test(text) && OF_RECIPE.test(text));
  });
  const values = kept
    .map(parseJson)
    .filter(isThere)
    .map((value) => (isByPlace(value) ? resolved(value) : value));
  for (const text of scriptsOf(html))
    if (text.length > SHORTEST && OF_RECIPE.test(text)) values.push(...ofScript(text));
  return [...values, ...ofPieces(html)];
}

/** The programs of a page as they are written; looked for by hand, for a page may open many and close none. */
function* scriptsOf(html: string): Generator<string> {
  const small = html.toLowerCase();
  let at = small.indexOf('<script');
  for (let count = 0; at >= 0 && count < MOST_SCRIPTS; count++) {
    const from = small.indexOf('>', at) + 1;
    const to = small.indexOf('</script', from);
    if (from === 0 || to < 0) return;
    if (!small.slice(at, from).includes('json')) yield html.slice(from, to);
    at = small.indexOf('<script', to);
  }
}

/** Every thing within values, the outer before the inner. */
export function* thingsIn(values: readonly Json[]): Generator<JsonObject> {
  const open: Json[] = [...values].reverse();
  let left = MOST_RESOLVED * 10;
  while (open.length > 0 && left-- > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isObject(value)) yield value;
    const inner: (Json | undefined)[] = Object.values(value);
    open.push(...inner.filter(isThere).reverse());
  }
}
