import { expect, test } from '@jest/globals';
import type { Actor } from './actor';
import { allowed } from './rights';

const member: Actor = {
  userId: 'me',
  sessionId: 's',
  householdId: 'ours',
  access: 'free',
  householdRole: 'planner',
  householdAccess: 'premium',
  language: 'uk',
  timeZone: 'Europe/Kyiv',
  phone: null,
  trusted: true,
  elevated: false,
};
const alone: Actor = { ...member, householdAccess: 'free' };

test.each([
  ['menu.combine', { householdId: 'ours' }, true, false],
  ['menu.combine', { householdId: 'theirs' }, false, false],
  ['list.addLine', undefined, true, false],
  ['recipe.overlay', { published: true }, false, false],
  ['generator.long', undefined, false, false],
  ['menu.change', { householdId: 'ours' }, true, true],
] as const)(
  '%s on %j: a free member of a premium household %s, alone %s',
  (action, thing, member_, alone_) => {
    expect([allowed(member, action, thing), allowed(alone, action, thing)]).toEqual([member_, alone_]);
  },
);
