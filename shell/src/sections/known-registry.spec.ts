import { expect, jest, test } from '@jest/globals';
import { KnownRegistry } from './known-registry';

const section = (version: string) => ({
  name: 'recipes' as const,
  version,
  entry: `/mfe/recipes/${version}/mf-manifest.json`,
  preload: [],
  texts: {},
  contract: 1,
});
const first = { revision: 1, sections: [section('1')] };
const second = { revision: 2, sections: [section('2')] };

function registryThat(fetch: () => Promise<unknown>) {
  const clock = { now: 0 };
  const changed = jest.fn();
  const registry = new KnownRegistry(first, { fetch, now: () => clock.now });
  registry.subscribe(changed);
  return { registry, clock, changed };
}

test('what the server says now takes the place of what it wrote into the page', async () => {
  const { registry, changed } = registryThat(() => Promise.resolve(second));
  expect(await registry.refresh()).toBe(true);
  expect(registry.section('recipes')?.version).toBe('2');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await registry.refresh()).toBe(false);
});

test('a section that was away for a while comes back under the same revision', async () => {
  const { registry } = registryThat(() => Promise.resolve({ ...first, sections: [section('3')] }));
  expect(await registry.refresh()).toBe(true);
  expect(registry.section('recipes')?.version).toBe('3');
});

test.each([
  ['a refusal', undefined],
  ['nothing', null],
  ['an error’s body', { code: 'UNAVAILABLE' }],
  ['a section without an entry', { revision: 2, sections: [{ name: 'recipes', version: '2' }] }],
  [
    'a section from elsewhere',
    { revision: 2, sections: [{ ...section('2'), entry: 'https://evil.test/x' }] },
  ],
])('%s leaves the known one', async (_, answer) => {
  const { registry, changed } = registryThat(() => Promise.resolve(answer));
  expect(await registry.refresh()).toBe(false);
  expect(registry.section('recipes')?.version).toBe('1');
  expect(changed).not.toHaveBeenCalled();
});

test('a server that does not answer leaves the known one', async () => {
  const { registry } = registryThat(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await registry.refresh()).toBe(false);
  expect(registry.section('recipes')?.version).toBe('1');
});

test('it is asked once by all who ask meanwhile, and not again within a minute', async () => {
  const fetch = jest.fn(() => Promise.resolve(second as unknown));
  const { registry, clock } = registryThat(fetch);
  expect(await registry.refreshWhenStale()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  clock.now = 60_000;
  expect(await Promise.all([registry.refreshWhenStale(), registry.refresh()])).toEqual([true, true]);
  expect(fetch).toHaveBeenCalledTimes(1);
  await registry.refreshWhenStale();
  expect(fetch).toHaveBeenCalledTimes(1);
});
