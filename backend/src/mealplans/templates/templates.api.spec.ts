import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Inputs, Outputs } from '@sytno/contract';
import { addDays, dayAt, mondayOf } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Calls = Outputs['mealplans']['templates'];
type Template = Calls['get'];
type Recipe = Awaited<ReturnType<Builders['recipe']>>;
type Content = Omit<Inputs['mealplans']['templates']['create'], 'language'>;
type Item = Content['items'][number];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/templates';
const MONDAY = addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7);

let anna: Person;
let borys: Person;
let admin: Person;
let borscht: Recipe;
let salad: Recipe;

beforeAll(async () => {
  admin = await stand.person();
  await make.administrator(admin);
  borscht = await make.recipe('Борщ');
  salad = await make.recipe('Салат', { kcal: 100, protein: 2, fat: 5, carbs: 10, servingWeight: 200 });
});
beforeEach(async () => {
  anna = await stand.person();
  borys = await stand.person();
});

const item = (recipe: Recipe, given: Partial<Item> = {}): Item => ({
  week: 1,
  weekday: 1,
  mealType: 'dinner',
  recipeId: recipe.id,
  servings: 1,
  grams: null,
  ...given,
});
const content = (given: Partial<Content> = {}): Content => ({
  name: 'Мій тиждень',
  about: 'Без поспіху',
  kind: 'week',
  weeks: 1,
  items: [item(borscht), item(salad, { weekday: 7, grams: 150 })],
  ...given,
});
const ok = async (answer: Promise<Answer>, status = 200): Promise<unknown> => {
  const done = await answer;
  expect([done.status, done.status === status ? null : done.text]).toEqual([status, null]);
  return done.body;
};
const code = ({ body }: Answer): string => (body as ErrorBody).code;
const fields = ({ body }: Answer): string[] =>
  ((body as ErrorBody).data.fields ?? []).map((fault) => `${fault.path} ${fault.code}`);
const post = (path: string, as: Person, body: object = {}) =>
  stand.call('POST', `${PATH}${path}`, { as, body });
const create = async (as: Person, given: Partial<Content> = {}): Promise<Template> =>
  (await ok(post('', as, { ...content(given), language: 'uk' }), 201)) as Template;
const shown = (as: Person, id: string) => stand.call('GET', `${PATH}/${id}?language=uk`, { as });
const get = async (as: Person, id: string) => (await ok(shown(as, id))) as Template;
const save = (as: Person, { id, version }: Template, given: Partial<Content> = {}) =>
  stand.call('PUT', `${PATH}/${id}`, { as, body: { version, ...content(given), language: 'uk' } });
const listed = async (as: Person, query = ''): Promise<Calls['list']> =>
  (await ok(stand.call('GET', `${PATH}?language=uk&pageSize=48${query}`, { as }))) as Calls['list'];
const names = ({ items }: Calls['list']) => items.map(({ name }) => name);
const submit = (as: Person, { id, version }: Template) => post(`/${id}/publishing`, as, { version });
const withdraw = (as: Person, { id }: Template) => stand.call('DELETE', `${PATH}/${id}/publishing`, { as });
const decide = (
  { id, version }: Template,
  decision: 'publish' | 'return' | 'takeDown',
  reason = '',
  as = admin,
) => post(`/${id}/decide`, as, { version, decision, reason });
const published = async (given: Partial<Content> = {}): Promise<Template> => {
  const template = await create(anna, given);
  await ok(submit(anna, template));
  await ok(decide(template, 'publish'));
  return template;
};
const waiting = async (): Promise<Calls['waiting']> =>
  (await ok(stand.call('GET', `${PATH}/waiting?pageSize=96`, { as: admin }))) as Calls['waiting'];
const notices = async (as: Person) => {
  const body = await ok(stand.call('GET', '/api/account/notices?page=1&pageSize=48', { as }));
  return (body as Outputs['account']['messages']['notices']).items
    .filter(({ kind }) => kind.startsWith('template.'))
    .map(({ kind, values }) => [kind, values['reason'] ?? '']);
};

