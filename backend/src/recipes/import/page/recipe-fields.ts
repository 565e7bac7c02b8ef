import {
  ingredientTexts,
  minutesOf,
  nutrientsOf,
  tidyLine,
  understandLine,
  yieldOf,
  type GivenNutrients,
  type Yield,
} from '@sytno/domain';
import { areIngredients, enumerated } from './enumerated';
import { isObject, listOf, type Json, type JsonObject } from './json';
import { bareName } from './json-ld';
import { plainLines, plainText } from './plain';

/** No recipe has more ingredients. */
const MOST_LINES = 400;
const DEEPEST = 5;

/** A recipe of a graph, asked by bare names whatever their case. */
export class Fields {
  private readonly values = new Map<string, readonly Json[]>();

  constructor(
    thing: JsonObject,
    private readonly byId: ReadonlyMap<string, JsonObject> = new Map(),
  ) {
    for (const [name, value] of Object.entries(thing)) {
      const key = name.startsWith('@') ? name : bareName(name).toLowerCase();
      this.values.set(key, [...(this.values.get(key) ?? []), ...listOf(value)]);
    }
  }

  /** The values under the first of the names that says something. */
  all(...names: readonly string[]): readonly Json[] {
    for (const name of names) {
      const values = this.values.get(name.toLowerCase()) ?? [];
      if (values.length > 0) return values.map((value) => this.meant(value));
    }
    return [];
  }

  /** The first value that says anything, in one line. */
  text(...names: readonly string[]): string | null {
    for (const value of this.all(...names).flat()) {
      const text = wordsOf(value);
      if (text !== '') return text;
    }
    return null;
  }

  /** A thing that is only named by its id. */
  private meant(value: Json): Json {
    const id = isObject(value) ? value['@id'] : undefined;
    return typeof id === 'string' ? (this.byId.get(id) ?? value) : value;
  }
}

/** What a value says in one line: a text, or the name of a thing. */
export function wordsOf(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return plainText(value);
  if (isObject(value)) return wordsOf(listOf(value['name'] ?? value['@value'] ?? value['text'])[0]);
  return Array.isArray(value) ? wordsOf(value[0]) : '';
}

/** Lines of ingredients, whatever shape they are in. */
export function ingredientLines(values: readonly Json[]): readonly string[] {
  const flat = values.flatMap((value) => listedIn(value)).slice(0, MOST_LINES);
  const only = flat.length === 1;
  const lines = flat.flatMap((value) => {
    if (isObject(value)) return [measuredThing(value)];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const own = plainLines(String(value));
    if (only) return own.length === 1 ? enumerated(own[0] ?? '') : own;
    // A value may be not one ingredient but several, each on its line.
    return areIngredients(own) ? own : [own.join(' ')];
  });
  return ingredientTexts(lines.slice(0, MOST_LINES)).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** What a value lists: an array, a list of things, an object with numbers for keys. */
function listedIn(value: Json, depth = 0): readonly Json[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => listedIn(each, depth + 1));
  if (!isObject(value)) return [value];
  const items = value['itemListElement'];
  if (items !== undefined) return listOf(items).flatMap((each) => listedIn(each, depth + 1));
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? keys.flatMap((key) => listedIn(value[key] ?? null, depth + 1))
    : [value];
}

/** A PropertyValue or the like: its name, value and unit; "1 to taste" is no amount. */
function measuredThing(thing: JsonObject): string {
  const name = wordsOf(
    thing['name'] ?? thing['text'] ?? thing['item'] ?? thing['ingredient'] ?? thing['food'],
  );
  const amount = wordsOf(thing['value'] ?? thing['amount'] ?? thing['quantity'] ?? thing['requiredQuantity']);
  const unit = wordsOf(thing['unitText'] ?? thing['unitCode'] ?? thing['unit']);
  const value = amount.replace(/^(\d+)[.,]0+$/, '$1');
  if (understandLine(`${name} ${unit}`).toTaste) return `${name} ${unit}`;
  return [name, value, unit].filter(Boolean).join(' ');
}

/** Minutes of a duration in any form. */
export function minutesOfField(values: readonly Json[]): number | null {
  for (const value of values.flat()) {
    const of = isObject(value)
      ? (value['maxValue'] ?? value['value'] ?? value['@value'] ?? value['name'])
      : value;
    const minutes =
      typeof of === 'number' ? minutesOf(of) : typeof of === 'string' ? minutesOf(plainText(of)) : null;
    if (minutes !== null) return minutes;
  }
  return null;
}

/** What comes out; of several the first with words, which tell servings from things. */
export function yieldOfField(values: readonly Json[]): Yield | null {
  const texts = values
    .flat()
    .map((value) =>
      isObject(value)
        ? tidyLine(
            `${wordsOf(value['value'] ?? value['name'])} ${wordsOf(value['unitText'] ?? value['unitCode'])}`,
          )
        : wordsOf(value),
    );
  const read = texts.map(yieldOf).filter((each) => each !== null);
  return read.find(({ text }) => /\p{L}/u.test(text)) ?? read[0] ?? null;
}

export function nutrientsOfField(values: readonly Json[]): GivenNutrients | null {
  const thing = values.flat().find((value) => isObject(value));
  if (!isObject(thing)) return null;
  const fields = new Fields(thing);
  return nutrientsOf({
    calories: fields.text('calories'),
    proteinContent: fields.text('proteinContent'),
    fatContent: fields.text('fatContent'),
    carbohydrateContent: fields.text('carbohydrateContent'),
    fiberContent: fields.text('fiberContent', 'fibreContent'),
    servingSize: fields.text('servingSize'),
  });
}

/** The address of the first picture. */
export function imageOfField(values: readonly Json[]): string | null {
  for (const value of values.flat()) {
    const of = isObject(value)
      ? listOf(value['url'] ?? value['contentUrl'] ?? value['@id'] ?? value['thumbnailUrl'])[0]
      : value;
    if (typeof of === 'string' && of.trim() !== '') return of.trim();
    if (isObject(of)) return imageOfField([of]);
  }
  return null;
}
