import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenTo } from '../../testing/listening';
import { Stand, type Person } from '../../testing/stand';

interface Told {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector of traces: it takes everything. */
class Collector {
  readonly spans: Told[] = [];
  private readonly heard = new EventEmitter();
  private readonly server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const body = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as {
        resourceSpans: { scopeSpans: { spans: Told[] }[] }[];
      };
      for (const { scopeSpans } of body.resourceSpans)
        this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      this.heard.emit('spans');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves once such a span has come; rejects when none does within 15 s. */
  async came(isIt: (span: Told) => boolean): Promise<void> {
    const signal = AbortSignal.timeout(15_000);
    while (!this.spans.some(isIt)) await once(this.heard, 'spans', { signal });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const collector = new Collector();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const ABOVE = '00f067aa0ba902b7';
let stand: Stand;
let anna: Person;

beforeAll(async () => {
  const endpoint = await collector.listen();
  stand = new Stand({
    METRICS_PORT: '0',
    DRAIN_SECONDS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    TRACE_SHARE: '1',
  });
  await stand.open();
  anna = await stand.person({ email: 'anna.metric@sytno.test' });
}, 180_000);
afterAll(() => collector.close());

const figures = async (): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${stand.app.metricsPort}/metrics`);
  return answer.text();
};

describe('a server that is looked after', () => {
  test('tells figures on a port of their own, with routes instead of addresses', async () => {
    const stream = await listenTo(`${stand.app.url}/api/live`, { ...anna.keys });
    await stand.call('GET', `/api/recipes/${anna.userId}?language=uk`, { as: anna });
    await stand.call('GET', '/api/nothing-of-ours/anna.metric@sytno.test');
    const text = await figures();
    expect(text).toMatch(
      /sytno_http_request_seconds_count\{method="GET",route="\/api\/recipes\/:\w+",status="404"\} 1/,
    );
    expect(text).toContain('sytno_streams_open 1');
    expect(text).toContain('sytno_database_up 1');
    expect(text).toMatch(/sytno_database_connections\{state="awaited"\} 0/);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toMatch(/anna|@|[0-9a-f]{8}-[0-9a-f]{4}-/);
    await stream.close();
    const elsewhere = await stand.call('GET', '/metrics', { as: anna });
    expect(elsewhere.text).not.toContain('sytno_');
    const { port } = new URL(stand.app.url);
    expect(Number(port)).not.toBe(stand.app.metricsPort);
  });

  test('goes on with a trace that a page began: the request, its statements, no values', async () => {
    const password = 'never in a trace';
    const answer = await stand.call('POST', '/api/admins/authenticate', {
      body: { username: 'anna.metric@sytno.test', password },
      headers: { traceparent: `00-${TRACE}-${ABOVE}-01`, 'x-request-id': 'traced' },
    });
    expect(answer.status).toBe(401);
    const ours = () => collector.spans.filter(({ traceId }) => traceId === TRACE);
    await collector.came(({ traceId, name }) => traceId === TRACE && name.startsWith('POST '));
    const request = ours().find(({ name }) => name === 'POST /api/admins/authenticate');
    expect(request?.parentSpanId).toBe(ABOVE);
    expect(request?.attributes).toContainEqual({
      key: 'sytno.request_id',
      value: { stringValue: 'traced' },
    });
    const statements = ours().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(JSON.stringify(ours())).not.toMatch(/anna|never in a trace/);
  }, 30_000);

  test('ends without cutting anybody off: not ready at once, and what comes meanwhile is answered', async () => {
    const stream = await listenTo(`${stand.app.url}/api/live`, { ...anna.keys });
    const began = performance.now();
    const closed = stand.app.close();
    const ready = await stand.call('GET', '/api/health/ready');
    const meanwhile = await stand.call('GET', '/api/account/session', { as: anna });
    expect([ready.status, meanwhile.status]).toEqual([503, 200]);
    expect(meanwhile.headers.get('connection')).toBe('close');
    const late = stand.db.query('select pg_sleep(0)');
    await Promise.all([closed, stream.ended(), late]);
    // A second of draining; streams are not waited for.
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(fetch(`${stand.app.url}/api/health/live`)).rejects.toThrow();
    await stand.close();
  }, 30_000);
});
