import { expect, test } from '@jest/globals';
import { SECTION_CONTRACT } from '@sytno/contract/sections';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';
import { LATER, SHARED_NAMES, sharedByRemote, sharedByShell } from './shared.mjs';

test('the shell imports every module that sections are promised, and no other', () => {
  const file = readFileSync(join(root, 'shell/src/provided.ts'), 'utf8');
  const imports = [...file.matchAll(/^import '(.+)';$/gm)].map(([, name]) => name);
  const later = [...file.matchAll(/\bimport\('(.+)'\)/g)].map(([, name]) => name);
  expect(later).toEqual(LATER);
  expect([...imports, ...later].sort()).toEqual([...SHARED_NAMES].sort());
});

test('what comes later is not in the shell’s first files, and sections bring none of it', () => {
  const eager = Object.entries(sharedByShell()).filter(([, share]) => share.eager);
  expect(eager.map(([name]) => name).sort()).toEqual(
    SHARED_NAMES.filter((name) => !LATER.includes(name)).sort(),
  );
  const brought = Object.values(sharedByRemote()).map((share): unknown => share.import);
  expect(new Set(brought)).toEqual(new Set([false]));
});

test('the preset stamps releases with the contract’s major', () => {
  const preset = readFileSync(join(root, 'packages/tooling/src/webpack.mjs'), 'utf8');
  expect(/SECTION_CONTRACT = (\d+)/.exec(preset)?.[1]).toBe(String(SECTION_CONTRACT));
});
