import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, FoodForm, Outputs } from '@sytno/contract';
import { foldedName, type Language, type UnitId } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { AuditRow } from '../../platform/audit/audit.entity';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { HOUR, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { foodForm } from '../../testing/food-form';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Proposal } from '../ingredients/proposal.entity';
import { RecipeLine } from '../recipe/recipe-line.entity';
import type { Recipe } from '../recipe/recipe.entity';

type Calls = Outputs['recipes']['admin'];
type Notices = Outputs['account']['messages']['notices'];

const stand = useStand();
let admin: Person;
let build: Builders;
beforeAll(async () => {
  admin = await stand.person();
  build = new Builders(stand);
  await build.administrator(admin);
});

const AT = '/api/recipes/administration';
const NOBODYS = 'f0000000-0000-4000-8000-00000000dead';
const call = (method: string, path: string, body?: object, as = admin): Promise<Answer> =>
  stand.call(method, `${AT}${path}`, { as, ...(body && { body }) });
const list = async (query = '') =>
  (await call('GET', `/proposals?pageSize=96&${query}`)).body as Calls['proposals'];
const one = async (id: string, language: Language = 'uk') => {
  const answer = await call('GET', `/proposals/${id}?language=${language}`);
  expect(answer.status).toBe(200);
  return answer.body as Calls['proposal'];
};
const changeOf = ({ status, body }: Answer): string => {
  expect([status, body]).toEqual([200, expect.objectContaining({ changeId: expect.any(String) })]);
  return (body as { changeId: string }).changeId;
};
const undo = (id: string) => call('POST', `/changes/${id}/undo`, {});
const noticesOf = async (as: Person) =>
  ((await stand.call('GET', '/api/account/notices', { as })).body as Notices).items.filter(
    ({ kind }) => kind !== 'welcome',
  );
const recipe = async (id: string, as: Person) =>
  (await stand.call('GET', `/api/recipes/${id}?language=uk`, { as }))
    .body as Outputs['recipes']['recipe']['get'];
const named = (word: string): Partial<FoodForm> => ({
  names: { uk: word, ru: `${word} рус`, en: `${word} eng` },
  aliases: { uk: [], ru: [], en: [] },
});

/** A food that nobody knows, first written so many hours ago. */
async function propose(
  name: string,
  by: Person | null,
  hoursAgo = 1,
  language: Language = 'uk',
): Promise<string> {
  const id = randomUUID();
  await stand.db.manager.insert(Proposal, {
    id,
    name,
    language,
    normalizedName: foldedName(name),
    proposerId: by?.userId ?? null,
    createdAt: plus(now(), -hoursAgo * HOUR),
    state: 'open',
    ingredientId: null,
    answeredAt: null,
    answeredBy: null,
    reason: null,
  });
  return id;
}

/** Somebody's recipe for four with 500 g of a food that nobody knows and 100 g of carrot. */
async function withUnknown(
  proposalId: string,
  name: string,
  given: Partial<Recipe> = {},
  amount: { quantity: number; unit: UnitId } = { quantity: 500, unit: 'g' },
): Promise<Recipe> {
  const made = await build.recipe(name, given, [
    { ingredientId: null, ...amount },
    { ingredientId: 'carrot', quantity: 100, unit: 'g' },
  ]);
  await stand.db.manager.update(RecipeLine, { recipeId: made.id, position: 0 }, { proposalId });
  return made;
}

