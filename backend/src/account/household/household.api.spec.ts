import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { dayAt } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { now } from '../../platform/time/clock';
import { People } from '../people.service';
import { MOST_EATERS } from './household-moves';

const stand = useStand();
const make = new Builders(stand);

type Household = Outputs['account']['household']['get'];
type Eater = Outputs['account']['household']['addEater'];

const PATH = '/api/account/household';
const CHILD = {
  name: 'Софійка',
  share: 0.5,
  allergies: ['milk'],
  mealTypes: ['breakfast', 'supper'],
  weekdays: [1, 6, 7],
};

const read = async (as: Person): Promise<Household> =>
  (await stand.call('GET', PATH, { as })).body as Household;
const add = (as: Person, more: object = {}): Promise<Answer> =>
  stand.call('POST', `${PATH}/eaters`, { as, body: { ...CHILD, ...more } });
const change = (as: Person, id: string, body: object): Promise<Answer> =>
  stand.call('PATCH', `${PATH}/eaters/${id}`, { as, body });
const remove = (as: Person, id: string): Promise<Answer> =>
  stand.call('DELETE', `${PATH}/eaters/${id}`, { as });
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const faultsOf = ({ body }: Answer) => (body as ErrorBody).data.fields;

let owner: Person;
let partner: Person;
let stranger: Person;
beforeEach(async () => {
  owner = await stand.person({ name: 'Оксана' });
  partner = await stand.person({ name: 'Андрій' });
  stranger = await stand.person();
  await make.moveIn(partner, owner);
});

describe('a household', () => {
  test('of a person alone is there from the start', async () => {
    expect(await read(stranger)).toEqual({
      id: stranger.householdId,
      ownerId: stranger.userId,
      members: [
        {
          userId: stranger.userId,
          name: '',
          email: stranger.email,
          avatar: null,
          isOwner: true,
          role: 'owner',
        },
      ],
      eaters: [],
      invitations: [],
    });
  });

  test('is the same for each of its members', async () => {
    await add(owner);
    const seen = await read(owner);
    expect(seen.members).toEqual([
      {
        userId: owner.userId,
        name: 'Оксана',
        email: owner.email,
        avatar: null,
        isOwner: true,
        role: 'owner',
      },
      {
        userId: partner.userId,
        name: 'Андрій',
        email: partner.email,
        avatar: null,
        isOwner: false,
        role: 'planner',
      },
    ]);
    expect(seen.eaters).toHaveLength(1);
    const { invitations, ...shared } = seen;
    expect(invitations).toEqual([]);
    expect(await read(partner)).toEqual(shared);
  });
});

