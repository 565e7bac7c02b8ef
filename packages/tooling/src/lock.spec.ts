import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withLock } from './lock.mjs';

let base = '';
let file = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sytno-lock-'));
  file = join(base, 'deep', 'build.lock');
});
afterEach(() => rmSync(base, { recursive: true }));

it('lets one work at a time', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await pause(20);
    inside--;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

it('is free after work that failed', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file, async () => 'yes')).toBe('yes');
});

it.each([
  ['a process that has died', '999999999'],
  ['nobody', ''],
])('is not held by %s', async (_, owner) => {
  await withLock(file, async () => undefined);
  writeFileSync(file, owner);
  expect(await withLock(file, async () => 'mine')).toBe('mine');
});
