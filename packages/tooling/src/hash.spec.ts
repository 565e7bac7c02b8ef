import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtFrom, hashOf, markBuilt, sourcesOf } from './hash.mjs';
import { readPackages, readParts, withNeeds } from './workspace.mjs';

let base = '';
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), content);
};
const manifest = (dir: string, name: string, needs: string[] = []) =>
  write(
    `${dir}/package.json`,
    JSON.stringify({
      name,
      version: '0.1.0',
      dependencies: Object.fromEntries(needs.map((need) => [need, 'workspace:*'])),
    }),
  );

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sytno-hash-'));
  manifest('.', 'root');
  manifest('packages/domain', '@x/domain');
  manifest('packages/contract', '@x/contract', ['@x/domain']);
  manifest('packages/tooling', '@x/tooling');
  manifest('mfe-recipes', 'mfe-recipes', ['@x/contract', '@x/tooling']);
  manifest('mfe-grocery', 'mfe-grocery', ['@x/tooling']);
  manifest('backend', 'backend', ['@x/domain']);
  write('pnpm-lock.yaml', 'lock');
  write('packages/domain/src/index.ts', 'export {};');
  write('mfe-recipes/src/section.tsx', 'export const a = 1;');
});
afterEach(() => rmSync(base, { recursive: true }));

const hashes = () => {
  const packages = readPackages(base);
  return Object.fromEntries(
    readParts(base).map((part) => [part.name, hashOf(base, sourcesOf(packages, part))]),
  );
};
const changedBy = (act: () => void) => {
  const before = hashes();
  act();
  const after = hashes();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
};

describe('the workspace', () => {
  it('has parts to build', () => {
    expect(readParts(base)).toEqual([
      { name: 'backend', dir: 'backend', kind: 'backend' },
      { name: 'grocery', dir: 'mfe-grocery', kind: 'remote' },
      { name: 'recipes', dir: 'mfe-recipes', kind: 'remote' },
    ]);
  });

  it('knows what a package stands on', () => {
    const names = withNeeds(readPackages(base), 'mfe-recipes').map(({ name }) => name);
    expect(names).toEqual(['mfe-recipes', '@x/contract', '@x/tooling', '@x/domain']);
  });
});

describe('a part is built again', () => {
  it.each([
    ['its own file', 'mfe-recipes/src/section.tsx', ['recipes']],
    ['a new file', 'mfe-recipes/src/catalog/CatalogPage.tsx', ['recipes']],
    ['a package under a package it needs', 'packages/domain/src/index.ts', ['backend', 'recipes']],
    ['the lockfile', 'pnpm-lock.yaml', ['backend', 'grocery', 'recipes']],
    ['the bundling', 'packages/tooling/src/webpack.mjs', ['backend', 'grocery', 'recipes']],
  ])('when %s changes', (_, file, parts) => {
    expect(changedBy(() => write(file, 'changed')).sort()).toEqual(parts);
  });

  it.each([
    'mfe-recipes/src/catalog/CatalogPage.spec.tsx',
    'mfe-recipes/dist/main.js',
    'mfe-recipes/node_modules/x/index.js',
    'packages/tooling/checks/mirror.mjs',
    'README.md',
  ])('but not for %s', (file) => {
    expect(changedBy(() => write(file, 'changed'))).toEqual([]);
  });

  it('when a file is renamed or its content moves to another', () => {
    write('mfe-recipes/src/a.ts', 'same');
    const [before] = [hashes().recipes];
    rmSync(join(base, 'mfe-recipes/src/a.ts'));
    write('mfe-recipes/src/b.ts', 'same');
    expect(hashes().recipes).not.toBe(before);
  });
});

it('the mark of a build lies with its output and goes with it', () => {
  const part = readParts(base)[2]!;
  expect(builtFrom(base, part)).toBeNull();
  mkdirSync(join(base, 'mfe-recipes/dist'));
  markBuilt(base, part, 'abc');
  expect(builtFrom(base, part)).toBe('abc');
  rmSync(join(base, 'mfe-recipes/dist'), { recursive: true });
  expect(builtFrom(base, part)).toBeNull();
});
