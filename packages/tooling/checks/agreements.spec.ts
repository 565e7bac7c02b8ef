import { describe, expect, it, test } from '@jest/globals';
import { lockBreaches, lockedVersions, rangeBreaches, SHARED } from './catalog.mjs';
import { nameBreaches } from './names.mjs';
import { textBreaches, wordBreaches } from './texts.mjs';

describe('catalog', () => {
  it('takes no range but the catalog’s and the workspace’s', () => {
    const ranges = { a: 'catalog:', '@sytno/kit': 'workspace:*', react: '^19.0.0' };
    expect(rangeBreaches([{ name: 'shell', ranges }])).toEqual([
      'shell asks for react as “^19.0.0”: it has to be catalog: or workspace:*.',
    ]);
  });

  const lock = (...keys: string[]) =>
    `packages:\n\n${keys.map((key) => `  ${key}:\n    resolution: {}\n`).join('\n')}`;

  it('reads versions from the lockfile, peers left aside', () => {
    const text = lock('react@19.3.1', 'react-dom@19.3.0(react@19.3.1)', "'@tanstack/react-query@5.1.0'");
    expect(lockedVersions(text, 'react')).toEqual(['19.3.1']);
    expect(lockedVersions(text, 'react-dom')).toEqual(['19.3.0']);
    expect(lockedVersions(text, '@tanstack/react-query')).toEqual(['5.1.0']);
  });

  it('wants each shared library once', () => {
    const all = SHARED.map((name) => (name.startsWith('@') ? `'${name}@1.0.0'` : `${name}@1.0.0`));
    expect(lockBreaches(lock(...all))).toEqual([]);
    expect(lockBreaches(lock(...all, 'jotai@2.0.0'))).toEqual([
      'pnpm-lock.yaml has jotai as 1.0.0 and 2.0.0: one version it must be.',
    ]);
    expect(lockBreaches(lock(...all.slice(1)))).toHaveLength(1);
  });
});

describe('texts', () => {
  const of = (source: string) => textBreaches('a.tsx', source);

  it.each([
    'const a = <p>{t("title")}</p>;',
    'const a = <p>{count} / 5 – №</p>;',
    'const a = <img alt="" />;',
    'const a = <a className="wide" href="/uk">{t("more")}</a>;',
    'const yo = /[ёЁ]/;',
    '// слова у коментарі',
    'const a: Array<string> = ["list"];',
  ])('allow %s', (source) => expect(of(source)).toEqual([]));

  it.each([
    ['const a = "борщ";', 'Cyrillic in code'],
    ['const a = `борщ`;', 'Cyrillic in code'],
    ['const a = `${n} порцій`;', 'Cyrillic in code'],
    ['const a = <p>Menu</p>;', 'words in JSX'],
    ['const a = <button aria-label="Close" />;', 'words in aria-label'],
    ['const a = <input placeholder="Search" />;', 'words in placeholder'],
  ])('refuse %s', (source, what) => {
    expect(of(source)).toEqual([expect.stringContaining(what)]);
    expect(of(`\n\n${source}`)[0]).toMatch(/^a\.tsx:3 /);
  });
});

test('texts say the words of the glossary', () => {
  expect(wordBreaches('uk.ts', "a: 'Фахівець і специалист',")).toEqual([]);
  expect(wordBreaches('uk.ts', "a: 'Ваш експерта',\nb: 'Эксперту'")).toEqual([
    'uk.ts:1 says “експерта”: the glossary’s word is “фахівець”.',
    'uk.ts:2 says “Эксперту”: the glossary’s word is “специалист”.',
  ]);
});

describe('names', () => {
  const of = (file: string, source = '') => nameBreaches(file, source);

  it.each([
    'mfe-recipes/src/catalog/CatalogPage.tsx',
    'mfe-recipes/src/catalog/CatalogPage.spec.tsx',
    'mfe-recipes/src/catalog/catalog.queries.ts',
    'backend/src/recipes/catalog/catalog.api.spec.ts',
    'packages/domain/src/meal-types.ts',
    '.dependency-cruiser.mjs',
  ])('allow %s', (file) => expect(of(file)).toEqual([]));

  it.each([
    ['packages/kit/src/utils.ts', 'named after no thing'],
    ['packages/kit/src/helpers/day.ts', 'named after no thing'],
    ['backend/src/common2/day.ts', 'named after no thing'],
    ['backend/src/recipes/CatalogService.ts', 'neither kebab-case'],
    ['packages/kit/src/mealTypes.ts', 'neither kebab-case'],
    ['mfe-recipes/src/Catalog/index.ts', 'lies in “Catalog”'],
  ])('refuse %s', (file, what) => expect(of(file)).toEqual([expect.stringContaining(what)]));

  it('a file named after a component is written like it', () => {
    expect(of('packages/kit/src/query-view.tsx', 'export function QueryView() {}')).toHaveLength(1);
    expect(of('packages/kit/src/fields.tsx', 'export function TextField() {}')).toEqual([]);
    expect(of('mfe-recipes/src/section.tsx', 'export function Section() {}')).toEqual([]);
  });

  it('a long file is two, unless it holds words or tests', () => {
    const long = 'x;\n'.repeat(401);
    expect(of('backend/src/recipes/index.ts', long)).toEqual([expect.stringContaining('401 lines')]);
    expect(of('shell/src/texts/uk.ts', long)).toEqual([]);
    expect(of('backend/src/recipes/index.spec.ts', long)).toEqual([]);
  });
});
