import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, answerFor, dayAt, MEAL_TYPES, mondayOf } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { LiveRow } from '../../platform/live/event.entity';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { PlanMaker } from './plan-maker';
import { GeneratorRuns } from './runs.service';

type State = Outputs['mealplans']['generator']['current'];
type Run = NonNullable<State['generation']>;
type Item = Outputs['mealplans']['menu']['week']['items'][number];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/generator';
/** A Monday ahead. */
const MONDAY = addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7);
const WEEK = { from: MONDAY, to: addDays(MONDAY, 2), mealTypes: ['breakfast', 'dinner', 'supper'] };

const ask = (as: Person, path: string, body: object = {}): Promise<Answer> =>
  stand.call('POST', `${PATH}${path}`, { as, body: { language: 'uk', ...body } });
const current = async (as: Person): Promise<Run | null> =>
  ((await stand.call('GET', `${PATH}?language=uk`, { as })).body as State).generation;
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const made = async (as: Person): Promise<Run> => {
  await stand.app.nest.get(GeneratorRuns).settled();
  const run = await current(as);
  if (!run || run.status === 'working') throw new Error('The plan was never made.');
  return run;
};
const start = async (as: Person, more: object = {}): Promise<Run> => {
  const answer = await ask(as, '', { ...WEEK, ...more });
  expect(answer.status).toBe(201);
  return made(as);
};
const menu = async (as: Person): Promise<Item[]> => {
  const { body } = await stand.call('GET', `/api/mealplans/menu?from=${MONDAY}&language=uk`, { as });
  return (body as Outputs['mealplans']['menu']['week']).items;
};
const take = async (as: Person, { id }: Run, more: object = {}) => {
  const answer = await stand.call('POST', `${PATH}/${id}/take`, { as, body: more });
  expect([answer.status, answer.text]).toMatchObject([200, expect.anything()]);
  return answer.body as Outputs['mealplans']['generator']['take'];
};
const namesOf = ({ candidates: [first] }: Run) => (first?.slots ?? []).map(({ dish }) => dish?.name ?? null);
const slotOf = (run: Run, id: string) => run.candidates[0]?.slots.find((slot) => slot.id === id);
const DINNER = `${MONDAY} dinner`;

/** Makes plans only when told to; what was asked before is answered at once again afterwards. */
function held() {
  const maker = stand.app.nest.get(PlanMaker);
  const gates: { readonly let: () => void; readonly ended: () => boolean }[] = [];
  const spy = jest.spyOn(maker, 'make').mockImplementation((problem, { seed, signal, onProgress }) => {
    return new Promise((resolve, reject) => {
      let ended = false;
      signal?.addEventListener('abort', () => {
        ended = true;
        reject(signal.reason as Error);
      });
      const [slot] = problem.slots;
      const [dish] = problem.dishes;
      const grams = Object.fromEntries((slot?.eaters ?? []).map((eater) => [eater, 100]));
      const slots = [{ slotId: slot?.id ?? '', dishId: dish?.id ?? null, grams }];
      onProgress?.({ waiting: gates.length, share: 0.5, slots });
      gates.push({ let: () => resolve(answerFor(problem, slots, seed)), ended: () => ended });
    });
  });
  return { gates, spy };
}

let anna: Person;
let porridge: Awaited<ReturnType<Builders['recipe']>>;
beforeAll(async () => {
  const meals = { mealTypes: [...MEAL_TYPES] };
  porridge = await make.recipe('Каша', { ...meals, kcal: 350, protein: 12, fat: 8, carbs: 55 });
  for (let number = 1; number <= 14; number++) {
    const [protein, fat, carbs] = [20 + 3 * number, 5 + number, 30 + 2 * number];
    const kcal = 4 * protein + 9 * fat + 4 * carbs;
    await make.recipe(`Страва ${number}`, { ...meals, kcal, protein, fat, carbs });
  }
});
beforeEach(async () => {
  jest.restoreAllMocks();
  anna = await stand.person();
});

