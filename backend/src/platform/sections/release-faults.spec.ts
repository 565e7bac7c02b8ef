import { expect, test } from '@jest/globals';
import type { BuiltRelease } from '@sytno/contract';
import { faultsOf, type Host } from './release-faults';

const host: Host = { contract: 1, api: '1.4', kit: { '@sytno/kit/ui': ['Button', 'Card'] } };
const release = (given: Partial<BuiltRelease>): BuiltRelease => ({
  name: 'recipes',
  version: '1',
  entry: '/mfe/recipes/1/mf-manifest.json',
  preload: [],
  texts: {},
  contract: 1,
  ...given,
});
const needs = (api: string, names: string[]) => ({ needs: { api, kit: { '@sytno/kit/ui': names } } });

test.each([
  ['nothing that is missing', needs('1.4', ['Button']), []],
  ['nothing at all', {}, []],
  ['another major of the shell', { contract: 2 }, [{ fault: 'contract', detail: '2' }]],
  ['a newer contract of the API', needs('1.5', []), [{ fault: 'api', detail: '1.5' }]],
  ['an older major of the API', needs('0.9', []), [{ fault: 'api', detail: '0.9' }]],
  [
    'parts that the kit does not have',
    needs('1.0', ['Button', 'Dial']),
    [{ fault: 'kit', detail: '@sytno/kit/ui Dial' }],
  ],
  [
    'a face that the kit does not have',
    { needs: { api: '1.0', kit: { '@sytno/kit/maps': ['Map'] } } },
    [{ fault: 'kit', detail: '@sytno/kit/maps Map' }],
  ],
])('a release that asks for %s', (_, given, faults) => {
  expect(faultsOf(release(given), host)).toEqual(faults);
});

test('the kit is not asked about while nobody knows what it has', () => {
  expect(faultsOf(release(needs('1.0', ['Dial'])), { ...host, kit: undefined })).toEqual([]);
});
