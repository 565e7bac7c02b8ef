// @ts-check
/**
 * How fast and how well weeks are generated, through the built thread: `N.ms` for catalogues scaled to N recipes
 * (wall time, p50 and p95), `N.cpu` the processor's share of it, `within.*` the percent of days of feasible
 * profiles within a tolerance, `gap` percent above the proven best of small problems, `queue50` fifty people at
 * once. The numbers of runs are small by default: GENERATOR_RUNS, GENERATOR_PROFILES and GENERATOR_SMALL say others;
 * GENERATOR_SEED draws other profiles, small problems and plans.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundled } from '../src/bundled.mjs';
import { root } from '../src/workspace.mjs';
import { greedyScore, randomScore } from './generator/planners.mjs';
import { profile, scaledTo, shippedDishes, smallProblem, weekOf } from './generator/problems.mjs';
import { highs, isFeasible, provenScore } from './generator/solve.mjs';

export const about =
  'time of a generated week by size of the catalogue, how near it is to targets and the optimum';

/** @typedef {import('../../../backend/src/mealplans/generator/generator-pool')} Pools */

const runs = Number(process.env.GENERATOR_RUNS ?? 8);
const profiles = Number(process.env.GENERATOR_PROFILES ?? 24);
const small = Number(process.env.GENERATOR_SMALL ?? 20);
const firstSeed = Number(process.env.GENERATOR_SEED ?? 0) * 1000;

const BUDGET = 60_000;

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** Seeds, one for each run. @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, index) => firstSeed + index);

/** @param {readonly boolean[]} all */
const percent = (all) => (all.filter(Boolean).length / all.length) * 100;

async function builtWorker() {
  const folder = join(root, 'backend/.cache/bench-generator');
  await promisify(execFile)(process.execPath, [join(root, 'backend/build.mjs'), folder]);
  return pathToFileURL(join(folder, 'generator-worker.mjs'));
}

/** One request, timed. @param {InstanceType<Pools['GeneratorPool']>} pool @param {import('./generator/problems.mjs').Problem} problem @param {number} seed */
async function timed(pool, problem, seed) {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const answer = await pool.generate(problem, { seed, budgetMs: BUDGET });
  const { user, system } = process.cpuUsage(cpu);
  return { answer, ms: performance.now() - started, cpu: (user + system) / 1000 };
}

/**
 * @typedef {{ domain: import('./generator/problems.mjs').Domain, workings: import('./generator/problems.mjs').Workings,
 *   pool: InstanceType<Pools['GeneratorPool']>, shipped: import('./generator/problems.mjs').Dish[],
 *   ask: (problem: import('./generator/problems.mjs').Problem, seed: number) => ReturnType<typeof timed>,
 *   log: (line: string) => void }} Parts
 */

/** The first week of a new account. @param {Parts} parts */
async function firstWeek({ domain, shipped, ask }) {
  const { answer, ms, cpu } = await ask(weekOf(shipped, domain.STARTING_TARGETS, 7, domain), 1);
  const off = (/** @type {readonly ('kcal' | 'protein' | 'fat' | 'carbs')[]} */ keys) =>
    Math.max(...answer.days.flatMap(({ figures }) => keys.map((key) => Math.abs(figures[key].percent ?? 0))));
  return {
    'first.ms': ms,
    'first.cpu': cpu,
    'first.kcalOff': off(['kcal']),
    'first.macrosOff': off(['protein', 'fat', 'carbs']),
    'first.daysOverCash': answer.days.filter(({ figures }) => (figures.cash.percent ?? 0) > 1e-6).length,
  };
}

/** Weeks from catalogues of several sizes, and four weeks. @param {Parts} parts */
async function bySize({ domain, workings, shipped, ask, log }) {
  /** @type {Record<string, number>} */
  const figures = {};
  const several = async (
    /** @type {string} */ name,
    /** @type {number} */ size,
    /** @type {number} */ days,
    /** @type {number} */ count,
  ) => {
    const dishes = scaledTo(shipped, size, workings);
    // The first request of a list of dishes sends it to the thread.
    await ask(weekOf(dishes, domain.STARTING_TARGETS, 1, domain), 1);
    const all = [];
    for (const index of numbers(count))
      all.push(await ask(weekOf(dishes, profile(index, workings), days, domain), index));
    const ms = all.map((one) => one.ms);
    figures[`${name}.ms.p50`] = quantile(ms, 0.5);
    figures[`${name}.ms.p95`] = quantile(ms, 0.95);
    figures[`${name}.cpu.p50`] = quantile(
      all.map((one) => one.cpu),
      0.5,
    );
    log(`${name}: ${ms.map(Math.round).join(' ')} ms`);
  };
  for (const size of [200, 2000, 20_000]) await several(`${size}`, size, 7, runs);
  await several('2000.days28', 2000, 28, Math.min(3, runs));
  return figures;
}

