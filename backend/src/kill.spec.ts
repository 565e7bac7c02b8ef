import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { BuiltServer } from './testing/built-server';
import { killRounds } from './testing/kill-rounds';
import { freshDataDir } from './testing/template';

const server = new BuiltServer();
let folder: string;
beforeAll(async () => {
  folder = await freshDataDir();
  await server.build();
}, 60_000);
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('a process of the server', () => {
  test('that is killed in the midst of writing loses nothing that it acknowledged', async () => {
    const { acknowledged, lost } = await killRounds(server, 2);
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(48);
  }, 60_000);

  test('has its data folder for itself, gives it up when it ends, and ends soon', async () => {
    const first = server.spawn({ DATA_DIR: folder });
    const url = await first.url();
    const second = server.spawn({ DATA_DIR: folder });
    expect(await second.end()).toBe(3);
    expect(second.output).toContain(`The data folder ${folder} is in use by another server.`);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    const start = performance.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(performance.now() - start).toBeLessThan(2_500);
    const third = server.spawn({ DATA_DIR: folder });
    await third.url();
    expect(await third.end('SIGINT')).toBe(0);
  }, 60_000);

  test('logs what it did under the request’s id, and neither secrets nor addresses', async () => {
    const running = server.spawn({ DATA_DIR: folder, LOG_LEVEL: 'info' });
    const url = await running.url();
    const post = (path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'request-of-a-spec' },
        body: JSON.stringify(body),
      });
    const form = { password: 'top secret 1', passwordConfirmation: 'top secret 1', adult: true, terms: true };
    const made = await post('/api/auth/registration', {
      ...form,
      email: 'logged@sytno.test',
      language: 'uk',
    });
    const { headers } = (await made.json()) as { headers: Record<string, string> };
    await fetch(`${url}/api/account/session`, { headers });
    await fetch(`${url}/auth/password/edit?token=secret-of-a-link`);
    await post('/api/admins/authenticate', { username: 'logged@sytno.test', password: 'wrong secret' });
    await running.end('SIGTERM');
    expect(running.output).toContain(
      '"reqId":"request-of-a-spec","method":"POST","path":"/api/auth/registration"',
    );
    expect(running.output).toContain('"path":"/auth/password/edit"');
    // Who was refused is told by his id, which opens nothing.
    const { uid: _, ...keys } = headers;
    const secrets = ['logged@', 'top secret', 'wrong secret', 'secret-of-a-link', ...Object.values(keys)];
    for (const secret of secrets) expect(running.output).not.toContain(secret);
    expect(running.output).not.toContain('Warning');
  }, 60_000);

  test('says that its port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const refused = server.spawn({ DATA_DIR: folder, PORT: String(port) });
    expect(await refused.end()).toBe(4);
    expect(refused.output).toContain(`Port ${port} is in use`);
    await new Promise((resolve) => other.close(resolve));
  }, 120_000);

  test('says all that is wrong with its configuration', async () => {
    const refused = server.spawn({ DATA_DIR: folder, PORT: 'x', DATABASE_URL: 'y' });
    expect(await refused.end()).toBe(2);
    expect(refused.output).toMatch(/PORT.*\n.*DATABASE_URL/);
    expect(refused.output).not.toContain('    at ');
  }, 60_000);
});
