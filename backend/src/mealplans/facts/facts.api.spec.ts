import { beforeEach, describe, expect, test } from '@jest/globals';
import { routes, type Inputs, type Outputs } from '@sytno/contract';
import { addDays, dayAt } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { LiveRow } from '../../platform/live/event.entity';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { MenuItem } from '../menu/menu-item.entity';

type Facts = Outputs['mealplans']['facts'];
type Input<Call extends keyof Facts> = Inputs['mealplans']['facts'][Call];

const stand = useStand();
const make = new Builders(stand);
const today = dayAt(now(), 'Europe/Kyiv');
const CALLS = routes.mealplans.facts;

const week = async (as: Person, from = today): Promise<Facts['week']> => {
  const { status, body } = await stand.call('GET', `/api/mealplans/facts?from=${from}&language=uk`, { as });
  expect(status).toBe(200);
  return body as Facts['week'];
};
const post = (as: Person, call: 'asPlanned' | 'plates' | 'other' | 'weigh', body: object) =>
  stand.call('POST', `/api${CALLS[call].path}`, { as, body });
const asPlanned = (as: Person, given: Partial<Input<'asPlanned'>> = {}) =>
  post(as, 'asPlanned', { date: today, language: 'uk', ...given });
const plates = (as: Person, menuItemId: string, ...list: Input<'plates'>['plates']) =>
  post(as, 'plates', { menuItemId, plates: list, language: 'uk' });
const other = (as: Person, given: Partial<Input<'other'>>) =>
  post(as, 'other', { date: today, mealType: 'dinner', language: 'uk', ...given });
const undo = (as: Person, { body }: { body: unknown }) =>
  stand.call('POST', `/api/mealplans/facts/acts/${(body as { id: string }).id}/undo`, { as });
const said = async (as: Person, from = today) =>
  (await week(as, from)).facts.map(({ kind, name, grams, kcal }) => ({ kind, name, grams, kcal }));

