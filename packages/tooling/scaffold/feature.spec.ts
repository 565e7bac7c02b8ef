import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { check, resolveConfig } from 'prettier';
import { mirror } from '../checks/mirror.mjs';
import { nameBreaches } from '../checks/names.mjs';
import { textBreaches } from '../checks/texts.mjs';
import { root } from '../src/workspace.mjs';
import { withElement, withImport, withProperty } from './edits.mjs';
import { featureOf, makeFeature } from './feature.mjs';

/** Names of types that the language gives; its values are in the global object. */
const GIVEN_TYPES = new Set(['Readonly', 'Record']);

/** The names that a file uses and nobody gave it. @param file a path @param source its text */
function strangers(file: string, source: string): string[] {
  const host = ts.createCompilerHost({});
  const own = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const program = ts.createProgram({
    rootNames: [file],
    options: { noResolve: true, noLib: true, jsx: ts.JsxEmit.Preserve },
    host: { ...host, getSourceFile: (name) => (name === file ? own : undefined) },
  });
  const CANNOT_FIND_NAME = 2304;
  return program
    .getSemanticDiagnostics(own)
    .filter(({ code }) => code === CANNOT_FIND_NAME)
    .map(({ start = 0, length = 0 }) => source.slice(start, start + length));
}

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
    const known = `import { a, b } from 'a';\na(b);`;
    expect(withImport(known, `import { b } from 'a';`)).toBe(known);
    expect(withImport(known, `import { c } from 'c';`)).toContain(`'a';\nimport { c } from 'c';`);
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

  test('uses no name that nobody gave', () => {
    for (const file of files.filter((name) => /\.tsx?$/.test(name)))
      expect([
        file,
        strangers(file, read(file)).filter((name) => !(name in globalThis || GIVEN_TYPES.has(name))),
      ]).toEqual([file, []]);
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

test.each(['docs/first-change.md', 'README.md'])('%s begins something that can be begun', (file) => {
  const asked = /npm run new -- (\S+)/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  expect(() => featureOf(asked)).not.toThrow();
});
