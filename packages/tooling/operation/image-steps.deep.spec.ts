import { afterAll, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImageSteps } from './image-steps.mjs';
import { endReplicas, startReplica } from './replica.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sytno-image-'));
afterAll(() => {
  endReplicas();
  rmSync(folder, { recursive: true, force: true });
});

test('the steps of the Dockerfile go through in an empty folder, and what they leave starts and serves', async () => {
  const { backend, web } = runImageSteps(folder, { reuse: true });
  const app = join(backend!.dir, backend!.workdir);
  expect(backend!.command.slice(0, 2)).toEqual(['node', '--enable-source-maps']);
  // No source, no tool of development: what is left is what runs.
  expect(readdirSync(app).sort()).toEqual(['backend', 'shell', 'var']);
  expect(existsSync(join(app, 'backend/node_modules/@swc'))).toBe(false);
  const server = await startReplica(
    { DATA_DIR: join(folder, 'data') },
    { main: join(app, backend!.command.at(-1)!) },
  );
  const page = await fetch(`${server.url}/uk/auth/login`);
  expect([page.status, (await page.text()).includes('<script')]).toEqual([200, true]);
  const registry = (await (await fetch(`${server.url}/registry.json`)).json()) as {
    sections: { entry: string }[];
  };
  expect(registry.sections).toHaveLength(5);
  for (const { entry } of registry.sections) {
    expect((await fetch(server.url + entry)).status).toBe(200);
    expect(existsSync(join(web!.dir, 'srv/sytno', entry))).toBe(true);
  }
  expect(existsSync(join(web!.dir, 'etc/nginx/sites/sytno.conf'))).toBe(true);
  expect(await server.end('SIGTERM')).toBe(0);
}, 300_000);
