import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, mondayOf, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Consent } from './group.entity';

type Groups = Outputs['expert']['groups'];
type Proposals = Outputs['expert']['proposals'];
type Days = Outputs['expert']['adherence'];
type Template = Outputs['mealplans']['templates']['get'];

const stand = useStand();
const make = new Builders(stand);
const ZONE = 'Europe/Kyiv';
const today = (): Day => dayAt(now(), ZONE);
const NOWHERE = '5a000000-0000-4000-8000-000000000001';

const call = async <T>(
  method: string,
  path: string,
  as: Person,
  body?: object,
  // What is expected, for the reader and the types.
  _like?: T,
): Promise<Answer & { is: T }> => {
  const answer = await stand.call(method, `/api/expert/${path}`, { as, ...(body && { body }) });
  return { ...answer, is: answer.body as T };
};
const codeOf = ({ body }: Answer) => (body as ErrorBody).code;
const kindsOf = async (as: Person) =>
  (
    (await stand.call('GET', '/api/account/notices', { as }))
      .body as Outputs['account']['messages']['notices']
  ).items.map(({ kind }) => kind);

let expert: Person;
let other: Person;
let lapsed: Person;
let anna: Person;
let removed: Person;
let stranger: Person;
let groupId: string;
let memberId: string;
let soup: Awaited<ReturnType<Builders['recipe']>>;
let secret: string;

const expertPerson = async (name: string, days = 30): Promise<Person> => {
  const person = await stand.person({ name, expertKind: 'nutritionist' });
  if (days > 0) await make.premium(person, days);
  return person;
};
const linkInto = async (id: string, as = expert): Promise<string> => {
  const { status, is } = await call<Groups['invite']>('POST', `groups/${id}/invitation`, as, {
    language: 'uk',
  });
  expect(status).toBe(201);
  return is.url.split('join=')[1] ?? '';
};
const group = (as: Person, id = groupId) => call<Groups['get']>('GET', `groups/${id}?language=uk`, as);
const people = async (as = expert, id = groupId) =>
  (await call<Groups['members']>('GET', `groups/${id}/members`, as)).is.items;
const member = (as = expert, id = memberId) => call<Groups['member']>('GET', `members/${id}`, as);
const person = (to = today(), as = expert, id = memberId) =>
  call<Days['person']>('GET', `members/${id}/adherence?to=${to}`, as);
const week = (from = today(), as = expert, id = groupId) =>
  call<Days['group']>('GET', `groups/${id}/adherence?from=${from}`, as);
const consent = (what: string, given: boolean, as = anna, id = memberId) =>
  call<Groups['consent']>('PUT', `members/${id}/consents/${what}`, as, { given });

/** What somebody ate (entities of other sections are called by their names) of a dish that is planned for today. */
const plan = async (of: Person, grams: number | null, given: object = {}, date = today()) => {
  const item = await make.menuItem(of, soup, { date, weightServing: 400 });
  if (grams === null) return item;
  await stand.db.manager.insert('Fact', {
    ...{ id: randomUUID(), userId: of.userId, date, mealType: 'dinner', menuItemId: item.id, kind: 'eaten' },
    ...{ recipeId: soup.id, ingredientId: null, name: 'Суп', grams, complete: true },
    ...{ kcal: (grams * 300) / 400, protein: (grams * 20) / 400, fat: 10, carbs: 30, fiber: 5 },
    ...{ saidBy: of.userId, saidAt: now(), actId: randomUUID() },
    ...{ endedBy: null, endedActId: null, endedAt: null },
    ...given,
  });
  return item;
};

beforeAll(async () => {
  expert = await expertPerson('Ірина');
  other = await expertPerson('Олег');
  lapsed = await expertPerson('Павло', 0);
  anna = await stand.person({ name: 'Анна' });
  removed = await stand.person({ name: 'Борис' });
  stranger = await stand.person({ name: 'Вадим' });
  soup = await make.recipe('Суп');
  const made = await call<Groups['create']>('POST', 'groups', expert, { name: 'Листопад', about: 'Разом' });
  expect(made.status).toBe(201);
  groupId = made.is.id;
  secret = await linkInto(groupId);
  await call('POST', `invitations/${secret}`, anna, {});
  await call('POST', `invitations/${secret}`, removed, { targets: true, facts: true });
  memberId = (await people()).find(({ name }) => name === 'Анна')?.id ?? '';
});