describe('a plan', () => {
  test('is made for the meals that were asked, told by day, and the same for a seed', async () => {
    expect(await current(anna)).toBeNull();
    const run = await start(anna);
    expect(run).toMatchObject({ status: 'ready', from: MONDAY, keep: true, currency: 'UAH', changes: [] });
    expect(run.candidates[0]?.slots).toHaveLength(9);
    expect(namesOf(run)).not.toContain(null);
    expect(run.candidates[0]?.days.map(({ personId }) => personId)).toEqual(Array(3).fill(anna.userId));
    expect(run.people).toEqual([{ id: anna.userId, name: expect.any(String) as unknown as string }]);
    const slot = slotOf(run, DINNER);
    expect(slot?.mine?.grams).toBe(slot?.plates[0]?.grams);
    expect(await menu(anna)).toEqual([]);
    expect(namesOf(await start(anna, { seed: 1 }))).toEqual(namesOf(run));
  });

  test('is seen by the household and by nobody else', async () => {
    const run = await start(anna);
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    expect((await current(partner))?.id).toBe(run.id);
    const stranger = await stand.person();
    expect(await current(stranger)).toBeNull();
    await start(stranger);
    const bodies = {
      cancel: {},
      again: {},
      choose: { candidate: 0 },
      lock: { slots: [DINNER], locked: true },
      swap: { slot: DINNER, recipeId: porridge.id },
    };
    for (const [path, body] of Object.entries(bodies)) {
      expect([path, ...codeOf(await ask(stranger, `/${run.id}/${path}`, body))]).toEqual([
        path,
        404,
        'NOT_FOUND',
      ]);
    }
    const calls = [
      stand.call('POST', `${PATH}/${run.id}/take`, { as: stranger, body: {} }),
      stand.call('DELETE', `${PATH}/${run.id}`, { as: stranger }),
      stand.call('GET', `${PATH}/${run.id}/swaps?language=uk&slot=${encodeURIComponent(DINNER)}`, {
        as: stranger,
      }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
    expect((await current(anna))?.status).toBe('ready');
  });

  test('tells how far it is, is cancelled at once, and is replaced by the next', async () => {
    const { gates } = held();
    const { body } = await ask(anna, '', WEEK);
    const { generation } = body as State;
    expect(generation).toMatchObject({ status: 'working', share: 0.5, waiting: 0, candidates: [] });
    expect(generation?.filling.filter(({ dish }) => dish !== null)).toHaveLength(1);
    expect(
      codeOf(await stand.call('POST', `${PATH}/${generation?.id ?? ''}/take`, { as: anna, body: {} })),
    ).toEqual([409, 'GENERATING']);
    await ask(anna, '', { ...WEEK, seed: 2 });
    expect(gates.map(({ ended }) => ended())).toEqual([true, false]);
    const next = await current(anna);
    expect(next?.id).not.toBe(generation?.id);
    expect((await ask(anna, `/${next?.id ?? ''}/cancel`)).body).toEqual({ generation: null });
    expect(gates.map(({ ended }) => ended())).toEqual([true, true]);
    expect(await current(anna)).toBeNull();
  });

  test('says that it failed when there is nothing to show, and can be asked for again', async () => {
    jest.spyOn(stand.app.nest.get(PlanMaker), 'make').mockRejectedValueOnce(new Error('broken'));
    expect((await start(anna)).status).toBe('failed');
    expect((await start(anna)).status).toBe('ready');
  });

  test('of a stopped server is told as lost after a while', async () => {
    const id = (await start(anna)).id;
    const before = `working = true, candidates = '[]', changed_at = now() - interval`;
    await stand.db.query(`update mp_generation set ${before} '10 seconds' where id = $1`, [id]);
    expect((await current(anna))?.status).toBe('working');
    await stand.db.query(`update mp_generation set ${before} '5 minutes' where id = $1`, [id]);
    expect((await current(anna))?.status).toBe('lost');
    expect((await start(anna)).status).toBe('ready');
  });
});

describe('what may be asked', () => {
  test('is refused with its reason', async () => {
    const codes = async (more: object) => codeOf(await ask(anna, '', { ...WEEK, ...more }));
    expect(await codes({ to: addDays(MONDAY, -1) })).toEqual([400, 'INPUT_INVALID']);
    expect(await codes({ to: addDays(MONDAY, 28) })).toEqual([400, 'INPUT_INVALID']);
    expect(await codes({ to: addDays(MONDAY, 7) })).toEqual([403, 'PREMIUM_REQUIRED']);
    expect(await codes({ from: '2035-01-01', to: '2035-01-02' })).toEqual([400, 'DAY_TOO_FAR']);
    const past = { from: addDays(MONDAY, -21), to: addDays(MONDAY, -18) };
    expect(await codes(past)).toEqual([400, 'DAYS_PAST']);
    await make.menuItem(anna, porridge, { date: MONDAY });
    expect(await codes({ to: MONDAY, mealTypes: ['dinner'] })).toEqual([409, 'NOTHING_OPEN']);
  });

  test('is four weeks, comparing and smaller demands with premium', async () => {
    const free = await start(anna);
    expect(codeOf(await ask(anna, `/${free.id}/second`))).toEqual([403, 'PREMIUM_REQUIRED']);
    expect(codeOf(await ask(anna, `/${free.id}/relax`, { relaxation: 0 }))).toEqual([
      403,
      'PREMIUM_REQUIRED',
    ]);
    expect(free.candidates[0]?.relaxations).toEqual([]);
    await make.premium(anna);
    const long = await start(anna, { to: addDays(MONDAY, 27), mealTypes: ['dinner'] });
    expect(new Set(long.candidates[0]?.slots.map(({ date }) => date)).size).toBe(28);

    const run = await start(anna);
    await ask(anna, `/${run.id}/second`);
    const two = await made(anna);
    expect(two.candidates).toHaveLength(2);
    expect(two.candidates[0]).toEqual(run.candidates[0]);
    const { body } = await ask(anna, `/${run.id}/choose`, { candidate: 1 });
    expect((body as State).generation?.candidates).toEqual([two.candidates[1]]);
    expect(codeOf(await ask(anna, `/${run.id}/choose`, { candidate: 1 }))).toEqual([404, 'NOT_FOUND']);
  });

  test('a smaller demand holds for this plan alone', async () => {
    await make.premium(anna);
    await stand.call('PATCH', '/api/mealplans/parameters', {
      as: anna,
      body: { repeats: { times: 1, days: 7 }, language: 'uk' },
    });
    const run = await start(anna);
    const relaxations = run.candidates[0]?.relaxations ?? [];
    expect(relaxations.length).toBeGreaterThan(0);
    await ask(anna, `/${run.id}/relax`, { relaxation: 0 });
    const other = await made(anna);
    expect(other.changes).toEqual([relaxations[0]?.change]);
    expect(codeOf(await ask(anna, `/${run.id}/relax`, { relaxation: 20 }))).toEqual([404, 'NOT_FOUND']);
    expect((await start(anna)).changes).toEqual([]);
  });

  // Two hundred at once are the deep run's.
  test('by twelve households at once is answered to all, and holds up nobody else', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => stand.person()));
    const asked = await Promise.all(
      people.map((one) => ask(one, '', { ...WEEK, to: MONDAY, mealTypes: ['dinner'] })),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201]));
    const began = performance.now();
    expect((await stand.call('GET', '/api/mealplans/parameters?language=uk', { as: anna })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_000);
    for (const one of people) expect((await made(one)).status).toBe('ready');
  });

  test('by more than can wait is refused for a while', async () => {
    const runs = stand.app.nest.get<unknown, { jobs: Map<string, unknown> }>(GeneratorRuns);
    const other = { aborter: new AbortController() };
    for (let number = 0; number < 199; number++) runs.jobs.set(`household ${String(number)}`, other);
    const last = await ask(anna, '', { ...WEEK, to: MONDAY, mealTypes: ['dinner'] });
    expect(last.status).toBe(201);
    await made(anna);
    runs.jobs.set('household 199', other);
    expect(codeOf(await ask(anna, '', WEEK))).toEqual([429, 'GENERATOR_BUSY']);
    runs.jobs.clear();
    expect((await start(anna)).status).toBe('ready');
  });
});

