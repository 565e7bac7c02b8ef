import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtRegistry } from '@sytno/contract';
import { goLive, publish, readRegistry, sweepDrafts } from './publish.mjs';

const SCRIPT = 'console.log("сир");\n'.repeat(200);
const MANIFEST = { exposes: [{ path: './section' }] };
const FILES = ['mf-manifest.json', 'remoteEntry.1.js', 'section.2.js', 'texts-uk.3.js'];
/** Of a file's name, for a name is all it is here. */
const hash = (file: string) => `sha256-${createHash('sha256').update(file).digest('base64')}`;
const release = (version: string) => ({
  name: 'recipes',
  version,
  contract: 1,
  preload: ['remoteEntry.1.js', 'section.2.js'],
  texts: { uk: 'texts-uk.3.js' },
  pages: ['recipes', 'recipe'],
  needs: { api: '1.0', kit: { '@sytno/kit/ui': ['Button'] } },
  files: Object.fromEntries(FILES.map((file) => [file, hash(file)])),
});

let base = '';
let dist = '';
let releases = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sytno-publish-'));
  dist = join(base, 'dist');
  releases = join(base, 'releases');
  mkdirSync(dist);
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(dist, 'remoteEntry.1.js'), '1;');
  writeFileSync(join(dist, 'texts-uk.3.js'), '1;');
  writeFileSync(join(dist, 'section.2.js'), SCRIPT);
  writeFileSync(join(dist, 'section.2.js.map'), '{}');
  writeFileSync(join(dist, '.sources'), 'hash');
});
afterEach(() => rmSync(base, { recursive: true }));

const publishAs = (version: string) => {
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release(version)));
  return publish({ dist, releases, section: 'recipes', version });
};
const inRelease = (version: string, file: string) => join(releases, 'recipes', version, file);

describe('publishing', () => {
  it('names what the first view needs, once each, by full path', async () => {
    expect(await publishAs('0.1.0-aaaaaaaa')).toEqual({
      name: 'recipes',
      version: '0.1.0-aaaaaaaa',
      entry: '/mfe/recipes/0.1.0-aaaaaaaa/mf-manifest.json',
      preload: ['/mfe/recipes/0.1.0-aaaaaaaa/remoteEntry.1.js', '/mfe/recipes/0.1.0-aaaaaaaa/section.2.js'],
      texts: { uk: '/mfe/recipes/0.1.0-aaaaaaaa/texts-uk.3.js' },
      contract: 1,
      pages: ['recipes', 'recipe'],
      integrity: Object.fromEntries(FILES.map((file) => [file, hash(file)])),
      needs: { api: '1.0', kit: { '@sytno/kit/ui': ['Button'] } },
    });
  });

  it('copies what a browser may ask for and nothing else', async () => {
    await publishAs('1');
    expect(readdirSync(join(releases, 'recipes', '1')).sort()).toEqual([
      'mf-manifest.json',
      'release.json',
      'remoteEntry.1.js',
      'section.2.js',
      'section.2.js.br',
      'section.2.js.gz',
      'texts-uk.3.js',
    ]);
    expect(readdirSync(releases)).toEqual(['recipes']);
  });

  it('compresses faithfully', async () => {
    await publishAs('1');
    expect(gunzipSync(readFileSync(inRelease('1', 'section.2.js.gz'))).toString()).toBe(SCRIPT);
    expect(brotliDecompressSync(readFileSync(inRelease('1', 'section.2.js.br'))).toString()).toBe(SCRIPT);
  });

  it('never writes a version twice', async () => {
    await publishAs('1');
    writeFileSync(join(dist, 'section.2.js'), 'other');
    await publishAs('1');
    expect(readFileSync(inRelease('1', 'section.2.js'), 'utf8')).toBe(SCRIPT);
  });

  it('may happen twice at once', async () => {
    const [one, other] = await Promise.all([publishAs('1'), publishAs('1')]);
    expect(one).toEqual(other);
    expect(readdirSync(releases)).toEqual(['recipes']);
  });

  it('leaves nothing of a build without the exposed section', async () => {
    writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ ...MANIFEST, exposes: [] }));
    await expect(publishAs('1')).rejects.toThrow('exposes no ./section');
    expect(readdirSync(releases)).toEqual([]);
  });

  it('refuses a build that lacks a file it names', async () => {
    rmSync(join(dist, 'section.2.js'));
    await expect(publishAs('1')).rejects.toThrow('names section.2.js, which is not there');
    expect(readdirSync(releases)).toEqual([]);
  });
});

describe('the registry', () => {
  it('is empty before the first release', async () => {
    expect(await readRegistry(releases)).toEqual({ revision: 0, sections: [] });
  });

  it('is what the contract says', async () => {
    await goLive(releases, [await publishAs('1')]);
    const written: unknown = JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8'));
    expect(builtRegistry.parse(written)).toEqual(written);
  });

  it('moves one section and leaves the others', async () => {
    const one = await publishAs('1');
    const grocery = { ...one, name: 'grocery' };
    await goLive(releases, [one, grocery]);
    const moved = await goLive(releases, [await publishAs('2')]);
    expect(moved.revision).toBe(2);
    expect(moved.sections.map(({ name, version }) => [name, version])).toEqual([
      ['grocery', '1'],
      ['recipes', '2'],
    ]);
  });

  it('keeps its revision when nothing moves', async () => {
    const one = await publishAs('1');
    await goLive(releases, [one]);
    expect((await goLive(releases, [one])).revision).toBe(1);
    expect((await goLive(releases, [])).revision).toBe(1);
  });
});

it('drafts of killed publishers are swept, releases are not', async () => {
  await publishAs('1');
  mkdirSync(join(releases, '.draft-recipes-x'));
  writeFileSync(join(releases, '.registry-x'), '');
  await sweepDrafts(releases);
  expect(readdirSync(releases)).toEqual(['recipes']);
  await sweepDrafts(join(base, 'nowhere'));
  expect(existsSync(join(base, 'nowhere'))).toBe(false);
});
