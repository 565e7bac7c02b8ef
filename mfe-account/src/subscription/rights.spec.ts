import { expect, test } from '@jest/globals';
import { columnOf, FEATURE_NAMES, GROUP_NAMES, GROUPS, includes, LEVELS } from './rights';

test('each access brings what the one before it does, and something more', () => {
  const counts = LEVELS.map((level) => FEATURE_NAMES.filter((feature) => includes(level, feature)));
  for (const [index, features] of counts.entries()) {
    const before = counts[index - 1] ?? [];
    expect(features).toEqual(expect.arrayContaining(before));
    expect(features.length).toBeGreaterThan(before.length);
  }
});

test('the table of rights decides what premium is for', () => {
  expect(includes('free', 'menu')).toBe(true);
  expect(includes('free', 'combine')).toBe(false);
  expect(includes('premium', 'combine')).toBe(true);
  expect(includes('premium', 'courses')).toBe(false);
});

test('an administrator stands where an expert does', () => {
  expect([columnOf('free'), columnOf('premium'), columnOf('expert'), columnOf('admin')]).toEqual([
    'free',
    'premium',
    'expert',
    'expert',
  ]);
});

test('every feature stands in one group', () => {
  const grouped = GROUP_NAMES.flatMap((group) => [...GROUPS[group]]);
  expect([...grouped].sort()).toEqual([...FEATURE_NAMES].sort());
});
