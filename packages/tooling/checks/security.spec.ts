import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/workspace.mjs';

const FILE =
  /`((?:backend|packages|shell|mfe-\w+|e2e|docs)\/[\w./-]+|[\w-]+\.(?:md|mjs|yaml))`|(docs\/adr\/[\w-]+\.md)/g;

test.each(['docs/security.md', 'SECURITY.md'])('every file that %s names is there', (page) => {
  const named = [...readFileSync(join(root, page), 'utf8').matchAll(FILE)].map(
    ([, code, plain]) => code ?? plain ?? '',
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
