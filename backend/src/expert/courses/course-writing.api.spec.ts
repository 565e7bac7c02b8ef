import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, dayAt, mondayOf } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { COURSE } from '../../testing/call-bodies';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Application } from '../applications/application.entity';
import { Course } from './course.entity';

type Courses = Outputs['expert']['courses'];
type Own = Courses['read'];
type Template = Outputs['mealplans']['templates']['get'];
type Recipe = Awaited<ReturnType<Builders['recipe']>>;
type Content = Inputs['expert']['courses']['create'];

const stand = useStand();
const make = new Builders(stand);
const THIS_WEEK = mondayOf(dayAt(now(), 'Europe/Kyiv'));
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
const conflict = { status: 409, body: { code: 'CONFLICT' } };
/** Two weeks, of which the first is under way. */
const CONTENT = { ...COURSE, weeks: [COURSE.weeks[0], COURSE.weeks[0]] } as Content;

let [expert, other, admin, anna, borys, stranger]: Person[] = [];
let [borscht, soup]: Recipe[] = [];
beforeAll(async () => {
  [expert, other] = [await newExpert('Ірина'), await newExpert('Олег')];
  admin = await stand.person({ role: 'admin' });
  [anna, borys, stranger] = [await stand.person(), await stand.person(), await stand.person()];
  borscht = await make.recipe('Борщ', { mealTypes: ['dinner'] });
  soup = await make.recipe('Суп', { mealTypes: ['dinner'], kcal: 310 });
});

async function newExpert(name: string): Promise<Person> {
  const person = await stand.person({ name, expertKind: 'nutritionist' });
  await make.premium(person);
  return person;
}

const call = (method: string, path: string, as: Person | undefined, body?: object): Promise<Answer> =>
  stand.call(method, `/api/${path}`, { as, ...(body && { body }) });
const create = async (content: Content = CONTENT): Promise<Own> =>
  (await call('POST', 'expert/courses', expert, content)).body as Own;
const submit = ({ id, version }: Own, as = expert): Promise<Answer> =>
  call('POST', `expert/courses/${id}/publishing`, as, { version });
const decide = (id: string, decision: string, reason = '', as = admin): Promise<Answer> =>
  call('POST', `expert/administration/courses/${id}/decide`, as, { decision, reason });
const menuOf = async (id: string, week: number): Promise<string> =>
  (
    (await call('POST', `expert/courses/${id}/weeks/${String(week)}/menu`, expert, {})).body as {
      templateId: string;
    }
  ).templateId;
const template = (id: string, as: Person | undefined): Promise<Answer> =>
  call('GET', `mealplans/templates/${id}?language=uk`, as);
const dish = (recipe: Recipe | undefined, weekday = 1) => ({
  ...{ week: 1, weekday, mealType: 'dinner', recipeId: recipe?.id, servings: 1, grams: null },
});
const fill = async (id: string, items: object[]): Promise<Answer> => {
  const { name, about, version } = (await template(id, expert)).body as Template;
  const body = { name, about, kind: 'week', weeks: 1, version, items, language: 'uk' };
  return call('PUT', `mealplans/templates/${id}`, expert, body);
};
const material = (id: string, as: Person | undefined): Promise<Answer> =>
  call('GET', `expert/courses/${id}/material?language=en`, as);

/** A course with menus that is published. */
async function published(content: Content = CONTENT): Promise<{ id: string; menus: string[] }> {
  const course = await create(content);
  const menus = [await menuOf(course.id, 1), await menuOf(course.id, 2)];
  for (const menu of menus) await fill(menu, [dish(borscht), dish(soup, 3)]);
  expect((await submit(course)).status).toBe(200);
  expect((await decide(course.id, 'publish')).status).toBe(200);
  return { id: course.id, menus };
}

/** As if it had begun on this Monday. */
const begins = (id: string): Promise<unknown> =>
  stand.db.manager.update(Course, { id }, { startsOn: THIS_WEEK });
const takesPart = async (id: string, as: Person | undefined): Promise<string> => {
  const course = await stand.db.manager.findOneByOrFail(Course, { id });
  return (await make.application(course, as as Person, 'accepted')).id;
};

