import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { mirror } from '../checks/mirror.mjs';
import { nameBreaches } from '../checks/names.mjs';
import { textBreaches } from '../checks/texts.mjs';
import { root } from '../src/workspace.mjs';
import { withElement, withImport, withProperty } from './edits.mjs';
import { featureOf, makeFeature } from './feature.mjs';

describe('an edit leaves what is there', () => {
  test('and adds a property below a path', () => {
    const source = `export const a = { b: { c: 1 }, 'd': { e: [2], } } as const;`;
    expect(withProperty(source, { constant: 'a', path: ['b'], text: 'x: 3' })).toBe(
      `export const a = { b: { c: 1, x: 3 }, 'd': { e: [2], } } as const;`,
    );
    expect(withProperty(source, { constant: 'a', path: ['d'], text: 'x: 3' })).toContain(`{ e: [2], x: 3, }`);
    expect(withProperty('const a = {} satisfies X;', { constant: 'a', text: 'x: 3' })).toBe(
      'const a = {x: 3} satisfies X;',
    );
    expect(() => withProperty(source, { constant: 'a', path: ['z'], text: '' })).toThrow('a.z');
  });

  test('and adds an element, and an import behind the others', () => {
    expect(
      withElement('@Module({ providers: [A, B] }) class M {}', { key: 'providers', text: 'C' }),
    ).toContain('[A, B, C]');
    expect(withElement('x({ providers: [] })', { key: 'providers', text: 'C' })).toContain('[C]');
    expect(withImport(`import a from 'a';\nimport b from 'b';\na(b);`, `import c from 'c';`)).toBe(
      `import a from 'a';\nimport b from 'b';\nimport c from 'c';\na(b);`,
    );
  });
});

describe.each([
  ['grocery', 'trialone'],
  ['recipes', 'trialtwo'],
  ['account', 'trialthree'],
  ['mealplans', 'trialfour'],
  ['expert', 'trialfive'],
])('a new feature %s/%s', (section, word) => {
  const base = mkdtempSync(join(tmpdir(), 'sytno-new-'));
  let files: string[];

  beforeAll(async () => {
    // Of a checkout, what the command and the checks look at.
    const parts = ['packages/contract', 'packages/tooling/checks'];
    for (const part of [...parts, `mfe-${section}/src`, `backend/src/${section}`]) {
      cpSync(join(root, part), join(base, part), {
        recursive: true,
        filter: (from) => !/(^|\/)(node_modules|dist)(\/|$)/.test(from.slice(root.length)),
      });
    }
    files = await makeFeature(featureOf(`${section}/${word}`, base), base);
  });
  afterAll(() => {
    rmSync(base, { recursive: true });
  });
  const read = (file: string) => readFileSync(join(base, file), 'utf8');

  test('has folders and specs on both sides under one word, and a call between them', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        `backend/src/${section}/${word}/${word}.api.spec.ts`,
        expect.stringMatching(`mfe-${section}/src/${word}/\\w+Page.spec.tsx`),
      ]),
    );
    expect(read('packages/contract/src/routes.ts')).toContain(`call('GET', '/${section}/${word}')`);
    expect(read('packages/contract/src/access.ts')).toMatch(
      new RegExp(`${word}: \\{ show: 'profile.read' \\}`),
    );
  });

  test('is formatted, and keeps the checks of words, names and texts', async () => {
    for (const file of files) {
      const settings = await resolveConfig(join(root, file));
      expect([file, await check(read(file), { ...settings, filepath: file })]).toEqual([file, true]);
      expect(nameBreaches(file, read(file))).toEqual([]);
      if (!/spec|texts|tooling/.test(file)) expect(textBreaches(file, read(file))).toEqual([]);
    }
    const known = (breach: string) => breach.includes(word) && !breach.includes('the words of');
    expect((await mirror(base)).filter(known)).toEqual([]);
  });

  test('is made once', () => {
    expect(() => featureOf(`${section}/${word}`, base)).toThrow('is there already');
  });
});

test.each([undefined, 'grocery', 'kitchen/x', 'grocery/Pantry', 'grocery/a/b', 'grocery/lists'])(
  '%s is refused with a sentence',
  (asked) => {
    expect(() => featureOf(asked)).toThrow(/section\/feature|is there already/);
  },
);
