import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the shell imports every module that sections are promised, and no other', async () => {
  const root = join(process.cwd());
  const { SHARED_NAMES } = (await import('@sytno/tooling/shared')) as { SHARED_NAMES: string[] };
  const imports = [
    ...readFileSync(join(root, 'shell/src/provided.ts'), 'utf8').matchAll(/^import '(.+)';$/gm),
  ];
  expect(imports.map(([, name]) => name).sort()).toEqual([...SHARED_NAMES].sort());
});
