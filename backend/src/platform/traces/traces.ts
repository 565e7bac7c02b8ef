import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { watchStatements } from './statements';

const NAME = 'sytno';

export interface Traces {
  /** Sends what is left and stops. */
  close(): Promise<void>;
}

/**
 * Records traces and sends them to the configured collector (OTLP over HTTP). A page begins a trace and names it in
 * `traceparent`; here follow the request and its statements. Whether a trace is recorded is told by its id alone, so
 * that nobody outside can have more recorded. Without a collector nothing is loaded and nothing is recorded.
 */
export async function startTraces({ traces }: Pick<Config, 'traces'>): Promise<Traces | undefined> {
  if (!traces) return undefined;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const share = new sdk.TraceIdRatioBasedSampler(traces.share);
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': NAME,
      'service.version': process.env['SYTNO_VERSION'] ?? 'unbuilt',
      'service.instance.id': `${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: share,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces` }), {
        scheduledDelayMillis: 2_000,
      }),
    ],
  });
  provider.register();
  const unwatch = watchStatements(trace.getTracer(NAME));
  return {
    close: async () => {
      unwatch();
      // A collector that is away must not hold the server up.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** Makes a span of every request, after the browser's. Costs nothing while no traces are recorded. */
export function traceRequests(fastify: FastifyInstance, { traces }: Pick<Config, 'traces'>): void {
  if (!traces) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const above = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = trace.getTracer(NAME).startSpan(
      request.method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'sytno.request_id': request.id },
      },
      above,
    );
    const within = trace.setSpan(above, span);
    contexts.set(request, within);
    context.with(within, done);
  });
  // A body arrives by events of the connection, which know nothing of the request's context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const within = contexts.get(request);
    const span = within && trace.getSpan(within);
    const route = request.routeOptions.url ?? 'none';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Does a job within a span of its own. */
export function traceJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(NAME).startActiveSpan(`job ${name}`, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
