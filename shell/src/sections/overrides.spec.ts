import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  askedOverrides,
  keepOverrides,
  keptOverrides,
  OVERRIDES_KEY,
  releaseAt,
  resetOverrides,
  withoutAsked,
} from './overrides';

const ORIGIN = 'https://sytno.test';

beforeEach(() => {
  localStorage.clear();
});

describe('the address', () => {
  test('asks for sections by name; other words are not its', () => {
    const search =
      '?mfe.recipes=0.1.0-abc&mfe.grocery=&mfe.evil=1&page=2&mfe.account=http://localhost:3101/x.json';
    expect(askedOverrides(search)).toEqual({
      recipes: '0.1.0-abc',
      grocery: null,
      account: 'http://localhost:3101/x.json',
    });
  });

  test('loses what it asked for and nothing else', () => {
    const place = { pathname: '/uk/user/recipes', search: '?mfe.recipes=1&page=2', hash: '#top' };
    expect(withoutAsked(place)).toBe('/uk/user/recipes?page=2#top');
    expect(withoutAsked({ ...place, search: '?mfe.recipes=1' })).toBe('/uk/user/recipes#top');
  });
});

describe('a section is taken from', () => {
  test.each([
    ['0.1.0-abc', '/mfe/recipes/0.1.0-abc/mf-manifest.json'],
    ['http://localhost:3101/mf-manifest.json', 'http://localhost:3101/mf-manifest.json'],
    ['http://127.0.0.1:3101/mf-manifest.json', 'http://127.0.0.1:3101/mf-manifest.json'],
    [`${ORIGIN}/mfe/recipes/1/mf-manifest.json`, `${ORIGIN}/mfe/recipes/1/mf-manifest.json`],
  ])('%s', (place, entry) => {
    expect(releaseAt('recipes', place, ORIGIN)?.entry).toBe(entry);
  });

  test.each([
    'https://evil.test/mf-manifest.json',
    'http://localhost.evil.test/mf-manifest.json',
    // The page's security policy has no way to name it.
    'http://[::1]:3101/mf-manifest.json',
    'http://evil.test:80/localhost.json',
    'https://localhost:3101@evil.test/mf-manifest.json',
    '//evil.test/mf-manifest.json',
    'data:application/json,{}.json',
    'javascript:alert(1)//.json',
    'http://localhost:3101/',
    '',
  ])('never %s', (place) => {
    expect(releaseAt('recipes', place, ORIGIN)).toBeUndefined();
  });
});

describe('what was asked for', () => {
  test('is kept until it is taken off', () => {
    expect(keepOverrides(localStorage, { recipes: '1', grocery: '2' }, ORIGIN)).toEqual({
      recipes: '1',
      grocery: '2',
    });
    expect(keptOverrides(localStorage, ORIGIN)).toEqual({ recipes: '1', grocery: '2' });
    expect(keepOverrides(localStorage, { recipes: null }, ORIGIN)).toEqual({ grocery: '2' });
    resetOverrides(localStorage);
    expect(keptOverrides(localStorage, ORIGIN)).toEqual({});
  });

  test('leaves nothing behind when nothing is left', () => {
    keepOverrides(localStorage, { recipes: '1' }, ORIGIN);
    keepOverrides(localStorage, { recipes: null }, ORIGIN);
    expect(localStorage.getItem(OVERRIDES_KEY)).toBeNull();
  });

  test.each(['{', '[]', '"x"', '{"recipes":12}', '{"recipes":"https://evil.test/x.json"}'])(
    'is nothing when %s was kept',
    (kept) => {
      localStorage.setItem(OVERRIDES_KEY, kept);
      expect(keptOverrides(localStorage, ORIGIN)).toEqual({});
    },
  );
});
