import type { FastifyRequest } from 'fastify';
import type { Caller } from './sign-in.service';

/** Where a request comes from, as throttles and the list of devices want it. */
export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