describe('a template of one’s own', () => {
  test('has a number, its dishes with figures, and is nobody else’s', async () => {
    const template = await create(anna);
    expect(template).toMatchObject({
      mine: true,
      builtIn: false,
      standing: 'private',
      version: 1,
      missing: 0,
    });
    expect(template.number).toBeGreaterThan(100);
    expect((await create(anna)).number).toBeGreaterThan(template.number);
    expect(template.items).toEqual(content().items);
    expect(template.dishes.find(({ recipeId }) => recipeId === salad.id)).toMatchObject({
      recipeName: 'Салат',
      servingWeight: 400,
      own: false,
    });
    const { id } = template;
    const answers = [
      shown(borys, id),
      save(borys, template),
      stand.call('DELETE', `${PATH}/${id}`, { as: borys }),
      post(`/${id}/copy`, borys, { language: 'uk' }),
      submit(borys, template),
      withdraw(borys, template),
      post(`/${id}/restore`, borys),
      post(`/${id}/preview`, borys, { from: MONDAY, mode: 'append', language: 'uk' }),
      post(`/${id}/apply`, borys, { from: MONDAY, mode: 'append', language: 'uk' }),
      decide(template, 'publish'),
      shown(admin, id),
    ];
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(404);
  });

  test.each<[string, Partial<Content>, string]>([
    ['a day of two weeks', { kind: 'day', weeks: 2, items: [] }, 'weeks choice'],
    ['several weeks that are one', { kind: 'weeks', weeks: 1, items: [] }, 'weeks choice'],
    ['no name', { name: ' ' }, 'name blank'],
  ])('is not made of %s', async (_, given, fault) => {
    const answer = await post('', anna, { ...content(given), language: 'uk' });
    expect([answer.status, fields(answer)]).toEqual([400, [fault]]);
  });

  test('holds no dish outside of its days, none that its author cannot see, and forty a day', async () => {
    const outside = await post('', anna, {
      ...content({ kind: 'day', items: [item(borscht), item(borscht, { weekday: 2 })] }),
      language: 'uk',
    });
    expect([outside.status, fields(outside)]).toEqual([400, ['items.1.weekday number.range']]);
    const secret = await make.recipe('Таємниця', { ownerId: borys.userId, state: 'private' });
    const strange = await post('', anna, { ...content({ items: [item(secret)] }), language: 'uk' });
    expect([strange.status, fields(strange)]).toEqual([400, ['items.0.recipeId choice']]);
    const many = Array.from({ length: 41 }, () => item(borscht));
    expect(code(await post('', anna, { ...content({ items: many }), language: 'uk' }))).toBe('DAY_FULL');
  });

  test('is changed as a whole; whoever is late is shown what stands now', async () => {
    const template = await create(anna);
    const changed = (await ok(save(anna, template, { name: 'Інший', items: [item(salad)] }))) as Template;
    expect(changed).toMatchObject({ version: 2, name: 'Інший', items: [{ recipeId: salad.id }] });
    const late = await save(anna, template);
    expect([late.status, code(late)]).toEqual([409, 'CONFLICT']);
    expect((late.body as ErrorBody).data.current).toMatchObject({ version: 2, name: 'Інший' });
  });

  test('goes, and comes back as it was', async () => {
    const template = await create(anna);
    await ok(stand.call('DELETE', `${PATH}/${template.id}`, { as: anna }));
    expect((await shown(anna, template.id)).status).toBe(404);
    await ok(post(`/${template.id}/restore`, anna));
    expect((await get(anna, template.id)).items).toHaveLength(2);
    expect((await post(`/${template.id}/restore`, anna)).status).toBe(404);
  });

  test('is made of a week of the menu: one person’s share of what is cooked', async () => {
    const day = (given: object) => make.menuItem(anna, borscht, given);
    await make.moveIn(borys, anna);
    await day({ date: MONDAY, servings: 4, weightServing: 350 });
    await day({ date: addDays(MONDAY, 6), mealType: 'supper', servings: 1, weightServing: null });
    const body = { from: MONDAY, kind: 'week', weeks: 1, name: 'З меню', language: 'uk' };
    const template = (await ok(post('/from-menu', anna, body), 201)) as Template;
    expect(template.items).toEqual([
      item(borscht, { servings: 2, grams: 350 }),
      item(borscht, { weekday: 7, mealType: 'supper' }),
    ]);
    const empty = await post('/from-menu', anna, { ...body, from: addDays(MONDAY, 70) });
    expect([empty.status, fields(empty)]).toEqual([400, ['from choice']]);
  });
});

