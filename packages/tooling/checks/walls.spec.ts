import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import cruiser from '../../../.dependency-cruiser.mjs';
import { root } from '../src/workspace.mjs';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** An import that a wall forbids: the rule, the file, what it imports. */
const FORBIDDEN: [rule: string, from: string, imports: string][] = [
  ['domain-stands-alone', 'packages/domain/src/a.ts', 'zod'],
  ['domain-stands-alone', 'packages/domain/src/b.ts', '../../contract/src/index'],
  ['domain-knows-no-machine', 'packages/domain/src/c.ts', 'node:fs'],
  ['domain-knows-no-machine', 'packages/domain/src/c.spec.ts', 'node:crypto'],
  ['contract-knows-domain-only', 'packages/contract/src/a.ts', 'react'],
  ['contract-knows-domain-only', 'packages/contract/src/b.ts', '../../kit/src/index'],
  ['kit-knows-domain-and-contract', 'packages/kit/src/a.ts', '../../../shell/src/index'],
  ['kit-knows-domain-and-contract', 'packages/kit/src/b.ts', '../../../mfe-recipes/src/index'],
  ['section-knows-no-section', 'mfe-recipes/src/a.ts', '../../mfe-grocery/src/index'],
  ['section-knows-no-section', 'mfe-recipes/src/b.ts', '../../shell/src/index'],
  ['shell-knows-no-section', 'shell/src/a.ts', '../../mfe-recipes/src/index'],
  ['product-knows-no-tooling', 'shell/src/d.ts', '../../packages/tooling/src/shared.mjs'],
  ['product-knows-no-tooling', 'mfe-recipes/src/e.ts', '../../packages/tooling/src/shared.mjs'],
  ['pages-know-no-server', 'mfe-recipes/src/c.ts', '../../backend/src/recipes/index'],
  ['pages-know-no-server', 'shell/src/b.ts', '../../e2e/index'],
  ['pages-know-no-node', 'mfe-recipes/src/d.ts', 'node:path'],
  ['backend-knows-domain-and-contract', 'backend/src/recipes/a.ts', '../../../packages/kit/src/index'],
  ['backend-section-by-its-face', 'backend/src/recipes/b.ts', '../grocery/lists/lists.service'],
  ['platform-knows-no-section', 'backend/src/platform/a.ts', '../recipes/index'],
  ['e2e-stands-outside', 'e2e/a.spec.ts', '../packages/kit/src/index'],
  ['e2e-stands-outside', 'e2e/b.spec.ts', '../backend/src/recipes/index'],
  ['no-tests-in-the-product', 'packages/kit/src/c.ts', './stand/index'],
  ['no-tests-in-the-product', 'backend/src/recipes/c.ts', './d.spec'],
  ['everything-resolves', 'shell/src/c.ts', './nowhere'],
  ['no-cycles', 'shell/src/one.ts', './two'],
];

/** Imports that the architecture wants, on which no wall may stand. */
const ALLOWED: [from: string, imports: string][] = [
  ['packages/contract/src/good.ts', '../../domain/src/index'],
  ['packages/contract/src/good-zod.ts', 'zod'],
  ['packages/kit/src/good.ts', '../../contract/src/index'],
  ['packages/kit/src/good.spec.ts', './stand/index'],
  ['shell/src/good.ts', '../../packages/kit/src/index'],
  ['shell/src/good-tooling.spec.ts', '../../packages/tooling/src/shared.mjs'],
  ['mfe-recipes/src/good.ts', '../../packages/kit/src/index'],
  ['backend/src/recipes/good.ts', '../grocery/index'],
  ['backend/src/recipes/good-own.ts', './catalog/catalog.service'],
  ['backend/src/recipes/good-node.ts', 'node:fs'],
  ['backend/src/recipes/good-platform.ts', '../platform/index'],
  ['backend/src/app.module.ts', './recipes/index'],
  ['e2e/good.spec.ts', '../packages/kit/src/routes/index'],
  ['e2e/good-contract.spec.ts', '../packages/contract/src/index'],
];

const EMPTY = [
  'packages/domain/src/index.ts',
  'packages/contract/src/index.ts',
  'packages/kit/src/index.ts',
  'packages/kit/src/routes/index.ts',
  'packages/kit/src/stand/index.ts',
  'packages/tooling/src/shared.mjs',
  'shell/src/index.ts',
  'mfe-recipes/src/index.ts',
  'mfe-grocery/src/index.ts',
  'backend/src/recipes/index.ts',
  'backend/src/recipes/d.spec.ts',
  'backend/src/recipes/catalog/catalog.service.ts',
  'backend/src/grocery/index.ts',
  'backend/src/grocery/lists/lists.service.ts',
  'backend/src/platform/index.ts',
  'e2e/index.ts',
  'node_modules/zod/index.js',
  'node_modules/react/index.js',
];

let base = '';
let violations: Violation[] = [];

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), content);
};

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'sytno-walls-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
    cpSync(join(root, file), join(base, file));
  for (const name of ['zod', 'react']) write(`node_modules/${name}/package.json`, JSON.stringify({ name }));
  for (const file of EMPTY) write(file, 'export const x = 1;\n');
  const imports = [...FORBIDDEN.map(([, from, to]) => [from, to] as const), ...ALLOWED];
  for (const [from, to] of imports) write(from, `import * as other from '${to}';\nexport const y = other;\n`);
  write('shell/src/two.ts', "import type { y } from './one';\nexport type Two = typeof y;\n");

  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['packages', 'shell', 'mfe-recipes', 'mfe-grocery', 'backend', 'e2e'];
  const args = [script, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  // Its exit code counts the violations, which this tree is full of.
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: base, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
});
afterAll(() => rmSync(base, { recursive: true }));

it.each(FORBIDDEN)('%s: %s may not import %s', (rule, from) => {
  expect(violations.filter((one) => one.from === from).map((one) => one.rule.name)).toContain(rule);
});

it.each(ALLOWED)('%s may import %s', (from) => {
  expect(violations.filter((one) => one.from === from)).toEqual([]);
});

describe('every wall', () => {
  it.each(cruiser.forbidden.map(({ name, comment }) => [name, comment]))(
    '%s has a sentence and a case',
    (name, why) => {
      expect(why).toMatch(/^[A-Z].*\.$/);
      expect(FORBIDDEN.map(([rule]) => rule)).toContain(name);
    },
  );
});

it('an ordinary command fails on a violation', () => {
  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const run = () =>
    execFileSync(process.execPath, [script, '--config', '.dependency-cruiser.mjs', 'shell'], {
      cwd: base,
      stdio: 'pipe',
    });
  expect(run).toThrow();
});
