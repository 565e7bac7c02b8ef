import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, HOUSEHOLD_ROLES, MOST_INVITATIONS, MOST_MEMBERS } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { DAY, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Notice } from '../messages/notice.entity';
import { Household } from './household.entity';
import { Invitation } from './invitation.entity';
import { Member } from './member.entity';

type Answers = Outputs['account']['household'];
type Role = (typeof HOUSEHOLD_ROLES)[number];

const HOUSE = '/api/account/household';
const today = dayAt(now(), 'Europe/Kyiv');

const stand = useStand();
const make = new Builders(stand);

const read = async (as: Person) => (await stand.call('GET', HOUSE, { as })).body as Answers['get'];
const invite = (as: Person, role: 'planner' | 'reader' = 'planner'): Promise<Answer> =>
  stand.call('POST', `${HOUSE}/invitations`, { as, body: { role, language: 'uk' } });
const invited = async (as: Person, role: 'planner' | 'reader' = 'planner') => {
  const { status, body } = await invite(as, role);
  expect(status).toBe(201);
  const made = body as Answers['invite'];
  return { ...made, token: made.url.split('/').at(-1) ?? '' };
};
const look = (token: string): Promise<Answer> => stand.call('GET', `/api/invitations/${token}`);
const join = (as: Person, token: string, bring: object = {}): Promise<Answer> =>
  stand.call('POST', `${HOUSE}/join`, { as, body: { token, bring } });
const leave = (as: Person, copy = true): Promise<Answer> =>
  stand.call('POST', `${HOUSE}/leave`, { as, body: { copy } });
const revoke = (as: Person, id: string): Promise<Answer> =>
  stand.call('DELETE', `${HOUSE}/invitations/${id}`, { as });
const giveRole = (as: Person, userId: string, role: string): Promise<Answer> =>
  stand.call('PATCH', `${HOUSE}/members/${userId}`, { as, body: { role } });
const takeOut = (as: Person, userId: string): Promise<Answer> =>
  stand.call('DELETE', `${HOUSE}/members/${userId}`, { as });
const handOver = (as: Person, userId: string): Promise<Answer> =>
  stand.call('PUT', `${HOUSE}/owner`, { as, body: { userId } });
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const OK = [200, undefined];
const namesIn = (home: Answers['get']) => home.members.map(({ userId, role }) => [userId, role]);
const noticesOf = async ({ userId }: Person) =>
  (await stand.db.manager.findBy(Notice, { userId })).map(({ kind, values }) => [kind, values.person]);
const topicsFor = async (column: 'household_id' | 'user_id', id: string) =>
  (
    await stand.db.query<{ topic: string }[]>(
      `select distinct topic from plt_event where ${column} = $1 order by topic`,
      [id],
    )
  ).map(({ topic }) => topic);

let owner: Person;
let guest: Person;
let stranger: Person;
beforeEach(async () => {
  owner = await stand.person({ name: 'Оксана' });
  guest = await stand.person({ name: 'Андрій' });
  stranger = await stand.person({ name: 'Чужий' });
});

