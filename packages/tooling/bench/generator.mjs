// @ts-check
/**
 * How fast and how well weeks are generated, through the built thread: `N.ms` for catalogues scaled to N recipes
 * (wall time, p50 and p95), `N.cpu` the processor's share of it, `within.*` the percent of days of feasible
 * profiles within a tolerance, `gap` percent above the proven best of small problems, `queue50` fifty people at
 * once. The numbers of runs are small by default: GENERATOR_RUNS, GENERATOR_PROFILES and GENERATOR_SMALL say others.
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

const BUDGET = 60_000;

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, index) => index);

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

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  /** @type {import('./generator/problems.mjs').Domain} */
  const domain = await bundled('packages/domain/src/index.ts');
  /** @type {import('./generator/problems.mjs').Workings} */
  const workings = await bundled('packages/domain/src/generator/workings.ts');
  /** @type {Pools} */
  const { GeneratorPool } = await bundled('backend/src/mealplans/generator/generator-pool.ts');
  const limits = { threads: 1, megabytes: 512, graceMs: BUDGET };
  const file = await builtWorker();
  const pool = new GeneratorPool(file, limits);
  const shipped = shippedDishes(domain);
  /** @type {Record<string, number | number[]>} */
  const figures = { recipes: shipped.length };
  let broken = 0;
  const check = (
    /** @type {import('./generator/problems.mjs').Problem} */ problem,
    /** @type {any} */ answer,
    /** @type {number} */ seed,
  ) => {
    const model = workings.modelOf(problem, seed);
    broken += workings.brokenRules(model, workings.planOf(model, answer.slots)).length;
  };

  const first = weekOf(shipped, domain.STARTING_TARGETS, 7, domain);
  const cold = await timed(pool, first, 1);
  check(first, cold.answer, 1);
  const off = (/** @type {readonly ('kcal' | 'protein' | 'fat' | 'carbs' | 'cash')[]} */ keys) =>
    Math.max(
      ...cold.answer.days.flatMap(({ figures: day }) => keys.map((key) => Math.abs(day[key].percent ?? 0))),
    );
  figures['first.ms'] = cold.ms;
  figures['first.cpu'] = cold.cpu;
  figures['first.kcalOff'] = off(['kcal']);
  figures['first.macrosOff'] = off(['protein', 'fat', 'carbs']);
  figures['first.daysOverCash'] = cold.answer.days.filter(
    ({ figures: day }) => (day.cash.percent ?? 0) > 1e-6,
  ).length;
  log(`first week: ${cold.ms.toFixed(0)} ms, kcal off ${off(['kcal']).toFixed(1)} %`);

  for (const size of [200, 2000, 20_000]) {
    const dishes = scaledTo(shipped, size, workings);
    const all = [];
    await timed(pool, weekOf(dishes, domain.STARTING_TARGETS, 7, domain), 1);
    for (const index of numbers(runs)) {
      const problem = weekOf(dishes, profile(index, workings), 7, domain);
      const one = await timed(pool, problem, index);
      check(problem, one.answer, index);
      all.push(one);
    }
    const ms = all.map((one) => one.ms);
    figures[`${size}.ms.p50`] = quantile(ms, 0.5);
    figures[`${size}.ms.p95`] = quantile(ms, 0.95);
    figures[`${size}.cpu.p50`] = quantile(
      all.map((one) => one.cpu),
      0.5,
    );
    if (size === 2000) {
      const month = [];
      for (const index of numbers(Math.min(3, runs))) {
        month.push(await timed(pool, weekOf(dishes, profile(index, workings), 28, domain), index));
      }
      figures['2000.days28.ms.p50'] = quantile(
        month.map((one) => one.ms),
        0.5,
      );
      figures['2000.days28.cpu.p50'] = quantile(
        month.map((one) => one.cpu),
        0.5,
      );
    }
    log(`${size} recipes: p50 ${figures[`${size}.ms.p50`]} ms`);
  }

  const solver = await highs();
  const days = [];
  const greedy = [];
  const random = [];
  let feasible = 0;
  for (const index of numbers(profiles)) {
    const problem = weekOf(shipped, profile(index, workings), 7, domain);
    if (!isFeasible(solver, problem, workings, 20)) continue;
    feasible += 1;
    const { answer } = await timed(pool, problem, index);
    check(problem, answer, index);
    days.push(...answer.days);
    greedy.push(greedyScore(problem, workings) / answer.score.total);
    random.push(randomScore(problem, workings) / answer.score.total);
  }
  const near = (/** @type {any} */ day, /** @type {string[]} */ keys, /** @type {number} */ most) =>
    keys.every((key) => Math.abs(day.figures[key].percent) <= most + 1e-6);
  figures.profiles = profiles;
  figures.feasible = feasible;
  figures['within.kcal1'] = percent(days.map((day) => near(day, ['kcal'], 1)));
  figures['within.macros3'] = percent(days.map((day) => near(day, ['protein', 'fat', 'carbs'], 3)));
  figures['greedy.ratio'] = quantile(greedy, 0.5);
  figures['random.ratio'] = quantile(random, 0.5);
  log(`${feasible} of ${profiles} profiles feasible`);

  const gaps = [];
  for (const index of numbers(small)) {
    const problem = smallProblem(index, shipped, domain, workings);
    const best = provenScore(solver, problem, workings, 60);
    if (best === null) continue;
    const { answer } = await timed(pool, problem, index);
    check(problem, answer, index);
    gaps.push((answer.score.total / best - 1) * 100);
  }
  figures.proven = gaps.length;
  figures['gap.p50'] = quantile(gaps, 0.5);
  figures['gap.max'] = Math.max(...gaps);
  await pool.close();

  const crowd = new GeneratorPool(file, { ...limits, threads: 2 });
  const started = performance.now();
  const served = await Promise.all(
    numbers(50).map((index) =>
      crowd.generate(weekOf(shipped, profile(index, workings), 7, domain), { seed: index, budgetMs: BUDGET }),
    ),
  );
  figures['queue50.ms'] = performance.now() - started;
  figures['queue50.answered'] = served.length;
  await crowd.close();
  figures.brokenRules = broken;
  return figures;
}
