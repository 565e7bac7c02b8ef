// @ts-check
/**
 * `npm test`: installs, builds and runs everything, all of it even when one part fails, and ends with
 * one line of counts. `-- --part check|jest|browser` runs one part; `--deep` the long searches alone.
 */
import '../src/node-version.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser, machine } from '../src/browser.mjs';
import { build } from '../src/build.mjs';
import { install } from '../src/install.mjs';
import { endTogether, run } from '../src/processes.mjs';
import { forgetResult, readResult, writeResult } from '../src/results.mjs';
import { closingLine, exitCode, nothing, ofJest, ofPlaywright, sum, table } from '../src/tally.mjs';
import { root } from '../src/workspace.mjs';

/** @typedef {import('../src/tally.mjs').Tally} Tally @typedef {{ name: string, run: () => Promise<Tally> }} Step */

const results = join(root, 'var', 'test-results');
/** @param {string} why @returns {Tally} */
const oneFailed = (why) => ({ ...nothing, failed: 1, failures: [why] });

/**
 * A child that leaves its counts in a file. One that leaves none has failed, and so has one that says
 * it failed while it counted no failure.
 * @param {string} name @param {string[]} args of node @param {NodeJS.ProcessEnv} env
 * @param {(report: any) => Tally} count @param {string} [cwd] @returns {Promise<Tally>}
 */
async function counted(name, args, env, count, cwd = root) {
  const file = join(results, `${name}.json`);
  forgetResult(file);
  const { code } = await run(process.execPath, args, { cwd, env: { ...process.env, ...env }, show: true });
  const report = readResult(file);
  if (!report) return oneFailed(`${name} left no result`);
  const tally = count(report);
  return code !== 0 && tally.failed === 0 ? sum([tally, oneFailed(`${name} ended with ${code}`)]) : tally;
}

/** Building is no test: only its failures count. @returns {Promise<Tally>} */
async function buildAll() {
  const { failed } = await build();
  return { ...nothing, failed: failed.length, failures: failed.map((one) => `build of ${one}`) };
}

/** @returns {Promise<Tally>} */
const checkAll = () =>
  counted(
    'check',
    [join(root, 'packages/tooling/bin/check.mjs'), '--result', join(results, 'check.json')],
    {},
    (tally) => tally,
  );

/** @param {string} name @param {NodeJS.ProcessEnv} env @returns {Promise<Tally>} */
function jest(name, env) {
  const script = join(root, 'node_modules/jest/bin/jest.js');
  const file = join(results, `${name}.json`);
  const args = [script, '--json', `--outputFile=${file}`, '--maxWorkers=2', '--passWithNoTests'];
  // The flag goes by the environment so that jest's workers have it too.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim();
  return counted(name, args, { NODE_OPTIONS, ...env }, ofJest);
}

/** @param {string} chromium @param {string} name @param {NodeJS.ProcessEnv} [more] @returns {Promise<Tally>} */
function browser(chromium, name, more = {}) {
  const e2e = join(root, 'e2e');
  const args = [join(e2e, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${name}.json`),
    ...more,
  };
  return counted(name, args, env, ofPlaywright, e2e);
}

/** @param {string} chromium @returns {Record<string, Step[]>} */
const partsOf = (chromium) => {
  const building = { name: 'build', run: buildAll };
  const env = chromium ? { CHROMIUM_PATH: chromium } : {};
  return {
    check: [{ name: 'check', run: checkAll }],
    jest: [building, { name: 'jest', run: () => jest('jest', { ...env, SYTNO_TOGETHER: '1' }) }],
    browser: [building, { name: 'browser', run: () => browser(chromium, 'browser') }],
    all: [
      building,
      { name: 'check', run: checkAll },
      { name: 'jest', run: () => jest('jest', { ...env, SYTNO_TOGETHER: '1' }) },
      { name: 'browser', run: () => browser(chromium, 'browser') },
    ],
    deep: [
      building,
      { name: 'deep', run: () => jest('jest-deep', { ...env, SYTNO_DEEP: '1' }) },
      { name: 'sweeps', run: () => browser(chromium, 'browser-deep', { SYTNO_DEEP: '1' }) },
    ],
  };
};

/** @param {Step[]} steps */
async function runAll(steps) {
  /** @type {{ name: string, minutes: number, tally: Tally }[]} */
  const done = [];
  for (const { name, run: work } of steps) {
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const tally = await work().catch((error) => {
      const why = error instanceof Error ? error.message : String(error);
      console.error(why);
      return oneFailed(`${name}: ${why}`);
    });
    done.push({ name, minutes: (performance.now() - started) / 60_000, tally });
  }
  return done;
}

async function main() {
  const { values } = parseArgs({ options: { part: { type: 'string' }, deep: { type: 'boolean' } } });
  const wanted = values.deep ? 'deep' : (values.part ?? 'all');
  const file = join(results, `${values.deep ? 'deep' : 'test'}.json`);
  forgetResult(file);
  if (!partsOf('')[wanted]) throw new Error(`--part is check, jest or browser, not ${wanted}.`);
  const needsBrowser = wanted !== 'check' && wanted !== 'jest';
  const beforeDownload = () => install(console.log);
  const chromium = needsBrowser ? await findOrInstallBrowser(machine({ beforeDownload })) : '';
  await install(console.log);

  const done = await runAll(partsOf(chromium)[wanted] ?? []);
  const total = sum(done.map(({ tally }) => tally));
  writeResult(file, { ...total, parts: done });
  const rows = done.map(({ name, minutes, tally }) => [
    name,
    minutes.toFixed(1),
    tally.passed,
    tally.failed,
    tally.skipped,
  ]);
  console.log(`\n${table([['part', 'minutes', 'passed', 'failed', 'skipped'], ...rows])}\n`);
  if (total.failures.length > 0) console.log(`Failed:\n  ${total.failures.join('\n  ')}\n`);
  console.log(closingLine(total));
  process.exit(exitCode(total));
}

endTogether();
main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