describe('the list', () => {
  test('has one’s own first, then the built-in ones, then what others published', async () => {
    // Of letters alone: a number is searched too.
    const word = anna.userId.slice(0, 8).replace(/\d/g, (digit) => 'абвгдежзик'.charAt(Number(digit)));
    const name = `Спільний ${word}`;
    const template = await published({ name });
    await create(anna, { name: 'Лише мій' });
    const all = await listed(borys);
    expect(all.items.slice(0, 2).map(({ builtIn, number }) => [builtIn, number])).toEqual([
      [true, 1],
      [true, 2],
    ]);
    expect(names(all)).toContain(name);
    expect(names(all)).not.toContain('Лише мій');
    expect(all.waiting).toBeNull();
    expect(names(await listed(anna, '&shelf=mine'))).toEqual(['Лише мій', name]);
    expect(names(await listed(anna, '&shelf=public'))).toContain(name);
    expect(names(await listed(anna, '&shelf=built-in'))).toHaveLength(2);
    expect(names(await listed(borys, `&search=${encodeURIComponent(name.toUpperCase())}`))).toEqual([name]);
    expect(
      names(await listed(borys, `&search=${encodeURIComponent(`№ ${String(template.number)}`)}`)),
    ).toEqual([name]);
    expect(names(await listed(borys, '&search=1'))).toEqual([all.items[0]?.name]);
    expect((await listed(borys, '&kind=day')).count).toBe(0);
    const [card] = (await listed(borys, `&search=${String(template.number)}`)).items;
    expect(card).toMatchObject({ dishes: 2, days: 2, mine: false, standing: null, aDay: { kcal: 169 } });
  });

  test('is read page by page over all its parts', async () => {
    await create(anna, { name: 'А' });
    const page = async (number: number) =>
      names(
        (await ok(
          stand.call('GET', `${PATH}?language=uk&page=${number}&pageSize=2`, { as: anna }),
        )) as Calls['list'],
      );
    const whole = names(await listed(anna));
    expect([...(await page(1)), ...(await page(2))]).toEqual(whole.slice(0, 4));
  });
});

