import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SectionRelease } from '@sytno/contract';
import { defineSection } from '@sytno/kit';
import { SectionLoader, type Federation } from './loader';
import type { SectionLoadError } from './section-load-error';

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

function loaderWith(sections: SectionRelease[] = [release]): SectionLoader {
  return new SectionLoader({
    registry: { revision: 1, sections },
    federation: { loadRemote, registerRemotes },
    preload,
    addTexts,
    report,
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  });
}

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
      [`${release.entry}?r=1`, true],
      [`${release.entry}?r=2`, true],
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
    expect(registerRemotes.mock.lastCall?.[0][0]?.entry).toBe(`${release.entry}?r=3`);
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