describe('a group', () => {
  test('is made by an expert while his days last, named anew, and listed to both sides', async () => {
    expect(codeOf(await call('POST', 'groups', stranger, { name: 'Моя' }))).toBe('EXPERT_REQUIRED');
    expect(codeOf(await call('POST', 'groups', lapsed, { name: 'Моя' }))).toBe('EXPERT_REQUIRED');
    const named = await call<Groups['change']>('PATCH', `groups/${groupId}`, expert, { name: 'Грудень' });
    expect(named.is).toMatchObject({ name: 'Грудень', mine: true, members: 2 });
    const own = (await call<Groups['list']>('GET', 'groups', expert)).is;
    expect(own).toMatchObject({ led: [{ id: groupId }], joined: [], kind: 'nutritionist', active: true });
    const hers = (await call<Groups['list']>('GET', 'groups', anna)).is;
    expect(hers).toMatchObject({
      led: [],
      joined: [{ id: groupId, mine: false, expert: { name: 'Ірина' } }],
      kind: null,
    });
    expect(await kindsOf(expert)).toContain('group.joined');
  });

  test('is joined by its link alone, which one sees first; a newer link ends it', async () => {
    const seen = await call<Groups['invitation']>('GET', `invitations/${secret}`, stranger);
    expect(seen.is).toMatchObject({ id: groupId, member: false, expert: { name: 'Ірина' } });
    expect((await call<Groups['invitation']>('GET', `invitations/${secret}`, anna)).is.member).toBe(true);
    expect((await call('POST', `invitations/${secret}`, expert, {})).status).toBe(403);
    expect((await call('GET', 'invitations/never-one', stranger)).status).toBe(404);
    const again = await call<Groups['join']>('POST', `invitations/${secret}`, anna, { facts: true });
    expect(again.is.members).toBe(2);
    expect((await people()).find(({ id }) => id === memberId)?.consents.facts).toBe(false);
    await linkInto(groupId);
    expect(codeOf(await call('POST', `invitations/${secret}`, stranger, {}))).toBe('LINK_EXPIRED');
    expect((await group(expert)).is.invitation).not.toBeNull();
    expect((await call('DELETE', `groups/${groupId}/invitation`, expert)).status).toBe(200);
    expect((await call('DELETE', `groups/${groupId}/invitation`, expert)).status).toBe(404);
  });

  test('takes in those whom an own course accepted, once, and tells them', async () => {
    const course = await make.course(expert, { title: 'Обіди' });
    const [in1, in2, waits] = [await stand.person(), await stand.person(), await stand.person()];
    for (const one of [in1, in2, anna]) await make.application(course, one, 'accepted');
    await make.application(course, waits, 'pending');
    const second = (await call<Groups['create']>('POST', 'groups', expert, { name: 'Курс' })).is.id;
    expect((await group(expert, second)).is.courses).toEqual([{ id: course.id, title: 'Обіди', people: 3 }]);
    const take = (as: Person, courseId: string) =>
      call<Groups['takeCourse']>('POST', `groups/${second}/course`, as, { courseId });
    expect((await take(expert, course.id)).is).toEqual({ count: 3 });
    expect((await take(expert, course.id)).is).toEqual({ count: 0 });
    expect((await take(other, course.id)).status).toBe(404);
    expect((await take(expert, (await make.course(other)).id)).status).toBe(404);
    expect(await kindsOf(in1)).toContain('group.added');
    const rows = await people(expert, second);
    expect(rows.map(({ how, consents }) => [how, consents.facts])).toEqual(
      Array.from({ length: 3 }, () => ['course', false]),
    );
    expect((await call('POST', `groups/${second}/leave`, in2)).status).toBe(200);
    expect(await people(expert, second)).toHaveLength(2);
    expect((await call('DELETE', `groups/${second}`, expert)).status).toBe(200);
    expect((await group(in1, second)).status).toBe(404);
  });
});

