import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '../src/sbom.mjs';
import { root } from '../src/workspace.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pagesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

/** Paths from the root, also where a page writes them without ticks. */
const PATH = /(?<![\w./-])((?:backend|packages|shell|mfe-\w+|e2e|docs)\/[\w./-]*\w)/g;
const FILE = /`([\w-]+\.(?:md|mjs|yaml))`/g;
/** What a page tells its reader to write himself, and what a build makes. */
const TO_BE_MADE = new Set(['mfe-expert/src/sample-answers.ts', 'page-worker.mjs']);

const namedIn = (page: string): string[] =>
  [PATH, FILE]
    .flatMap((pattern) => [...read(page).matchAll(pattern)].map(([, file = '']) => file))
    .filter((file) => !TO_BE_MADE.has(file));

describe('every file that a page names is there', () => {
  test.each(['README.md', 'ARCHITECTURE.md', 'SECURITY.md', ...pagesIn('docs'), ...pagesIn('docs/adr')])(
    '%s',
    (page) => {
      expect(namedIn(page).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    },
  );

  test('and they name many', () => {
    expect(new Set(namedIn('docs/security.md')).size).toBeGreaterThan(60);
    expect(new Set(namedIn('ARCHITECTURE.md')).size).toBeGreaterThan(60);
  });
});

test('what the product is built of is told whole, with digests', () => {
  const lockfile = read('pnpm-lock.yaml');
  const { components } = sbomOf(lockfile, '1.0.0');
  const listed = /\npackages:\n([\s\S]*?)\nsnapshots:/.exec(lockfile)?.[1] ?? '';
  expect(components.length).toBe([...listed.matchAll(/resolution: \{integrity/g)].length);
  expect(components.find(({ name }) => name === '@nestjs/common')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40nestjs\/common@\d+\.\d+\.\d+$/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
