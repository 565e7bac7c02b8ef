// @ts-check
/**
 * How near a read recipe comes to what a person says the page holds. Exact is equal after folding: NFKC, case,
 * white space, quotes, dashes, and nothing else. Near is at least nine of ten of the wanted lines, each with its
 * amount. Clean is at least nine of ten of the lines that were read: what was read too much shows there.
 */

/**
 * @typedef {import('../../../../backend/src/recipes/import/page/index').PageRecipe} PageRecipe
 * @typedef {import('../../../../backend/src/recipes/import/page/index').Group} Group
 * @typedef {{ title?: string, ingredients?: string[], instructions?: string[], yields?: string, totalTimeMin?: number,
 *   prepTimeMin?: number, cookTimeMin?: number, image?: string, ingredientCount?: number, yieldsNumber?: number }} Expected
 * @typedef {Record<string, boolean>} Marks by field, only for what is expected
 */

const DOUBLE_QUOTES = /[“”„‟«»″]/g;
const SINGLE_QUOTES = /[`´‘’‚‛‹›′]/g;
const DASHES = /[‐‑‒–—―−]/g;

/** The same text however it is typed. @param {string} text */
export const fold = (text) =>
  text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKC')
    .toLowerCase()
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {readonly string[]} a @param {readonly string[]} b */
const sameList = (a, b) => a.length === b.length && a.every((line, at) => line === b[at]);

/** A letter of a script that is written without spaces between its words. */
const UNSPACED = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}]';
const WORD = new RegExp(`${UNSPACED}|(?:(?!${UNSPACED})[\\p{L}\\p{M}])+`, 'gu');

/** Words; where none are told by spaces each letter is one. @param {string} line folded */
const wordsOf = (line) => line.match(WORD) ?? [];

/** Fractions in figures, apart from the whole number before them: "1½" is "1 1/2". @param {string} text */
const spelled = (text) =>
  text.replace(/[¼½¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`).replaceAll('\u2044', '/');

/** The numbers of a line by their value, to a hundredth. @param {string} line spelled and folded */
const numbersOf = (line) =>
  [...line.matchAll(/(?:(\d+)\s)?(\d+)\/(\d+)|\d+(?:[.,]\d+)?/g)].map(([number, whole = '0', over, under]) =>
    (over ? Number(whole) + Number(over) / Number(under) : Number(number.replace(',', '.'))).toFixed(2),
  );

/** The share of the words of either that stands in both. @param {string} a @param {string} b */
function overlap(a, b) {
  const left = wordsOf(a);
  const right = wordsOf(b);
  if (left.length === 0 && right.length === 0) return 1;
  const rest = [...right];
  let both = 0;
  for (const word of left) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    rest.splice(at, 1);
    both++;
  }
  return both / Math.max(left.length, right.length);
}

/** So many of the words of two lines are the same when one is near the other. */
const NEAR_WORDS = 0.8;

/** A line counts with its amount: every number the same, and nearly every word. @param {string} a @param {string} b spelled and folded */
const nearLine = (a, b) => a === b || (sameList(numbersOf(a), numbersOf(b)) && overlap(a, b) >= NEAR_WORDS);

/** How many of the wanted lines are among those that were read. @param {readonly string[]} wanted @param {readonly string[]} got spelled and folded */
function foundOf(wanted, got) {
  const left = [...got];
  let found = 0;
  for (const line of wanted) {
    const exact = left.indexOf(line);
    const at = exact >= 0 ? exact : left.findIndex((other) => nearLine(line, other));
    if (at < 0) continue;
    left.splice(at, 1);
    found++;
  }
  return found;
}

/** Nine of ten lines. */
const NEAR_LINES = 0.9;

/** The number of a yield, dozens counted. @param {string} text */
function yieldNumber(text) {
  const number = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.') ?? NaN);
  return /dozen/i.test(text) ? number * 12 : number;
}

/** Of a heading its words: with us it is the name of a group, with others a line with its colon. @param {string} text */
const bare = (text) => fold(text).replace(/\s*:$/, '');

/**
 * A list as we tell it and as others do: its lines alone, and with the names of its groups as lines in their places.
 * @param {readonly string[]} wanted @param {readonly Group[]} groups @param {(text: string) => string} folded
 * @returns {readonly (readonly string[])[]}
 */
function tellings(wanted, groups, folded) {
  const headings = new Map(wanted.filter((line) => line.endsWith(':')).map((line) => [bare(line), line]));
  const lines = groups.flatMap((group) => group.lines.map(folded));
  const all = groups.flatMap(({ name, lines: own }) => [
    ...(name === null ? [] : [headings.get(bare(name)) ?? folded(name)]),
    ...own.map(folded),
  ]);
  return [lines, all];
}

/** @param {Marks} marks @param {string} name @param {readonly string[] | undefined} expected @param {readonly Group[]} groups */
function markList(marks, name, expected, groups) {
  if (expected === undefined || expected.length === 0) return;
  const wanted = expected.map(fold);
  marks[`${name}.exact`] = tellings(wanted, groups, fold).some((got) => sameList(wanted, got));
  const inFigures = (/** @type {string} */ text) => fold(spelled(text));
  const nearly = expected.map(inFigures);
  const told = tellings(nearly, groups, inFigures).map((got) => ({
    found: foundOf(nearly, got),
    read: got.length,
  }));
  marks[`${name}.near`] = told.some(({ found }) => found >= NEAR_LINES * nearly.length);
  marks[`${name}.clean`] = told.some(
    ({ found, read }) => found >= NEAR_LINES * Math.max(nearly.length, read),
  );
}

/** @param {Expected} expected @param {PageRecipe | null} got null when none was read @returns {Marks} */
export function marksOf(expected, got) {
  /** @type {Marks} */
  const marks = {};
  if (expected.title !== undefined) marks['title'] = fold(got?.title ?? '') === fold(expected.title);
  markList(marks, 'list', expected.ingredients, got?.ingredients ?? []);
  markList(marks, 'steps', expected.instructions, got?.steps ?? []);
  const portions =
    expected.yieldsNumber ?? (expected.yields === undefined ? undefined : yieldNumber(expected.yields));
  // Of a range one library tells the lower end and another the upper one: both ends are read here.
  if (portions !== undefined) marks['yields'] = [got?.yields?.from, got?.yields?.to].includes(portions);
  if (expected.totalTimeMin !== undefined) marks['time'] = got?.totalMinutes === expected.totalTimeMin;
  if (expected.prepTimeMin !== undefined) marks['prep'] = got?.prepMinutes === expected.prepTimeMin;
  if (expected.cookTimeMin !== undefined) marks['cook'] = got?.cookMinutes === expected.cookTimeMin;
  if (expected.image !== undefined) marks['image'] = (got?.image ?? null) !== null;
  if (expected.ingredientCount !== undefined) {
    const count = got?.ingredients.reduce((sum, { lines }) => sum + lines.length, 0);
    marks['count'] = count === expected.ingredientCount;
  }
  return marks;
}