describe('the queue', () => {
  test('has first what most planned portions wait for, then the oldest, each with its clock', async () => {
    const cook = await stand.person();
    const [old, few, many, nobody] = [
      await propose('черга стара', cook, 30),
      await propose('черга мало', cook, 2),
      await propose('черга багато', cook, 1),
      await propose('черга нікому', null, 40),
    ];
    await withUnknown(old, 'Стара');
    const dish = await withUnknown(few, 'Мало');
    const [first, second] = [await withUnknown(many, 'Багато'), await withUnknown(many, 'Багато теж')];
    await build.menuItem(cook, dish, { date: '2099-02-01', servings: 9 });
    await build.menuItem(cook, dish, { date: '2020-02-01' });
    await build.menuItem(cook, dish, { date: '2020-02-02' });
    await build.menuItem(cook, first, { date: '2099-02-01', servings: 1 });
    await build.menuItem(await stand.person(), second, { date: '2099-02-02', servings: 2 });
    const { items, open, late } = await list('search=черга');
    expect(items.map(({ id }) => id)).toEqual([few, many, nobody, old]);
    expect(items[1]).toMatchObject({
      name: 'черга багато',
      recipes: 2,
      planned: { items: 2, portions: 3, households: 2 },
      state: 'open',
      answeredAt: null,
    });
    expect(items[0]).toMatchObject({ recipes: 1, planned: { items: 1, portions: 9, households: 1 } });
    for (const { createdAt, dueAt } of items) expect(dueAt).toBe(plus(createdAt, 24 * HOUR));
    const [counted] = await stand.db.query<{ open: number; late: number }[]>(
      `select count(*) open, count(*) filter (where created_at < now() - interval '24 hours') late
         from rec_proposal where state = 'open'`,
    );
    expect({ open, late }).toEqual(counted);
    expect(late).toBeGreaterThanOrEqual(2);
    const page = (await call('GET', '/proposals?pageSize=2&page=2&search=черга')).body as Calls['proposals'];
    expect([page.items.map(({ id }) => id), page.count]).toEqual([[nobody, old], 4]);
    expect((await list('search=100%_')).items).toEqual([]);
    expect((await one(few)).next).toBe(many);
    expect((await one(old)).next).not.toBeNull();
  });

  test('opens one with where it is used: what nobody handed in is told without its name', async () => {
    const cook = await stand.person({ name: 'Оксана' });
    const id = await propose('полба ціла', cook);
    const shownOne = await withUnknown(id, 'Каша з полби', {}, { quantity: 2, unit: 'glass' });
    const own = await withUnknown(id, 'Таємна каша', { ownerId: cook.userId, state: 'private' });
    await build.menuItem(cook, own, { date: '2099-02-01' });
    const opened = await one(id);
    expect(opened).toMatchObject({
      proposerName: 'Оксана',
      ingredientId: null,
      reason: null,
      uses: [
        {
          recipeId: own.id,
          name: '',
          readable: false,
          composition: false,
          planned: 1,
          quantity: 500,
          unit: 'g',
        },
        {
          recipeId: shownOne.id,
          name: 'Каша з полби',
          readable: true,
          planned: 0,
          quantity: 2,
          unit: 'glass',
        },
      ],
    });
    expect((await call('GET', `/proposals/${NOBODYS}?language=uk`)).status).toBe(404);
    expect((await call('GET', '/proposals/1?language=uk')).status).toBe(400);
  });

  test.each<[string, Language, string]>([
    ['молода морквина', 'uk', 'carrot'],
    ['морковка молодая', 'ru', 'carrot'],
    ['baby carrots', 'en', 'carrot'],
    ['борошно полб’яне', 'uk', 'flour'],
  ])('puts foods like “%s” (%s) beside it, with their numbers: %s', async (name, language, expected) => {
    const { suggestions } = await one(await propose(name, null, 1, language));
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(suggestions.some(({ id }) => id.includes(expected))).toBe(true);
    for (const { per100g, facts } of suggestions) expect(facts.per100g).toEqual(per100g);
  });
});

