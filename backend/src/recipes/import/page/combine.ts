import { gluedParts, ingredientLikeness, isGroupName, placeOfAmount } from '@sytno/domain';
import type { Page, Range } from './page';
import type { Group, Source } from './shape';
import { amountShare, letters, type Told } from './told';
import { ingredientGroups } from './visible-ingredients';
import { visibleSteps, wholeList } from './visible-steps';

/** Lines with where they come from. */
export interface Found {
  readonly groups: readonly Group[];
  readonly source: Source | null;
}

/** Below this share of amounts a list of names is only the page's short form of it. */
const FEW_AMOUNTS = 0.34;
/** And below this one where the page shows the very same foods with more of them. */
const SOME_AMOUNTS = 0.7;
/** So much more of amounts makes another list the better one. */
const CLEARLY_MORE = 0.3;

const linesOf = (groups: readonly Group[]): readonly string[] => groups.flatMap(({ lines }) => lines);

/** The ingredients by whoever tells them whole and with their amounts. */
export function ingredientsOf(
  best: Told | undefined,
  all: readonly Told[],
  page: Page,
  range: Range | undefined,
): Found {
  const told = best?.ingredients ?? [];
  const seen = range ? ingredientGroups(page, range) : [];
  const fromPage: Found = { groups: seen, source: seen.length > 0 ? 'page' : null };
  if (told.length === 0) {
    const other = all.find(({ ingredients }) => ingredients.length > 0);
    return other ? { groups: grouped(other.ingredients, seen, page), source: other.source } : fromPage;
  }
  if (holdsAndMore(linesOf(seen), told, page) || isBetterDivided(linesOf(seen), told, page)) return fromPage;
  if (isTurned(linesOf(seen), told)) return fromPage;
  const glued = gluedOf(seen, told);
  if (glued) return { groups: glued, source: 'page' };
  const part = range && placeOfPart(told, linesOf(seen), page, range);
  if (range && part !== undefined && hasSteps(page, range.to, part))
    return { ...fromPage, groups: [...seen, { name: nameBefore(page, part), lines: told }] };
  const asTold: Found = { groups: grouped(told, seen, page), source: best?.source ?? null };
  const share = amountShare(told, page.language);
  if (share >= (areSameFoods(told, linesOf(seen)) ? SOME_AMOUNTS : FEW_AMOUNTS)) return asTold;
  const others: Found[] = [
    ...all.map(({ ingredients, source }) => ({ groups: [{ name: null, lines: ingredients }], source })),
    fromPage,
  ];
  const better = others
    .filter(({ groups }) => linesOf(groups).length >= told.length / 2)
    .map((found) => ({ found, share: amountShare(linesOf(found.groups), page.language) }))
    .sort((a, b) => b.share - a.share)[0];
  return better && better.share > share + CLEARLY_MORE ? better.found : asTold;
}

/** Whether the page shows as many lines as were told, each with most of the words of the told one. */
function areSameFoods(told: readonly string[], seen: readonly string[]): boolean {
  const wordsOf = (line: string | undefined) => line?.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const same = told.filter((line, at) => {
    const shown = new Set(wordsOf(seen[at]));
    const words = wordsOf(line);
    return words.filter((word) => shown.has(word)).length >= words.length * 0.6;
  });
  return told.length === seen.length && same.length >= told.length * 0.9;
}

/** Whether the told lines name the food before its amount and the page, in the same lines, behind it as people do. */
function isTurned(seen: readonly string[], told: readonly string[]): boolean {
  const turned = told.filter(
    (line, at) => placeOfAmount(line) === 'behind' && placeOfAmount(seen[at] ?? '') === 'before',
  );
  return turned.length >= told.length * 0.6 && areSameFoods(told, seen);
}

/** So many times the lines of the one are in the other where one of both was divided wrongly. */
const DIVIDED = 1.5;

