import { describe, expect, test } from '@jest/globals';
import { AD_PLACES, adFor, adRuns, isAdLink, type AdRun } from './ads';

const ad = (id: string, given: Partial<AdRun> = {}): AdRun => ({
  id,
  places: ['dashboard'],
  from: '2026-11-01',
  to: '2026-11-30',
  paused: false,
  ...given,
});

test('no place is where people cook or shop', () => {
  expect(AD_PLACES.join()).not.toMatch(/recipe\b|grocery|list|cook/i);
});

test.each([
  ['2026-10-31', {}, false],
  ['2026-11-01', {}, true],
  ['2026-11-30', {}, true],
  ['2026-12-01', {}, false],
  ['2030-01-01', { to: null }, true],
  ['2026-11-10', { paused: true }, false],
] as const)('on %s with %j runs: %s', (day, given, runs) => {
  expect(adRuns(ad('a', given), day)).toBe(runs);
});

describe('of several', () => {
  const all = [ad('b'), ad('a'), ad('c', { places: ['recipes'] })];
  test.each([
    [0, 'a'],
    [1, 'b'],
    [2, 'a'],
  ])('on turn %i stands %s', (turn, id) => {
    expect(adFor(all, 'dashboard', '2026-11-10', turn)?.id).toBe(id);
  });

  test('none stands where none is meant to', () => {
    expect(adFor(all, 'courses', '2026-11-10', 5)).toBeUndefined();
    expect(adFor(all.slice(3), 'dashboard', '2026-11-10', 5)).toBeUndefined();
  });
});

test.each([
  ['/uk/price', true],
  ['https://sytno.example/offer?x=1', true],
  ['http://sytno.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user:word@evil.example', false],
  ['https://localhost', false],
  ['https://a b.example', false],
  ['', false],
])('the link %s may be shown: %s', (link, may) => {
  expect(isAdLink(link)).toBe(may);
});
