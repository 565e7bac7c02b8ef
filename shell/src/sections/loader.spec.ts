import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SectionRelease, ServedSection } from '@sytno/contract';
import { defineSection } from '@sytno/kit';
import { KnownRegistry } from './known-registry';
import { SectionLoader, type Federation } from './loader';
import { ReleaseChoice } from './release-choice';
import { SectionLoadError } from './section-load-error';

const release: SectionRelease = {
  name: 'recipes',
  version: '1',
  entry: '/mfe/recipes/1/mf-manifest.json',
  preload: [],
  texts: {},
  contract: 1,
};

const loadTexts = jest.fn(() => Promise.resolve({ title: 'x' }));
const section = defineSection({ name: 'recipes', version: '1', Section: () => null, loadTexts });

const loadRemote = jest.fn<Federation['loadRemote']>();
const registerRemotes = jest.fn<Federation['registerRemotes']>();
const addTexts = jest.fn();
const preload = jest.fn();
const report = jest.fn<(error: SectionLoadError) => void>();
const pauses: number[] = [];

const tell = jest.fn<(error: SectionLoadError) => void>();
const fetchRegistry = jest.fn<() => Promise<unknown>>();
let time = 0;
let overriding: SectionRelease | undefined;

function loaderWith(sections: ServedSection[] = [release]): SectionLoader {
  const registry = new KnownRegistry(
    { revision: 1, sections },
    { fetch: fetchRegistry, now: () => (time += 1) },
  );
  const choice = new ReleaseChoice({
    registry,
    personId: () => null,
    override: () => overriding,
  });
  const loader = new SectionLoader({
    registry,
    choice,
    federation: { loadRemote, registerRemotes },
    preload,
    addTexts,
    report,
    tell,
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  });
  registry.subscribe(loader.dropOutdated);
  return loader;
}

describe('a section under way', () => {
  test('is settled when it stands, when it failed, and at once when nothing is under way', async () => {
    const loader = loaderWith();
    await loader.settled('recipes', 'uk');
    loadRemote.mockResolvedValueOnce({ section });
    loader.load('recipes', 'uk');
    const settled = jest.fn();
    const waiting = loader.settled('recipes', 'uk').then(settled);
    expect(settled).not.toHaveBeenCalled();
    await waiting;
    expect(loader.state('recipes', 'uk').status).toBe('ready');
  });
});

describe('the pages of a release', () => {
  test('are those that it names; pages of the shell are there always', () => {
    const loader = loaderWith([{ ...release, pages: ['recipes'] }]);
    expect(loader.has('recipes')).toBe(true);
    expect(loader.has('recipeCreate')).toBe(false);
    expect(loader.has('oferta')).toBe(true);
  });

  test('may all be tried while a release names none, or there is no release', () => {
    expect(loaderWith().has('recipeCreate')).toBe(true);
    expect(loaderWith([]).has('templates')).toBe(true);
  });
});

async function settled(loader: SectionLoader, lng: 'uk' | 'en' = 'uk') {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (['ready', 'failed'].includes(loader.state('recipes', lng).status)) resolve();
    };
    loader.subscribe(look);
    look();
  });
  return loader.state('recipes', lng);
}

const dead = new Error('#RUNTIME-008 ScriptNetworkError: Failed to load');

beforeEach(() => {
  jest.resetAllMocks();
  loadTexts.mockResolvedValue({ title: 'x' });
  pauses.length = 0;
  overriding = undefined;
  fetchRegistry.mockRejectedValue(new Error('no network'));
});