describe('an invitation', () => {
  test('is a link for a week that only its household’s owner sees, and its secret is told once', async () => {
    const made = await invited(owner, 'reader');
    expect(made.url).toMatch(/^http:\/\/sytno\.test\/uk\/join\/[\w-]{43}$/);
    expect(made.expiresAt).toBe(plus(made.createdAt, 7 * DAY));
    const { id, role, createdAt, expiresAt } = made;
    expect((await read(owner)).invitations).toEqual([{ id, role, createdAt, expiresAt }]);
    await make.moveIn(stranger, owner);
    expect(await read(stranger)).not.toHaveProperty('invitations');
    const [stored] = await stand.db.manager.findBy(Invitation, { householdId: owner.householdId });
    expect(JSON.stringify(stored)).not.toContain(made.token);
    expect(await topicsFor('household_id', owner.householdId)).toEqual(['account.household']);
  });

  test('tells whoever has it who invites, without an account', async () => {
    const { token, expiresAt } = await invited(owner);
    const { status, body } = await look(token);
    expect([status, body]).toEqual([
      200,
      {
        householdId: owner.householdId,
        inviter: 'Оксана',
        role: 'planner',
        members: 1,
        eaters: 0,
        expiresAt,
      },
    ]);
    expect(codeOf(await look('nobodys-token'))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await look('no.token'))).toEqual([400, 'INPUT_INVALID']);
    const page = await stand.call('GET', `/en/join/${token}`);
    expect(page.status === 200 ? page.text : 'no pages are built here').toMatch(
      /Оксана invites you to a household|no pages are built here/,
    );
  });

  test('brings somebody in, in the role it gives; the owner is told, and it leads in nobody else', async () => {
    const { token } = await invited(owner, 'reader');
    const { status, body } = await join(guest, token);
    expect(status).toBe(200);
    expect(namesIn(body as Answers['get'])).toEqual([
      [owner.userId, 'owner'],
      [guest.userId, 'reader'],
    ]);
    expect((await read(owner)).invitations).toEqual([]);
    expect(await noticesOf(owner)).toEqual([['household.joined', 'Андрій']]);
    expect(await topicsFor('user_id', guest.userId)).toContain('mealplans.menu');
    expect(await topicsFor('household_id', owner.householdId)).toContain('account.household');
    expect(codeOf(await join(stranger, token))).toEqual([410, 'LINK_EXPIRED']);
    expect(codeOf(await look(token))).toEqual([410, 'LINK_EXPIRED']);
  });

  test.each(['expired', 'revoked'] as const)('that is %s leads nowhere', async (how) => {
    const { token, id } = await invited(owner);
    if (how === 'revoked') {
      expect(codeOf(await revoke(stranger, id))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await revoke(owner, id))).toEqual(OK);
      expect(codeOf(await revoke(owner, id))).toEqual([404, 'NOT_FOUND']);
    } else await stand.db.manager.update(Invitation, { id }, { expiresAt: plus(now(), -1) });
    expect(codeOf(await look(token))).toEqual([410, 'LINK_EXPIRED']);
    expect(codeOf(await join(guest, token))).toEqual([410, 'LINK_EXPIRED']);
    expect((await read(owner)).invitations).toEqual([]);
    expect(namesIn(await read(guest))).toEqual([[guest.userId, 'owner']]);
  });

  test('is one of five at most, and old ones are forgotten after a month', async () => {
    for (let i = 0; i < MOST_INVITATIONS - 1; i++) await invited(owner);
    const last = await Promise.all([invite(owner), invite(owner), invite(owner)]);
    expect(last.map(codeOf).sort()).toEqual([
      [201, undefined],
      [409, 'INVITATIONS_FULL'],
      [409, 'INVITATIONS_FULL'],
    ]);
    const where = { householdId: owner.householdId };
    await stand.db.manager.update(Invitation, where, { expiresAt: plus(now(), -31 * DAY) });
    await stand.app.nest.get(Housekeeping).run();
    expect(await stand.db.manager.countBy(Invitation, where)).toBe(0);
  });

  test('is refused to whoever is in already, and to whoever shares a menu with others', async () => {
    const { token } = await invited(owner);
    expect(codeOf(await join(owner, token))).toEqual([409, 'MEMBER_ALREADY']);
    await make.moveIn(stranger, guest);
    expect(codeOf(await join(guest, token))).toEqual([409, 'LIVES_WITH_OTHERS']);
    expect(codeOf(await join(stranger, token))).toEqual([409, 'LIVES_WITH_OTHERS']);
    expect((await read(owner)).members).toHaveLength(1);
  });

  test('of a full household leads in nobody', async () => {
    const { token } = await invited(owner);
    for (let i = 1; i < MOST_MEMBERS; i++) await make.moveIn(await stand.person(), owner);
    expect(codeOf(await join(guest, token))).toEqual([409, 'HOUSEHOLD_FULL']);
    expect(codeOf(await invite(owner))).toEqual([409, 'HOUSEHOLD_FULL']);
  });

  test('is won by one of two who use it at the same moment; the other stays where he was', async () => {
    for (let round = 0; round < 5; round++) {
      const { token } = await invited(owner);
      const [one, other] = [await stand.person(), await stand.person()];
      const answers = await Promise.all([join(one, token), join(other, token)]);
      expect(answers.map(codeOf).sort()).toEqual([OK, [410, 'LINK_EXPIRED']]);
      const homes = [await read(one), await read(other)];
      expect(homes.filter(({ id }) => id === owner.householdId)).toHaveLength(1);
    }
  });

  test('two at once by two links: one person is in one household', async () => {
    const [first, second] = [await invited(owner), await invited(stranger)];
    const answers = await Promise.all([join(guest, first.token), join(guest, second.token)]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await stand.db.manager.countBy(Member, { userId: guest.userId })).toBe(1);
  });
});

