import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, GRACE_DAYS, mondayOf } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { FileStore } from '../../platform/files/file-store';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { OwnData } from '../../platform/own-data/own-data';
import { DAY, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { PASSWORD, useStand, type Person } from '../../testing/stand';
import { nameIn, userColumns, type UserColumn } from '../../testing/user-columns';
import { Notice } from '../messages/notice.entity';
import { Payment } from '../payments/payment.entity';
import { User } from '../user.entity';
import { Copy } from './copy.entity';
import { Departure } from './departure';
import { KeptPayment, Leaving } from './leaving.entity';

type Calls = Outputs['account']['owndata'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let borys: Person;
beforeEach(async () => {
  [anna, borys] = [await stand.person({ name: 'Анна' }), await stand.person({ name: 'Борис' })];
});

const today = dayAt(now(), 'Europe/Kyiv');
const view = async (as: Person) =>
  (await stand.call('GET', '/api/account/own-data', { as })).body as Calls['get'];
const leave = (as: Person, body: object = {}) =>
  stand.call('POST', '/api/account/own-data/leave', {
    as,
    body: { password: PASSWORD, will: 'stay', ...body },
  });
const works = async (as: Person) => (await stand.call('GET', '/api/account/session', { as })).status === 200;
const signIn = ({ email }: Person) =>
  stand.call('POST', '/api/admins/authenticate', { body: { username: email, password: PASSWORD } });
const kindsOf = async ({ userId }: Person) =>
  (await stand.db.manager.findBy(Notice, { userId })).map(({ kind }) => kind);
const mailTo = async ({ email }: Person, kind: string) =>
  stand.db.manager.findOneBy(OutboxMail, { toAddress: email, kind });
const depart = (days = GRACE_DAYS) => stand.app.nest.get(Departure).run(plus(now(), days * DAY + 1_000));
/** A payment that was made. */
const paid = (person: Person) =>
  stand.db.manager.save(
    stand.db.manager.create(Payment, {
      id: randomUUID(),
      userId: person.userId,
      plan: 'premium',
      expertKind: null,
      months: 1,
      days: 31,
      amount: 16_000,
      currency: 'UAH',
      provider: 'liqpay',
      state: 'paid',
      createdAt: now(),
      checkedAt: null,
      claimedAt: null,
      settledAt: now(),
    }),
  );
/** Entities of other sections are called by their names. */
const template = async (person: Person, recipe: { id: string }, shown: boolean) => {
  const { manager } = stand.db;
  const head = { name: 'Легкий тиждень', about: '', kind: 'week', weeks: 1 } as const;
  const id = randomUUID();
  await manager.insert('Template', {
    ...head,
    id,
    ownerId: person.userId,
    language: 'uk',
    folded: 'легкий тиждень',
    state: shown ? 'published' : 'private',
    reason: null,
    submittedAt: null,
    shown: shown ? head : null,
    shownFolded: shown ? 'легкий тиждень' : null,
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    removedAt: null,
  });
  for (const side of shown ? [true, false] : [false]) {
    await manager.insert('TemplateItem', {
      id: randomUUID(),
      templateId: id,
      shown: side,
      position: 0,
      week: 1,
      weekday: 1,
      mealType: 'dinner',
      recipeId: recipe.id,
      servings: 1,
      grams: null,
    });
  }
  return { id };
};

describe('a copy of the own data', () => {
  const ask = (as: Person) => stand.call('POST', '/api/account/own-data/copies', { as });
  const link = (as: Person, id: string) =>
    stand.call('POST', `/api/account/own-data/copies/${id}/link`, { as });
  const pathOf = ({ body }: { body: unknown }) =>
    (body as Calls['link']).url.replace('http://sytno.test', '');
  const ready = async (as: Person) => {
    for (;;) {
      const { copy } = await view(as);
      if (copy?.state === 'ready') return copy;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const filesIn = async (path: string) => {
    const response = await fetch(stand.app.url + path);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="sytno-[\d-]+\.zip"$/);
    const entries = await new ZipReader(
      new Uint8ArrayReader(new Uint8Array(await response.arrayBuffer())),
    ).getEntries();
    const files = new Map<string, string>();
    for (const entry of entries) {
      if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
    }
    return files;
  };

  test('is made by a job, told of, and fetched by a link that works for minutes', async () => {
    const recipe = await make.recipe('=HYPERLINK("http://evil")', { ownerId: anna.userId, state: 'private' });
    const theirs = await make.recipe('Таємний пиріг Бориса', { ownerId: borys.userId, state: 'private' });
    await make.menuItem(anna, recipe);
    await make.menuItem(borys, theirs);
    await make.list(anna, { lines: 2, name: '+Список' });
    await paid(anna);
    await make.premium(anna, 30);
    await template(anna, recipe, false);
    expect((await view(anna)).copy).toBeNull();
    const [first, second] = [await ask(anna), await ask(anna)];
    expect(first.status).toBe(201);
    expect((second.body as Calls['copy']).id).toBe((first.body as Calls['copy']).id);
    const copy = await ready(anna);
    expect(copy.bytes).toBeGreaterThan(1_000);
    expect((copy.expiresAt ?? '') > plus(now(), 6 * DAY)).toBe(true);
    expect(await kindsOf(anna)).toEqual(['data.ready']);
    expect((await mailTo(anna, 'data.ready'))?.text).toContain('/uk/user/profile#owndata');

    const path = pathOf(await link(anna, copy.id));
    const files = await filesIn(path);
    const { parts } = stand.app.nest.get(OwnData);
    expect([...files.keys()].sort()).toEqual(
      ['README.txt', ...parts.flatMap(({ name }) => [`csv/${name}.csv`, `json/${name}.json`])].sort(),
    );
    expect(files.get('csv/recipes.csv')).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(files.get('csv/grocery-lists.csv')).toContain(`'+Список`);
    const json = (name: string) =>
      JSON.parse(files.get(`json/${name}.json`) ?? '') as Record<string, unknown>[];
    expect(json('recipes')).toMatchObject([{ name: '=HYPERLINK("http://evil")', servings: 4 }]);
    expect(json('menu')).toMatchObject([{ dish: '=HYPERLINK("http://evil")', servings: 4 }]);
    expect(json('templates')).toMatchObject([{ template: 'Легкий тиждень', weekday: 1 }]);
    expect(json('payments')).toMatchObject([{ amountInMinorUnits: 16_000, state: 'paid' }]);
    expect(json('premium-days')).toMatchObject([{ days: 30 }]);
    expect(json('profile')).toMatchObject([{ email: anna.email, name: 'Анна', kcal: 2000 }]);
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain('Бориса');
    expect(everything).not.toContain('argon2');

    expect((await link(borys, copy.id)).status).toBe(404);
    const newer = pathOf(await link(anna, copy.id));
    expect((await stand.call('GET', path)).status).toBe(410);
    await stand.db.manager.update(Copy, copy.id, { linkExpiresAt: plus(now(), -1) });
    expect((await stand.call('GET', newer)).status).toBe(410);
    await stand.db.manager.update(Copy, copy.id, { expiresAt: plus(now(), -1) });
    expect((await link(anna, copy.id)).status).toBe(404);
    expect((await stand.call('GET', '/api/own-data/nonsense')).status).toBe(410);
  });
});

describe('whoever leaves', () => {
  test('is asked for the password and for an heir who lives there; then every device is out', async () => {
    await make.moveIn(borys, anna);
    const published = await make.recipe('Борщ', { ownerId: anna.userId });
    await template(anna, published, true);
    expect(await view(anna)).toMatchObject({
      published: { recipes: 1, templates: 1, courses: 0 },
      heirs: [{ userId: borys.userId, name: 'Борис' }],
      grace: 14,
    });
    expect((await view(borys)).heirs).toEqual([]);
    const faults = async (body: object) => ((await leave(anna, body)).body as ErrorBody).data.fields;
    expect(await faults({ password: 'не той' })).toEqual([{ path: 'password', code: 'password.wrong' }]);
    const stranger = await stand.person();
    for (const heirId of [stranger.userId, anna.userId]) {
      expect(await faults({ heirId })).toEqual([{ path: 'heirId', code: 'choice' }]);
    }
    expect(await works(anna)).toBe(true);
    await stand.db.query(`insert into mp_calendar_link (user_id, token, created_at) values ($1, $2, now())`, [
      anna.userId,
      'a'.repeat(43),
    ]);
    const feed = () => stand.call('GET', `/calendar/${'a'.repeat(43)}.ics`);
    expect((await feed()).status).toBe(200);
    const { leavesAt } = (await leave(anna)).body as Calls['leave'];
    expect(leavesAt > plus(now(), 13 * DAY) && leavesAt < plus(now(), 15 * DAY)).toBe(true);
    expect([await works(anna), await works(borys)]).toEqual([false, true]);
    expect((await feed()).status).toBe(404);
    await depart(GRACE_DAYS - 1);
    expect(await stand.db.manager.existsBy(User, { id: anna.userId })).toBe(true);
  });

  test('stays by signing in, or by the letter, with everything as it was', async () => {
    const recipe = await make.recipe('Борщ', { ownerId: anna.userId, state: 'private' });
    await leave(anna);
    expect((await signIn(anna)).status).toBe(200);
    expect(await stand.db.manager.countBy(Leaving, { userId: anna.userId })).toBe(0);
    expect(await kindsOf(anna)).toEqual(['account.kept']);

    await leave(borys);
    const letter = (await mailTo(borys, 'leaving'))?.text ?? '';
    const path = /http:\/\/sytno\.test(\/api\/leaving\/stay\?\S+)/.exec(letter)?.[1] ?? '';
    const page = await stand.call('GET', path);
    expect([page.status, page.text.includes('<form')]).toEqual([200, true]);
    expect(await stand.db.manager.countBy(Leaving, { userId: borys.userId })).toBe(1);
    const press = () =>
      stand.call('POST', path, { raw: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(410);
    expect((await stand.call('GET', '/api/leaving/stay?token=x')).status).toBe(410);
    await depart();
    expect(await stand.db.manager.countBy(User, { id: borys.userId })).toBe(1);
    expect(await stand.db.manager.countBy('Recipe', { id: recipe.id })).toBe(1);
  });

  test.each(['stay', 'withdraw'] as const)(
    'goes and leaves others theirs whole; published work: %s',
    async (will) => {
      await make.moveIn(borys, anna);
      const [secret, planned, shared] = [
        await make.recipe('Таємний пиріг', { ownerId: anna.userId, state: 'private' }),
        await make.recipe('Спільний суп', { ownerId: anna.userId, state: 'private' }),
        await make.recipe('Відомий борщ', { ownerId: anna.userId }),
      ];
      await make.menuItem({ ...borys, householdId: anna.householdId }, planned, { date: today });
      await make.menuItem(anna, shared, { date: addDays(today, 1) });
      const list = await make.list(anna, { lines: 2 });
      const [week, draft] = [await template(anna, shared, true), await template(anna, secret, false)];
      const theirs = await make.recipe('Борисів рецепт', { ownerId: borys.userId, state: 'private' });
      const payment = await paid(anna);
      await stand.db.query(
        `insert into mp_removed_item (id, household_id, item, plates, removed_at) values ($1, $2, $3, $4, now())`,
        [
          randomUUID(),
          anna.householdId,
          JSON.stringify({ createdBy: anna.userId }),
          JSON.stringify([{ userId: anna.userId, eaterId: null, grams: 1 }]),
        ],
      );
      await leave(anna, { will });
      await depart();

      const { manager } = stand.db;
      expect(await manager.countBy(User, { id: anna.userId })).toBe(0);
      expect([(await signIn(anna)).status, await works(anna), await works(borys)]).toEqual([
        401,
        false,
        true,
      ]);
      const household = (await stand.call('GET', '/api/account/household', { as: borys }))
        .body as Outputs['account']['household']['get'];
      expect(household).toMatchObject({ id: anna.householdId, ownerId: borys.userId });
      expect(household.members.length).toBe(1);
      expect(await kindsOf(borys)).toEqual(['household.owner']);

      const menu = await stand.call('GET', `/api/mealplans/menu?from=${mondayOf(today)}&language=uk`, {
        as: borys,
      });
      expect([menu.status, menu.text.includes('Спільний суп')]).toEqual([200, true]);
      expect(await manager.countBy('MenuItem', { householdId: anna.householdId })).toBe(2);
      const found = await stand.call('GET', `/api/grocery/lists/${list.id}?language=uk`, { as: borys });
      expect(found.status).toBe(200);
      expect(
        (
          await manager.findOneBy<{ householdId: string; plates: unknown[] }>('RemovedItem', {
            householdId: anna.householdId,
          })
        )?.plates,
      ).toEqual([]);

      const read = async ({ id }: { id: string }) =>
        (await stand.call('GET', `/api/recipes/${id}?language=uk`, { as: borys })).status;
      expect([await read(shared), await read(planned), await read(theirs)]).toEqual([
        will === 'stay' ? 200 : 404,
        404,
        200,
      ]);
      expect(await manager.countBy('Recipe', { id: secret.id })).toBe(0);
      expect(await manager.findOneBy('Recipe', { id: shared.id })).toMatchObject(
        will === 'stay' ? { ownerId: null, formerAuthor: true } : { ownerId: null, state: 'withdrawn' },
      );
      const shown = await stand.call('GET', `/api/mealplans/templates/${week.id}?language=uk`, { as: borys });
      expect(shown.status).toBe(will === 'stay' ? 200 : 404);
      if (will === 'stay') expect(shown.body).toMatchObject({ author: null, mine: false, builtIn: false });
      expect(await manager.countBy('Template', { id: draft.id })).toBe(0);

      expect(await manager.countBy(Payment, { id: payment.id })).toBe(0);
      expect(await manager.findOneBy(KeptPayment, { id: payment.id })).toMatchObject({ amount: 16_000 });
      expect((await manager.findBy(OutboxMail, { toAddress: anna.email })).map(({ kind }) => kind)).toEqual([
        'left',
      ]);
    },
  );

  test('alone takes all of it along, with the copies and their files', async () => {
    const [recipe, list] = [
      await make.recipe('Пиріг', { ownerId: anna.userId, state: 'private' }),
      await make.list(anna, { lines: 1 }),
    ];
    await make.menuItem(anna, recipe);
    const id = randomUUID();
    const files = stand.app.nest.get(FileStore);
    await files.put(`own-data/${id}.zip`, new Uint8Array([1]), 'application/zip');
    const times = { askedAt: now(), expiresAt: plus(now(), DAY) };
    await stand.db.manager.insert(Copy, { id, userId: anna.userId, state: 'ready', bytes: 1, ...times });
    await leave(anna);
    await depart();
    for (const [table, key] of [
      ['rec_recipe', recipe.id],
      ['gro_list', list.id],
      ['acc_household', anna.householdId],
      ['acc_copy', id],
    ]) {
      expect(await stand.db.query(`select 1 from ${table ?? ''} where id = $1`, [key])).toEqual([]);
    }
    while (await files.exists(`own-data/${id}.zip`)) await new Promise((resolve) => setImmediate(resolve));
  });

  test('and runs a course tells its people when it ends', async () => {
    const course = await make.course(anna);
    await make.application(course, borys, 'accepted');
    await leave(anna);
    expect(await kindsOf(borys)).toContain('expert.leaving');
    await depart();
    expect((await stand.call('GET', '/api/expert/courses?language=uk', { as: borys })).status).toBe(200);
    expect(await works(borys)).toBe(true);
  });
});

describe('every column that names a person', () => {
  let columns: UserColumn[];
  beforeAll(async () => {
    columns = await userColumns(stand.db);
  });
  const nameOf = ({ table, column }: UserColumn) => `${table}.${column}`;

  test('is told in the copy, or left out with a reason, by the section whose it is', () => {
    const { answeredFor } = stand.app.nest.get(OwnData);
    expect(columns.length).toBeGreaterThan(40);
    expect(columns.map(nameOf).filter((name) => !answeredFor.has(name))).toEqual([]);
    expect([...answeredFor].filter((name) => !columns.map(nameOf).includes(name))).toEqual([]);
  });

  test('names nobody any more when he has left, and what is others’ stays', async () => {
    const kept: [UserColumn, Record<string, unknown>][] = [];
    for (const column of columns) {
      await stand.db.transaction(async (manager) => {
        const key = await nameIn(manager, columns, column, [anna.userId, borys.userId]);
        if (key && column.fate === 'n') kept.push([column, key]);
      });
      const [named] = await stand.db.query<object[]>(
        `select 1 from ${column.table} where "${column.column}" = $1`,
        [anna.userId],
      );
      expect([nameOf(column), named !== undefined]).toEqual([nameOf(column), true]);
    }
    const leaves = {
      userId: anna.userId,
      askedAt: now(),
      leavesAt: now(),
      will: 'stay',
      heirId: null,
    } as const;
    await stand.db.manager.upsert(Leaving, leaves, ['userId']);
    // He who named her as his heir is not leaving himself yet.
    await stand.db.manager.update(Leaving, { userId: borys.userId }, { leavesAt: plus(now(), DAY) });
    await depart(0);

    const tables = await stand.db.query<{ name: string }[]>(
      `select tablename "name" from pg_tables where schemaname = 'public'`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const rows = await stand.db.query<{ row: string }[]>(
        `select t::text "row" from ${name} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`,
        [anna.userId, anna.email],
      );
      left.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    // The last letter on its way, and whose work as an administrator a token for releases was.
    expect(left.filter((row) => !/^(plt_mail: .*,left,|plt_release_token: )/.test(row))).toEqual([]);
    for (const [column, key] of kept) {
      const where = Object.keys(key).map((name, at) => `"${name}" = $${String(at + 1)}`);
      const found = await stand.db.query<object[]>(
        `select 1 from ${column.table} where ${where.join(' and ')}`,
        Object.values(key),
      );
      expect([nameOf(column), found.length]).toEqual([nameOf(column), 1]);
    }
  });
});
