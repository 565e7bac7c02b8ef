import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './workspace.mjs';

test('the scheduler that the shell sets is the one that draws, not a second copy', () => {
  const shell = createRequire(join(root, 'shell/package.json'));
  const react = createRequire(shell.resolve('react-dom'));
  expect(shell.resolve('scheduler')).toBe(react.resolve('scheduler'));
});