/** Whether the page shows the told words in clearly other lines, with amounts in no fewer of them. */
function isBetterDivided(seen: readonly string[], told: readonly string[], page: Page): boolean {
  if (Math.max(seen.length, told.length) < DIVIDED * Math.min(seen.length, told.length)) return false;
  const whole = letters(told.join(''));
  const inside = letters(seen.filter((line) => whole.includes(letters(line))).join(''));
  const same = inside.length >= 0.9 * whole.length && letters(seen.join('')).length <= 1.1 * whole.length;
  return same && amountShare(seen, page.language) >= amountShare(told, page.language);
}

/** So few told lines are rather a whole list glued together. */
const FEW_TOLD = 2;
const FEWEST_GLUED = 3;
/** So much of what was told the page's lines must be; the rest are names of groups. */
const MOST_OF_GLUED = 0.8;

/** The page's lines that stand in what was told as one or two, each once; nothing if they are not nearly all of it. */
function gluedOf(seen: readonly Group[], told: readonly string[]): readonly Group[] | null {
  if (told.length > FEW_TOLD) return null;
  const whole = letters(told.join(''));
  let rest = whole;
  const groups = seen.map(({ name, lines }) => ({
    name,
    lines: lines.filter((line) => {
      const at = rest.indexOf(letters(line));
      if (at >= 0) rest = rest.slice(0, at) + rest.slice(at + letters(line).length);
      return at >= 0;
    }),
  }));
  const most = whole.length - rest.length >= MOST_OF_GLUED * whole.length;
  return most && linesOf(groups).length >= FEWEST_GLUED
    ? groups.filter(({ lines }) => lines.length > 0)
    : null;
}

/** Whether the page shows nearly every told line among clearly more ingredients: then it was told by half. */
function holdsAndMore(seen: readonly string[], told: readonly string[], page: Page): boolean {
  const known = new Set(told.map(letters));
  const more = seen.filter((line) => !known.has(letters(line)));
  const measured = more.filter((line) => ingredientLikeness(line, page.language) >= 0.9);
  if (more.length < told.length * 0.6 || measured.length < more.length * 0.6) return false;
  const shown = new Set(seen.map(letters));
  return told.filter((line) => shown.has(letters(line))).length >= 0.8 * told.length;
}

/** So few lines may be told of a part of the recipe, a sauce. */
const MOST_OF_PART = 6;
const LONGEST_NAME = 60;

/**
 * Where the told lines stand, if they are those of a part that the page shows behind the longer lines of the recipe:
 * of a sauce whose recipe follows, which was told last and over the other.
 */
function placeOfPart(
  told: readonly string[],
  shown: readonly string[],
  page: Page,
  range: Range,
): number | undefined {
  if (told.length > MOST_OF_PART || shown.length < 2 * told.length) return undefined;
  const known = new Set(told.map(letters));
  const both = shown.filter((line) => known.has(letters(line)));
  const places = page.blocks.flatMap(({ text }, at) =>
    at >= range.to && known.has(letters(text)) ? [at] : [],
  );
  return both.length < 0.5 * told.length && places.length >= 0.6 * told.length ? places[0] : undefined;
}

const FEWEST_STEPS = 2;

/** Whether the cooking of one list stands before another: then they are a dish and its sauce, not two lists of one. */
const hasSteps = (page: Page, from: number, to: number): boolean =>
  page.blocks.slice(from, to).filter((_, at) => page.step(from + at) > 0.6).length >= FEWEST_STEPS;

/** What a short line in front of a list calls it. */
function nameBefore(page: Page, place: number): string | null {
  const before = page.has(place - 1) ? page.at(place - 1) : undefined;
  return before && !before.item && before.text.length < LONGEST_NAME
    ? before.text.replace(/\s*:$/, '')
    : null;
}

