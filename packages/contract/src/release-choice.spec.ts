import { describe, expect, test } from '@jest/globals';
import { apiCovers, releaseFor, shareOf, type SectionRelease, type ServedSection } from './index';

const release = (version: string): SectionRelease => ({
  name: 'recipes',
  version,
  entry: `/mfe/recipes/${version}/mf-manifest.json`,
  preload: [],
  texts: {},
  contract: 1,
});
const tried = (share: number): ServedSection => ({
  ...release('1'),
  trial: { share, release: release('2') },
});

describe('a release that a share of people tries', () => {
  const people = Array.from({ length: 4_000 }, () => crypto.randomUUID());

  test.each([1, 10, 50, 99])('of %i hundredths goes to about that many, always the same', (share) => {
    const getting = people.filter((id) => releaseFor(tried(share), id).version === '2');
    expect(getting.length / people.length).toBeGreaterThan(share / 100 - 0.03);
    expect(getting.length / people.length).toBeLessThan(share / 100 + 0.03);
    for (const id of getting) expect(releaseFor(tried(share), id).version).toBe('2');
  });

  test('goes on to those who had it when the share grows', () => {
    const few = people.filter((id) => releaseFor(tried(10), id).version === '2');
    for (const id of few) expect(releaseFor(tried(40), id).version).toBe('2');
  });

  test('is another share of people in another section', () => {
    const both = people.filter((id) => shareOf('recipes', id) < 10 && shareOf('grocery', id) < 10);
    expect(both.length).toBeLessThan(people.length * 0.03);
  });

  test('goes to no visitor', () => {
    expect(releaseFor(tried(99), null).version).toBe('1');
  });
});

test('people get the live release where none is tried', () => {
  expect(releaseFor(release('1'), crypto.randomUUID()).version).toBe('1');
});

test.each([
  ['1.4', '1.4', true],
  ['1.5', '1.4', true],
  ['1.10', '1.9', true],
  ['1.3', '1.4', false],
  ['2.0', '1.4', false],
  ['1.4', '2.0', false],
  ['1.4', 'x', false],
])('a backend with the contract %s covers %s: %s', (has, needed, covered) => {
  expect(apiCovers(has, needed)).toBe(covered);
});