describe('whoever joins', () => {
  const dishOn = async (as: Person, date: string, more: object = {}) => {
    const soup = await make.recipe('Суп');
    const body = { date, mealType: 'dinner', recipeId: soup.id, language: 'uk', ...more };
    return (await stand.call('POST', '/api/mealplans/menu', { as, body })).body as { id: string };
  };
  const datesOf = async (householdId: string) =>
    (
      await stand.db.query<{ date: string }[]>(
        'select date::text from mp_menu_item where household_id = $1 order by date',
        [householdId],
      )
    ).map(({ date }) => date);
  const listsOf = (householdId: string) =>
    stand.db.query<{ name: string; state: string }[]>(
      'select name, state from gro_list where household_id = $1 order by created_at',
      [householdId],
    );
  const aList = (as: Person, state: 'draft' | 'in-use' | 'closed') =>
    make.list(as, { name: state, state, lines: 2, ticked: 1 });

  test('leaves his own behind or brings a copy of it; what stood there stays, to go back to', async () => {
    await dishOn(guest, addDays(today, -1));
    await dishOn(guest, addDays(today, 1), { weightServing: 123 });
    await dishOn(owner, today);
    await stand.call('POST', `${HOUSE}/eaters`, {
      as: guest,
      body: { name: 'Кіт', share: 0.1, allergies: [], mealTypes: [], weekdays: [] },
    });
    await aList(guest, 'draft');
    await aList(guest, 'closed');
    const { token } = await invited(owner);
    await join(guest, token, { menu: true, lists: true, eaters: true });

    expect(await datesOf(owner.householdId)).toEqual([today, addDays(today, 1)]);
    expect(await datesOf(guest.householdId)).toEqual([addDays(today, -1), addDays(today, 1)]);
    expect((await read(guest)).eaters.map(({ name }) => name)).toEqual(['Кіт']);
    const lists = await listsOf(owner.householdId);
    expect(lists.map(({ name }) => name)).toEqual(['draft']);
    const week = await stand.call('GET', `/api/mealplans/menu?from=${addDays(today, 1)}&language=uk`, {
      as: guest,
    });
    const items = (week.body as Outputs['mealplans']['menu']['week']).items;
    expect(items.find(({ date }) => date === addDays(today, 1))?.weightServing).toBe(123);

    expect(codeOf(await leave(guest, false))).toEqual(OK);
    expect((await read(guest)).id).toBe(guest.householdId);
    expect(await datesOf(guest.householdId)).toEqual([addDays(today, -1), addDays(today, 1)]);
  });

  test('brings nothing unless he says so', async () => {
    await dishOn(guest, today);
    const { token } = await invited(owner);
    await join(guest, token);
    expect(await datesOf(owner.householdId)).toEqual([]);
  });

  test('leaves with a copy: dishes from today on with his grams and open lists', async () => {
    await dishOn(guest, today);
    const { token } = await invited(owner);
    await join(guest, token);
    const { id } = await dishOn(owner, today);
    await dishOn(owner, today);
    await dishOn(owner, addDays(today, -2));
    await stand.call('PATCH', `/api/mealplans/menu/${id}`, {
      as: guest,
      body: { weightServing: 77, language: 'uk' },
    });
    await aList(owner, 'in-use');
    await aList(owner, 'closed');
    expect(codeOf(await leave(guest))).toEqual(OK);

    expect(await datesOf(owner.householdId)).toEqual([addDays(today, -2), today, today]);
    // What he had planned on the same day before he left has given way.
    expect(await datesOf(guest.householdId)).toEqual([today, today]);
    const lists = await listsOf(guest.householdId);
    expect(lists.map(({ state }) => state)).toEqual(['draft']);
    const { body } = await stand.call('GET', `/api/mealplans/menu?from=${today}&language=uk`, { as: guest });
    const { items } = body as Outputs['mealplans']['menu']['week'];
    expect(items.map(({ weightServing }) => weightServing).sort()).toEqual([400, 77]);
    expect(await noticesOf(owner)).toEqual([
      ['household.joined', 'Андрій'],
      ['household.left', 'Андрій'],
    ]);
  });

  test('sees and changes nothing of it any more once he is out', async () => {
    await make.moveIn(guest, owner);
    const { id } = await dishOn(owner, today);
    expect(codeOf(await takeOut(owner, guest.userId))).toEqual(OK);
    const change = { as: guest, body: { servings: 9, language: 'uk' } };
    expect(codeOf(await stand.call('PATCH', `/api/mealplans/menu/${id}`, change))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await noticesOf(guest)).toEqual([['household.removed', 'Оксана']]);
    expect(await datesOf((await read(guest)).id)).toEqual([today]);
    expect(await topicsFor('user_id', guest.userId)).toContain('account.household');
  });
});