describe('an expert writes a course', () => {
  test('with all its weeks, and what is saved is read; a stale version is a conflict with what stands', async () => {
    const made = await create();
    expect(made).toMatchObject({ state: 'draft', version: 1, title: { uk: 'Легкі обіди' }, settled: false });
    const task = made.weeks[0]?.tasks[0]?.id ?? '';
    const [first, second] = CONTENT.weeks;
    const weeks = [
      {
        ...first,
        tasks: [
          { id: task, text: { uk: 'Інше' } },
          { id: null, text: { uk: 'Ще' } },
        ],
      },
      second,
    ];
    const body = {
      ...CONTENT,
      languages: ['uk', 'en'],
      title: { uk: 'Обіди', en: 'Meals' },
      weeks,
      version: 1,
    };
    const saved = (await call('PUT', `expert/courses/${made.id}`, expert, body)).body as Own;
    expect(saved).toMatchObject({ version: 2, title: { uk: 'Обіди', en: 'Meals' }, weeks: [{}, {}] });
    expect(saved.weeks[0]?.tasks.map(({ id, text }) => [id === task, text.uk])).toEqual([
      [true, 'Інше'],
      [false, 'Ще'],
    ]);
    const stale = await call('PUT', `expert/courses/${made.id}`, expert, body);
    expect(stale).toMatchObject({ ...conflict, body: { data: { current: { version: 2 } } } });
    expect((await call('GET', `expert/courses/${made.id}/editor`, expert)).body).toEqual(saved);
    const mine = (await call('GET', 'expert/courses?shelf=mine&language=en', expert)).body as Courses['list'];
    expect(mine.items.find(({ id }) => id === made.id)).toMatchObject({
      title: 'Meals',
      state: 'draft',
      pending: 0,
    });
    // Fewer weeks take their menus along.
    const menu = await menuOf(made.id, 2);
    await call('PUT', `expert/courses/${made.id}`, expert, { ...body, weeks: [first], version: 2 });
    expect(await template(menu, expert)).toMatchObject(notFound);
    expect((await call('DELETE', `expert/courses/${made.id}`, expert)).status).toBe(200);
    expect(await call('GET', `expert/courses/${made.id}/editor`, expert)).toMatchObject(notFound);
  });

  test('that begins on a Monday, with pictures of his own', async () => {
    const wrong = { ...CONTENT, startsOn: addDays(THIS_WEEK, 8), pictureId: NOWHERE };
    expect(await call('POST', 'expert/courses', expert, wrong)).toMatchObject({
      status: 400,
      body: {
        data: {
          fields: [
            { path: 'startsOn', code: 'choice' },
            { path: 'pictureId', code: 'choice' },
          ],
        },
      },
    });
    const free = await call('POST', 'expert/courses', anna, CONTENT);
    expect(free).toMatchObject({ status: 403, body: { code: 'EXPERT_REQUIRED' } });
  });

  test('and nobody else sees or changes it', async () => {
    const { id } = await create();
    const deeds: [string, string, object?][] = [
      ['GET', `expert/courses/${id}/editor`],
      ['PUT', `expert/courses/${id}`, { ...CONTENT, version: 1 }],
      ['DELETE', `expert/courses/${id}`],
      ['POST', `expert/courses/${id}/weeks/1/menu`, {}],
      ['POST', `expert/courses/${id}/publishing`, { version: 1 }],
      ['DELETE', `expert/courses/${id}/publishing`],
      ['POST', `expert/courses/${id}/close`, { reason: 'Так' }],
    ];
    for (const [method, path, body] of deeds) {
      for (const as of [other, admin]) expect(await call(method, path, as, body)).toMatchObject(notFound);
      expect((await call(method, path, anna, body)).status).toBe(403);
    }
    for (const as of [other, admin, anna]) expect(await material(id, as)).toMatchObject(notFound);
    const menu = await menuOf(id, 1);
    for (const as of [other, admin, anna]) expect(await template(menu, as)).toMatchObject(notFound);
  });
});

