import { expect, test } from '@jest/globals';
import { interleave } from './testing/interleaving';

test('law: after any of 8,000 interleavings every device and the server have the same list', () => {
  for (let seed = 1; seed <= 8_000; seed++) {
    const { server, devices, waiting, unseen, doubles } = interleave(seed, 40 + (seed % 80));
    const same = devices.every((lines) => JSON.stringify(lines) === JSON.stringify(server));
    if (!same || waiting + unseen + doubles > 0)
      expect({ seed, devices }).toEqual({ seed, devices: devices.map(() => server) });
    expect([seed, waiting, unseen, doubles]).toEqual([seed, 0, 0, 0]);
  }
});
