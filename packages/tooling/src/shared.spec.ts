import { expect, test } from '@jest/globals';
import { SECTION_CONTRACT } from '@sytno/contract/sections';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';
import { SHARED_NAMES } from './shared.mjs';

test('the shell imports every module that sections are promised, and no other', () => {
  const file = readFileSync(join(root, 'shell/src/provided.ts'), 'utf8');
  const imports = [...file.matchAll(/^import '(.+)';$/gm)].map(([, name]) => name);
  expect(imports.sort()).toEqual([...SHARED_NAMES].sort());
});

test('the preset stamps releases with the contract’s major', () => {
  const preset = readFileSync(join(root, 'packages/tooling/src/webpack.mjs'), 'utf8');
  expect(/SECTION_CONTRACT = (\d+)/.exec(preset)?.[1]).toBe(String(SECTION_CONTRACT));
});
