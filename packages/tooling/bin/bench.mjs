// @ts-check
/**
 * `npm run bench -- NAME [--json] [--lines DIR] [--pages DIR] [--table FILE] [--seconds N]`: measures one thing and prints its figures, with the time of a fixed
 * calculation beside them, so that runs on unlike or busy machines can be compared.
 */
import '../src/node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { median, spread } from '../src/figures.mjs';
import { install } from '../src/install.mjs';
import { endTogether } from '../src/processes.mjs';
import { table } from '../src/tally.mjs';
import { root } from '../src/workspace.mjs';

const folder = join(root, 'packages/tooling/bench');

/** @typedef {{ about: string, run: (tools: { log: (line: string) => void, lines?: string | undefined, pages?: string | undefined, table?: string | undefined, seconds?: string | undefined }) => Promise<Record<string, number | number[]>> }} Bench */

/** @param {string} name @returns {Promise<Bench>} */
const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);

async function list() {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') ? [file.slice(0, -4)] : []));
  const rows = await Promise.all(names.sort().map(async (name) => [name, (await load(name)).about]));
  console.log('npm run bench -- NAME [--json], where NAME is one of');
  console.log(rows.map(([name, about]) => `  ${name?.padEnd(16)} ${about}`).join('\n'));
}

/** A fixed piece of integer work, in milliseconds. */
function calibrate() {
  const started = performance.now();
  let state = 1;
  for (let i = 0; i < 50_000_000; i++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // The result is looked at so that the loop cannot be left out.
  return state === 0 ? 0 : performance.now() - started;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean' },
      lines: { type: 'string' },
      pages: { type: 'string' },
      table: { type: 'string' },
      seconds: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined) return list();
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(join(folder, `${name}.mjs`))) {
    await list();
    throw new Error(`No bench is called ${name}.`);
  }
  // Progress goes to stderr: with --json the figures alone are on stdout.
  await install(console.error);
  const calibration = Array.from({ length: 5 }, calibrate);
  const { run } = await load(name);
  const figures = {
    ...(await run({
      log: console.error,
      lines: values.lines,
      pages: values.pages,
      table: values.table,
      seconds: values.seconds,
    })),
    calibration,
  };
  if (values.json) {
    const medians = Object.entries(figures).map(([figure, samples]) => [figure, median(samples)]);
    console.log(JSON.stringify(Object.fromEntries(medians)));
  } else {
    const rows = Object.entries(figures).map(([figure, samples]) => [figure, ...spread(samples)]);
    console.log(table([['figure', 'min', 'median', 'max'], ...rows]));
  }
}

endTogether();
main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
