import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aboutToStand, filesAreHere } from './first-view';
import { SAMPLE_RELEASE } from './testing/sample-release';

/** What the browser says it has fetched. */
let fetched: string[] = [];
beforeEach(() => {
  performance.getEntriesByType = () => fetched.map((name) => ({ name }) as PerformanceEntry);
});

describe('the files of a first view', () => {
  const all = ['mf-manifest.json', 'remoteEntry.js', 'section.css', 'texts-uk.js'].map(
    (file) => `https://a.test/mfe/recipes/1/${file}`,
  );

  test('are here when each has come, wherever from', () => {
    fetched = all.map((name, place) => (place === 1 ? `${name}?r=1` : name));
    expect(filesAreHere(SAMPLE_RELEASE, 'uk')).toBe(true);
  });

  test('are not while one is on its way, and never of no release', () => {
    for (const missing of all) {
      fetched = all.filter((name) => name !== missing);
      expect(filesAreHere(SAMPLE_RELEASE, 'uk')).toBe(false);
    }
    fetched = all;
    expect(filesAreHere(undefined, 'uk')).toBe(false);
  });

  test('are fewer in a language without a file of its own', () => {
    fetched = all.slice(0, 3);
    expect(filesAreHere(SAMPLE_RELEASE, 'en')).toBe(true);
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
    await aboutToStand(Promise.resolve());
    expect(jest.getTimerCount()).toBe(0);
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
