import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@sytno/domain';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readRecipeFiles } from '../recipes/catalog/recipe-files';
import { readFactFiles } from '../recipes/ingredients/facts-seed';
import { sampleWeek } from './sample-week';
import { ROOT } from './template';

const SEEDS = join(ROOT, 'backend', 'seeds');
const FOLDER = join(ROOT, 'shell', 'src', 'landing', 'sample');

/** What the landing page says is worked out here; `SYTNO_WRITE_SAMPLE=1` writes it anew. */
async function settled(name: string, value: unknown): Promise<void> {
  const file = join(FOLDER, name);
  if (process.env.SYTNO_WRITE_SAMPLE) {
    const options = await resolveConfig(file);
    await writeFile(file, await format(JSON.stringify(value), { ...options, parser: 'json' }));
  }
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(value);
}

test('the landing page’s week and list are what the recipes of the catalogue make', async () => {
  const { recipes } = await readRecipeFiles(SEEDS);
  const { figures, words } = sampleWeek(await readFactFiles(SEEDS), recipes);
  await settled('figures.json', figures);
  for (const language of LANGUAGES) await settled(`words.${language}.json`, words(language));
  for (const { kcal } of figures.days) expect(Math.abs(kcal - 2000)).toBeLessThan(60);
});
