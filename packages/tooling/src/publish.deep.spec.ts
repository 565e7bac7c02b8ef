import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { builtRegistry } from '@sytno/contract';

const FILES = 40;
const PUBLISH = pathToFileURL(join(import.meta.dirname, 'publish.mjs')).href;

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sytno-publish-kill-'));
  const dist = join(base, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [{ path: './section' }] }));
  for (let i = 0; i < FILES; i++)
    writeFileSync(join(dist, `${i}.js`), `export const n = ${i};\n`.repeat(500));
});
afterEach(() => rmSync(base, { recursive: true }));

/** Publishes version after version until it is killed. */
const PUBLISHER = `
  import { writeFileSync } from 'node:fs';
  import { goLive, publish } from ${JSON.stringify(PUBLISH)};
  const [dist, releases, round] = process.argv.slice(1);
  const hash = 'sha256-' + 'A'.repeat(43) + '=';
  console.log('begun');
  for (let i = 0; ; i++) {
    const version = round + '-' + i;
    const files = { 'mf-manifest.json': hash, '0.js': hash, '1.js': hash };
    const needs = { api: '1.0', kit: {} };
    const release = { name: 'recipes', version, contract: 1, pages: [], preload: ['0.js'], texts: { uk: '1.js' }, needs, files };
    writeFileSync(dist + '/release.json', JSON.stringify(release));
    await goLive(releases, [await publish({ dist, releases, section: 'recipes', version })]);
  }
`;

it('a publisher killed at any moment leaves whole releases and a registry that names one of them', async () => {
  const releases = join(base, 'releases');
  const broken: string[] = [];
  for (let round = 0; round < 30; round++) {
    const args = ['--input-type=module', '-e', PUBLISHER, join(base, 'dist'), releases, String(round)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await pause(round * 13);
    child.kill('SIGKILL');
    await once(child, 'close');

    const versions = existsSync(join(releases, 'recipes')) ? readdirSync(join(releases, 'recipes')) : [];
    for (const version of versions) {
      const scripts = readdirSync(join(releases, 'recipes', version)).filter((name) =>
        name.endsWith('.js.br'),
      );
      if (scripts.length !== FILES) broken.push(`${version} has ${scripts.length} scripts`);
    }
    if (!existsSync(join(releases, 'registry.json'))) continue;
    const live = builtRegistry.parse(JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8')));
    const [section] = live.sections;
    if (!section || !versions.includes(section.version))
      broken.push(`the registry names ${section?.version}`);
  }
  expect(broken).toEqual([]);
  expect(existsSync(join(releases, 'registry.json'))).toBe(true);
});