describe('a menu of a week', () => {
  test('stands on the board, on no shelf, and goes its course’s way', async () => {
    const { id } = await create();
    const menu = await menuOf(id, 1);
    expect(await menuOf(id, 1)).toBe(menu);
    expect((await fill(menu, [dish(borscht)])).body).toMatchObject({
      home: { title: 'Легкі обіди', path: `/user/courses/${id}` },
      items: [{ recipeId: borscht?.id }],
    });
    const shelf = await call('GET', 'mealplans/templates?shelf=mine&language=uk', expert);
    expect((shelf.body as { items: { id: string }[] }).items.map((one) => one.id)).not.toContain(menu);
    expect(await call('DELETE', `mealplans/templates/${menu}`, expert)).toMatchObject(conflict);
    expect(
      await call('POST', `mealplans/templates/${menu}/publishing`, expert, { version: 2 }),
    ).toMatchObject(conflict);
    const both = await Promise.all([menuOf(id, 2), menuOf(id, 2)]);
    expect(new Set(both).size).toBe(1);
  });

  test('has only dishes that participants can read, when it is handed in and after', async () => {
    const own = await make.recipe('Своя каша', { state: 'private', ownerId: expert?.userId ?? null });
    const course = await create();
    const menus = [await menuOf(course.id, 1), await menuOf(course.id, 2)];
    for (const menu of menus) await fill(menu, [dish(own)]);
    expect(await submit(course)).toMatchObject({
      status: 409,
      body: { code: 'TEMPLATE_PRIVATE', data: { current: ['Своя каша'] } },
    });
    for (const menu of menus) await fill(menu, [dish(borscht)]);
    expect((await submit(course)).status).toBe(200);
    expect(await fill(menus[0] ?? '', [dish(own)])).toMatchObject({ body: { code: 'TEMPLATE_PRIVATE' } });
  });
});