describe('notes and proposals', () => {
  test('a note is the expert’s own', async () => {
    const { status, is } = await call<Groups['addNote']>('POST', `members/${memberId}/notes`, expert, {
      text: 'Не їсть риби',
    });
    expect([status, is.notes.map(({ text }) => text)]).toEqual([201, ['Не їсть риби']]);
    expect(JSON.stringify((await group(anna)).body)).not.toContain('риби');
    expect((await call('DELETE', `notes/${is.notes[0]?.id ?? ''}`, expert)).status).toBe(200);
    expect((await member()).is.notes).toEqual([]);
  });

  test('targets become a person’s own when he says so, the low ones when both confirm it', async () => {
    const propose = (kcal: number, lowConfirmed = false) =>
      call<Proposals['targets']>('POST', `members/${memberId}/targets`, expert, {
        ...{ kcal, protein: 90, fat: 60, carbs: 200, words: 'Спробуймо', lowConfirmed },
      });
    const answer = (id: string, body: object, as = anna) => call('POST', `targets/${id}/answer`, as, body);
    const kcal = async () =>
      (
        await stand.db.manager.findOneByOrFail<{ userId: string; kcal: number }>('Profile', {
          userId: anna.userId,
        })
      ).kcal;
    const before = await kcal();
    expect((await propose(499, true)).status).toBe(400);
    expect(codeOf(await propose(1_100))).toBe('INPUT_INVALID');
    const first = (await propose(1_900)).is;
    const low = (await propose(700, true)).is;
    expect((await group(anna)).is.own?.targets.map(({ state }) => state)).toEqual(['sent', 'withdrawn']);
    expect((await answer(first.id, { accept: true })).status).toBe(409);
    expect(await kcal()).toBe(before);
    const unsure = await answer(low.id, { accept: true });
    expect((unsure.body as ErrorBody).data.fields).toEqual([{ path: 'lowConfirmed', code: 'target.low' }]);
    expect((await answer(low.id, { accept: false })).status).toBe(400);
    expect((await answer(low.id, { accept: true, lowConfirmed: true }, stranger)).status).toBe(404);
    expect((await answer(low.id, { accept: true, lowConfirmed: true })).status).toBe(200);
    expect(await kcal()).toBe(700);
    expect((await answer(low.id, { accept: true, lowConfirmed: true })).status).toBe(409);
    const normal = (await propose(1_850)).is;
    expect((await answer(normal.id, { accept: false, reason: 'Замало' })).status).toBe(200);
    expect((await member()).is.proposals[0]).toMatchObject({ state: 'refused', reason: 'Замало' });
    const back = (await propose(1_850)).is;
    expect((await call('POST', `targets/${back.id}/withdraw`, expert)).status).toBe(200);
    expect((await answer(back.id, { accept: true })).status).toBe(409);
    expect(await kindsOf(anna)).toContain('targets.proposed');
    expect(await kindsOf(expert)).toEqual(expect.arrayContaining(['targets.accepted', 'targets.refused']));
  });

  test('a person’s targets are seen where he lets them be; else those that he accepted hold on the board', async () => {
    expect((await member()).is.targets).toBeNull();
    expect((await consent('targets', true)).is.consents.targets).toMatchObject({ how: 'group' });
    expect((await member()).is.targets).toMatchObject({ kcal: 700 });
    await consent('targets', false);
    expect((await member()).is.targets).toBeNull();
  });

  test('a week is written on the board, sent as it is, and taken like a template', async () => {
    const begun = await call<Proposals['startWeek']>('POST', `members/${memberId}/weeks`, expert, {
      name: 'Тиждень для Анни',
      language: 'uk',
    });
    const { id, templateId } = begun.is;
    const templates = (method: string, path: string, as: Person, body?: object) =>
      stand.call(method, `/api/mealplans/templates/${path}`, { as, ...(body && { body }) });
    const board = (await templates('GET', `${templateId ?? ''}?language=uk`, expert)).body as Template;
    expect(board.person).toMatchObject({ memberId, name: 'Анна', targets: { kcal: 700 } });
    // It stands with its person, not among the expert's own templates.
    expect(board.home).toMatchObject({ title: 'Анна', path: expect.stringContaining(memberId) });
    const shelf = await stand.call('GET', '/api/mealplans/templates?page=1&pageSize=48&language=uk', {
      as: expert,
    });
    expect(shelf.status).toBe(200);
    expect(JSON.stringify(shelf.body)).not.toContain(templateId);
    const send = () =>
      call<Proposals['sendWeek']>('POST', `weeks/${id}/send`, expert, { words: 'Починаймо', language: 'uk' });
    expect(codeOf(await send())).toBe('WEEK_EMPTY');
    const own = await make.recipe('Моє', { ownerId: expert.userId, state: 'private' });
    const write = (recipeIds: string[], version: number) =>
      templates('PUT', templateId ?? '', expert, {
        ...{ name: 'Тиждень для Анни', about: '', kind: 'week', weeks: 1, version, language: 'uk' },
        items: recipeIds.map((recipeId, at) => ({ week: 1, weekday: at + 1, mealType: 'dinner', recipeId })),
      });
    expect((await write([soup.id, own.id], 1)).status).toBe(200);
    const hidden = await send();
    expect([codeOf(hidden), (hidden.body as ErrorBody).data.current]).toEqual(['WEEK_PRIVATE', ['Моє']]);
    expect((await write([soup.id, soup.id], 2)).status).toBe(200);

    expect((await templates('GET', `${id}?language=uk`, anna)).status).toBe(404);
    expect((await group(anna)).is.own?.weeks).toEqual([]);
    expect((await send()).is).toMatchObject({ state: 'sent', dishes: 2 });
    expect((await send()).status).toBe(409);
    // What the expert writes on is not what was sent.
    expect((await write([soup.id], 3)).status).toBe(200);
    const seen = (await templates('GET', `${id}?language=uk`, anna)).body as Template;
    expect(seen).toMatchObject({ name: 'Тиждень для Анни', author: 'Ірина', mine: false, items: [{}, {}] });
    for (const as of [stranger, other])
      expect((await templates('GET', `${id}?language=uk`, as)).status).toBe(404);
    const paper = (await call<Proposals['week']>('GET', `weeks/${id}?language=uk`, anna)).is;
    expect(paper).toMatchObject({ expert: 'Ірина', person: 'Анна', mine: false, words: 'Починаймо' });
    expect(paper.days[0]).toMatchObject({ kcal: 300, meals: [{ dishes: [{ name: 'Суп', grams: 400 }] }] });

    const from = addDays(mondayOf(today()), 14);
    const how = { from, mode: 'append', rescale: false, language: 'uk' };
    expect((await templates('POST', `${id}/preview`, stranger, how)).status).toBe(404);
    expect((await templates('POST', `${id}/apply`, anna, how)).body).toMatchObject({ count: 2 });
    expect((await member()).is.weeks[0]).toMatchObject({ id, state: 'accepted' });
    const again = { ...how, from: addDays(from, 7) };
    expect((await templates('POST', `${id}/apply`, anna, again)).body).toMatchObject({ count: 2 });
    expect(await kindsOf(anna)).toContain('week.proposed');
    expect((await kindsOf(expert)).filter((kind) => kind === 'week.accepted')).toHaveLength(1);
    expect((await call('POST', `weeks/${id}/refuse`, anna, { reason: 'Ні' })).status).toBe(409);
  });

  test('a week is refused with a word, or taken back while it waits', async () => {
    const boards: string[] = [];
    const sent = async () => {
      const { is } = await call<Proposals['startWeek']>('POST', `members/${memberId}/weeks`, expert, {
        name: 'Другий',
        language: 'uk',
      });
      await stand.call('PUT', `/api/mealplans/templates/${is.templateId ?? ''}`, {
        as: expert,
        body: {
          ...{ name: 'Другий', about: '', kind: 'week', weeks: 1, version: 1, language: 'uk' },
          items: [{ week: 1, weekday: 1, mealType: 'dinner', recipeId: soup.id }],
        },
      });
      await call('POST', `weeks/${is.id}/send`, expert, { language: 'uk' });
      boards.push(is.templateId ?? '');
      return is.id;
    };
    const [no, back] = [await sent(), await sent()];
    expect((await call('POST', `weeks/${no}/refuse`, stranger, { reason: 'Ні' })).status).toBe(404);
    expect((await call('POST', `weeks/${no}/refuse`, anna, { reason: 'Буду у від’їзді' })).status).toBe(200);
    expect((await member()).is.weeks.find(({ id }) => id === no)).toMatchObject({
      state: 'refused',
      reason: 'Буду у від’їзді',
    });
    expect((await call('POST', `weeks/${back}/withdraw`, expert)).status).toBe(200);
    const left = boards.map((id) =>
      stand.call('GET', `/api/mealplans/templates/${id}?language=uk`, { as: expert }),
    );
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual([200, 404]);
    expect((await call('GET', `weeks/${back}?language=uk`, anna)).status).toBe(404);
    expect((await group(anna)).is.own?.weeks.some(({ id }) => id === back)).toBe(false);
  });
});