describe('loading a section', () => {
  test('registers its manifest, loads the module and its texts, once for all who ask', async () => {
    loadRemote.mockResolvedValue({ section });
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    loader.load('recipes', 'uk');
    expect(loader.state('recipes', 'uk').status).toBe('loading');
    expect(await settled(loader)).toMatchObject({ status: 'ready', section: { module: section } });
    loader.load('recipes', 'uk');
    expect(registerRemotes.mock.calls).toEqual([
      [[{ name: 'mfe_recipes', entry: release.entry }], { force: false }],
    ]);
    expect(loadRemote.mock.calls).toEqual([['mfe_recipes/section']]);
    expect(addTexts).toHaveBeenCalledWith('uk', 'recipes', { title: 'x' });
    expect(preload.mock.calls).toEqual([[release, 'uk']]);
  });

  test('another language loads texts alone', async () => {
    loadRemote.mockResolvedValue({ section });
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    await settled(loader);
    loader.load('recipes', 'en');
    await settled(loader, 'en');
    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(loadTexts.mock.calls).toEqual([['uk'], ['en']]);
  });

  test('a failure is tried twice more by itself, each time under a new address', async () => {
    loadRemote.mockRejectedValueOnce(dead).mockRejectedValueOnce(dead).mockResolvedValue({ section });
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    expect((await settled(loader)).status).toBe('ready');
    expect(registerRemotes.mock.calls.map(([[remote], { force }]) => [remote?.entry, force])).toEqual([
      [release.entry, false],
      [expect.stringContaining(`${release.entry}?r=1.`), true],
      [expect.stringContaining(`${release.entry}?r=2.`), true],
    ]);
    expect(pauses).toEqual([300, 1000]);
    expect(report).toHaveBeenCalledTimes(2);
  });

  test('a failure that lasts is told, and a person’s retry tries truly again', async () => {
    loadRemote.mockRejectedValue(dead);
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({
      status: 'failed',
      error: { name: 'ChunkLoadError', type: 'error' },
    });
    loader.load('recipes', 'uk');
    expect(loadRemote).toHaveBeenCalledTimes(3);
    loadRemote.mockResolvedValue({ section });
    loader.retry('recipes', 'uk');
    expect((await settled(loader)).status).toBe('ready');
    expect(registerRemotes.mock.lastCall?.[0][0]?.entry).toContain(`${release.entry}?r=3.`);
  });

  test('a time-out is told at once: a person has waited long enough', async () => {
    loadRemote.mockRejectedValue(new Error('#RUNTIME-008 ScriptNetworkError: Script timed out.'));
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'failed', error: { type: 'timeout' } });
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  test('a section that the registry does not have is missing', async () => {
    const loader = loaderWith([]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({
      error: { failure: { phase: 'registry', type: 'missing' } },
    });
    expect(loadRemote).not.toHaveBeenCalled();
  });

  test.each([
    [undefined, 'missing'],
    [{}, 'missing'],
    [{ section: {} }, 'missing'],
    [{ section: { ...section, Section: undefined } }, 'missing'],
    [{ section: { ...section, contract: 2 } }, 'error'],
  ])('a module %j is not rendered', async (module, type) => {
    loadRemote.mockResolvedValue(module);
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ error: { failure: { phase: 'shape', type } } });
  });

  test('texts that do not come fail the section, and its module is not loaded again', async () => {
    loadRemote.mockResolvedValue({ section });
    loadTexts.mockRejectedValueOnce(
      Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error' }),
    );
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ error: { failure: { phase: 'texts', type: 'error' } } });
    loader.retry('recipes', 'uk');
    expect((await settled(loader)).status).toBe('ready');
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });
});

const other = (version: string): SectionRelease => ({
  ...release,
  version,
  entry: `/mfe/recipes/${version}/mf-manifest.json`,
});
const moduleOf = (version: string) => ({
  section: defineSection({ name: 'recipes', version, Section: () => null, loadTexts }),
});
const told = () => tell.mock.calls.map(([{ failure }]) => [failure.version, failure.phase, failure.type]);
const entries = () => registerRemotes.mock.calls.map(([[remote]]) => remote?.entry.replace(/\?.*/, ''));

describe('a release that does not come', () => {
  beforeEach(() => {
    loadRemote.mockImplementation(() => {
      const [[remote]] = registerRemotes.mock.lastCall ?? [[]];
      const version = remote?.entry.split('/')[3] ?? '';
      return version === '2' ? Promise.reject(dead) : Promise.resolve(moduleOf(version));
    });
  });

  test('gives way to the one before, and the server is told once', async () => {
    const loader = loaderWith([{ ...other('2'), previous: release }]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'ready', section: { version: '1' } });
    expect(told()).toEqual([['2', 'entry', 'error']]);
    expect(new Set(entries())).toEqual(new Set([other('2').entry, release.entry]));
    loader.load('recipes', 'en');
    expect(await settled(loader, 'en')).toMatchObject({ section: { version: '1' } });
  });

  test('gives way to a newer one that the server knows by now: the tab is old', async () => {
    fetchRegistry.mockResolvedValue({ revision: 2, sections: [other('3')] });
    const loader = loaderWith([{ ...other('2'), previous: release }]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'ready', section: { version: '3' } });
  });

  test('is told of when there is no other, and truly tried again', async () => {
    const loader = loaderWith([other('2')]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'failed', error: { failure: { version: '2' } } });
    loadRemote.mockResolvedValue(moduleOf('2'));
    loader.retry('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'ready', section: { version: '2' } });
  });

  test('by time-out is told at once; another one is tried when a person asks', async () => {
    loadRemote.mockRejectedValueOnce(new Error('#RUNTIME-008 ScriptNetworkError: Script timed out.'));
    const loader = loaderWith([{ ...other('2'), previous: release }]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'failed', error: { type: 'timeout' } });
    expect(loadRemote).toHaveBeenCalledTimes(1);
    loader.retry('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'ready', section: { version: '1' } });
  });

  test('on a developer’s machine gives way to nothing and is not told to the server', async () => {
    overriding = other('2');
    const loader = loaderWith([{ ...other('3'), previous: release }]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'failed' });
    expect(tell).not.toHaveBeenCalled();
  });

  test('and was missing in the registry is found once the registry has it', async () => {
    const loader = loaderWith([]);
    loader.load('recipes', 'uk');
    expect((await settled(loader)).status).toBe('failed');
    fetchRegistry.mockResolvedValue({ revision: 2, sections: [release] });
    loader.retry('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ status: 'ready', section: { version: '1' } });
  });
});

