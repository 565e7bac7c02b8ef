import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  MEAL_TYPES,
  NO_RULES,
  USUAL_MEAL_SHARES,
  USUAL_WEIGHTS,
  type GeneratorDish,
  type GeneratorProblem,
} from '@sytno/domain';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../../testing/template';
import { GeneratorBroken, GeneratorPool } from './generator-pool';
import { generate, type GeneratorStep } from './index';

/** Stands in for the built worker: the budget says what it does. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
let held = [];
parentPort.on('message', (order) => {
  if (order.kind === 'dishes') { held.push(order.key); return; }
  const slots = [{ slotId: 'one', dishId: 'soup', grams: { me: 300 } }];
  if (order.seed === 1) for (;;);
  if (order.seed === 2) { parentPort.postMessage({ kind: 'step', share: 0.5, slots }); for (;;); }
  if (order.seed === 3) throw new Error('a fault of ours');
  parentPort.postMessage({ kind: 'answer', answer: { seed: order.seed, held } });
});`;

const DISHES = ['soup', 'grains', 'salads', 'baking', 'meat', 'fish', 'eggs'].map(
  (id, index): GeneratorDish => ({
    id,
    number: index,
    categoryId: id,
    subcategoryId: null,
    equipment: [],
    withoutElectricity: true,
    mealTypes: MEAL_TYPES,
    minutes: 20,
    kcal: 400,
    flags: {
      allergens: [],
      allergensComplete: true,
      meat: 'no',
      vegetarian: 'yes',
      lenten: 'yes',
      vegan: 'yes',
    },
    ingredientIds: new Set([id]),
    servingGrams: 300,
    pieceGrams: null,
    serving: { kcal: 380 + 10 * index, protein: 20 + index, fat: 11, carbs: 50 - index, cash: 2500 },
    priced: true,
    mainGroup: null,
    opens: [],
  }),
);
const PROBLEM: GeneratorProblem = {
  slots: MEAL_TYPES.map((mealType) => ({
    id: mealType === 'breakfast' ? 'one' : mealType,
    date: '2026-11-30',
    mealType,
    eaters: ['me'],
    locked: null,
  })),
  eaters: [
    { id: 'me', portion: 1, targets: { kcal: 2000, protein: 110, fat: 55, carbs: 235, cash: 20_000 } },
  ],
  dishes: DISHES,
  rules: { ...NO_RULES, repeats: { times: 2, days: 7 } },
  binding: { kcal: 'aim', cash: 'limit' },
  mealShares: USUAL_MEAL_SHARES,
  weights: USUAL_WEIGHTS,
  around: [],
};
const LIMITS = { threads: 1, megabytes: 128, graceMs: 300 };
const ENDLESS = { seed: 1, budgetMs: 120_000 };
const QUICK = { seed: 9, budgetMs: 60_000 };

let folder = '';
let file: URL;
const pools: GeneratorPool[] = [];
const poolOf = (limits = LIMITS): GeneratorPool => {
  const pool = new GeneratorPool(file, limits);
  pools.push(pool);
  return pool;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generator-pool-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
  file = pathToFileURL(join(folder, 'worker.mjs'));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await rm(folder, { recursive: true });
});

describe('the threads that generate', () => {
  test('fifty people at once are all answered, and the dishes are sent to a thread once', async () => {
    const pool = poolOf({ ...LIMITS, threads: 2 });
    const steps: GeneratorStep[] = [];
    const onProgress = (step: GeneratorStep) => steps.push(step);
    const asked = Array.from({ length: 50 }, (_, index) =>
      pool.generate(PROBLEM, { seed: 100 + index, budgetMs: 60_000, onProgress }),
    );
    const answers = (await Promise.all(asked)) as unknown as { seed: number; held: number[] }[];
    expect(answers.map(({ seed }) => seed)).toEqual(Array.from({ length: 50 }, (_, index) => 100 + index));
    expect(answers.every(({ held }) => held.length === 1)).toBe(true);
    expect(steps.some(({ waiting }) => waiting > 0)).toBe(true);
  });

  test('a request is ended at once while it is worked on, and while it waits', async () => {
    const pool = poolOf();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const one = pool.generate(PROBLEM, { ...ENDLESS, signal: running.signal });
    const two = pool.generate(PROBLEM, { ...ENDLESS, signal: waiting.signal });
    const three = pool.generate(PROBLEM, QUICK);
    waiting.abort(new Error('no longer'));
    await expect(two).rejects.toThrow('no longer');
    running.abort(new Error('enough'));
    await expect(one).rejects.toThrow('enough');
    expect(await three).toMatchObject({ seed: 9 });
    await expect(
      pool.generate(PROBLEM, { ...QUICK, signal: AbortSignal.abort(new Error('late')) }),
    ).rejects.toThrow('late');
  });

  test('a thread that does not end gives the best so far, or is named broken', async () => {
    const pool = poolOf();
    const answer = await pool.generate(PROBLEM, { seed: 2, budgetMs: 1_500 });
    expect(answer).toMatchObject({ whole: false });
    expect(answer.slots[0]).toEqual({ slotId: 'one', dishId: 'soup', grams: { me: 300 } });
    await expect(pool.generate(PROBLEM, { seed: 1, budgetMs: 50 })).rejects.toThrow(GeneratorBroken);
    await expect(pool.generate(PROBLEM, { seed: 3, budgetMs: 60_000 })).rejects.toThrow(GeneratorBroken);
    expect(await pool.generate(PROBLEM, QUICK)).toMatchObject({ seed: 9 });
  });

  test('what is asked of a closed pool is refused', async () => {
    const pool = poolOf();
    const asked = [pool.generate(PROBLEM, ENDLESS), pool.generate(PROBLEM, ENDLESS)];
    const refused = Promise.allSettled(asked);
    await pool.close();
    expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.generate(PROBLEM, QUICK)).rejects.toThrow(GeneratorBroken);
  });
});

test('the built thread answers as the source does, with HiGHS for what is missed, and tells its steps', async () => {
  const dist = join(ROOT, 'backend', '.cache', `generator-${process.pid}`);
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'backend', 'build.mjs'), dist]);
    const pool = new GeneratorPool(pathToFileURL(join(dist, 'generator-worker.mjs')), {
      ...LIMITS,
      megabytes: 512,
    });
    pools.push(pool);
    const steps: GeneratorStep[] = [];
    const built = await pool.generate(PROBLEM, { ...QUICK, onProgress: (step) => steps.push(step) });
    expect(built.whole).toBe(true);
    expect(built.slots.every(({ dishId }) => dishId !== null)).toBe(true);
    expect(steps.at(-1)).toMatchObject({ waiting: 0, share: 1 });
    expect(await generate(PROBLEM, QUICK)).toEqual(built);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}, 120_000);
