import { API_PREFIX } from '@sytno/contract';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from '../errors/refusal';
import { pathOf } from '../log/log';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Tells which methods an address under /api takes. */
export type MethodsOf = (path: string) => string[];

/** Listens to what is registered from now on. */
export function learnCalls(fastify: FastifyInstance): MethodsOf {
  const known = new Map<string, Set<string>>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(`${API_PREFIX}/`) || url.includes('*')) return;
    const methods = known.get(url) ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return (path) => {
    const hits = [...known].filter(([pattern]) => patternOf(pattern).test(path));
    return [...new Set(hits.flatMap(([, methods]) => [...methods]))].sort();
  };
}

/** What under /api no call answers: 405 with the methods the address does take, else 404, as JSON. */
export function answerUnknownCalls(fastify: FastifyInstance, methodsOf: MethodsOf): void {
  for (const url of [API_PREFIX, `${API_PREFIX}/*`]) {
    fastify.route({
      method: METHODS,
      url,
      handler: async (request, reply) => {
        const methods = methodsOf(pathOf(request.url));
        if (methods.length === 0) throw new Refusal('NOT_FOUND');
        void reply.header('allow', methods.join(', '));
        throw new Refusal('METHOD_NOT_ALLOWED');
      },
    });
  }
}

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}$`);
}
