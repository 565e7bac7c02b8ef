import type { Element } from './html';
import { isObject, listOf, type Json, type JsonObject } from './json';
import { dataOfPage, thingsIn } from './page-data';
import { wordsOf } from './recipe-fields';

const LIST = /^(?:recipe_?|grouped_?)?ingredients?(?:_?(?:groups?|sections?|lists?|lines?))?$/i;
const STEPS =
  /^(?:(?:recipe|grouped|preparation|cooking)_?)?(?:instructions?|steps|method|directions|preparation)(?:_?(?:groups?|sections?|list))?$/i;
const INNER = /^(?:recipe_?)?(?:ingredients?|items|lines|rows|list)$/i;
const AMOUNT = /(?:^|_|[a-z])(?:quantity|amount|qty)$/i;
const UNIT = /(?:^|_|[a-z])(?:unit|measure|unit_?of_?measurement)$/i;
const NAMES = ['text', 'original', 'display', 'name', 'title', 'label', 'ingredient', 'food', 'product'];
const SAID = ['text', 'instruction', 'description', 'content', 'body', 'step', 'value', 'name'];
const TITLES = ['name', 'title', 'headline'];
const SERVINGS = ['servings', 'serving_size', 'portions', 'numberOfServings', 'yield', 'recipeYield'];
const FEWEST = 3;
const DEEPEST = 4;

const valueBy = (thing: JsonObject, pattern: RegExp): Json | undefined =>
  Object.entries(thing).find(([name, value]) => pattern.test(name) && value !== null)?.[1];

const firstOf = (thing: JsonObject, names: readonly string[]): Json | undefined =>
  names.map((name) => thing[name]).find((value) => value !== undefined && value !== null && value !== '');

/** What a thing is called; of singular and plural the one that an amount asks for, of units the short form. */
function called(value: Json | undefined, many: boolean): string {
  if (!isObject(value)) return wordsOf(value);
  const forms = many
    ? ['abbreviation', 'name_plural', 'plural']
    : ['abbreviation', 'name_singular', 'singular'];
  const inner = firstOf(value, [...forms, ...NAMES]);
  return isObject(inner) ? called(inner, many) : wordsOf(inner);
}

interface Line {
  readonly amount: number | string | null;
  readonly rest: string;
}

const written = ({ amount, rest }: Line): string =>
  [amount === null ? '' : String(amount), rest].filter(Boolean).join(' ');

function amountOf(thing: JsonObject, times: number): Line['amount'] {
  const given = valueBy(thing, AMOUNT);
  if (typeof given === 'string') return given;
  return typeof given === 'number' && given > 0 ? Math.round(given * times * 100) / 100 : null;
}

/** @param times by how much what is kept for one serving is to be taken */
function lineOf(thing: JsonObject, times: number): Line | null {
  const amount = amountOf(thing, times);
  const many = typeof amount === 'number' && amount > 1;
  const name = called(firstOf(thing, NAMES), many);
  if (!/\p{L}/u.test(name)) return null;
  // A unit of nothing is what the program keeps where there is none: people do not see it.
  const unit = amount === null ? '' : called(valueBy(thing, UNIT), many);
  const notes = [thing['prefix'], name, thing['suffix'] ?? thing['comment'] ?? thing['note']];
  return { amount, rest: [unit, ...notes.map((note) => wordsOf(note))].filter(Boolean).join(' ') };
}

function linesOf(value: Json | undefined, times: number, depth = 0): readonly Line[] {
  if (depth > DEEPEST) return [];
  if (isObject(value) && !isLine(value)) return linesOf(valueBy(value, INNER), times, depth + 1);
  return listOf(value).flatMap((each): readonly Line[] => {
    if (typeof each === 'string') return each.trim() === '' ? [] : [{ amount: null, rest: each }];
    if (Array.isArray(each)) return linesOf(each, times, depth + 1);
    if (!isObject(each)) return [];
    const inner = valueBy(each, INNER);
    if (Array.isArray(inner)) return linesOf(inner, times, depth + 1);
    const line = lineOf(each, times);
    return line ? [line] : [];
  });
}

/** Whether a thing is itself a line: it has a name. */
const isLine = (thing: JsonObject): boolean => firstOf(thing, NAMES) !== undefined;

/**
 * By how much amounts are to be taken: all of the servings where they were kept for one, for then hardly one is whole
 * and nearly each is for all.
 */
function timesOf(lines: readonly Line[], servings: Json | undefined): number {
  const amounts = lines.flatMap(({ amount }) => (typeof amount === 'number' ? [amount] : []));
  const whole = (times: number) =>
    amounts.filter((amount) => Math.abs(amount * times - Math.round(amount * times)) < 0.05).length;
  if (typeof servings !== 'number' || servings < 2 || amounts.length < FEWEST) return 1;
  return whole(1) <= amounts.length / 2 && whole(servings) >= amounts.length * 0.8 ? servings : 1;
}

function stepsOf(value: Json | undefined, depth = 0): readonly string[] {
  if (depth > DEEPEST) return [];
  return listOf(value).flatMap((each): readonly string[] => {
    if (typeof each === 'string') return [each.replaceAll('**', '')];
    if (!isObject(each)) return Array.isArray(each) ? stepsOf(each, depth + 1) : [];
    const inner = valueBy(each, STEPS);
    if (Array.isArray(inner)) return stepsOf(inner, depth + 1);
    const said = firstOf(each, SAID);
    return isObject(said) ? stepsOf([said], depth + 1) : stepsOf([wordsOf(said)].filter(Boolean), depth + 1);
  });
}

/** A recipe of a page's own data in the words of schema.org. */
function recipeOf(thing: JsonObject): JsonObject | null {
  const servings = firstOf(thing, SERVINGS);
  const [found] = Object.entries(thing)
    .filter(([name]) => LIST.test(name))
    .map(([, value]) => ({ value, lines: linesOf(value, 1) }))
    .sort((a, b) => b.lines.length - a.lines.length);
  if (!found || found.lines.length < FEWEST) return null;
  const lines = linesOf(found.value, timesOf(found.lines, servings));
  return {
    '@type': 'Recipe',
    name: wordsOf(firstOf(thing, TITLES)),
    recipeIngredient: lines.map(written),
    recipeInstructions: [...stepsOf(valueBy(thing, STEPS))],
    ...(typeof servings === 'number' || typeof servings === 'string' ? { recipeYield: servings } : {}),
  };
}

const MOST_RECIPES = 20;

/** The recipes in the data that a page brings for its own program, in their order. */
export function recipesForProgram(root: Element, html: string): readonly JsonObject[] {
  const recipes: JsonObject[] = [];
  for (const thing of thingsIn(dataOfPage(root, html))) {
    const recipe = recipeOf(thing);
    if (recipe && recipes.push(recipe) >= MOST_RECIPES) break;
  }
  return recipes;
}
