import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/port.mjs';
import { serveSection } from './section-server.mjs';

/** A server with data, that says what it was asked. */
async function apiServer(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { origin, uid } = request.headers;
      response.writeHead(201, { 'content-type': 'application/json', via: 'api' });
      response.end(JSON.stringify({ method: request.method, url: request.url, origin, uid, body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${String((server.address() as AddressInfo).port)}` };
}

async function withSection(
  api: string,
  look: (url: string, changed: () => void) => Promise<void>,
): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), 'sytno-section-'));
  for (const dir of ['alone', 'container']) mkdirSync(join(out, dir));
  writeFileSync(join(out, 'alone/alone.js'), 'page();');
  writeFileSync(join(out, 'container/mf-manifest.json'), '{"name":"mfe_grocery"}');
  const served = await serveSection({
    section: 'grocery',
    out,
    api,
    first: '/uk/user/grocerylist',
    port: await freePort(),
  });
  try {
    await look(served.url, served.changed);
  } finally {
    await served.close();
    rmSync(out, { recursive: true });
  }
}

const html = { headers: { accept: 'text/html' } };

test('every page of the section is one page, under the product’s policy, and the root leads to the first', async () => {
  await withSection('', async (url) => {
    const page = await fetch(url, html);
    expect(page.url).toBe(`${url}/uk/user/grocerylist`);
    const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(
      page.headers.get('content-security-policy') ?? '',
    )?.[1];
    const text = await page.text();
    expect(text).toContain(`<script defer src="/alone/alone.js" nonce="${String(nonce)}">`);
    expect(text).toContain('{"api":""}');
    expect(await (await fetch(`${url}/alone/alone.js`)).text()).toBe('page();');
  });
});

test('a shell of another origin may take the container, and nothing outside of the build is given', async () => {
  await withSection('', async (url) => {
    const manifest = await fetch(`${url}/mf-manifest.json`);
    expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
    expect(await manifest.json()).toEqual({ name: 'mfe_grocery' });
    for (const path of ['/..%2f..%2fetc/passwd.json', '/%2e%2e/package.json', '/alone/%2e%2e/%2e%2e/x.js']) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    }
  });
});

test('what is neither page nor file is asked of the server that has the data', async () => {
  const { url: api, server } = await apiServer();
  await withSection(api, async (url) => {
    const answer = await fetch(`${url}/api/grocery/lists?page=1`, {
      method: 'POST',
      headers: { origin: url, uid: 'anna', accept: 'text/html' },
      body: 'milk',
    });
    expect([answer.status, answer.headers.get('via')]).toEqual([201, 'api']);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/api/grocery/lists?page=1',
      uid: 'anna',
      body: 'milk',
    });
  });
  server.close();
});

test('a server that is gone is told of, in words', async () => {
  await withSection('http://localhost:1', async (url) => {
    const answer = await fetch(`${url}/api/x`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('http://localhost:1 does not answer');
  });
});

test('open pages hear when the section was built anew', async () => {
  await withSection('', async (url, changed) => {
    const { body } = await fetch(`${url}/-/changes`);
    const reader = body?.getReader();
    const words = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await words()).toContain(': here');
    changed();
    expect(await words()).toContain('data: built');
    await reader?.cancel();
  });
});