describe('the owner', () => {
  beforeEach(async () => make.moveIn(guest, owner));

  test('gives roles, and others cannot', async () => {
    expect(codeOf(await giveRole(owner, guest.userId, 'reader'))).toEqual(OK);
    expect(namesIn(await read(guest))).toContainEqual([guest.userId, 'reader']);
    expect(codeOf(await giveRole(owner, guest.userId, 'owner'))).toEqual([400, 'INPUT_INVALID']);
    expect(codeOf(await giveRole(guest, owner.userId, 'reader'))).toEqual([403, 'FORBIDDEN']);
    for (const userId of [stranger.userId, owner.userId, randomUUID()]) {
      expect(codeOf(await giveRole(owner, userId, 'reader'))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await takeOut(owner, userId))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await handOver(owner, userId))).toEqual([404, 'NOT_FOUND']);
    }
    const { body } = await stand.call('GET', '/api/account/profile', { as: guest });
    expect(body).toMatchObject({ profile: { householdRole: 'reader' } });
  });

  test('cannot leave before he hands it over; both are told, and the roles change places', async () => {
    expect(codeOf(await leave(owner))).toEqual([409, 'OWNER_STAYS']);
    await giveRole(owner, guest.userId, 'reader');
    expect(codeOf(await handOver(owner, guest.userId))).toEqual(OK);
    expect(namesIn(await read(owner)).sort()).toEqual(
      [
        [owner.userId, 'planner'],
        [guest.userId, 'owner'],
      ].sort(),
    );
    expect(await noticesOf(guest)).toEqual([['household.owner', 'Оксана']]);
    expect(await noticesOf(owner)).toEqual([['household.handed', 'Андрій']]);
    expect(codeOf(await handOver(owner, owner.userId))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await leave(owner))).toEqual(OK);
    const own = await read(owner);
    expect([own.id === owner.householdId, own.ownerId, own.members.length]).toEqual([false, owner.userId, 1]);
  });

  test('alone has nowhere to leave to', async () => {
    expect(codeOf(await leave(stranger))).toEqual([409, 'OWNER_STAYS']);
  });

  test('and a member who goes at the same moment: there is one owner in each household', async () => {
    for (let round = 0; round < 5; round++) {
      const [host, other] = [await stand.person(), await stand.person()];
      await make.moveIn(other, host);
      await Promise.all([leave(other), takeOut(host, other.userId), handOver(host, other.userId)]);
      for (const person of [host, other]) {
        const home = await read(person);
        expect(home.members.filter(({ isOwner }) => isOwner)).toHaveLength(1);
      }
      const households = await stand.db.manager.findBy(Household, [
        { ownerId: host.userId },
        { ownerId: other.userId },
      ]);
      expect(households).toHaveLength(2);
    }
  });
});

