import { API_PREFIX } from '@sytno/contract';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Endpoint } from '../auth/access-table';
import { Refusal } from '../errors/refusal';
import { pathOf } from '../log/log';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What was registered under /api. */
export interface KnownCalls {
  /** Which methods an address takes. */
  methodsOf(path: string): string[];
  endpoints(): Endpoint[];
}

/** Listens to what is registered from now on. */
export function learnCalls(fastify: FastifyInstance): KnownCalls {
  const known = new Map<string, Set<string>>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(`${API_PREFIX}/`) || url.includes('*')) return;
    const methods = known.get(url) ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return {
    methodsOf: (path) => {
      const hits = [...known].filter(([pattern]) => patternOf(pattern).test(path));
      return [...new Set(hits.flatMap(([, methods]) => [...methods]))].sort();
    },
    endpoints: () => [...known].flatMap(([url, methods]) => [...methods].map((method) => ({ method, url }))),
  };
}

/** What under /api no call answers: 405 with the methods the address does take, else 404, as JSON. */
export function answerUnknownCalls(fastify: FastifyInstance, { methodsOf }: KnownCalls): void {
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
