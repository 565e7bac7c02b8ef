import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryReader } from './registry.service';

const release = (name: string) => ({
  name,
  version: '1.0.0',
  entry: `/mfe/${name}/1.0.0/mf-manifest.json`,
  preload: [`/mfe/${name}/1.0.0/remoteEntry.js`],
  texts: {},
  contract: 1,
});

async function withRegistry(text: string, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sytno-registry-'));
  await writeFile(join(folder, 'registry.json'), text);
  await use(folder);
  await rm(folder, { recursive: true });
}

test('a section in development stands in place of its release; the others stay', async () => {
  const text = JSON.stringify({ revision: 3, sections: [release('recipes'), release('grocery')] });
  await withRegistry(text, async (folder) => {
    const registry = await new RegistryReader(folder, () => undefined, ['recipes']).current();
    expect(registry.revision).toBe(3);
    expect(registry.sections.map(({ name, version, entry }) => [name, version, entry])).toEqual([
      ['grocery', '1.0.0', '/mfe/grocery/1.0.0/mf-manifest.json'],
      ['recipes', 'dev', '/mfe/recipes/dev/mf-manifest.json'],
    ]);
  });
});

test('a broken file is complained of once, and nothing is made up', async () => {
  await withRegistry('{', async (folder) => {
    const complaints: string[] = [];
    const reader = new RegistryReader(folder, (reason) => complaints.push(reason));
    await reader.current();
    expect(await reader.current()).toEqual({ revision: 0, sections: [] });
    expect(complaints).toHaveLength(1);
  });
});
