// @ts-check
/**
 * How well lines of ingredients are understood: a folder of labelled lines (`--lines DIR` or LINES_DIR), one
 * JSON array a language. Per language and class: quantity and unit right, the name too, the right food of
 * the catalogue; in percent. Failures are listed on stderr.
 */
import { rspack } from '@rspack/core';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../src/workspace.mjs';

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

const output = join(root, '.cache', 'bench-lines');

/** The domain's reader of lines as one module that Node can load. @returns {Promise<Lines>} */
async function load() {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    entry: join(root, 'packages/domain/src/lines/index.ts'),
    output: { path: output, filename: 'lines.mjs', module: true, library: { type: 'module' } },
    optimization: { minimize: false },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
  return import(`${pathToFileURL(join(output, 'lines.mjs')).href}?${Date.now()}`);
}

/** @param {string | null} name letters and digits in lower case, words apart by one space */
const plain = (name) =>
  (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {number | null} a @param {number | null} b within one hundredth */
const near = (a, b) => a === b || (a !== null && b !== null && Math.abs(a - b) <= Math.abs(b) * 0.01);

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

/** Lines understood in a second of processor time, in each of some rounds. @param {Labelled[]} labels @param {Lines} lines */
function speed(labels, { understandLine }) {
  const times = Math.max(1, Math.ceil(20_000 / labels.length));
  // The first round is left out: it also pays for the tables and for making the code fast.
  return Array.from({ length: ROUNDS + 1 }, () => {
    const started = process.cpuUsage();
    for (let round = 0; round < times; round++) for (const { text } of labels) understandLine(text);
    const { user, system } = process.cpuUsage(started);
    return (times * labels.length * 1_000_000) / (user + system);
  }).slice(1);
}

/** @param {string} folder @returns {Labelled[]} lines of the product's languages */
function labelled(folder) {
  const files = ['en', 'uk', 'ru'].filter((name) => existsSync(join(folder, `${name}.json`)));
  if (files.length === 0) throw new Error(`No labelled lines (en.json, uk.json, ru.json) in ${folder}.`);
  return files.flatMap((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

/** @param {{ log: (line: string) => void, lines?: string | undefined }} tools */
export async function run({ log, lines: folder = process.env.LINES_DIR }) {
  if (!folder) throw new Error('Say where the labelled lines are: --lines DIR, or LINES_DIR.');
  const labels = labelled(folder);
  const lines = await load();
  const foods = JSON.parse(readFileSync(join(root, 'backend/seeds/ingredients.json'), 'utf8'));
  const scores = score(labels, { lines, index: lines.catalogueIndex(foods) }, log);
  return { ...Object.fromEntries(scores), lines: labels.length, linesPerSecond: speed(labels, lines) };
}
