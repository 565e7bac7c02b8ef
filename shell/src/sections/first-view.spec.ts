import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aboutToStand, filesAreHere } from './first-view';

const release = {
  name: 'recipes' as const,
  version: '1',
  entry: '/mfe/recipes/1/mf-manifest.json',
  preload: ['/mfe/recipes/1/remoteEntry.js', '/mfe/recipes/1/section.css'],
  texts: { uk: '/mfe/recipes/1/texts-uk.js' },
  contract: 1,
};

/** What the browser says it has fetched. */
let fetched: string[] = [];
beforeEach(() => {
  performance.getEntriesByType = () => fetched.map((name) => ({ name }) as PerformanceEntry);
});

describe('the files of a first view', () => {
  const all = ['remoteEntry.js', 'section.css', 'texts-uk.js'].map(
    (file) => `https://a.test/mfe/recipes/1/${file}`,
  );

  test('are here when each has come, wherever from', () => {
    fetched = all.map((name, place) => (place === 0 ? `${name}?r=1` : name));
    expect(filesAreHere(release, 'uk')).toBe(true);
  });

  test('are not while one is on its way, and never of no release', () => {
    fetched = all.slice(0, 2);
    expect(filesAreHere(release, 'uk')).toBe(false);
    expect(filesAreHere(undefined, 'uk')).toBe(false);
  });

  test('are fewer in a language without a file of its own', () => {
    fetched = all.slice(0, 2);
    expect(filesAreHere(release, 'en')).toBe(true);
  });
});

describe('the first view', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('goes on as soon as the section stands', async () => {
    await expect(aboutToStand(Promise.resolve())).resolves.toBeUndefined();
  });

  test('does not wait longer than its patience', async () => {
    const seen = jest.fn();
    void aboutToStand(new Promise<void>(() => undefined)).then(seen);
    await jest.advanceTimersByTimeAsync(299);
    expect(seen).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalled();
  });
});