describe('an eater', () => {
  test('is added, changed and removed by any member, and the others hear of it', async () => {
    const answer = await add(partner);
    expect(answer.status).toBe(201);
    const { id, ...fields } = answer.body as Eater;
    expect(fields).toEqual(CHILD);

    const changed = await change(owner, id, { name: 'Данилко', share: 0.7 });
    expect([changed.status, changed.body]).toEqual([200, { id, ...CHILD, name: 'Данилко', share: 0.7 }]);
    expect((await read(partner)).eaters).toEqual([changed.body]);

    expect((await remove(partner, id)).body).toEqual({ done: true });
    expect((await read(owner)).eaters).toEqual([]);
    expect(codeOf(await remove(owner, id))).toEqual([404, 'NOT_FOUND']);
    const touched = await stand.db.query<object[]>(
      'select distinct topic from plt_event where household_id = $1 order by topic',
      [owner.householdId],
    );
    expect(touched).toEqual([{ topic: 'account.household' }, { topic: 'mealplans.menu' }]);
  });

  test('of another household is not found, and stays as it was', async () => {
    const { id } = (await add(owner)).body as Eater;
    const before = await read(owner);
    expect(codeOf(await change(stranger, id, { name: 'Чужий' }))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await remove(stranger, id))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await remove(stranger, randomUUID()))).toEqual([404, 'NOT_FOUND']);
    expect(await read(owner)).toEqual(before);
    expect((await read(stranger)).eaters).toEqual([]);
  });

  test('stands behind those that were there, also when one of them goes', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(((await add(owner, { name })).body as Eater).id);
    await remove(owner, ids[0] ?? '');
    await add(owner, { name: 'd' });
    expect((await read(owner)).eaters.map(({ name }) => name)).toEqual(['b', 'c', 'd']);
  });

  test('has each choice once, in its order', async () => {
    const answer = await add(owner, {
      allergies: ['milk', 'gluten', 'milk'],
      mealTypes: ['supper', 'breakfast', 'supper'],
      weekdays: [7, 1, 7],
    });
    expect(answer.body).toMatchObject({
      allergies: ['gluten', 'milk'],
      mealTypes: ['breakfast', 'supper'],
      weekdays: [1, 7],
    });
  });

  test.each<[string, object, object[]]>([
    ['a blank name', { name: '  ' }, [{ path: 'name', code: 'blank' }]],
    ['a share of nothing', { share: 0 }, [{ path: 'share', code: 'number.range' }]],
    ['a share of four', { share: 4 }, [{ path: 'share', code: 'number.range' }]],
    ['an eighth weekday', { weekdays: [8] }, [{ path: 'weekdays.0', code: 'number.range' }]],
    ['a meal that is none', { mealTypes: ['lunch'] }, [{ path: 'mealTypes.0', code: 'choice' }]],
    ['an allergen that is none', { allergies: ['air'] }, [{ path: 'allergies.0', code: 'choice' }]],
  ])('is refused with %s', async (_, wrong, fields) => {
    const answer = await add(owner, wrong);
    expect([answer.status, faultsOf(answer)]).toEqual([400, fields]);
    const { id } = (await add(owner)).body as Eater;
    expect(faultsOf(await change(owner, id, wrong))).toEqual(fields);
    expect((await read(owner)).eaters).toEqual([{ id, ...CHILD }]);
  });

  test('over the twentieth is refused, also when two come at the same moment', async () => {
    for (let i = 0; i < MOST_EATERS - 1; i++) await add(owner, { name: `Їдець ${i}` });
    const answers = await Promise.all([add(owner), add(partner), add(owner)]);
    expect(answers.map(codeOf).sort()).toEqual([
      [201, undefined],
      [409, 'EATERS_FULL'],
      [409, 'EATERS_FULL'],
    ]);
    expect((await read(owner)).eaters).toHaveLength(MOST_EATERS);
    expect((await add(stranger)).status).toBe(201);
  });
});

describe('what other sections may know', () => {
  const people = () => stand.app.nest.get(People);

  test('is who eats with a household', async () => {
    const { id } = (await add(owner)).body as Eater;
    const { name, share, mealTypes, weekdays } = CHILD;
    expect(await people().peopleOf(owner.householdId)).toEqual({
      members: [
        { userId: owner.userId, name: 'Оксана' },
        { userId: partner.userId, name: 'Андрій' },
      ],
      eaters: [{ id, name, share, mealTypes, weekdays }],
    });
    expect(await people().householdOf(partner.userId)).toBe(owner.householdId);
    expect(await people().householdOf(randomUUID())).toBeUndefined();
  });

  test('is the currency of a person', async () => {
    expect(await people().currencyOf(owner.userId)).toBe('UAH');
    expect(await people().currencyOf(randomUUID())).toBeUndefined();
  });

  test('is the date of a person, and of a household its owner’s', async () => {
    const east = await stand.person({ timeZone: 'Pacific/Kiritimati' });
    const west = await stand.person({ timeZone: 'Pacific/Pago_Pago' });
    await make.moveIn(west, east);
    const [eastDay, westDay] = [dayAt(now(), 'Pacific/Kiritimati'), dayAt(now(), 'Pacific/Pago_Pago')];
    expect(eastDay).not.toBe(westDay);
    expect(await people().today({ userId: west.userId })).toBe(westDay);
    expect(await people().today({ householdId: east.householdId })).toBe(eastDay);
    expect(await people().today({ userId: randomUUID() })).toBe(dayAt(now(), 'Europe/Kyiv'));
  });
});