describe('the stream of a plan', () => {
  const streamOf = async (as: Person, signal?: AbortSignal) => {
    const response = await fetch(`${stand.app.url}${PATH}/stream?language=uk`, {
      headers: { ...as.keys },
      ...(signal && { signal }),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    const events = () =>
      text
        .split('\n')
        .filter((line) => line.startsWith('data: {'))
        .map((line) => JSON.parse(line.slice(6)) as State);
    const read = async (until: (all: State[]) => boolean): Promise<State[]> => {
      while (!until(events())) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) break;
        text += decoder.decode(value);
      }
      return events();
    };
    return { read };
  };

  test('says where it is, every step of it, and ends when it is done', async () => {
    const { gates, spy } = held();
    await ask(anna, '', WEEK);
    const stream = await streamOf(anna);
    const [first] = await stream.read((all) => all.length > 0);
    expect(first?.generation).toMatchObject({ status: 'working', share: 0.5 });
    const [, { onProgress } = {}] = spy.mock.calls[0] ?? [];
    onProgress?.({ waiting: 0, share: 0.8, slots: [] });
    const seen = await stream.read((all) => all.some(({ generation }) => generation?.share === 0.8));
    expect(seen.at(-1)?.generation?.share).toBe(0.8);
    // Meals that it left empty are tried for more money, and that is not held.
    spy.mockRestore();
    gates[0]?.let();
    const all = await stream.read(() => false);
    expect(all.at(-1)?.generation).toMatchObject({ status: 'ready', candidates: [{ seed: 1 }] });
  });

  test('of nothing says so and ends; leaving it ends no work', async () => {
    expect(await (await streamOf(anna)).read(() => false)).toEqual([{ generation: null }]);
    const { gates, spy } = held();
    await ask(anna, '', WEEK);
    const leaving = new AbortController();
    await (await streamOf(anna, leaving.signal)).read((all) => all.length > 0);
    leaving.abort();
    // Meals that it left empty are tried for more money, and that is not held.
    spy.mockRestore();
    gates[0]?.let();
    expect((await made(anna)).status).toBe('ready');
  });
});