describe('plan and fact', () => {
  test('are seen from the day on which the person agreed, and not at all when he takes it back', async () => {
    expect(codeOf(await person())).toBe('CONSENT_REQUIRED');
    await plan(anna, 400, {}, addDays(today(), -3));
    await plan(anna, 420);
    await plan(anna, 100);
    await plan(anna, 0, { kind: 'skipped', kcal: 0, protein: 0, fat: 0, carbs: 0 });
    await consent('facts', true);
    const { is } = await person();
    expect(is).toMatchObject({ name: 'Анна', since: today(), hidesNumbers: false });
    expect(is.days).toHaveLength(1);
    expect(is.days[0]).toMatchObject({ date: today(), dishes: 3, said: 3, kept: 1, planned: { kcal: 900 } });
    expect(is.days[0]?.eaten?.kcal).toBe(390);
    expect(is.share).toBeCloseTo(1 / 3);
    expect(is.drift?.kcal).toBe(-510);
    const { what, version, language, how } = await stand.db.manager.findOneByOrFail(Consent, {
      memberId,
      what: 'facts',
    });
    expect({ what, version, language, how }).toMatchObject({ what: 'facts', language: 'uk', how: 'group' });
    const told = await call<Days['comment']>('POST', `members/${memberId}/comments`, expert, {
      date: today(),
      text: 'Гарний день',
    });
    expect(told.status).toBe(201);
    expect(await kindsOf(anna)).toContain('day.commented');
    expect((await group(anna)).is.own?.comments).toMatchObject([{ text: 'Гарний день' }]);
    const far = { date: addDays(today(), -5), text: 'Давно' };
    expect(codeOf(await call('POST', `members/${memberId}/comments`, expert, far))).toBe('DAY_TOO_FAR');

    await consent('facts', false);
    expect(codeOf(await person())).toBe('CONSENT_REQUIRED');
    expect((await week()).is.items.map(({ name }) => name)).not.toContain('Анна');
    const late = { date: today(), text: 'Ще' };
    expect(codeOf(await call('POST', `members/${memberId}/comments`, expert, late))).toBe('CONSENT_REQUIRED');
    await consent('facts', true);
  });

  test('of a group stand together and each by himself; nothing of eaters, no figures of who hides them', async () => {
    await stand.db.manager.insert('Eater', {
      ...{ id: randomUUID(), householdId: anna.householdId, name: 'Дитина', share: 0.5, allergies: [] },
      ...{ mealTypes: ['dinner'], weekdays: [1, 2, 3, 4, 5, 6, 7], position: 0 },
    });
    const { is, text } = await week();
    expect(is).toMatchObject({ from: mondayOf(today()), count: 2, silent: 0 });
    expect(text).not.toContain('Дитина');
    const hers = is.items.find(({ name }) => name === 'Анна');
    expect(hers?.share).toBeCloseTo(1 / 3);
    expect(hers?.drift?.kcal).toBe(-510);
    expect(is.days.find(({ date }) => date === today())).toMatchObject({ people: 1 });
    await stand.db.manager.update('Profile', { userId: anna.userId }, { hideNumbers: true });
    expect((await week()).is.items.find(({ name }) => name === 'Анна')).toMatchObject({
      hidesNumbers: true,
      drift: null,
    });
    const hidden = (await person()).is;
    expect(hidden).toMatchObject({ hidesNumbers: true, drift: null, days: [{ planned: null, eaten: null }] });
    await stand.db.manager.update('Profile', { userId: anna.userId }, { hideNumbers: false });
    const before = await countQueries(stand.db, () => week());
    const more = await linkInto(groupId);
    for (let at = 0; at < 3; at++) {
      const one = await stand.person({ name: `Ще ${String(at)}` });
      await call('POST', `invitations/${more}`, one, { facts: true });
    }
    expect(await countQueries(stand.db, () => week())).toBe(before);
    expect((await week()).is.count).toBe(5);
  });
});

