import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@sytno/contract';
import { ACCESS_LEVELS, HOUSEHOLD_ROLES, may, type Access, type HouseholdRole } from '@sytno/domain';
import { Member } from '../../account/household/member.entity';
import { accessOf } from './access-table';
import { Builders } from '../../testing/builders';
import { BODIES } from '../../testing/call-bodies';
import { QUERIES } from '../../testing/call-queries';
import { CALLS, PUBLIC_CALLS, type ContractCall } from '../../testing/calls';
import { useStand, type Answer, type Keys, type Person } from '../../testing/stand';

const stand = useStand();
let person: Person;
let other: Person;
beforeAll(async () => {
  person = await stand.person();
  other = await stand.person();
});

/** Somebody else's, or nobody's: rights are asked before things are looked for. */
const NOBODYS = '00000000-0000-4000-8000-00000000dead';

const ask = (call: ContractCall, headers: Partial<Keys>): Promise<Answer> => {
  const query = new URLSearchParams(QUERIES[call.name] ?? {}).toString();
  return stand.call(call.method, `${call.path.replace(/\{\w+\}/g, NOBODYS)}?${query}`, {
    headers: { ...headers },
    ...(call.method === 'GET' ? {} : { body: BODIES[call.name] ?? {} }),
  });
};

interface Standing {
  readonly access: Access;
  readonly role: HouseholdRole;
}

/** Every access that somebody signed in can have, and whoever of a household may not plan. */
const STANDINGS: readonly Standing[] = [
  ...ACCESS_LEVELS.filter((access) => access !== 'visitor').map((access) => ({
    access,
    role: 'owner' as const,
  })),
  ...HOUSEHOLD_ROLES.filter((role) => role !== 'owner').map((role) => ({ access: 'free' as const, role })),
];
const NOBODY = { userId: 'me', householdId: 'ours' };
/** After these somebody is not any more what he was. */
const ENDS = ['account.session.signOut', 'account.household.leave', 'account.subscription.switchTariff'];
/** What the handler asks beside the right of the call: a reader has grams of his own, and nothing else. */
const ASKS_MORE = ['mealplans.menu.change'];

const people = new Map<string, Person>();

async function standingAs(standing: Standing): Promise<Person> {
  const key = `${standing.access} ${standing.role}`;
  const known = people.get(key);
  if (known) return known;
  const somebody = await stand.person({
    role: standing.access === 'admin' ? 'admin' : null,
    expertKind: standing.access === 'expert' ? 'nutritionist' : null,
  });
  const make = new Builders(stand);
  if (['premium', 'expert'].includes(standing.access)) await make.premium(somebody);
  if (standing.role !== 'owner') {
    await make.moveIn(somebody, await stand.person());
    await stand.db.manager.update(Member, { userId: somebody.userId }, { role: standing.role });
  }
  people.set(key, somebody);
  return somebody;
}

const closed = CALLS.filter(({ name }) => !PUBLIC_CALLS.includes(name));

describe.each(closed)('$name', (call) => {
  const wrongKeys: [string, () => Partial<Keys>][] = [
    ['nothing', () => ({})],
    ['a token alone', () => ({ 'access-token': person.keys['access-token'] })],
    ['a wrong token', () => ({ ...person.keys, 'access-token': other.keys['access-token'] })],
    ['another client', () => ({ ...person.keys, client: other.keys.client })],
    ['another uid', () => ({ ...person.keys, uid: other.keys.uid })],
    ['an empty token', () => ({ ...person.keys, 'access-token': '' })],
    ['a huge token', () => ({ ...person.keys, 'access-token': 'x'.repeat(5000) })],
    ['strange characters', () => ({ ...person.keys, client: `'; drop table acc_user; --` })],
  ];

  // Each call gets some of them, the next one others: the guard is one, and stands before all.
  const turn = closed.indexOf(call) % 3;
  test.each(wrongKeys.filter((_, index) => index % 3 === turn))('denies %s', async (_, keys) => {
    const answer = await ask(call, keys());
    expect(answer.status).toBe(401);
    expect((answer.body as ErrorBody).code).toBe('SIGN_IN_REQUIRED');
  });

  // An open stream is not waited for here; live.api.spec listens to it.
  if (call.name === 'platform.live.stream') return;
  test.each(STANDINGS)(
    'lets $access, $role, through when he has the right, and else not',
    async (standing) => {
      const right = accessOf({ method: call.method, url: call.path.replace(/\{(\w+)\}/g, ':$1') });
      const allowed = right?.open === false && may({ ...NOBODY, ...standing }, right.action);
      const { status, text } = await ask(call, (await standingAs(standing)).keys);
      if (ENDS.includes(call.name)) people.clear();
      if (!allowed || (standing.role === 'reader' && ASKS_MORE.includes(call.name))) expect(status).toBe(403);
      else expect([status, [200, 201, 400, 404, 409].includes(status) ? '' : text]).toEqual([status, '']);
    },
  );
});

test('public calls do not ask for a session', async () => {
  for (const call of CALLS.filter(({ name }) => PUBLIC_CALLS.includes(name))) {
    expect((await ask(call, {})).body).not.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  }
});

test.each([
  '/api/health/live',
  '/api/health/ready',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/swagger-ui.css',
])('%s is open', async (path) => {
  expect((await stand.call('GET', path)).status).toBe(200);
});

test('the document names every call', async () => {
  const { body } = await stand.call('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  for (const { method, path } of CALLS) {
    expect(paths[path.replace('/api', '')]?.[method.toLowerCase()]).toBeDefined();
  }
});

test('the demo’s outbox is no part of another installation', async () => {
  expect((await stand.call('GET', '/api/demo/outbox')).status).toBe(404);
});