describe('a proposal', () => {
  test('keeps what is locked when the rest is made anew', async () => {
    const run = await start(anna);
    const before = slotOf(run, DINNER);
    const { body } = await ask(anna, `/${run.id}/lock`, { slots: [DINNER], locked: true });
    expect(slotOf((body as { generation: Run }).generation, DINNER)?.locked).toBe(true);
    await ask(anna, `/${run.id}/again`);
    const next = await made(anna);
    expect(slotOf(next, DINNER)).toEqual({ ...before, locked: true });
    expect(next.candidates[0]?.seed).toBe(2);
    const open = await ask(anna, `/${run.id}/lock`, { slots: [DINNER], locked: false });
    expect(slotOf((open.body as { generation: Run }).generation, DINNER)?.locked).toBe(false);
    expect(
      codeOf(await ask(anna, `/${run.id}/lock`, { slots: ['2020-01-01 dinner'], locked: true })),
    ).toEqual([404, 'NOT_FOUND']);
  });

  test('has other dishes for a meal, with the day as it becomes', async () => {
    const run = await start(anna);
    const path = `${PATH}/${run.id}/swaps?language=uk&slot=${encodeURIComponent(DINNER)}`;
    const { items } = (await stand.call('GET', path, { as: anna }))
      .body as Outputs['mealplans']['generator']['swaps'];
    const [swap] = items;
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ dish }) => dish.recipeId)).not.toContain(slotOf(run, DINNER)?.dish?.recipeId);
    const { body } = await ask(anna, `/${run.id}/swap`, { slot: DINNER, recipeId: swap?.dish.recipeId });
    const next = (body as { generation: Run }).generation;
    expect(slotOf(next, DINNER)).toMatchObject({ dish: swap?.dish, mine: swap?.mine });
    expect(next.candidates[0]?.days.filter(({ date }) => date === MONDAY)).toEqual(swap?.days);
    const others = (one: Run) => one.candidates[0]?.slots.filter(({ id }) => id !== DINNER);
    expect(others(next)).toEqual(others(run));
    const strange = { slot: DINNER, recipeId: randomUUID() };
    expect(codeOf(await ask(anna, `/${run.id}/swap`, strange))).toEqual([404, 'NOT_FOUND']);
  });

  test('is taken with everybody’s grams, and taken back', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const run = await start(anna);
    const taken = await take(anna, run);
    expect(taken).toMatchObject({ removed: [], added: 9 });
    const items = await menu(anna);
    expect(items.map(({ recipeName }) => recipeName)).toEqual(namesOf(run));
    for (const item of items) {
      const slot = slotOf(run, `${item.date} ${item.mealType}`);
      const grams = new Map(slot?.plates.map((plate) => [plate.personId, plate.grams]));
      for (const plate of item.plates) {
        expect(plate.grams).toBeCloseTo(grams.get(plate.userId ?? '') ?? NaN, 6);
      }
      expect(item.servings * item.servingWeight).toBeGreaterThanOrEqual(
        item.plates.reduce((sum, plate) => sum + plate.grams, 0) - 5,
      );
    }
    expect(await current(anna)).toBeNull();
    expect((await ask(anna, '/take-back', taken)).body).toMatchObject({ code: 'INPUT_INVALID' });
    const { fill, removed } = taken;
    const stranger = await stand.person();
    expect(codeOf(await ask(stranger, '/take-back', { fill, removed }))).toEqual([404, 'NOT_FOUND']);
    expect((await ask(anna, '/take-back', { fill, removed })).body).toEqual({ done: true });
    expect(await menu(anna)).toEqual([]);
  });

  test('fills beside what stands, or takes its place but for what was eaten; one undo', async () => {
    const soup = await make.recipe('Мій суп', { ownerId: anna.userId, state: 'private' });
    const standing = await make.menuItem(anna, soup, { date: MONDAY });
    const beside = await start(anna);
    expect(slotOf(beside, standing.id)).toMatchObject({ kept: true, dish: { name: 'Мій суп' } });
    expect(slotOf(beside, DINNER)).toBeUndefined();

    const instead = await start(anna, { keep: false });
    expect(slotOf(instead, DINNER)?.kept).toBe(false);
    const taken = await take(anna, instead, { overLimit: true });
    expect(taken).toMatchObject({ removed: [standing.id], added: 9 });
    expect((await menu(anna)).map(({ recipeName }) => recipeName)).not.toContain('Мій суп');
    await ask(anna, '/take-back', { fill: taken.fill, removed: taken.removed });
    expect((await menu(anna)).map(({ id }) => id)).toEqual([standing.id]);

    const fact = `insert into mp_fact (id, user_id, date, meal_type, menu_item_id, kind, name, kcal, complete, said_at, act_id)
      values ($1, $2, $3, 'dinner', $4, 'skipped', 'Суп', 0, true, now(), $1)`;
    await stand.db.query(fact, [randomUUID(), anna.userId, MONDAY, standing.id]);
    const eaten = await start(anna, { keep: false });
    expect(slotOf(eaten, standing.id)?.kept).toBe(true);
  });

  test('is taken by days; a day that was taken leaves it, what came meanwhile stays', async () => {
    const run = await start(anna);
    const tuesday = addDays(MONDAY, 1);
    await take(anna, run, { dates: [MONDAY] });
    const rest = await current(anna);
    expect(rest?.candidates[0]?.slots.some(({ date }) => date === MONDAY)).toBe(false);
    const strange = await stand.call('POST', `${PATH}/${run.id}/take`, {
      as: anna,
      body: { dates: [tuesday, MONDAY] },
    });
    expect((strange.body as ErrorBody).data.fields).toEqual([{ path: 'dates.1', code: 'choice' }]);
    const own = await make.menuItem(anna, porridge, { date: tuesday });
    await take(anna, run, { overLimit: true });
    const dinners = (await menu(anna)).filter(
      ({ date, mealType }) => date === tuesday && mealType === 'dinner',
    );
    expect(dinners.map(({ id }) => id)).toEqual([own.id]);
    expect(await current(anna)).toBeNull();
  });

  test('does not go over a limit without a word', async () => {
    await make.premium(anna);
    const limits = { limits: { kcal: true, cash: true }, language: 'uk' };
    await stand.call('PATCH', '/api/mealplans/parameters', { as: anna, body: limits });
    const run = await start(anna, { to: MONDAY });
    for (const { figures } of run.candidates[0]?.days ?? []) {
      expect(figures.kcal.percent ?? 0).toBeLessThan(0.1);
    }
    // Meanwhile somebody plans a feast.
    const feast = await make.recipe('Бенкет', { kcal: 3_000 });
    await make.menuItem(anna, feast, { date: MONDAY, mealType: 'afternoon-snack' });
    const refused = await stand.call('POST', `${PATH}/${run.id}/take`, { as: anna, body: {} });
    expect(codeOf(refused)).toEqual([409, 'DAY_LIMIT']);
    expect(await menu(anna)).toHaveLength(1);
    await take(anna, run, { overLimit: true });
    expect(await menu(anna)).toHaveLength(4);
  });

  test('twice at the same moment is taken once', async () => {
    const run = await start(anna);
    const path = `${PATH}/${run.id}/take`;
    const both = await Promise.all([1, 2].map(() => stand.call('POST', path, { as: anna, body: {} })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await menu(anna)).toHaveLength(9);
  });

  test('is told to the household as it changes: begun, made, changed, taken, thrown away', async () => {
    const { householdId } = anna;
    const told = () => stand.db.manager.countBy(LiveRow, { householdId, topic: 'mealplans.generator' });
    const run = await start(anna);
    expect(await told()).toBe(2);
    await ask(anna, `/${run.id}/lock`, { slots: [DINNER], locked: true });
    expect(await told()).toBe(3);
    await take(anna, run, { dates: [MONDAY], overLimit: true });
    expect(await told()).toBe(4);
    expect((await stand.call('DELETE', `${PATH}/${run.id}`, { as: anna })).status).toBe(200);
    expect(await told()).toBe(5);
  });

  test('is thrown away', async () => {
    const run = await start(anna);
    expect((await stand.call('DELETE', `${PATH}/${run.id}`, { as: anna })).body).toEqual({ done: true });
    expect(await current(anna)).toBeNull();
  });
});
