import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** Takes traces as a collector does. */
async function collector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const body = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      spans.push(...body.resourceSpans.flatMap((one) => one.scopeSpans).flatMap((one) => one.spans));
      response.writeHead(200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { spans, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('one trace goes from the shell through the API to the database @deep', async ({ page }) => {
  const { spans, port, close } = await collector();
  const data = mkdtempSync(join(tmpdir(), 'sytno-trace-'));
  const server = spawn('node', ['../backend/dist/main.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      TRACE_SHARE: '1',
    },
  });
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.on('data', (text) => {
        const found = /listens on (http:\S+)/.exec(String(text))?.[1];
        if (found) resolve(found);
      });
    });
    const signed = await fetch(`${url}/api/admins/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'free@sytno.example', password: 'sytno-demo' }),
    });
    const user = await signed.text();
    await page.addInitScript((stored) => localStorage.setItem('user', stored), user);
    const begun = new Map<string, string>();
    page.on('request', (request) => {
      const given = request.headers()['traceparent']?.split('-');
      if (given) begun.set(given[2] ?? '', given[1] ?? '');
    });
    await page.goto(`${url}/uk/user/messages`);
    await expect(page.locator('main h1').first()).toBeVisible();
    const whole = () =>
      spans.filter(
        ({ traceId, spanId, parentSpanId, name }) =>
          name.startsWith('GET /api/') &&
          begun.get(parentSpanId ?? '') === traceId &&
          spans.some((inner) => inner.parentSpanId === spanId && inner.name === 'SELECT'),
      );
    await expect.poll(() => whole().length, { timeout: 15_000 }).toBeGreaterThan(0);
    // What one page asks is one trace.
    expect(new Set(begun.values()).size).toBe(1);
  } finally {
    server.kill('SIGTERM');
    close();
    await new Promise((resolve) => server.once('close', resolve));
    rmSync(data, { recursive: true, force: true });
  }
});