/** How near the days of feasible profiles come, and what simpler planners make of them. @param {Parts} parts */
async function nearness({ domain, workings, shipped, ask, log }) {
  const solver = await highs();
  /** @type {import('../../domain/src/generator/index').DayReport[]} */
  const days = [];
  /** @type {number[]} */
  const greedy = [];
  /** @type {number[]} */
  const random = [];
  let feasible = 0;
  for (const index of numbers(profiles)) {
    const problem = weekOf(shipped, profile(index, workings), 7, domain);
    if (!isFeasible(solver, problem, workings, 30)) continue;
    feasible += 1;
    const { answer } = await ask(problem, index);
    days.push(...answer.days);
    greedy.push(greedyScore(problem, workings) / answer.score.total);
    random.push(randomScore(problem, workings) / answer.score.total);
  }
  log(`${feasible} of ${profiles} profiles are feasible`);
  const near = (
    /** @type {readonly ('kcal' | 'protein' | 'fat' | 'carbs')[]} */ keys,
    /** @type {number} */ most,
  ) =>
    percent(
      days.map(({ figures }) => keys.every((key) => Math.abs(figures[key].percent ?? 0) <= most + 1e-6)),
    );
  return {
    profiles,
    feasible,
    'within.kcal1': near(['kcal'], 1),
    'within.macros3': near(['protein', 'fat', 'carbs'], 3),
    'greedy.ratio': quantile(greedy, 0.5),
    'random.ratio': quantile(random, 0.5),
  };
}

/** How far small answers are from the proven best. @param {Parts} parts */
async function gaps({ domain, workings, shipped, ask }) {
  const all = [];
  for (const index of numbers(small)) {
    const problem = smallProblem(index, shipped, domain, workings);
    const { answer } = await ask(problem, index);
    all.push((answer.score.total / provenScore(problem, workings) - 1) * 100);
  }
  return { proven: all.length, 'gap.p50': quantile(all, 0.5), 'gap.max': Math.max(...all) };
}

/** Fifty people at once. @param {Parts} parts @param {InstanceType<Pools['GeneratorPool']>} crowd */
async function crowded({ domain, workings, shipped }, crowd) {
  const started = performance.now();
  const asked = numbers(50).map((index) =>
    crowd.generate(weekOf(shipped, profile(index, workings), 7, domain), { seed: index, budgetMs: BUDGET }),
  );
  const answered = (await Promise.all(asked)).length;
  return { 'queue50.answered': answered, 'queue50.ms': performance.now() - started };
}

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  /** @type {Parts['domain']} */
  const domain = await bundled('packages/domain/src/index.ts');
  /** @type {Parts['workings']} */
  const workings = await bundled('packages/domain/src/generator/workings.ts');
  /** @type {Pools} */
  const { GeneratorPool } = await bundled('backend/src/mealplans/generator/generator-pool.ts');
  const limits = { threads: 1, megabytes: 512, graceMs: BUDGET };
  const file = await builtWorker();
  const pool = new GeneratorPool(file, limits);
  const shipped = shippedDishes(domain);
  let brokenRules = 0;
  /** @type {Parts['ask']} */
  const ask = async (problem, seed) => {
    const one = await timed(pool, problem, seed);
    const model = workings.modelOf(problem, seed);
    brokenRules += workings.brokenRules(model, workings.planOf(model, one.answer.slots)).length;
    return one;
  };
  const parts = { domain, workings, pool, shipped, ask, log };
  const crowd = new GeneratorPool(file, { ...limits, threads: 2 });
  const figures = {
    recipes: shipped.length,
    ...(await firstWeek(parts)),
    ...(await bySize(parts)),
    ...(await gaps(parts)),
    ...(await nearness(parts)),
    ...(await crowded(parts, crowd)),
  };
  await Promise.all([pool.close(), crowd.close()]);
  return { ...figures, brokenRules };
}
