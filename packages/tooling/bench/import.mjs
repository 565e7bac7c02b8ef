// @ts-check
/**
 * How well recipe pages are understood, in percent: a folder of saved pages with their facts (`--pages DIR` or
 * PAGES_DIR, there is no default), by set (`rs.title`, `cyr.list.near`), language and kind of markup. A third
 * of the hosts, chosen by a hash of the name before the first rule was written, is kept aside: `rs.aside.*`
 * against `rs.tuned.*`; what failed there is counted and never shown. Failures of the others are on stderr.
 * `--table FILE` writes the table of the documentation. `bare.*` are pages with markup, read as if they had none.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bundled } from '../src/bundled.mjs';
import { marksOf } from './import-pages/score.mjs';
import { resultTable } from './import-pages/table.mjs';

export const about = 'right title, list, steps, yield and time of saved recipe pages (--pages DIR)';

/**
 * @typedef {{ id: string, set: string, host: string, language: string | null, kind: string, structured: string[] | null }} Entry
 * @typedef {import('../../../backend/src/recipes/import/page/index').PageRecipe} PageRecipe
 * @typedef {import('../../../backend/src/recipes/import/page/index')} Reader
 */

/** Whether a host is kept aside: stable, and the same in whatever set it stands. @param {string} host */
const isAside = (host) =>
  parseInt(
    createHash('sha256')
      .update(host.replace(/^www\./, ''))
      .digest('hex')
      .slice(0, 8),
    16,
  ) %
    3 ===
  0;

/** What a page marks up, as one word. @param {Entry} entry */
const markupOf = ({ structured }) => (structured ?? []).join('+') || 'none';

/** @param {Map<string, boolean[]>} counts @param {string} name @param {boolean} right */
function count(counts, name, right) {
  const all = counts.get(name);
  if (all) all.push(right);
  else counts.set(name, [right]);
}

/** @param {unknown} value */
const short = (value) => JSON.stringify(value)?.slice(0, 300) ?? 'none';

/** What was wanted and what was read of a field that is wrong. @param {string} field @param {any} expected @param {PageRecipe | null} got */
function wrong(field, expected, got) {
  const parts = {
    title: [expected.title, got?.title],
    list: [expected.ingredients, got?.ingredients],
    steps: [expected.instructions, got?.steps],
    yields: [expected.yields ?? expected.yieldsNumber, got?.yields],
    time: [expected.totalTimeMin, got?.totalMinutes],
    prep: [expected.prepTimeMin, got?.prepMinutes],
    cook: [expected.cookTimeMin, got?.cookMinutes],
    image: [expected.image, got?.image],
    count: [expected.ingredientCount, got?.ingredients],
  };
  const [wanted, read] = parts[/** @type {keyof typeof parts} */ (field.split('.')[0])];
  return `\n    wanted ${short(wanted)}\n    got    ${short(read)}`;
}

/** @param {boolean[]} all */
const percent = (all) => (all.filter(Boolean).length / all.length) * 100;

/** @param {Reader} reader @param {string} html @param {string} url @param {{ markup: boolean }} [how] */
function read(reader, html, url, how) {
  const started = process.cpuUsage();
  /** @type {PageRecipe | null} */
  let recipe = null;
  let crashed = false;
  try {
    const understood = reader.understandPage(html, url, how);
    if (understood.kind === 'recipe') recipe = understood.recipe;
  } catch {
    crashed = true;
  }
  const { user, system } = process.cpuUsage(started);
  return { recipe, crashed, ms: (user + system) / 1000 };
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** @param {{ log: (line: string) => void, pages?: string | undefined, table?: string | undefined }} tools */
export async function run({ log, pages: folder = process.env.PAGES_DIR, table }) {
  if (!folder || !existsSync(join(folder, 'index.json')))
    throw new Error('Say which pages: --pages DIR or PAGES_DIR, a folder with index.json.');
  /** @type {Reader} */
  const reader = await bundled('backend/src/recipes/import/page/index.ts');
  /** @type {Entry[]} */
  const entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  /** @type {Map<string, boolean[]>} */
  const counts = new Map();
  /** @type {{ ms: number, over: number }[]} */
  const times = [];
  let crashes = 0;
  for (const entry of entries.filter(({ kind }) => kind !== 'article-multi')) {
    const expected = JSON.parse(readFileSync(join(folder, `${entry.id}.json`), 'utf8'));
    const html = gunzipSync(readFileSync(join(folder, `${entry.id}.html.gz`))).toString('utf8');
    if (times.length === 0) for (let warm = 0; warm < 10; warm++) read(reader, html, expected.url);
    const { recipe, crashed, ms } = read(reader, html, expected.url);
    times.push({ ms, over: ms - 150 - (150 * html.length) / 1_000_000 });
    if (crashed) crashes++;
    const aside = isAside(entry.host);
    for (const [field, right] of Object.entries(marksOf(expected, recipe))) {
      count(counts, `${entry.set}.${field}`, right);
      count(counts, `${entry.set}.${aside ? 'aside' : 'tuned'}.${field}`, right);
      count(counts, `language.${entry.language ?? 'unknown'}.${field}`, right);
      count(counts, `markup.${markupOf(entry)}.${field}`, right);
      if (!right && !aside) log(`${entry.id} [${markupOf(entry)}] ${field}${wrong(field, expected, recipe)}`);
    }
    if (!(entry.structured ?? []).some((kind) => /^(?:jsonld|microdata)$/.test(kind))) continue;
    const bare = read(reader, html, expected.url, { markup: false }).recipe;
    for (const [field, right] of Object.entries(marksOf(expected, bare))) {
      count(counts, `bare.${aside ? 'aside' : 'tuned'}.${field}`, right);
      if (!right && !aside && process.env.BARE_LOG)
        log(`${entry.id} [bare] ${field}${wrong(field, expected, bare)}`);
    }
  }
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const speed = { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: quantile(sorted, 1) };
  if (table !== undefined)
    writeFileSync(table, resultTable(counts, { pages: times.length, crashes, ...speed }));
  return {
    ...Object.fromEntries([...counts].map(([name, all]) => [name, percent(all)])),
    pages: times.length,
    crashes,
    'ms.p50': speed.p50,
    'ms.p95': speed.p95,
    'ms.max': speed.max,
    // By how much the slowest page passes 150 ms and 150 ms a megabyte; below zero none does.
    'ms.over': Math.max(...times.map(({ over }) => over)),
  };
}
