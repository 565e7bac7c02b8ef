import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '@sytno/contract';
import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Config } from '../config/config';
import { toldPath } from '../log/log';
import { takeArchives } from '../sections/archive-body';
import type { SectionRegistry } from '../sections/section-registry';
import { bodyOf, replyWith } from '../errors/error-reply';
import { traceRequests } from '../traces/traces';
import { servePictures, takeUploads } from '../pictures/serve-pictures';
import { answerUnknownCalls, learnCalls, type KnownCalls } from './api-fallback';
import { parseBodies } from './body';
import { servePages } from './pages';
import { commonHeaders, NO_CONTENT_POLICY } from './security-headers';
import { serveStatic } from './static';
import type { WebParts } from './web-parts';

/** Everything of the server that is not a call: headers, bodies, files, the registry and pages. Gives what is registered. */
export async function serveWeb(
  fastify: FastifyInstance,
  config: Config,
  parts: WebParts,
): Promise<KnownCalls> {
  traceRequests(fastify, config);
  parts.draining.follow(fastify);
  parts.metrics.follow(fastify);
  const headers = { ...commonHeaders(config), 'content-security-policy': NO_CONTENT_POLICY };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // What calls answer is somebody's own: no cache keeps it unless the handler says so.
    if (request.url.startsWith(API_PREFIX)) void reply.header('cache-control', 'no-store');
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: toldPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  await fastify.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  parseBodies(fastify);
  takeUploads(fastify);
  takeArchives(fastify, parts.tokens);
  const calls = learnCalls(fastify);
  await fastify.register(async (scope) => {
    // Nest's own handler is for its routes alone.
    scope.setErrorHandler((error, request, reply) => replyWith(bodyOf(error, request), reply));
    answerUnknownCalls(scope, calls);
    serveRegistry(scope, parts.registry);
    await serveStatic(scope, config, parts.store);
    servePictures(scope, parts.files);
    servePages(scope, config, parts);
  });
  return calls;
}

function serveRegistry(fastify: FastifyInstance, registry: SectionRegistry): void {
  fastify.get('/registry.json', async (request, reply) => {
    const text = JSON.stringify(await registry.current());
    const etag = etagOf(text);
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** A strong validator for `If-None-Match`. */
function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