/** Whatever began with promises that are settled is over: only then can it be said that nothing came of it. */
const quiet = () => new Promise((resolve) => setTimeout(resolve));

describe('a newer release', () => {
  const newer = { revision: 2, sections: [other('3')] };
  beforeEach(() => {
    loadRemote.mockImplementation(() => {
      const [[remote]] = registerRemotes.mock.lastCall ?? [[]];
      return Promise.resolve(moduleOf(remote?.entry.split('/')[3] ?? ''));
    });
  });

  test('is taken when the section is entered again, not while somebody is in it', async () => {
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    await settled(loader);
    const leave = loader.enter('recipes');
    fetchRegistry.mockResolvedValue(newer);
    time += 60_000;
    loader.ahead('recipes', 'uk');
    await quiet();
    expect(loader.state('recipes', 'uk')).toMatchObject({ section: { version: '1' } });
    leave();
    expect(loader.state('recipes', 'uk').status).toBe('idle');
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({ section: { version: '3' } });
    expect(registerRemotes.mock.lastCall?.[1]).toEqual({ force: true });
  });

  test('is loaded ahead when somebody points at the section', async () => {
    const loader = loaderWith();
    loader.load('recipes', 'uk');
    await settled(loader);
    fetchRegistry.mockResolvedValue(newer);
    time += 60_000;
    loader.ahead('recipes', 'uk');
    await quiet();
    expect(await settled(loader)).toMatchObject({ section: { version: '3' } });
  });

  test('is not asked about at every step', async () => {
    const loader = loaderWith();
    for (let i = 0; i < 5; i += 1) loader.look();
    expect(fetchRegistry).not.toHaveBeenCalled();
  });
});

describe('a section that breaks while it is rendered', () => {
  const failure = (version: string, cause?: unknown) =>
    new SectionLoadError({ section: 'recipes', version, phase: 'render', type: 'error', attempt: 0 }, cause);
  const chunk = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });

  beforeEach(() => {
    loadRemote.mockImplementation(() => {
      const [[remote]] = registerRemotes.mock.lastCall ?? [[]];
      return Promise.resolve(moduleOf(remote?.entry.split('/')[3] ?? ''));
    });
  });
  const broken = async (section: ServedSection, cause?: unknown) => {
    const loader = loaderWith([section]);
    loader.load('recipes', 'uk');
    await settled(loader);
    loader.enter('recipes');
    await loader.broke('recipes', 'uk', failure(section.version, cause));
    return settled(loader);
  };

  test('gives way to the release before', async () => {
    const state = await broken({ ...other('2'), previous: release });
    expect(state).toMatchObject({ status: 'ready', section: { version: '1' } });
    expect(told()).toEqual([['2', 'render', 'error']]);
  });

  test('stays when there is no other: its boundary says so', async () => {
    expect(await broken(other('2'))).toMatchObject({ section: { version: '2' } });
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('by a file that did not come stays too, unless there is a newer release', async () => {
    expect(await broken({ ...other('2'), previous: release }, chunk)).toMatchObject({
      section: { version: '2' },
    });
    fetchRegistry.mockResolvedValue({ revision: 2, sections: [other('3')] });
    expect(await broken({ ...other('2'), previous: release }, chunk)).toMatchObject({
      section: { version: '3' },
    });
  });
});

describe('a container', () => {
  test('must be the one that its release names', async () => {
    const hash = `sha256-${'b'.repeat(43)}=`;
    loadRemote.mockResolvedValue(moduleOf('1'));
    const loader = loaderWith([{ ...release, integrity: { 'remoteEntry.1.js': hash } }]);
    loader.load('recipes', 'uk');
    await settled(loader);
    expect(loader.hashOf('mfe_recipes', 'http://x/mfe/recipes/1/remoteEntry.1.js?r=1')).toBe(hash);
    expect(loader.hashOf('mfe_recipes', '/mfe/recipes/1/remoteEntry.2.js')).toMatch(/^sha256-A+=$/);
  });

  test('of another version than its release is not rendered', async () => {
    loadRemote.mockResolvedValue(moduleOf('9'));
    const loader = loaderWith([{ ...release, integrity: {} }]);
    loader.load('recipes', 'uk');
    expect(await settled(loader)).toMatchObject({
      error: { failure: { phase: 'shape', type: 'missing' } },
    });
  });

  test('may be anything where no hashes are known', () => {
    expect(loaderWith().hashOf('mfe_recipes', '/x.js')).toBeUndefined();
  });
});