describe('on its way to everybody', () => {
  test('an empty one and one with recipes of one’s own are refused, by name', async () => {
    const empty = await create(anna, { items: [] });
    expect(fields(await submit(anna, empty))).toEqual(['items blank']);
    const secret = await make.recipe('Бабусин борщ', { ownerId: anna.userId, state: 'private' });
    const own = await create(anna, { items: [item(secret), item(borscht)] });
    expect(own.dishes.find(({ recipeId }) => recipeId === secret.id)?.own).toBe(true);
    const answer = await submit(anna, own);
    expect([answer.status, code(answer)]).toEqual([409, 'TEMPLATE_PRIVATE']);
    expect((answer.body as ErrorBody).data.current).toEqual(['Бабусин борщ']);
  });

  test('it waits, comes back with a reason, waits again and is published; its author is told', async () => {
    const template = await create(anna);
    await ok(submit(anna, template));
    expect((await submit(anna, template)).status).toBe(409);
    expect((await waiting()).items.map(({ id }) => id)).toContain(template.id);
    expect((await get(admin, template.id)).toReview).toBe(true);
    expect((await shown(borys, template.id)).status).toBe(404);
    expect(fields(await decide(template, 'return'))).toEqual(['reason blank']);
    expect((await decide(template, 'publish', '', borys)).status).toBe(403);
    await ok(decide(template, 'return', 'Замало страв'));
    expect(await get(anna, template.id)).toMatchObject({ standing: 'returned', reason: 'Замало страв' });
    await ok(submit(anna, template));
    await ok(decide(template, 'publish'));
    expect((await decide(template, 'publish')).status).toBe(409);
    expect(await get(borys, template.id)).toMatchObject({ mine: false, reason: null, standing: null });
    expect(await notices(anna)).toEqual([
      ['template.published', ''],
      ['template.returned', 'Замало страв'],
    ]);
  });

  test('readers keep what was published while its change waits', async () => {
    const template = await published();
    const changed = (await ok(save(anna, template, { name: 'Новий', items: [item(salad)] }))) as Template;
    expect(changed.standing).toBe('change-pending');
    expect(await get(borys, template.id)).toMatchObject({ name: 'Мій тиждень', items: content().items });
    expect((await decide(template, 'publish')).status).toBe(409);
    await ok(decide(changed, 'publish'));
    expect(await get(borys, template.id)).toMatchObject({ name: 'Новий', items: [{ recipeId: salad.id }] });
    const again = (await ok(save(anna, changed, { name: 'Знов' }))) as Template;
    const back = (await ok(save(anna, again, { name: 'Новий', items: [item(salad)] }))) as Template;
    expect(back.standing).toBe('published');
  });

  test('a change with a recipe of one’s own is kept back', async () => {
    const template = await published();
    const secret = await make.recipe('Своє', { ownerId: anna.userId, state: 'private' });
    const changed = (await ok(save(anna, template, { items: [item(secret)] }))) as Template;
    expect(changed.standing).toBe('change-private');
    expect((await get(borys, template.id)).items).toEqual(content().items);
  });

  test('what waits is taken back first, then what is published', async () => {
    const template = await published();
    const changed = (await ok(save(anna, template, { name: 'Новий' }))) as Template;
    await ok(withdraw(anna, changed));
    expect((await get(anna, template.id)).standing).toBe('change-private');
    await ok(withdraw(anna, changed));
    expect((await get(anna, template.id)).standing).toBe('withdrawn');
    expect((await shown(borys, template.id)).status).toBe(404);
    expect((await withdraw(anna, changed)).status).toBe(409);
  });

  test('an administrator takes it off with a reason', async () => {
    const template = await published();
    await ok(decide(template, 'takeDown', 'Реклама'));
    expect((await shown(borys, template.id)).status).toBe(404);
    expect(await get(anna, template.id)).toMatchObject({ standing: 'returned', reason: 'Реклама' });
  });

  test('a recipe that is public no more is not shown to others through it', async () => {
    const soup = await make.recipe('Суп', { ownerId: anna.userId });
    const template = await published({ items: [item(soup), item(borscht, { weekday: 2 })] });
    await stand.db.query(`update rec_recipe set state = 'withdrawn' where id = $1`, [soup.id]);
    const seen = await get(borys, template.id);
    expect(seen).toMatchObject({ missing: 1, items: [{ recipeId: borscht.id }] });
    expect(JSON.stringify(seen)).not.toContain('Суп');
    expect((await get(anna, template.id)).missing).toBe(0);
    const copy = (await ok(post(`/${template.id}/copy`, borys, { language: 'uk' }), 201)) as Template;
    expect(copy).toMatchObject({
      mine: true,
      name: 'Мій тиждень (копія)',
      items: [{ recipeId: borscht.id }],
    });
  });

  test('a built-in one is read and copied, and nobody changes it', async () => {
    const [card] = (await listed(anna, '&shelf=built-in')).items;
    const template = await get(anna, card?.id ?? '');
    expect(template).toMatchObject({ builtIn: true, author: null, standing: null });
    expect((await save(anna, template)).status).toBe(404);
    await ok(post(`/${template.id}/copy`, anna, { language: 'uk' }), 201);
  });
});

test('a food comes as the dish that it is, a recipe as it is; what is none is refused', async () => {
  const dish = (await ok(
    post('/dishes', anna, { kind: 'food', of: 'apple', language: 'uk' }),
  )) as Calls['dish'];
  expect(dish).toMatchObject({ product: 'apple', own: false });
  const mine = (await ok(
    post('/dishes', anna, { kind: 'recipe', of: borscht.id, language: 'uk' }),
  )) as Calls['dish'];
  expect(mine.recipeName).toBe('Борщ');
  for (const [kind, of] of [
    ['food', 'nothing'],
    ['recipe', 'apple'],
    ['recipe', anna.userId],
  ]) {
    const answer = await post('/dishes', anna, { kind, of, language: 'uk' });
    expect([answer.status, fields(answer)]).toEqual([400, ['of choice']]);
  }
});