describe('access', () => {
  test('whoever is taken out sees nothing more and is seen no more', async () => {
    const gone = (await people()).find(({ name }) => name === 'Борис')?.id ?? '';
    expect((await person(today(), expert, gone)).status).toBe(200);
    expect((await call('DELETE', `members/${gone}`, expert)).status).toBe(200);
    expect(await kindsOf(removed)).toContain('group.removed');
    expect((await group(removed)).status).toBe(404);
    expect((await person(today(), expert, gone)).status).toBe(404);
    expect((await consent('facts', true, removed, gone)).status).toBe(404);
    expect(await stand.db.manager.countBy(Consent, { memberId: gone })).toBe(2);
    expect((await stand.db.manager.findBy(Consent, { memberId: gone })).every(({ endedAt }) => endedAt)).toBe(
      true,
    );
  });

  test('every call for another expert, a member, whoever was removed, a stranger, and days that are over', async () => {
    const targets = { kcal: 1_800, protein: 90, fat: 60, carbs: 200 };
    const begun = await call<Proposals['startWeek']>('POST', `members/${memberId}/weeks`, expert, {
      name: 'Доступ',
      language: 'uk',
    });
    const proposal = (
      await call<Proposals['targets']>('POST', `members/${memberId}/targets`, expert, targets)
    ).is;
    const note = (await call<Groups['addNote']>('POST', `members/${memberId}/notes`, expert, { text: 'А' }))
      .is;
    const said = { date: today(), text: 'Добре' };
    const comment = (await call<Days['comment']>('POST', `members/${memberId}/comments`, expert, said)).is;
    const weekId = begun.is.id;
    const leads: [string, string, object?][] = [
      ['PATCH', `groups/${groupId}`, { name: 'Чуже' }],
      ['POST', `groups/${groupId}/invitation`, { language: 'uk' }],
      ['POST', `groups/${groupId}/course`, { courseId: NOWHERE }],
      ['POST', `members/${memberId}/notes`, { text: 'Чуже' }],
      ['POST', `members/${memberId}/targets`, targets],
      ['POST', `members/${memberId}/weeks`, { name: 'Чужий', language: 'uk' }],
      ['POST', `weeks/${weekId}/send`, { language: 'uk' }],
      ['POST', `members/${memberId}/comments`, said],
    ];
    const reads: [string, string][] = [
      ['GET', `groups/${groupId}/members`],
      ['GET', `groups/${groupId}/adherence?from=${today()}`],
      ['GET', `members/${memberId}`],
      ['GET', `members/${memberId}/adherence?to=${today()}`],
      ['DELETE', `groups/${groupId}/invitation`],
      ['DELETE', `members/${memberId}`],
      ['DELETE', `notes/${note.notes[0]?.id ?? ''}`],
      ['POST', `targets/${proposal.id}/withdraw`],
      ['POST', `weeks/${weekId}/withdraw`],
      ['DELETE', `comments/${comment.id}`],
      ['DELETE', `groups/${groupId}`],
    ];
    const own: [string, string, object?][] = [
      ['POST', `groups/${groupId}/leave`],
      ['PUT', `members/${memberId}/consents/facts`, { given: true }],
      ['POST', `targets/${proposal.id}/answer`, { accept: false, reason: 'Ні' }],
      ['POST', `weeks/${weekId}/refuse`, { reason: 'Ні' }],
    ];
    for (const [method, path, body] of leads) {
      expect([path, (await call(method, path, other, body)).status]).toEqual([path, 404]);
      for (const as of [anna, removed, stranger, lapsed]) {
        const answer = await call(method, path, as, body);
        expect([path, answer.status, codeOf(answer)]).toEqual([path, 403, 'EXPERT_REQUIRED']);
      }
    }
    for (const [method, path] of reads) {
      for (const as of [other, anna, removed, stranger, lapsed]) {
        expect([method, path, (await call(method, path, as)).status]).toEqual([method, path, 404]);
      }
    }
    for (const [method, path, body] of own) {
      for (const as of [other, expert, removed, stranger]) {
        expect([path, (await call(method, path, as, body)).status]).toEqual([path, 404]);
      }
    }
    for (const path of [`groups/${groupId}?language=uk`, `weeks/${weekId}?language=uk`]) {
      for (const as of [other, removed, stranger]) expect((await call('GET', path, as)).status).toBe(404);
    }
    // A draft is not its person's to see either.
    expect((await call('GET', `weeks/${weekId}?language=uk`, anna)).status).toBe(404);
    expect((await member()).is).toMatchObject({ name: 'Анна' });
  });

  test('after his days an expert reads and ends, and changes nothing', async () => {
    await stand.db.query('delete from acc_premium_day where user_id = $1', [expert.userId]);
    expect((await group(expert)).status).toBe(200);
    expect((await member()).status).toBe(200);
    expect((await person()).status).toBe(200);
    expect((await call<Groups['list']>('GET', 'groups', expert)).is).toMatchObject({ active: false });
    const renamed = await call('PATCH', `groups/${groupId}`, expert, { name: 'Ні' });
    expect(codeOf(renamed)).toBe('EXPERT_REQUIRED');
    expect((await call('POST', `members/${memberId}/notes`, expert, { text: 'Ні' })).status).toBe(403);
    expect((await call('DELETE', `groups/${groupId}`, expert)).status).toBe(200);
    expect((await group(anna)).status).toBe(404);
  });
});
