import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import {
  HEALTH_CONSENT_VERSION,
  MEAL_TYPES,
  USUAL_MEAL_SHARES,
  USUAL_MEAL_TIMES,
  USUAL_REPEATS,
} from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Parameters = Outputs['mealplans']['parameters']['get'];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/parameters';

const get = async (as: Person, language = 'uk'): Promise<Parameters> => {
  const { status, body } = await stand.call('GET', `${PATH}?language=${language}`, { as });
  expect(status).toBe(200);
  return body as Parameters;
};
const change = (as: Person, body: object): Promise<Answer> =>
  stand.call('PATCH', PATH, { as, body: { language: 'uk', ...body } });
const faultsOf = ({ status, body }: Answer) => [status, (body as ErrorBody).data.fields];
const ANY_TIME = Array.from({ length: 7 }, () => null);

let anna: Person;
let stranger: Person;
beforeEach(async () => {
  anna = await stand.person();
  stranger = await stand.person();
});

describe('parameters of a household', () => {
  test('are the usual ones until somebody says otherwise, and the first run is to be shown', async () => {
    expect(await get(anna)).toEqual({
      disliked: [],
      minutes: ANY_TIME,
      mealTypes: MEAL_TYPES,
      weekMeals: ANY_TIME.map(() => MEAL_TYPES),
      mealTimes: USUAL_MEAL_TIMES,
      mealShares: USUAL_MEAL_SHARES,
      excludedRecipes: [],
      excludedCategories: [],
      missing: [],
      withoutElectricity: false,
      favouritesFirst: false,
      repeats: USUAL_REPEATS,
      limits: { allowed: false, kcal: false, cash: false },
      health: null,
      firstRun: { answers: {}, finishedAt: null },
    });
  });

  test('change one by one, each choice once and in its order; others’ stay', async () => {
    const minutes = [15, 15, 15, 15, null, 60, 60];
    await change(anna, { disliked: ['potato', 'beetroot', 'potato'] });
    await change(anna, { minutes });
    const { status, body } = await change(anna, { mealTypes: ['supper', 'breakfast', 'supper'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ minutes, mealTypes: ['breakfast', 'supper'] });
    expect((await get(anna, 'en')).disliked).toEqual([
      { id: 'potato', name: 'potato', icon: expect.any(String) },
      { id: 'beetroot', name: 'beetroot', icon: expect.any(String) },
    ]);
    expect(await get(stranger)).toMatchObject({ disliked: [], minutes: ANY_TIME });
  });

  test('are one for a household: a partner sees and changes them, and hears of it', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    await change(partner, { disliked: ['potato'] });
    expect((await get(anna)).disliked).toHaveLength(1);
    const told = await stand.db.query<object[]>('select topic from plt_event where household_id = $1', [
      anna.householdId,
    ]);
    expect(told).toEqual([{ topic: 'mealplans.parameters' }]);
  });

  test.each<[string, object, object[]]>([
    ['a food that is none', { disliked: ['potato', 'stone'] }, [{ path: 'disliked.1', code: 'choice' }]],
    [
      'six days',
      { minutes: [1, 2, 3, 4, 5, 6].map((n) => n * 10) },
      [{ path: 'minutes', code: 'number.range' }],
    ],
    ['a minute', { minutes: [1, ...ANY_TIME.slice(1)] }, [{ path: 'minutes.0', code: 'number.range' }]],
    ['no meals', { mealTypes: [] }, [{ path: 'mealTypes', code: 'number.range' }]],
    ['another consent', { healthConsent: '1999-01-01' }, [{ path: 'healthConsent', code: 'choice' }]],
    [
      'a question that is none',
      { answer: { question: 'age', answer: 'skipped' } },
      [{ path: 'answer.question', code: 'choice' }],
    ],
  ])('are refused with %s, and nothing is stored', async (_, wrong, fields) => {
    const before = await get(anna);
    expect(faultsOf(await change(anna, { firstRunFinished: true, ...wrong }))).toEqual([400, fields]);
    expect(await get(anna)).toEqual(before);
  });

  test('need a session', async () => {
    expect((await stand.call('GET', `${PATH}?language=uk`)).status).toBe(401);
    expect((await stand.call('PATCH', PATH, { body: { language: 'uk' } })).status).toBe(401);
  });
});

describe('health data', () => {
  const HEALTH = { allergens: ['milk', 'gluten', 'milk'], diet: 'vegetarian' };
  const rows = (table: string, person: Person) =>
    stand.db.query<Record<string, unknown>[]>(`select * from ${table} where user_id = $1`, [person.userId]);

  test('are not kept without consent', async () => {
    expect(faultsOf(await change(anna, { health: HEALTH }))).toEqual([
      400,
      [{ path: 'healthConsent', code: 'consent.required' }],
    ]);
    expect(await rows('mp_health', anna)).toEqual([]);
  });

  test('are kept with a consent of their own, which has its version, language and time', async () => {
    const { status } = await change(anna, { healthConsent: HEALTH_CONSENT_VERSION, health: HEALTH });
    expect(status).toBe(200);
    expect((await get(anna)).health).toEqual({
      allergens: ['gluten', 'milk'],
      diet: 'vegetarian',
      consentVersion: HEALTH_CONSENT_VERSION,
      consentAt: expect.any(String),
    });
    await change(anna, { healthConsent: HEALTH_CONSENT_VERSION, health: { allergens: [], diet: 'any' } });
    expect(await rows('mp_health_consent', anna)).toMatchObject([
      { version: HEALTH_CONSENT_VERSION, language: 'uk', withdrawn_at: null },
    ]);
    expect((await get(anna)).health).toMatchObject({ allergens: [], diet: 'any' });
  });

  test('are deleted when the consent is withdrawn; that it was given stays written', async () => {
    await change(anna, { healthConsent: HEALTH_CONSENT_VERSION, health: HEALTH });
    const { body } = await change(anna, { healthConsent: null });
    expect((body as Parameters).health).toBeNull();
    expect(await rows('mp_health', anna)).toEqual([]);
    expect(await rows('mp_health_consent', anna)).toMatchObject([{ withdrawn_at: expect.any(String) }]);
    expect((await change(anna, { health: HEALTH })).status).toBe(400);
  });

  test('are a person’s own: who lives with him does not see them', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    await change(anna, { healthConsent: HEALTH_CONSENT_VERSION, health: HEALTH });
    expect((await get(partner)).health).toBeNull();
    expect((await get(stranger)).health).toBeNull();
  });
});

describe('the first run', () => {
  const say = (question: string, answer: string) => change(anna, { answer: { question, answer } });

  test('goes on where it was left, ends once, and can be opened again', async () => {
    await say('eaters', 'answered');
    await say('health', 'skipped');
    expect((await get(anna)).firstRun).toEqual({
      answers: { eaters: 'answered', health: 'skipped' },
      finishedAt: null,
    });
    await change(anna, { firstRunFinished: true });
    const { finishedAt } = (await get(anna)).firstRun;
    expect(finishedAt).toEqual(expect.any(String));
    await change(anna, { firstRunFinished: true });
    expect((await get(anna)).firstRun.finishedAt).toBe(finishedAt);
    await change(anna, { firstRunFinished: false });
    expect((await get(anna)).firstRun).toEqual({ answers: {}, finishedAt: null });
  });
});
