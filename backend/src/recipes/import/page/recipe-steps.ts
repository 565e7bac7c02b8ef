import { isStageName, isStepNumber, numberedParts, partOfHeading, stepText } from '@sytno/domain';
import { isObject, listOf, mending, readJson, type Json, type JsonObject } from './json';
import { isOfType } from './json-ld';
import { plainLines, plainText } from './plain';
import { wordsOf } from './recipe-fields';
import type { Group } from './shape';

const DEEPEST = 8;
const LONGEST_HEADING = 40;
const BY_POSITION = (a: Json, b: Json): number => positionOf(a) - positionOf(b);
const positionOf = (value: Json): number =>
  isObject(value) ? Number(wordsOf(value['position']) || 'NaN') : NaN;

/** Steps under headings while they are being collected. */
class Stages {
  readonly groups: { name: string | null; lines: string[] }[] = [];

  heading(name: string | null): void {
    this.groups.push({ name, lines: [] });
  }

  add(lines: readonly string[]): void {
    for (const line of lines.map(stepText)) {
      if (!/[\p{L}\p{N}]/u.test(line) || (line.length < LONGEST_HEADING && partOfHeading(line) === 'steps'))
        continue;
      if (isStageName(line)) {
        this.heading(line.replace(/\s*:$/, ''));
        continue;
      }
      if (this.groups.length === 0) this.heading(null);
      this.groups.at(-1)?.lines.push(line);
    }
  }
}

/** Steps in any of the shapes of schema.org and of those who misread it. */
export function stepGroups(values: readonly Json[]): readonly Group[] {
  const stages = new Stages();
  collectEach(values, stages, 0);
  return stages.groups.filter(({ lines }) => lines.length > 0);
}

function collect(value: Json | undefined, stages: Stages, depth: number): void {
  if (depth > DEEPEST || value === null || value === undefined) return;
  if (typeof value === 'string') collectText(value, stages, depth);
  else if (Array.isArray(value)) collectEach(value, stages, depth + 1);
  else if (isObject(value)) collectThing(value, stages, depth);
}

/** So many texts side by side are steps already: a line break within one of them divides nothing. */
const FEWEST_STEPS = 3;

function collectEach(values: readonly Json[], stages: Stages, depth: number): void {
  const divided = values.filter((value) => typeof value === 'string').length >= FEWEST_STEPS;
  for (const value of values)
    collect(divided && typeof value === 'string' ? inOneLine(value) : value, stages, depth);
}

/** A text of two lines in one, with its tags as they are; more of them are steps of their own. */
const inOneLine = (text: string): string => text.replace(/^([^\r\n]+)\r?\n([^\r\n]+)$/, '$1 $2');

function collectText(text: string, stages: Stages, depth: number): void {
  const nested = /^\s*[[{]/.test(text) ? readJson(text, mending()) : undefined;
  if (nested !== undefined && typeof nested === 'object') {
    collect(nested, stages, depth + 1);
    return;
  }
  const lines = plainLines(text);
  const parts = numberedParts(lines.join(' '));
  stages.add(parts.length > lines.length ? parts : lines.flatMap(numberedParts));
}

function collectThing(thing: JsonObject, stages: Stages, depth: number): void {
  const items = thing['itemListElement'] ?? thing['steps'] ?? thing['step'];
  const name = wordsOf(thing['name']);
  if (isOfType(thing, 'HowToSection')) {
    stages.heading(name === '' ? null : name);
    collectAll(items, stages, depth);
    if (items === undefined) collect(thing['text'] ?? thing['description'], stages, depth + 1);
    stages.heading(null);
    return;
  }
  if (items !== undefined && listOf(items).length > 0) {
    collectAll(items, stages, depth);
    return;
  }
  const said = thing['text'] ?? thing['description'] ?? thing['item'];
  if (said !== undefined && said !== null && said !== '') collectStep(name, said, stages, depth);
  else if (/\p{L}/u.test(name)) stages.add([name]);
  else if (Object.keys(thing).every((key) => /^\d+$/.test(key)))
    collectAll(Object.values(thing) as Json[], stages, depth);
}

/** One step's text; its lines are one step. A name that says more than the text begins with is its heading. */
function collectStep(name: string, said: Json, stages: Stages, depth: number): void {
  if (typeof said !== 'string') {
    collect(said, stages, depth + 1);
    return;
  }
  const text = plainText(said);
  const named = /\p{L}/u.test(name) && !isStepNumber(name) && !beginsWith(text, name);
  if (named) stages.heading(name);
  stages.add(numberedParts(text));
  if (named) stages.heading(null);
}

/** A text's beginning, cut off or not: "Mix the flour…"; one in other capitals is a heading: "Mix the Flour". */
function beginsWith(text: string, name: string): boolean {
  const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
  return letters(text).startsWith(letters(name));
}

function collectAll(items: Json | undefined, stages: Stages, depth: number): void {
  const list = [...listOf(items)];
  if (list.length > 1 && list.every((item) => Number.isFinite(positionOf(item)))) list.sort(BY_POSITION);
  collectEach(list, stages, depth + 1);
}
