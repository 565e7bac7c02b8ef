import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, HEALTH_CONSENT_VERSION, mondayOf, type MealType } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { now } from '../../platform/time/clock';
import { PlanFacts } from '../../recipes';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Filled = Outputs['mealplans']['templates']['fillWeek'];
type Week = Outputs['mealplans']['menu']['week'];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/templates';
/** A Monday within reach. */
const MONDAY = addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7);

const ask = (as: Person, more: object = {}): Promise<Answer> =>
  stand.call('POST', `${PATH}/fill`, { as, body: { from: MONDAY, language: 'uk', ...more } });
const fill = async (as: Person, more: object = {}): Promise<Filled> => {
  const { status, body } = await ask(as, more);
  expect(status).toBe(201);
  return body as Filled;
};
const takeBack = (as: Person, id: string | null): Promise<Answer> =>
  stand.call('DELETE', `${PATH}/fill/${String(id)}`, { as });
const say = async (as: Person, body: object): Promise<void> => {
  const answer = await stand.call('PATCH', '/api/mealplans/parameters', {
    as,
    body: { language: 'uk', ...body },
  });
  expect(answer.status).toBe(200);
};
const week = async (as: Person): Promise<Week['items']> => {
  const { body } = await stand.call('GET', `/api/mealplans/menu?from=${MONDAY}&language=uk`, { as });
  return (body as Week).items;
};
const at = (filled: Filled, day: number, meal: MealType) =>
  filled.added.find(({ date, mealType }) => date === addDays(MONDAY, day) && mealType === meal);

const line = (ingredientId: string) => ({ ingredientId, quantity: 100, unit: 'g' as const });
const seeded = (slug: string) => stand.app.nest.get(PlanFacts).seedRecipeId(slug);

let anna: Person;
let count = 0;
beforeEach(async () => {
  anna = await stand.person();
  if (count++ > 0) return;
  // Two dishes that the ordinary week wishes for, and some that may stand in for them.
  await make.recipe('Борщ', { id: seeded('borscht-with-beef'), prepMinutes: 30, cookMinutes: 90 }, [
    line('beef'),
    line('sour-cream-20'),
  ]);
  await make.recipe('Вівсянка', { id: seeded('oatmeal-with-apple'), mealTypes: ['breakfast'] }, [
    line('oats-rolled'),
    line('milk-25'),
  ]);
  await make.recipe('Квасоля', { prepMinutes: 10, cookMinutes: 20 }, [line('beans-white-dry')]);
  await make.recipe('Картопля', { prepMinutes: 5, cookMinutes: 30 }, [line('potato')]);
});