describe('an answer with numbers', () => {
  test('is previewed, makes the dishes complete, tells each author once, and closes', async () => {
    const [anna, borys] = [await stand.person({ language: 'uk' }), await stand.person({ language: 'en' })];
    const id = await propose('тефф білий', anna);
    const [first, second] = [
      await withUnknown(id, 'Каша з тефу', { ownerId: anna.userId, state: 'private' }),
      await withUnknown(id, 'Хліб з тефу', { ownerId: anna.userId, state: 'private' }),
    ];
    const other = await withUnknown(id, 'Teff stew', { ownerId: borys.userId, state: 'private' });
    await build.menuItem(anna, first, { date: '2099-03-01', servings: 4 });
    const facts = foodForm(named('теф'));
    const preview = (await call('POST', `/proposals/${id}/preview`, { language: 'uk', facts }))
      .body as Calls['previewAnswer'];
    expect(preview).toMatchObject({
      recipeCount: 3,
      planned: { items: 1, portions: 4, households: 1 },
      days: [{ date: '2099-03-01', items: 1, kcal: { before: 41, after: 1741 } }],
      sameNames: [],
    });
    expect(preview.recipes[0]).toMatchObject({
      id: first.id,
      kcal: { before: 10, after: 435 },
      complete: { before: false, after: true },
    });
    expect(await recipe(first.id, anna)).toMatchObject({ missing: [{ reason: 'no-ingredient' }] });

    const answer = await call('POST', `/proposals/${id}/answer`, { facts });
    const changeId = changeOf(answer);
    const { ingredientId } = answer.body as Calls['answer'];
    for (const [dish, person] of [
      [first, anna],
      [second, anna],
      [other, borys],
    ] as const) {
      const read = await recipe(dish.id, person);
      expect(read).toMatchObject({ missing: [], lines: [{ ingredientId, ingredientName: 'теф' }, {}] });
      expect(Math.round(read.perServing.kcal)).toBe(435);
    }
    const [row] = await stand.db.query<object[]>(
      'select round(kcal) kcal, nutrition_complete complete from rec_recipe where id = $1',
      [other.id],
    );
    expect(row).toEqual({ kcal: 435, complete: true });
    const told = await noticesOf(anna);
    expect(told).toMatchObject([
      {
        kind: 'nutrition.set',
        values: { food: 'тефф білий', recipes: '«Каша з тефу», «Хліб з тефу»' },
        link: '/user/recipes?mine=true',
      },
    ]);
    expect(await noticesOf(borys)).toMatchObject([
      { kind: 'nutrition.set', values: { recipes: '«Teff stew»' }, link: `/user/recipes/${other.id}` },
    ]);
    const mails = await stand.db.manager.findBy(OutboxMail, { toAddress: borys.email });
    expect(mails.map(({ kind }) => kind)).toEqual(['nutrition.set']);
    expect(mails[0]?.text).toContain(`http://sytno.test/en/user/recipes/${other.id}`);
    // What somebody wrote is another name of the food from now on.
    const food = (await call('GET', `/ingredients/${ingredientId}`)).body as Calls['food'];
    expect(food.facts.aliases.uk).toEqual(['тефф білий']);
    expect((await list('search=тефф')).items).toEqual([]);
    expect((await list('state=closed&search=тефф')).items).toMatchObject([
      { id, state: 'answered', answeredAt: expect.any(String) },
    ]);
    expect((await call('POST', `/proposals/${id}/answer`, { facts })).status).toBe(409);
    const audit = await stand.db.manager.findBy(AuditRow, { thingId: id });
    expect(audit).toMatchObject([
      { action: 'proposal.answer', actorId: admin.userId, details: { ingredientId, lines: 3 } },
    ]);
    expect((await undo(changeId)).status).toBe(200);
    expect(await recipe(first.id, anna)).toMatchObject({
      missing: [{ position: 0, reason: 'no-ingredient' }],
      lines: [{ ingredientId: null }, {}],
    });
    expect((await list('search=тефф')).items).toMatchObject([{ id, state: 'open', recipes: 3 }]);
    expect((await call('GET', `/ingredients/${ingredientId}`)).status).toBe(404);
  });

  test('whose food others use by now is not taken back', async () => {
    const id = await propose('сорго', null);
    await withUnknown(id, 'Каша із сорго');
    const answer = await call('POST', `/proposals/${id}/answer`, { facts: foodForm(named('сорго')) });
    const { ingredientId } = answer.body as Calls['answer'];
    await build.recipe('Інша каша', {}, [{ ingredientId, quantity: 1, unit: 'kg' }]);
    expect((await undo(changeOf(answer))).status).toBe(409);
    expect((await one(id)).state).toBe('answered');
    expect((await call('GET', `/ingredients/${ingredientId}`)).status).toBe(200);
  });

  test('with a name of another food is refused at its field, and nothing is half done', async () => {
    const id = await propose('картопелька', null);
    const dish = await withUnknown(id, 'Пюре з картопельки');
    const facts = foodForm({ ...named('х'), names: { uk: 'картопля', ru: 'а', en: 'b' } });
    const preview = (await call('POST', `/proposals/${id}/preview`, { language: 'uk', facts }))
      .body as Calls['previewAnswer'];
    expect(preview.sameNames).toEqual([{ id: 'potato', name: 'картопля' }]);
    const answer = await call('POST', `/proposals/${id}/answer`, { facts });
    expect([answer.status, (answer.body as ErrorBody).data.fields]).toEqual([
      400,
      [{ path: 'facts.names.uk', code: 'name.taken' }],
    ]);
    expect((await one(id)).state).toBe('open');
    expect((await recipe(dish.id, admin)).lines[0]?.ingredientId).toBeNull();
  });

  test('of two administrators at the same moment stands once', async () => {
    const id = await propose('чумиза', null);
    await withUnknown(id, 'Каша з чумизи');
    const answers = await Promise.all([
      call('POST', `/proposals/${id}/answer`, { facts: foodForm(named('чумиза')) }),
      call('POST', `/proposals/${id}/join`, { ingredientId: 'millet' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('“this is the same as”', () => {
  test('joins the lines to the food, keeps the name as another of it, and tells the author', async () => {
    const anna = await stand.person();
    const id = await propose('бурачок молодий', anna);
    const dish = await withUnknown(id, 'Холодник', { ownerId: anna.userId, state: 'private' });
    const before = (await call('GET', '/ingredients/beetroot')).body as Calls['food'];
    const preview = (
      await call('POST', `/proposals/${id}/preview`, { language: 'uk', ingredientId: 'beetroot' })
    ).body as Calls['previewAnswer'];
    expect(preview.recipes).toMatchObject([{ id: dish.id, complete: { before: false, after: true } }]);
    const changeId = changeOf(await call('POST', `/proposals/${id}/join`, { ingredientId: 'beetroot' }));
    const read = await recipe(dish.id, anna);
    expect(read).toMatchObject({ missing: [], lines: [{ ingredientId: 'beetroot' }, {}] });
    expect(preview.recipes[0]?.kcal.after).toBe(Math.round(read.perServing.kcal));
    const food = (await call('GET', '/ingredients/beetroot')).body as Calls['food'];
    expect(food.facts.aliases.uk).toEqual([...before.facts.aliases.uk, 'бурачок молодий']);
    expect(await noticesOf(anna)).toMatchObject([
      { kind: 'nutrition.set', link: `/user/recipes/${dish.id}` },
    ]);
    expect((await undo(changeId)).status).toBe(200);
    expect(((await call('GET', '/ingredients/beetroot')).body as Calls['food']).facts).toEqual(before.facts);
    expect((await recipe(dish.id, anna)).lines[0]?.ingredientId).toBeNull();
    expect((await one(id)).state).toBe('open');
  });

  test('may leave the name out, and wants a food that is there', async () => {
    const id = await propose('щось помаранчеве', null);
    const { facts } = (await call('GET', '/ingredients/pumpkin')).body as Calls['food'];
    const missing = await call('POST', `/proposals/${id}/join`, { ingredientId: 'nothing' });
    expect([missing.status, (missing.body as ErrorBody).data.fields]).toEqual([
      400,
      [{ path: 'ingredientId', code: 'choice' }],
    ]);
    changeOf(await call('POST', `/proposals/${id}/join`, { ingredientId: 'pumpkin', keepName: false }));
    expect(((await call('GET', '/ingredients/pumpkin')).body as Calls['food']).facts).toEqual(facts);
  });

  test('a preview is of one of both', async () => {
    const id = await propose('ні те ні се', null);
    for (const body of [{}, { facts: foodForm(), ingredientId: 'beetroot' }]) {
      expect((await call('POST', `/proposals/${id}/preview`, { language: 'uk', ...body })).status).toBe(400);
    }
  });
});

describe('a refusal', () => {
  test('tells the author why, leaves the line as it is, and is taken back', async () => {
    const anna = await stand.person();
    const id = await propose('любов', anna);
    const dish = await withUnknown(id, 'Борщ із любов’ю', { ownerId: anna.userId, state: 'private' });
    const changeId = changeOf(await call('POST', `/proposals/${id}/refuse`, { reason: 'Це не їжа.' }));
    expect(await noticesOf(anna)).toMatchObject([
      {
        kind: 'nutrition.refused',
        values: { food: 'любов', reason: 'Це не їжа.' },
        link: `/user/recipes/edit/${dish.id}`,
      },
    ]);
    expect(await one(id)).toMatchObject({ state: 'refused', reason: 'Це не їжа.', suggestions: [] });
    expect((await recipe(dish.id, anna)).missing).toMatchObject([{ reason: 'no-ingredient' }]);
    expect((await undo(changeId)).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'open', reason: null, answeredAt: null });
    const blank = await call('POST', `/proposals/${id}/refuse`, { reason: '  ' });
    expect((blank.body as ErrorBody).data.fields).toEqual([{ path: 'reason', code: 'blank' }]);
  });
});

test('all of it is the administrators’ alone', async () => {
  const cook = await stand.person();
  const id = await propose('моє', cook);
  for (const [method, path, body] of [
    ['GET', '/proposals'],
    ['GET', `/proposals/${id}?language=uk`],
    ['POST', `/proposals/${id}/preview`, { language: 'uk', ingredientId: 'beetroot' }],
    ['POST', `/proposals/${id}/answer`, { facts: foodForm() }],
    ['POST', `/proposals/${id}/join`, { ingredientId: 'beetroot' }],
    ['POST', `/proposals/${id}/refuse`, { reason: 'ні' }],
    ['POST', `/changes/${id}/undo`, {}],
  ] as const) {
    expect([path, (await call(method, path, body, cook)).status]).toEqual([path, 403]);
  }
  expect((await one(id)).state).toBe('open');
});
