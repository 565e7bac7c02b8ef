import { describe, expect, test } from '@jest/globals';
import { HOUSEHOLD_ROLES, type HouseholdRole } from '../people/household';
import { ACCESS_LEVELS, type Access } from '../people/rules';
import { RIGHTS, type Action } from './actions';
import { accessFor, may, reaches, VISITOR, type Actor } from './may';

const person = (access: Access, role: HouseholdRole = 'owner'): Actor => ({
  userId: 'me',
  householdId: 'ours',
  role,
  access,
});

/** The table a second time, read by a person from product decision 2.5: the lowest access for each action. */
const lowest: Record<Action, Access> = {
  'session.use': 'visitor',
  'page.public': 'visitor',
  'release.team': 'visitor',
  'profile.read': 'free',
  'profile.change': 'free',
  'email.confirm': 'free',
  'household.read': 'free',
  'household.change': 'free',
  'household.manage': 'free',
  'household.join': 'free',
  'household.leave': 'free',
  'subscription.use': 'free',
  'notice.read': 'free',
  'message.send': 'free',
  'live.listen': 'free',
  'picture.keep': 'free',
  'recipe.list': 'free',
  'recipe.read': 'free',
  'recipe.change': 'free',
  'recipe.import': 'free',
  'recipe.publish': 'free',
  'recipe.report': 'free',
  'recipe.favourite': 'free',
  'recipe.remark': 'free',
  'recipe.share': 'free',
  'recipe.overlay': 'premium',
  'recipe.overlaySettle': 'free',
  'menu.read': 'free',
  'menu.change': 'free',
  'menu.plate': 'free',
  'menu.eaten': 'free',
  'parameters.change': 'free',
  'menu.feed': 'free',
  'menu.combine': 'premium',
  'generator.run': 'free',
  'generator.long': 'premium',
  'template.read': 'free',
  'template.change': 'free',
  'list.read': 'free',
  'list.change': 'free',
  'list.addLine': 'premium',
  'list.phone': 'premium',
  'course.list': 'free',
  'course.read': 'free',
  'course.apply': 'free',
  'course.learn': 'free',
  'course.report': 'free',
  'application.withdraw': 'free',
  'course.change': 'expert',
  'expert.read': 'free',
  'practice.read': 'free',
  'practice.change': 'expert',
  'group.read': 'free',
  'group.join': 'free',
  'group.lead': 'expert',
  'consultation.read': 'free',
  'consultation.use': 'free',
  'consultation.lead': 'expert',
  'application.decide': 'expert',
  'limits.bind': 'premium',
  'ads.none': 'premium',
  'ad.see': 'free',
  'review.decide': 'admin',
  'nutrition.set': 'admin',
  'catalogue.change': 'admin',
  'message.answer': 'admin',
  'payment.manage': 'admin',
  'ad.manage': 'admin',
  'audit.read': 'admin',
  'person.manage': 'admin',
  'desk.read': 'admin',
  'factor.manage': 'admin',
  'release.manage': 'admin',
};

describe('rights, row by row', () => {
  test.each(Object.entries(lowest) as [Action, Access][])('%s from %s on', (action, from) => {
    for (const access of ACCESS_LEVELS) expect(may(person(access), action)).toBe(reaches(access, from));
  });

  test.each(Object.keys(RIGHTS) as Action[])(
    '%s: no right without a session but what is public',
    (action) => {
      expect(may(VISITOR, action)).toBe(lowest[action] === 'visitor');
    },
  );
});

describe('whose thing it is', () => {
  test.each([
    ['recipe.change', { ownerId: 'me' }, true],
    ['recipe.change', { ownerId: 'you' }, false],
    ['recipe.change', { ownerId: 'you', published: true }, false],
    ['recipe.change', { ownerId: null, published: true }, false],
    ['recipe.read', { ownerId: 'you' }, false],
    ['recipe.read', { ownerId: 'you', published: true }, true],
    ['recipe.read', { ownerId: null, published: true }, true],
    ['menu.change', { householdId: 'ours' }, true],
    ['menu.change', { householdId: 'theirs' }, false],
    ['list.read', { householdId: 'theirs' }, false],
    ['list.read', {}, false],
  ] as const)('%s on %j: %s', (action, thing, allowed) => {
    expect(may(person('premium'), action, thing)).toBe(allowed);
  });

  test('an administrator reads what waits for review, but nobody’s household', () => {
    expect(may(person('admin'), 'recipe.read', { ownerId: 'you' })).toBe(true);
    expect(may(person('admin'), 'menu.read', { householdId: 'theirs' })).toBe(false);
  });

  test('a person without ids owns nothing', () => {
    const nobody: Actor = { userId: null, householdId: null, access: 'admin' };
    expect(may(nobody, 'recipe.change', { ownerId: null })).toBe(false);
    expect(may(nobody, 'menu.read', { householdId: null })).toBe(false);
  });
});

describe('a member of a household whose owner has premium', () => {
  const pair = { access: 'free', householdAccess: 'premium' } as const;

  test.each([
    ['menu.combine', 'premium'],
    ['list.addLine', 'premium'],
    ['list.phone', 'premium'],
    ['menu.change', 'premium'],
    ['recipe.overlay', 'free'],
    ['generator.long', 'free'],
    ['limits.bind', 'free'],
    ['ads.none', 'free'],
  ] as const)('asks for %s with %s', (action, access) => {
    expect(accessFor(action, pair)).toBe(access);
  });
});

/** What a role in a household is for (ADR 27): the least one, for what not every member may. */
const leastRole: Partial<Record<Action, HouseholdRole>> = {
  'household.change': 'planner',
  'household.manage': 'owner',
  'menu.change': 'planner',
  'menu.combine': 'planner',
  'generator.run': 'planner',
  'generator.long': 'planner',
  'list.change': 'planner',
  'list.addLine': 'planner',
};

describe('roles, row by row', () => {
  test.each(Object.keys(RIGHTS) as Action[])('%s', (action) => {
    const those = HOUSEHOLD_ROLES.filter((role) => may(person('admin', role), action));
    const least = leastRole[action] ?? 'reader';
    expect(those).toEqual(HOUSEHOLD_ROLES.slice(HOUSEHOLD_ROLES.indexOf(least)));
  });
});
