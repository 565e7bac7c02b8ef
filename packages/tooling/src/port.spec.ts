import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort, portOf, portProblem } from './port.mjs';

let holder: Server | undefined;

const hold = (port: number, host: string) =>
  new Promise<void>((resolve) => {
    holder = createServer().listen(port, host, () => resolve());
  });

afterEach(() => {
  holder?.close();
});

describe('PORT', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
    ['0', 0],
  ])('%j means %i', (text, port) => expect(portOf(text)).toBe(port));

  it.each(['x', '-1', '65536', '80.5'])('%j is refused with advice', (text) => {
    expect(() => portOf(text)).toThrow(/PORT=.* is not a port.*PORT=3001/);
  });
});

describe('a port', () => {
  it('that nobody uses is fine', async () => {
    expect(await portProblem(await freePort(), 'npm start')).toBeNull();
  });

  it.each(['127.0.0.1', '0.0.0.0'])('taken on %s gives one sentence with the way out', async (host) => {
    const port = await freePort();
    await hold(port, host);
    expect(await portProblem(port, 'npm start')).toBe(
      `Port ${port} is already in use; choose another with PORT=${port + 1} npm start.`,
    );
  });
});