describe('the way to everybody', () => {
  test('names what is missing, waits, is taken back, returned with a reason and published', async () => {
    const course = await create({ ...CONTENT, summary: { uk: '' } });
    expect(await submit(course)).toMatchObject({
      status: 400,
      body: {
        data: {
          fields: ['summary.uk', 'weeks.0.menu', 'weeks.1.menu'].map((path) => ({ path, code: 'blank' })),
        },
      },
    });
    const { id } = course;
    const body = { ...CONTENT, version: 1 };
    let own = (await call('PUT', `expert/courses/${id}`, expert, body)).body as Own;
    for (const week of [1, 2]) await fill(await menuOf(id, week), [dish(borscht)]);
    expect((await submit(own)).status).toBe(200);
    own = (await call('GET', `expert/courses/${id}/editor`, expert)).body as Own;
    expect(own.state).toBe('waiting');
    expect(await submit(own)).toMatchObject(conflict);
    expect(
      await call('PUT', `expert/courses/${id}`, expert, { ...body, version: own.version }),
    ).toMatchObject(conflict);
    expect((await call('DELETE', `expert/courses/${id}/publishing`, expert)).status).toBe(200);
    expect(await decide(id, 'publish')).toMatchObject(notFound);
    await submit(own);
    const queue = await call('GET', 'expert/administration/courses?language=uk&pageSize=96', admin);
    expect((queue.body as { items: { id: string }[] }).items.map((one) => one.id)).toContain(id);
    expect((await material(id, admin)).body).toMatchObject({
      preview: true,
      weeks: [{ state: 'open' }, { state: 'open' }],
    });
    expect(await decide(id, 'return')).toMatchObject({ status: 400 });
    expect((await decide(id, 'return', 'Додайте вечері')).status).toBe(200);
    own = (await call('GET', `expert/courses/${id}/editor`, expert)).body as Own;
    expect(own).toMatchObject({ state: 'draft', reason: 'Додайте вечері' });
    await submit(own);
    const both = await Promise.all([decide(id, 'publish'), decide(id, 'publish')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body: notices } = await call('GET', 'account/notices', expert);
    const kinds = (notices as { items: { kind: string }[] }).items.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['course.published', 'course.returned']);
    for (const as of [expert, anna]) {
      expect((await decide(id, 'close', 'Так', as)).status).toBe(403);
    }
  });

  test('a published one keeps its start; a changed face is looked at again, and more seats let people in', async () => {
    const { id } = await published({ ...CONTENT, seats: 1 });
    await takesPart(id, anna);
    const course = await stand.db.manager.findOneByOrFail(Course, { id });
    const waits = await make.application(course, borys as Person, 'waiting');
    const body = { ...CONTENT, seats: 2, version: course.version };
    const moved = { ...body, startsOn: addDays(COURSE.startsOn, 7), weeks: [CONTENT.weeks[0]] };
    expect(await call('PUT', `expert/courses/${id}`, expert, moved)).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'startsOn' }, { path: 'weeks' }] } },
    });
    await call('PUT', `expert/courses/${id}`, expert, { ...body, price: { uk: '900 ₴' } });
    expect(await stand.db.manager.findOneBy(Application, { id: waits.id })).toMatchObject({
      state: 'accepted',
    });
    expect((await call('GET', `expert/courses/${id}?language=uk`, admin)).body).toMatchObject({
      state: 'published',
      price: '900 ₴',
      toReview: true,
    });
    expect((await decide(id, 'publish')).status).toBe(200);
    expect(await decide(id, 'publish')).toMatchObject(conflict);
    const few = { ...body, seats: 1, version: course.version + 1 };
    expect(await call('PUT', `expert/courses/${id}`, expert, few)).toMatchObject({
      body: { data: { fields: [{ path: 'seats', code: 'number.range' }] } },
    });
  });

  test('reports are settled, and closing tells everybody and ends what waits', async () => {
    const { id } = await published();
    await begins(id);
    await takesPart(id, anna);
    const course = await stand.db.manager.findOneByOrFail(Course, { id });
    const pending = await make.application(course, borys as Person, 'pending');
    const report = (as: Person | undefined) =>
      call('POST', `expert/courses/${id}/reports`, as, { text: 'Обіцяє лікування' });
    expect((await report(expert)).status).toBe(403);
    expect((await report(stranger)).status).toBe(200);
    expect((await report(stranger)).status).toBe(200);
    expect((await call('GET', `expert/courses/${id}?language=uk`, admin)).body).toMatchObject({
      reports: [{ text: 'Обіцяє лікування' }],
    });
    expect((await call('GET', `expert/courses/${id}?language=uk`, expert)).body).not.toHaveProperty(
      'reports',
    );
    expect((await decide(id, 'keep')).status).toBe(200);
    expect(await decide(id, 'keep')).toMatchObject(conflict);
    await report(stranger);
    expect((await decide(id, 'close', 'Шкідливі поради')).status).toBe(200);
    expect(await decide(id, 'close', 'Ще раз')).toMatchObject(conflict);
    expect(await stand.db.manager.findOneBy(Application, { id: pending.id })).toMatchObject({
      state: 'rejected',
      reason: 'Шкідливі поради',
    });
    for (const as of [anna, borys, stranger, expert]) {
      const { body } = await call('GET', 'account/notices', as);
      expect((body as { items: object[] }).items[0]).toMatchObject({
        kind: 'course.closed',
        values: { reason: 'Шкідливі поради' },
      });
    }
    // What was open stays to be read; who had no part finds nothing.
    expect((await material(id, anna)).body).toMatchObject({ weeks: [{ state: 'current' }, {}] });
    expect(await call('GET', `expert/courses/${id}?language=uk`, stranger)).toMatchObject(notFound);
  });
});

