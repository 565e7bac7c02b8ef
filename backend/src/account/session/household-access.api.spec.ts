import { beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../platform/auth/actor';
import { now, plus, DAY } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { PremiumDays } from '../profile/premium-days.entity';
import { SessionService } from './session.service';

const stand = useStand();
const build = new Builders(stand);
let owner: Person;
let member: Person;
let stranger: Person;

beforeAll(async () => {
  [owner, member, stranger] = [await stand.person(), await stand.person(), await stand.person()];
  await build.moveIn(member, owner);
  await build.premium(owner);
});

const accessOf = async ({ keys }: Person): Promise<Pick<Actor, 'access' | 'householdAccess'>> => {
  const key = { token: keys['access-token'], client: keys.client, uid: keys.uid };
  const actor = await stand.app.nest.get(SessionService).actorOf(key);
  if (!actor) throw new Error('nobody');
  return { access: actor.access, householdAccess: actor.householdAccess };
};

test('the owner’s premium covers the household of every member, and makes none of them premium', async () => {
  expect(await accessOf(owner)).toEqual({ access: 'premium', householdAccess: 'premium' });
  expect(await accessOf(member)).toEqual({ access: 'free', householdAccess: 'premium' });
  expect(await accessOf(stranger)).toEqual({ access: 'free', householdAccess: 'free' });
});

test('a member’s own premium is not the owner’s', async () => {
  const [host, guest] = [await stand.person(), await stand.person()];
  await build.moveIn(guest, host);
  await build.premium(guest);
  expect(await accessOf(guest)).toEqual({ access: 'premium', householdAccess: 'premium' });
  expect(await accessOf(host)).toEqual({ access: 'free', householdAccess: 'free' });
});

test('it ends with the owner’s days', async () => {
  const on = plus(now(), -60 * DAY).slice(0, 10);
  await stand.db.manager.update(PremiumDays, { userId: owner.userId }, { on });
  expect(await accessOf(member)).toEqual({ access: 'free', householdAccess: 'free' });
});