describe('filling a week', () => {
  test('puts the template’s dish where there is one, another where there is not, and says what stays empty', async () => {
    const filled = await fill(anna, { template: 'ordinary-week' });
    expect(filled).toMatchObject({ from: MONDAY, to: addDays(MONDAY, 6), template: 'Звичайний тиждень' });
    expect(at(filled, 0, 'dinner')).toMatchObject({ recipeName: 'Борщ', insteadOf: null, overTime: false });
    expect(at(filled, 1, 'dinner')).toMatchObject({
      insteadOf: { recipeName: null, reason: 'missing' },
    });
    const supper = filled.empty.find(({ date, mealType }) => date === MONDAY && mealType === 'supper');
    expect(supper?.reason).toBe('none');
    expect(filled.added.length + filled.empty.length).toBe(35);
    const items = await week(anna);
    expect(items.map(({ recipeName }) => recipeName)).toEqual(
      filled.added.map(({ recipeName }) => recipeName),
    );
    expect(items[0]?.servings).toBe(1);
  });

  test('fills only what is empty, and is taken back as a whole without the rest', async () => {
    const soup = await make.recipe('Мій суп', { ownerId: anna.userId, state: 'private' });
    await make.menuItem(anna, soup, { date: MONDAY });
    const filled = await fill(anna);
    expect(at(filled, 0, 'dinner')).toBeUndefined();
    const again = await fill(anna);
    expect([again.id, again.added]).toEqual([null, []]);

    expect((await takeBack(anna, filled.id)).body).toEqual({ done: true });
    expect((await week(anna)).map(({ recipeName }) => recipeName)).toEqual(['Мій суп']);
    expect((await takeBack(anna, filled.id)).status).toBe(404);
  });

  test('twice at the same moment fills once', async () => {
    const answers = await Promise.all([fill(anna), fill(anna)]);
    expect(answers.filter(({ id }) => id !== null)).toHaveLength(1);
  });

  test('cannot be taken back by somebody else', async () => {
    const filled = await fill(anna);
    const stranger = await stand.person();
    expect((await takeBack(stranger, filled.id)).status).toBe(404);
    expect((await takeBack(stranger, randomUUID())).status).toBe(404);
    expect(await week(anna)).toHaveLength(filled.added.length);
  });

  test('cooks for all who are there', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const child = { name: 'Софійка', share: 0.5, allergies: [], mealTypes: ['dinner'], weekdays: [1] };
    await stand.call('POST', '/api/account/household/eaters', { as: anna, body: child });
    await fill(partner);
    const dinners = (await week(anna)).filter(({ mealType }) => mealType === 'dinner');
    expect(dinners.map(({ servings }) => servings)).toEqual([3, 2, 2, 2, 2, 2, 2].slice(0, dinners.length));
  });

  test('keeps to what the members and the eaters may have', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    await say(partner, {
      healthConsent: HEALTH_CONSENT_VERSION,
      health: { allergens: [], diet: 'vegetarian' },
    });
    const child = { name: 'Софійка', share: 1, allergies: ['milk'], mealTypes: ['dinner'], weekdays: [1] };
    await stand.call('POST', '/api/account/household/eaters', { as: anna, body: child });
    await say(anna, { disliked: ['potato'] });
    const filled = await fill(anna, { template: 'ordinary-week' });
    expect(new Set(filled.added.map(({ recipeName }) => recipeName))).toEqual(new Set(['Квасоля']));
    expect(at(filled, 0, 'dinner')?.insteadOf).toEqual({ recipeName: 'Борщ', reason: 'allergen' });
    expect(filled.empty.find(({ mealType }) => mealType === 'breakfast')?.reason).toBe('allergen');
  });

  test('takes the week that suits the diet, unless told another', async () => {
    await say(anna, { healthConsent: HEALTH_CONSENT_VERSION, health: { allergens: [], diet: 'lenten' } });
    expect((await fill(anna)).template).toBe('Тиждень без м’яса');
  });

  test('keeps to the time of a weekday, and to the meals that are eaten', async () => {
    await say(anna, { minutes: [30, null, null, null, null, null, null], mealTypes: ['dinner'] });
    const filled = await fill(anna, { template: 'ordinary-week' });
    expect(at(filled, 0, 'dinner')).toMatchObject({
      recipeName: 'Квасоля',
      insteadOf: { recipeName: 'Борщ', reason: 'time' },
    });
    expect(new Set(filled.added.map(({ mealType }) => mealType))).toEqual(new Set(['dinner']));
    expect(filled.added.length + filled.empty.length).toBe(7);
  });

  test('is refused for a week that is none, a template that is none, and years ahead', async () => {
    const codes = async (more: object) => {
      const { status, body } = await ask(anna, more);
      return [status, (body as ErrorBody).code, (body as ErrorBody).data.fields];
    };
    expect(await codes({ template: 'gone' })).toEqual([
      400,
      'INPUT_INVALID',
      [{ path: 'template', code: 'choice' }],
    ]);
    expect(await codes({ from: '2026-02-30' })).toEqual([
      400,
      'INPUT_INVALID',
      [{ path: 'from', code: 'day' }],
    ]);
    expect(await codes({ from: '2035-01-01' })).toMatchObject([400, 'DAY_TOO_FAR']);
    expect(await week(anna)).toEqual([]);
  });
});

describe('the weeks that come with the product', () => {
  test('are shown day by day with what the catalogue has of them', async () => {
    const { status, body } = await stand.call('GET', `${PATH}/built-in?language=en`, { as: anna });
    expect(status).toBe(200);
    const { items } = body as Outputs['mealplans']['templates']['builtIn'];
    expect(items.map(({ slug, name }) => [slug, name])).toEqual([
      ['ordinary-week', 'An ordinary week'],
      ['week-without-meat', 'A week without meat'],
    ]);
    expect(items[0]?.days).toHaveLength(7);
    expect(items[0]?.days[0]?.map(({ mealType }) => mealType)).toEqual(['breakfast', 'dinner']);
  });
});