describe('whoever takes part', () => {
  test('reads what is open, ticks tasks, and takes days of the menu beside what is there', async () => {
    const { id, menus } = await published();
    await begins(id);
    const application = await takesPart(id, anna);
    const shown = (await material(id, anna)).body as Courses['material'];
    const today = dayAt(now(), 'Europe/Kyiv');
    const opens = addDays(THIS_WEEK, 4) <= today;
    expect(shown.weeks.map(({ state }) => state)).toEqual(['current', opens ? 'open' : 'coming']);
    expect(shown).toMatchObject({ preview: false, startsOn: THIS_WEEK, progress: { done: 0, tasks: 2 } });
    const [week] = shown.weeks;
    expect(week).toMatchObject({ text: 'Почнімо з тарілки.', templateId: menus[0], dishes: 2 });
    const tick = (as: Person | undefined, done = true) =>
      call('PUT', `expert/tasks/${week?.tasks[0]?.id ?? ''}/tick`, as, { done });
    await Promise.all([tick(anna), tick(anna)]);
    for (const as of [expert, other, admin, borys, stranger]) expect(await tick(as)).toMatchObject(notFound);
    const seen = await call('GET', `expert/courses/${id}/participants`, expert);
    expect((seen.body as Courses['participants']).items[0]).toMatchObject({
      progress: { done: 1, tasks: 2 },
    });

    const first = menus[0] ?? '';
    expect((await template(first, anna)).body).toMatchObject({ mine: false, home: { title: 'Легкі обіди' } });
    expect(await call('POST', `mealplans/templates/${first}/copy`, anna, { language: 'uk' })).toMatchObject({
      status: 403,
    });
    await make.menuItem(anna as Person, soup as Recipe, { date: THIS_WEEK });
    const { week: _, ...third } = dish(soup, 3);
    const place = { week: 1, weekday: 3, mealType: 'dinner', recipeId: third.recipeId };
    const swaps = await call('POST', `mealplans/templates/${first}/swaps`, anna, {
      ...place,
      language: 'uk',
    });
    expect(swaps.status).toBe(200);
    const found = (swaps.body as Outputs['mealplans']['templates']['swaps']).items;
    expect(found.map((one) => one.dish.recipeId)).toContain(borscht?.id);
    const how = { from: THIS_WEEK, mode: 'append', rescale: true, language: 'uk' };
    const part = { ...how, part: [place], swaps: [{ ...place, by: borscht?.id, grams: 350 }] };
    const taken = await call('POST', `mealplans/templates/${first}/apply`, anna, part);
    expect(taken.body).toMatchObject({ count: 1, removed: 0, from: addDays(THIS_WEEK, 2) });
    const menu = await call('GET', `mealplans/menu?from=${THIS_WEEK}&language=uk`, anna);
    const items = (menu.body as { items: { date: string; recipeName: string }[] }).items;
    expect(items.map(({ date, recipeName }) => [date, recipeName])).toEqual([
      [THIS_WEEK, 'Суп'],
      [addDays(THIS_WEEK, 2), 'Борщ'],
    ]);

    // Taken out, he finds neither lesson nor menu any more; what he took is his.
    await call('POST', `expert/applications/${application}/remove`, expert, { reason: 'Так' });
    for (const as of [anna, borys, stranger, other]) {
      expect(await material(id, as)).toMatchObject(notFound);
      expect(await template(first, as)).toMatchObject(notFound);
      for (const deed of ['preview', 'apply'])
        expect(await call('POST', `mealplans/templates/${first}/${deed}`, as, how)).toMatchObject(notFound);
    }
    expect(await tick(anna, false)).toMatchObject(notFound);
    const after = await call('GET', `mealplans/menu?from=${THIS_WEEK}&language=uk`, anna);
    expect(after.body).toMatchObject({ items: [{}, {}] });
  });

  test('finds no week that has not opened, nor its menu, whatever he asks', async () => {
    const { id, menus } = await published({ ...CONTENT, startsOn: addDays(THIS_WEEK, 28) });
    await takesPart(id, borys);
    const { weeks } = (await material(id, borys)).body as Courses['material'];
    for (const week of weeks) {
      expect(week).toMatchObject({ state: 'coming', text: '', tasks: [], templateId: null, dishes: 0 });
    }
    for (const menu of menus) expect(await template(menu, borys)).toMatchObject(notFound);
    expect((await material(id, expert)).body).toMatchObject({
      preview: true,
      weeks: [{ text: 'Почнімо з тарілки.' }, {}],
    });
  });

  test('begins on his own Monday where each does', async () => {
    const { id } = await published({ ...CONTENT, start: 'rolling', startsOn: null });
    const path = `expert/courses/${id}/applications`;
    const made = await call('POST', path, stranger, { note: '', consents: ['advice', 'progress'] });
    const { id: application } = made.body as { id: string };
    await call('POST', `expert/applications/${application}/decide`, expert, { decision: 'accepted' });
    const today = dayAt(now(), 'Europe/Kyiv');
    const monday = THIS_WEEK === today ? today : addDays(THIS_WEEK, 7);
    expect((await material(id, stranger)).body).toMatchObject({ startsOn: monday });
    const joined = await call('GET', 'expert/courses?shelf=joined&language=uk', stranger);
    expect((joined.body as Courses['list']).items).toMatchObject([
      { id, start: 'rolling', startsOn: monday },
    ]);
  });
});
