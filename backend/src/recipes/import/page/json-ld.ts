import type { Element } from './html';
import { isObject, listOf, mending, parseJson, readJson, type Json, type JsonObject } from './json';
import { below, ownText } from './tree';

const MOST_VALUES = 200_000;
const DEEPEST = 60;
const MOST_SCRIPTS = 200;
/** A page with more is a list of them; the first are read. */
export const MOST_RECIPES = 40;

/** The things that a page says about itself. */
export interface Graph {
  /** Recipes in their order. */
  readonly recipes: readonly JsonObject[];
  /** Things by their `@id`, for whoever only names them. */
  readonly byId: ReadonlyMap<string, JsonObject>;
}

/** The name of a type or property without its vocabulary: "http://schema.org/Recipe" is Recipe. */
export const bareName = (name: string): string => name.replace(/^.*[/#:]/, '');

/** Whether a thing is of a type, however that is written. */
export const isOfType = (value: JsonObject, type: string): boolean =>
  listOf(value['@type']).some(
    (each) => typeof each === 'string' && bareName(each.trim()).toLowerCase() === type.toLowerCase(),
  );

/** How often a text within the JSON may close the script too early. */
const MOST_CLOSINGS = 4;

/** The contents of a script that a text within it has cut off: up to a later end that makes it whole. */
function beyondItsEnd(html: string, from: number): Json | undefined {
  let end = html.indexOf('</script', from);
  for (let closings = 0; closings < MOST_CLOSINGS && end >= 0; closings++) {
    end = html.indexOf('</script', end + 1);
    const block = end < 0 ? undefined : parseJson(html.slice(from, end));
    if (block !== undefined) return block;
  }
  return undefined;
}

/** The JSON-LD of a page, block by block; what is broken beyond mending is left out. */
export function blocksOf(root: Element, html: string): Json[] {
  const blocks: Json[] = [];
  const budget = mending();
  let scripts = 0;
  for (const element of below(root)) {
    if (element.name !== 'script' || !/ld\+json/i.test(element.attributes['type'] ?? '')) continue;
    if (++scripts > MOST_SCRIPTS) break;
    const text = ownText(element);
    const cutOff = /<script/i.test(text) && element.from !== undefined;
    const block =
      parseJson(text) ?? (cutOff ? beyondItsEnd(html, element.from) : undefined) ?? readJson(text, budget);
    if (block !== undefined) blocks.push(block);
  }
  return blocks;
}

/** Everything of a graph that is a recipe, wherever it is nested; teasers inside of other recipes are left out. */
export function graphOf(blocks: readonly Json[]): Graph {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  let left = MOST_VALUES;
  const visit = (value: Json | undefined, depth: number): void => {
    if (left-- <= 0 || depth > DEEPEST || typeof value !== 'object' || value === null) return;
    if (isObject(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
      if (isOfType(value, 'Recipe') && recipes.length < MOST_RECIPES) recipes.push(value);
    }
    for (const child of Object.values(value) as (Json | undefined)[]) visit(child, depth + 1);
  };
  for (const block of blocks) visit(block, 0);
  return { recipes, byId };
}
