// @ts-check
/**
 * How well lines of ingredients are understood, in percent: a folder of labelled lines (`--lines DIR` or
 * LINES_DIR), one JSON array a language, by language and class: quantity and unit right, the name too, the
 * right food of the catalogue; and the lines of our own (`lines-written`), `own.*`. Failures are listed on
 * stderr. `read.8x` and `join.8x` show whether the time grows with the length of a line alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../src/bundled.mjs';
import { root } from '../src/workspace.mjs';
import { near, verdict, writtenLines } from './lines-written/read.mjs';

export const about = 'right quantity, unit, name and food of labelled lines (--lines DIR), lines a second';

/**
 * @typedef {{
 *   text: string, lang: string, class?: string, quantity: number | null, unitId: string | null,
 *   unitIdAlt?: (string | null)[], name: string | null, ingredientId?: string | null, ingredientIds?: string[],
 * }} Labelled
 * @typedef {{ unit: boolean, name: boolean, ingredient: boolean | null, got: string }} Verdict
 * @typedef {import('../../domain/src/lines/index')} Lines
 * @typedef {import('../../domain/src/lines/index').UnderstoodLine} Understood
 * @typedef {{ lines: Lines, index: import('../../domain/src/lines/index').CatalogueIndex }} Reader
 */

/** @param {string | null} name letters and digits in lower case, words apart by one space */
const plain = (name) =>
  (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "To taste" is a unit in some labels and none in others. @param {Labelled} label @param {Understood} got */
const sameUnit = (label, got) =>
  [label.unitId, ...(label.unitIdAlt ?? [])].includes(got.unit) ||
  (label.unitId === 'to_taste' && got.toTaste);

/** @param {Labelled} label @param {Understood} got @param {Reader} reader */
function ingredientRight(label, got, { lines, index }) {
  const wanted = label.ingredientIds ?? label.ingredientId;
  if (wanted === undefined) return null;
  const [best] = lines.joinUnderstood(got, index);
  const id = best && best.confidence >= lines.SURE ? best.id : null;
  return Array.isArray(wanted) ? id !== null && wanted.includes(id) : id === wanted;
}

/** @param {Labelled} label @param {Reader} reader @returns {Verdict} */
function judge(label, reader) {
  const language = /** @type {'uk' | 'ru' | 'en'} */ (label.lang);
  const got = reader.lines.understandLine(label.text, { language });
  const unit = near(got.quantity, label.quantity) && sameUnit(label, got);
  const [best] = reader.lines.joinUnderstood(got, reader.index);
  const food = best ? `${best.id} ${best.confidence.toFixed(2)}` : '–';
  return {
    unit,
    name: unit && plain(got.name) === plain(label.name),
    ingredient: ingredientRight(label, got, reader),
    got: `${got.quantity} ${got.unit} | ${got.name} | ${food}`,
  };
}

/** @param {readonly boolean[]} all */
const percent = (all) => (all.filter(Boolean).length / all.length) * 100;

/** @param {Labelled} label */
const wantedOf = ({ quantity, unitId, name, ingredientIds, ingredientId }) =>
  `${quantity} ${unitId} | ${name} | ${ingredientIds ?? ingredientId ?? ''}`;

/** @param {Labelled[]} labels @param {Reader} reader @param {(line: string) => void} log */
function score(labels, reader, log) {
  /** @type {Map<string, { unit: boolean[], name: boolean[], ingredient: boolean[] }>} */
  const groups = new Map();
  for (const label of labels) {
    const verdict = judge(label, reader);
    for (const group of label.class ? [label.lang, `${label.lang}.${label.class}`] : [label.lang]) {
      const counts = groups.get(group) ?? { unit: [], name: [], ingredient: [] };
      groups.set(group, counts);
      counts.unit.push(verdict.unit);
      counts.name.push(verdict.name);
      if (verdict.ingredient !== null) counts.ingredient.push(verdict.ingredient);
    }
    const wrong = [!verdict.unit && 'unit', !verdict.name && 'name', verdict.ingredient === false && 'food'];
    const words = wrong.filter(Boolean).join('+');
    if (words)
      log(`${label.lang} ${words}: ${label.text}\n    wanted ${wantedOf(label)}\n    got    ${verdict.got}`);
  }
  return [...groups].flatMap(([group, counts]) =>
    Object.entries(counts)
      .filter(([, all]) => all.length > 0)
      .map(([what, all]) => /** @type {const} */ ([`${group}.${what}`, percent(all)])),
  );
}

const ROUNDS = 5;

/** Lines understood in a second of processor time, in each of some rounds. @param {string[]} texts @param {Lines} lines */
function speed(texts, { understandLine }) {
  const times = Math.max(1, Math.ceil(20_000 / texts.length));
  // The first round is left out: it also pays for the tables and for making the code fast.
  return Array.from({ length: ROUNDS + 1 }, () => {
    const started = process.cpuUsage();
    for (let round = 0; round < times; round++) for (const text of texts) understandLine(text);
    const { user, system } = process.cpuUsage(started);
    return (times * texts.length * 1_000_000) / (user + system);
  }).slice(1);
}

/** How many times as long the lines are made. */
const LONGER = [1, 2, 4, 8];

/**
 * Microseconds of processor time for a thousand characters, for lines that are 1, 2, 4 and 8 times as long: a
 * time that grows with the length alone gives the same figure four times. Reading and joining each for itself.
 *
 * @param {string[]} texts @param {Reader} reader @returns {Record<string, number[]>}
 */
function growth(texts, { lines, index }) {
  /** @type {Record<string, (text: string) => unknown>} */
  const works = {
    read: (text) => lines.understandLine(text),
    join: (text) => lines.joinLine(text, index, 'uk'),
  };
  /** @type {Record<string, number[]>} */
  const figures = {};
  for (const [name, work] of Object.entries(works)) {
    for (const times of LONGER) {
      const longer = texts.map((text) => Array.from({ length: times }, () => text).join(', '));
      const rounds = Math.ceil(8 / times);
      const length = longer.reduce((sum, text) => sum + text.length, 0) * rounds;
      figures[`${name}.${times}x`] = Array.from({ length: ROUNDS + 1 }, () => {
        const started = process.cpuUsage();
        for (let round = 0; round < rounds; round++) longer.forEach(work);
        const { user, system } = process.cpuUsage(started);
        return ((user + system) * 1000) / length;
      }).slice(1);
    }
  }
  return figures;
}

/** The lines of our own: amount and food right, by file and by language. @param {Reader} reader @param {(line: string) => void} log */
function ownScores({ lines, index }, log) {
  /** @type {Map<string, { amount: boolean[], food: boolean[] }>} */
  const groups = new Map();
  for (const line of writtenLines()) {
    const got = lines.understandLine(line.text, { language: line.lang });
    const [best] = lines.joinUnderstood(got, index);
    const { amount, food } = verdict(line, got, best && best.confidence >= lines.SURE ? best.id : null);
    for (const group of [`own.${line.lang}`, `own.${line.file.replace('.txt', '')}`]) {
      const counts = groups.get(group) ?? { amount: [], food: [] };
      groups.set(group, counts);
      counts.amount.push(amount);
      counts.food.push(food);
    }
    if (!amount || !food)
      log(`${line.file}: ${line.text}\n    got    ${got.quantity} ${got.unit} | ${best?.id}`);
  }
  return [...groups].flatMap(([group, { amount, food }]) => [
    /** @type {const} */ ([`${group}.unit`, percent(amount)]),
    /** @type {const} */ ([`${group}.ingredient`, percent(food)]),
  ]);
}

/** @param {string} folder @returns {Labelled[]} lines of the product's languages */
function labelled(folder) {
  const files = ['en', 'uk', 'ru'].filter((name) => existsSync(join(folder, `${name}.json`)));
  if (files.length === 0) throw new Error(`No labelled lines (en.json, uk.json, ru.json) in ${folder}.`);
  return files.flatMap((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

/** @param {{ log: (line: string) => void, lines?: string | undefined }} tools */
export async function run({ log, lines: folder = process.env.LINES_DIR }) {
  const labels = folder ? labelled(folder) : [];
  /** @type {Lines} */
  const lines = await bundled('packages/domain/src/lines/index.ts');
  const foods = JSON.parse(readFileSync(join(root, 'backend/seeds/ingredients.json'), 'utf8'));
  const reader = { lines, index: lines.catalogueIndex(foods) };
  const texts = (labels.length > 0 ? labels : writtenLines()).map(({ text }) => text);
  return {
    ...Object.fromEntries(score(labels, reader, log)),
    ...Object.fromEntries(ownScores(reader, log)),
    lines: labels.length,
    linesPerSecond: speed(texts, lines),
    ...growth(texts, reader),
  };
}