describe('what was eaten', () => {
  let anna: Person;
  let soup: Awaited<ReturnType<Builders['recipe']>>;
  beforeEach(async () => {
    anna = await stand.person();
    soup = await make.recipe('Суп');
  });

  test('is nothing until somebody says so', async () => {
    await make.menuItem(anna, soup, { date: today });
    expect(await week(anna)).toMatchObject({ facts: [], others: [] });
  });

  test('is as planned by one call: a dish, a meal, a day', async () => {
    const dinner = await make.menuItem(anna, soup, { date: today, weightServing: 200 });
    await make.menuItem(anna, soup, { date: today, position: 1 });
    await make.menuItem(anna, soup, { date: today, mealType: 'supper' });
    await make.menuItem(anna, soup, { date: addDays(today, -1) });
    expect(await asPlanned(anna, { menuItemId: dinner.id })).toMatchObject({
      status: 201,
      body: { count: 1 },
    });
    expect((await week(anna)).facts).toEqual([
      {
        id: expect.any(String),
        date: today,
        mealType: 'dinner',
        menuItemId: dinner.id,
        kind: 'eaten',
        recipeId: soup.id,
        ingredientId: null,
        name: 'Суп',
        grams: 200,
        kcal: 150,
        protein: 10,
        fat: 5,
        carbs: 15,
        fiber: 2.5,
        complete: true,
      },
    ]);
    expect((await asPlanned(anna, { mealType: 'dinner' })).body).toMatchObject({ count: 1 });
    const day = await asPlanned(anna);
    expect(day.body).toMatchObject({ count: 1 });
    expect((await asPlanned(anna)).body).toEqual({ id: null, count: 0 });
    expect(await said(anna)).toHaveLength(3);
    await undo(anna, day);
    expect(await said(anna)).toHaveLength(2);
  });

  test('two taps at once say it once', async () => {
    await make.menuItem(anna, soup, { date: today });
    const answers = await Promise.all([asPlanned(anna), asPlanned(anna)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await said(anna)).toHaveLength(1);
  });

  test('is grams of each, and none is skipped; the new word takes the place of the old', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const { id } = await make.menuItem(anna, soup, { date: today });
    await asPlanned(anna);
    const act = await plates(
      anna,
      id,
      { userId: anna.userId, grams: 320 },
      { userId: partner.userId, grams: 0 },
    );
    expect(act).toMatchObject({ status: 201, body: { count: 3 } });
    expect(await said(anna)).toEqual([{ kind: 'eaten', name: 'Суп', grams: 320, kcal: 240 }]);
    expect(await said(partner)).toEqual([{ kind: 'skipped', name: 'Суп', grams: 0, kcal: 0 }]);
    expect((await week(anna)).others).toEqual([
      { menuItemId: id, date: today, userId: partner.userId, kind: 'skipped', grams: 0 },
    ]);
    expect((await undo(anna, act)).status).toBe(200);
    expect(await said(anna)).toEqual([{ kind: 'eaten', name: 'Суп', grams: 400, kcal: 300 }]);
    expect(await said(partner)).toEqual([]);
    expect((await undo(anna, act)).status).toBe(404);
  });

  test('what a person said himself is not overwritten by another', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const { id } = await make.menuItem(anna, soup, { date: today });
    await plates(partner, id, { userId: partner.userId, grams: 100 });
    expect(await plates(anna, id, { userId: partner.userId, grams: 300 })).toMatchObject({
      status: 409,
      body: { code: 'SAID_ALREADY' },
    });
    expect((await plates(anna, id, { userId: partner.userId, grams: 100 })).body).toEqual({
      id: null,
      count: 0,
    });
    expect(await said(partner)).toMatchObject([{ grams: 100 }]);
  });

  test('may be something else: a recipe, a food, or kcal that are typed', async () => {
    const { id } = await make.menuItem(anna, soup, { date: today });
    const pie = await make.recipe('Пиріг');
    await other(anna, { menuItemId: id, recipeId: pie.id, grams: 100, mealType: 'supper' });
    expect((await week(anna)).facts).toMatchObject([
      { kind: 'replaced', menuItemId: id, mealType: 'dinner', name: 'Пиріг', grams: 100, kcal: 75 },
    ]);
    await other(anna, { ingredientId: 'potato', grams: 200 });
    await other(anna, { kcal: 450, name: 'Кафе', protein: 20 });
    expect((await week(anna)).facts.slice(1)).toMatchObject([
      { kind: 'elsewhere', menuItemId: null, ingredientId: 'potato', grams: 200, complete: true },
      { kind: 'elsewhere', name: 'Кафе', grams: null, kcal: 450, protein: 20, fat: null, fiber: null },
    ]);
  });

  test('beside the plan is changed and taken away, and comes back as it was', async () => {
    await other(anna, { kcal: 450, name: 'Кафе' });
    const [fact] = (await week(anna)).facts;
    const change = await other(anna, { kcal: 500, name: 'Кафе', factId: fact!.id });
    expect(await said(anna)).toMatchObject([{ kcal: 500 }]);
    await undo(anna, change);
    const gone = await stand.call('DELETE', `/api/mealplans/facts/${fact!.id}`, { as: anna });
    expect(await said(anna)).toEqual([]);
    await undo(anna, gone);
    expect(await said(anna)).toMatchObject([{ kcal: 450 }]);
  });

  test('an undo leaves what was said of the dish since', async () => {
    const { id } = await make.menuItem(anna, soup, { date: today });
    await asPlanned(anna);
    const first = await plates(anna, id, { userId: anna.userId, grams: 100 });
    await plates(anna, id, { userId: anna.userId, grams: 50 });
    await undo(anna, first);
    expect(await said(anna)).toMatchObject([{ grams: 50 }]);
  });

  test('stays when the dish moves, goes, or is written anew', async () => {
    const item = await make.menuItem(anna, soup, { date: today });
    await asPlanned(anna);
    const move = { date: addDays(today, 1), language: 'uk' };
    await stand.call('PATCH', `/api/mealplans/menu/${item.id}`, { as: anna, body: move });
    expect((await week(anna)).facts).toMatchObject([{ date: today, kcal: 300 }]);
    await stand.db.query('update rec_recipe set kcal = 999 where id = $1', [soup.id]);
    await stand.call('DELETE', `/api/mealplans/menu/${item.id}`, { as: anna });
    expect(await stand.db.manager.countBy(MenuItem, { id: item.id })).toBe(0);
    expect(await said(anna)).toEqual([{ kind: 'eaten', name: 'Суп', grams: 400, kcal: 300 }]);
  });

  test('of a past day can be said, of a coming one not', async () => {
    const past = addDays(today, -20);
    await make.menuItem(anna, soup, { date: past });
    expect((await asPlanned(anna, { date: past })).body).toMatchObject({ count: 1 });
    expect(await said(anna, past)).toHaveLength(1);
    const ahead = await make.menuItem(anna, soup, { date: addDays(today, 1) });
    const refusals = [
      await asPlanned(anna, { date: addDays(today, 1) }),
      await asPlanned(anna, { menuItemId: ahead.id }),
      await plates(anna, ahead.id, { userId: anna.userId, grams: 1 }),
      await other(anna, { date: addDays(today, 1), kcal: 1 }),
    ];
    expect(refusals.map(({ body }) => (body as { code: string }).code)).toEqual(Array(4).fill('DAY_AHEAD'));
    expect((await asPlanned(anna, { date: '2000-01-01' })).body).toMatchObject({ code: 'DAY_TOO_FAR' });
  });

  test('says what is missing or too much, at its field', async () => {
    const faults = async (given: Partial<Input<'other'>>) => {
      const { status, body } = await other(anna, given);
      expect(status).toBe(400);
      return (body as { data: { fields: unknown } }).data.fields;
    };
    expect(await faults({})).toEqual([{ path: 'kcal', code: 'blank' }]);
    expect(await faults({ kcal: 5, ingredientId: 'potato' })).toEqual([{ path: 'kcal', code: 'choice' }]);
    expect(await faults({ ingredientId: 'potato' })).toEqual([{ path: 'grams', code: 'blank' }]);
    expect(await faults({ kcal: 10_001 })).toEqual([{ path: 'kcal', code: 'number.range' }]);
  });

  test('a stranger neither sees nor changes it', async () => {
    const stranger = await stand.person();
    const { id } = await make.menuItem(anna, soup, { date: today });
    const act = await asPlanned(anna);
    const [fact] = (await week(anna)).facts;
    const secret = await make.recipe('Таємниця', { ownerId: anna.userId, state: 'private' });
    expect(await week(stranger)).toMatchObject({ facts: [], others: [] });
    const answers = [
      await asPlanned(stranger, { menuItemId: id }),
      await plates(stranger, id, { userId: stranger.userId, grams: 1 }),
      await plates(anna, id, { userId: stranger.userId, grams: 1 }),
      await other(stranger, { menuItemId: id, kcal: 1 }),
      await other(stranger, { factId: fact!.id, kcal: 1 }),
      await other(stranger, { recipeId: secret.id, grams: 1 }),
      await other(stranger, { ingredientId: 'no-such-food', grams: 1 }),
      await post(stranger, 'weigh', { plates: [{ menuItemId: id, grams: 1 }] }),
      await stand.call('DELETE', `/api/mealplans/facts/${fact!.id}`, { as: stranger }),
      await undo(stranger, act),
      await undo(anna, { body: { id: randomUUID() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('is told to the household at once, what was eaten elsewhere to nobody else', async () => {
    const told = (whose: object) => stand.db.manager.countBy(LiveRow, { topic: 'mealplans.facts', ...whose });
    await make.menuItem(anna, soup, { date: today });
    await asPlanned(anna);
    await asPlanned(anna);
    expect(await told({ householdId: anna.householdId })).toBe(1);
    await other(anna, { kcal: 100 });
    expect(await told({ householdId: anna.householdId })).toBe(1);
    expect(await told({ userId: anna.userId })).toBe(1);
  });

  test('what somebody ate elsewhere or instead is his own matter', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const { id } = await make.menuItem(anna, soup, { date: today });
    await other(anna, { kcal: 700, name: 'Торт' });
    await other(anna, { menuItemId: id, kcal: 700, name: 'Торт', grams: 250 });
    expect(await week(partner)).toMatchObject({
      facts: [],
      others: [{ menuItemId: id, userId: anna.userId, kind: 'replaced', grams: null }],
    });
  });

  test('new weights of several dishes come all or not at all', async () => {
    const [one, two] = [
      await make.menuItem(anna, soup, { date: today }),
      await make.menuItem(anna, soup, { date: today, mealType: 'supper' }),
    ];
    const gramsOf = async () => {
      const { body } = await stand.call('GET', `/api/mealplans/menu?from=${today}&language=uk`, { as: anna });
      return (body as Outputs['mealplans']['menu']['week']).items.map(({ weightServing }) => weightServing);
    };
    const bad = [
      { menuItemId: one.id, grams: 1 },
      { menuItemId: randomUUID(), grams: 1 },
    ];
    expect((await post(anna, 'weigh', { plates: bad })).status).toBe(404);
    expect(await gramsOf()).toEqual([400, 400]);
    const good = [
      { menuItemId: one.id, grams: 300 },
      { menuItemId: two.id, grams: 250 },
    ];
    expect((await post(anna, 'weigh', { plates: good })).status).toBe(200);
    expect(await gramsOf()).toEqual([300, 250]);
  });
});

test('goes along with the copy of the menu that somebody takes home', async () => {
  const [anna, petro] = [await stand.person(), await stand.person()];
  const soup = await make.recipe('Суп');
  await make.moveIn(petro, anna);
  const shared = await make.menuItem(anna, soup, { date: today });
  await asPlanned(anna);
  await asPlanned(petro);
  const left = await stand.call('POST', '/api/account/household/leave', { as: petro, body: { copy: true } });
  expect(left.status).toBe(200);
  const [own] = await stand.db.manager.findBy(MenuItem, { householdId: petro.householdId });
  expect(own?.id).not.toBe(shared.id);
  expect((await week(petro)).facts.map(({ menuItemId }) => menuItemId)).toEqual([own?.id]);
  // It is eaten already, and the other's fact is where it was.
  expect(await asPlanned(petro)).toMatchObject({ body: { count: 0 } });
  expect((await week(anna)).facts.map(({ menuItemId }) => menuItemId)).toEqual([shared.id]);
});
