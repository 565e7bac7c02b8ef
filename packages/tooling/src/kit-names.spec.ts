import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { KIT_FACES } from './kit-names.mjs';
import { root } from './workspace.mjs';

const SECTIONS = ['recipes', 'mealplans', 'grocery', 'account', 'expert'];

test('the kit’s shared faces are those that sections may ask for', () => {
  expect(KIT_FACES).toEqual([
    '@sytno/kit',
    '@sytno/kit/router',
    '@sytno/kit/routes',
    '@sytno/kit/ui',
    '@sytno/kit/ui-more',
  ]);
});

/** Of this checkout's own builds, which `npm test` makes first: without one this fails, naming the file. */
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('what sections take of the kit is what the shell built beside them has', () => {
  const { kit } = read('shell/dist/pages.json') as { kit: Record<string, string[]> };
  for (const section of SECTIONS) {
    const { needs } = read(`mfe-${section}/dist/release.json`) as {
      needs: { kit: Record<string, string[]> };
    };
    const names = Object.entries(needs.kit);
    expect(names.length).toBeGreaterThan(0);
    for (const [face, taken] of names) expect(kit[face]).toEqual(expect.arrayContaining(taken));
  }
});
