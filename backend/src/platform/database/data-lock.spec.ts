import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataInUseError, lockData } from './data-lock';
import { socketFolder } from './socket-folder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fail = (): void => {
  throw new Error('lost');
};

describe('a data folder', () => {
  test('is one process’ at a time, and free again at once', async () => {
    const lock = await lockData(folder, fail);
    await expect(lockData(folder, fail, { here: 300, elsewhere: 1_500 })).rejects.toThrow(DataInUseError);
    await lock.release();
    await (await lockData(folder, fail)).release();
  });

  test('waits for a predecessor that is closing', async () => {
    const lock = await lockData(folder, fail);
    const next = lockData(folder, fail);
    await lock.release();
    await (await next).release();
  });

  test('is respected when another machine or container keeps its lock fresh', async () => {
    const lockFile = join(folder, '.lock');
    await mkdir(lockFile);
    await writeFile(join(folder, '.lock-holder'), 'another place');
    const fresh = setInterval(() => void utimes(lockFile, new Date(), new Date()), 500);
    await expect(lockData(folder, fail, { here: 300, elsewhere: 1_500 })).rejects.toThrow(DataInUseError);
    clearInterval(fresh);
    await rm(lockFile, { recursive: true });
  });

  test('has a socket only its user can reach, also when its path is long', async () => {
    const near = await socketFolder(folder);
    expect(near.folder).toBe(join(folder, 'run'));
    const far = await socketFolder(join(folder, 'x'.repeat(120)));
    expect(far.path.length).toBeLessThanOrEqual(103);
    expect(far.folder).not.toBe(near.folder);
    await rm(far.folder, { recursive: true });
  });
});