/** Told lines under the headings that stand among them, or that the page shows among them. */
function grouped(told: readonly string[], seen: readonly Group[], page: Page): readonly Group[] {
  const names = new Set(seen.flatMap(({ name }) => (name === null ? [] : [letters(name)])));
  const loud = told.filter(isLoud).length < told.length * 0.4;
  const groups: { name: string | null; lines: string[] }[] = [{ name: null, lines: [] }];
  let shown = 0;
  for (const line of told) {
    if (isGroupName(line, page.language) || names.has(letters(line)) || (loud && isLoud(line))) {
      groups.push({ name: line.replace(/\s*:$/, ''), lines: [] });
      continue;
    }
    const at = seen.findIndex(
      (group, place) => place >= shown && group.lines.some((other) => alike(other, line)),
    );
    const name = seen[at]?.name ?? null;
    if (at > shown && name !== null && groups.every((group) => group.name !== name))
      groups.push({ name, lines: [] });
    else if (at === 0 && name !== null && groups.length === 1 && groups[0]?.lines.length === 0)
      groups[0].name = name;
    shown = Math.max(shown, at);
    groups.at(-1)?.lines.push(line);
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Capitals alone, as headings are written. */
const isLoud = (line: string): boolean => /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(line) && !/\d/.test(line);

const alike = (a: string, b: string): boolean => {
  const [left, right] = [letters(a), letters(b)];
  return (
    left === right ||
    (left.length > 8 && right.length > 8 && (left.startsWith(right) || right.startsWith(left)))
  );
};

/** The steps: told ones, unless the page shows the same better divided, or more of them. */
export function stepsOf(
  best: Told | undefined,
  all: readonly Told[],
  page: Page,
  range: Range | undefined,
): Found {
  const introduction = letters(best?.fields.text('description') ?? '');
  const sound = [...(best ? [best] : []), ...all].filter(({ steps }) => {
    const lines = linesOf(steps);
    return areSteps(lines, page) && !(lines.length === 1 && introduction.startsWith(letters(lines.join(''))));
  });
  const told = sound[0] ?? all.find(({ steps }) => steps.length > 0);
  const seen = range ? visibleSteps(page, range) : [];
  const fromPage: Found = { groups: seen, source: seen.length > 0 ? 'page' : null };
  if (!told || (sound.length === 0 && areSteps(linesOf(seen), page))) return fromPage;
  const shown = linesOf(seen);
  const lines = linesOf(told.steps);
  if (saysTheSame(lines, shown) || onlyNames(lines, seen)) return fromPage;
  if (range && placeOfPart(lines, shown, page, range) !== undefined)
    return { ...fromPage, groups: [...seen, ...told.steps] };
  const whole = wholeList(lines, page);
  if (whole.length > 0) return { groups: whole, source: 'page' };
  const one = lines.length === 1;
  const groups = one
    ? told.steps.map(({ name }) => ({ name, lines: gluedParts(lines.join('')) }))
    : told.steps;
  return { groups, source: told.source };
}

/** Whether what was told are the headings that the page shows above its steps. */
function onlyNames(told: readonly string[], seen: readonly Group[]): boolean {
  const names = new Set(seen.flatMap(({ name }) => (name === null ? [] : [letters(name)])));
  return told.length > 1 && told.filter((line) => names.has(letters(line))).length >= 0.6 * told.length;
}

const LEAST_LETTERS = 30;

/** Whether lines are steps indeed: not a heading alone, nor the whole page with its ingredients. */
function areSteps(lines: readonly string[], page: Page): boolean {
  if (letters(lines.join('')).length < LEAST_LETTERS) return false;
  const foods = lines.filter((line) => line.length < 60 && ingredientLikeness(line, page.language) >= 0.9);
  return foods.length <= lines.length * 0.3;
}

/** Whether the page's lines are the words of the told one, only better divided. */
function saysTheSame(told: readonly string[], seen: readonly string[]): boolean {
  if (told.length > 1 || seen.length <= told.length) return false;
  const whole = letters(told.join(''));
  const inside = seen.filter((line) => whole.includes(letters(line)));
  return letters(inside.join('')).length >= 0.85 * whole.length && inside.length >= 0.8 * seen.length;
}
