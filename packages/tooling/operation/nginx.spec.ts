import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorBody } from '@sytno/contract';
import { mkdtempSync, mkdirSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { needing } from './needing';
import { commonHeaders, NO_CONTENT_POLICY } from '../../../backend/src/platform/web/security-headers';
import { freePort } from '../src/port.mjs';
import { findNginx, startNginx } from './nginx.mjs';

const nginx = findNginx();

const SCRIPT = 'console.log("built");'.repeat(100);
const VERSION = '/mfe/recipes/0.1.0-aaaaaaaa';

/** A backend that says what it was asked. */
class Behind {
  readonly asked: IncomingMessage[] = [];
  private server: Server | undefined;
  port = 0;

  async listen(): Promise<void> {
    this.server = createServer((request, response) => {
      this.asked.push(request);
      const { url = '' } = request;
      if (url.startsWith('/api/live')) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
        response.write('data: first\n\n');
      } else if (url.includes('missing')) {
        response
          .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
          .end('Not found\n');
      } else if (url.startsWith('/mfe/')) {
        response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('later');
      } else
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.headers));
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve) ?? resolve(undefined));
  }
}

needing(nginx, 'nginx with its brotli module')('the shipped nginx', () => {
  const [first, second] = [new Behind(), new Behind()];
  const files = mkdtempSync(join(tmpdir(), 'sytno-files-'));
  let running: Awaited<ReturnType<typeof startNginx>>;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(running.url + path, {
      headers,
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: '{}' }),
    });

  beforeAll(async () => {
    for (const folder of ['static', VERSION.slice(1)]) mkdirSync(join(files, folder), { recursive: true });
    for (const path of ['static/app.abc.js', `${VERSION.slice(1)}/mf-manifest.json`]) {
      writeFileSync(join(files, path), SCRIPT);
      writeFileSync(join(files, `${path}.br`), brotliCompressSync(SCRIPT));
      writeFileSync(join(files, `${path}.gz`), gzipSync(SCRIPT));
    }
    writeFileSync(join(files, 'away.html'), '<p>Оновіть</p>');
    chmodSync(files, 0o755);
    await Promise.all([first.listen(), second.listen()]);
    running = await startNginx(nginx!, {
      port: await freePort(),
      upstreams: [first.port, second.port],
      files,
    });
  });
  afterAll(async () => {
    await running.stop();
    await Promise.all([first.close(), second.close()]);
    rmSync(files, { recursive: true });
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('gives a built file as it was packed, for ever: %s', async (accept, encoding) => {
    const answer = await ask('/static/app.abc.js', { 'accept-encoding': accept });
    expect([answer.status, await answer.text()]).toEqual([200, SCRIPT]);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...commonHeaders({ mode: 'production', publicUrl: 'http://a', sectionsOverride: false }),
      'content-security-policy': NO_CONTENT_POLICY,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript',
      vary: 'accept-encoding',
    });
  });

  test('asks for a manifest again each time, says HSTS where people use https, and keeps the registry to itself', async () => {
    const manifest = await ask(`${VERSION}/mf-manifest.json`, { 'x-forwarded-proto': 'https' });
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(manifest.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await ask('/mfe/registry.json')).status).toBe(404);
  });

  test('has a missing file asked of the backend, whose 404 stays one', async () => {
    for (const path of ['/static/missing.js', `${VERSION}/missing.js`]) {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('fetches a release that came after it once', async () => {
    const path = '/mfe/grocery/9.9.9-bbbbbbbb/section.js';
    for (let i = 0; i < 3; i++) expect(await (await ask(path)).text()).toBe('later');
    expect([...first.asked, ...second.asked].filter(({ url }) => url === path)).toHaveLength(1);
  });

  test('tells the backend who asks and by which id, and appends to whom it was told', async () => {
    const answer = await ask('/api/echo', { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'made up' });
    const heard = (await answer.json()) as Record<string, string>;
    expect(heard['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
    expect(heard['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(heard['host']).toBe(new URL(running.url).host);
  });

  test('lets a stream through as it comes', async () => {
    const abort = new AbortController();
    const answer = await fetch(`${running.url}/api/live`, { signal: abort.signal });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('data: first\n\n');
    abort.abort();
  });

  test('writes down neither who asked nor the secret of a link', async () => {
    await ask('/uk/shared/lists/s3cr3t-of-a-link-aaaaaaaa?token=query-secret');
    await ask('/api/own-data/s3cr3t-of-a-link-aaaaaaaa');
    await ask('/calendar/anna@sytno.test.ics');
    const log = running.log();
    expect(log).toContain('"path":"/api/own-data"');
    expect(log).not.toMatch(/s3cr3t|query-secret|anna|"127\.0\.0\.1"|203\.0/);
  });

  test('goes to the other backend when one is gone, and says honestly when both are', async () => {
    await first.close();
    for (let i = 0; i < 6; i++) expect((await ask('/api/echo', {}, i % 2 ? 'POST' : 'GET')).status).toBe(200);
    await second.close();
    const call = await ask('/api/echo');
    expect([call.status, await call.json()]).toEqual([503, errorBody('UNAVAILABLE', 'en')]);
    expect(call.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const page = await ask('/uk/user/menu');
    expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([
      503,
      '<p>Оновіть</p>',
      'no-store',
    ]);
    expect((await ask('/static/app.abc.js')).status).toBe(200);
    await Promise.all([first.listen(), second.listen()]);
  });
});
