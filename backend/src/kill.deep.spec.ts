import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BuiltServer } from './testing/built-server';
import { killRounds } from './testing/kill-rounds';

const server = new BuiltServer();
beforeAll(() => server.build(), 60_000);
afterAll(() => server.remove());

test('twenty kills in the midst of writing lose nothing that was acknowledged', async () => {
  const { acknowledged, lost } = await killRounds(server, 20);
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(480);
}, 600_000);