describe('who may do what, row by row', () => {
  const ITEM = randomUUID();
  const rows: [string, Role, string, string, object?][] = [
    ['look at the menu', 'reader', 'GET', `/api/mealplans/menu?from=${today}&language=uk`],
    ['look at lists', 'reader', 'GET', '/api/grocery/lists?language=uk'],
    ['say his grams', 'reader', 'PATCH', `/api/mealplans/menu/${ITEM}`, { weightServing: 9, language: 'uk' }],
    ['say what he ate', 'reader', 'DELETE', `/api/mealplans/facts/${ITEM}`],
    ['say his own diet', 'reader', 'PATCH', '/api/mealplans/parameters', { language: 'uk' }],
    ['change servings', 'planner', 'PATCH', `/api/mealplans/menu/${ITEM}`, { servings: 9, language: 'uk' }],
    ['move a dish', 'planner', 'PATCH', `/api/mealplans/menu/${ITEM}`, { date: today, language: 'uk' }],
    [
      'add a dish',
      'planner',
      'POST',
      '/api/mealplans/menu',
      { date: today, mealType: 'dinner', recipeId: ITEM, language: 'uk' },
    ],
    ['remove a dish', 'planner', 'DELETE', `/api/mealplans/menu/${ITEM}`],
    ['clear a day', 'planner', 'POST', '/api/mealplans/days/clear', { from: today, days: 1 }],
    [
      'say how many guests come',
      'planner',
      'PUT',
      '/api/mealplans/guests',
      { date: today, mealType: 'dinner', count: 1 },
    ],
    [
      'say what is not eaten',
      'planner',
      'PATCH',
      '/api/mealplans/parameters',
      { language: 'uk', withoutElectricity: true },
    ],
    ['build a list', 'planner', 'POST', '/api/grocery/build', { from: today, to: today, language: 'uk' }],
    ['take a list to the shop', 'planner', 'POST', `/api/grocery/lists/${ITEM}/use`],
    ['remove an eater', 'planner', 'DELETE', `${HOUSE}/eaters/${ITEM}`],
    ['invite', 'owner', 'POST', `${HOUSE}/invitations`, { role: 'reader', language: 'uk' }],
    ['revoke', 'owner', 'DELETE', `${HOUSE}/invitations/${ITEM}`],
    ['give a role', 'owner', 'PATCH', `${HOUSE}/members/${ITEM}`, { role: 'reader' }],
    ['take somebody out', 'owner', 'DELETE', `${HOUSE}/members/${ITEM}`],
    ['hand over', 'owner', 'PUT', `${HOUSE}/owner`, { userId: ITEM }],
  ];

  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s: from %s on', async (_, least, row) => {
    const [, , method, path, body] = row;
    await make.moveIn(guest, owner);
    await make.moveIn(stranger, owner);
    await giveRole(owner, stranger.userId, 'reader');
    const people: Record<Role, Person> = { owner, planner: guest, reader: stranger };
    for (const role of HOUSEHOLD_ROLES) {
      const { status } = await stand.call(method, path, { as: people[role], body });
      const refused = HOUSEHOLD_ROLES.indexOf(role) < HOUSEHOLD_ROLES.indexOf(least);
      expect([role, status === 403, status >= 500]).toEqual([role, refused, false]);
    }
  });
});
