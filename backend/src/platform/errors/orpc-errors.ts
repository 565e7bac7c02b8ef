import { ERRORS, isErrorCode, type ErrorCode } from '@sytno/contract';
import { ORPCError, type ORPCModuleConfig } from '@orpc/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refusalOf, type Crash } from './answer';
import { bodyOf, replyWith } from './error-reply';
import { Refusal, type RefusalData } from './refusal';

type Settings = Pick<ORPCModuleConfig, 'interceptors' | 'sendResponseInterceptors'>;

/**
 * The second of three places where errors surface: oRPC answers its own, and a Nest filter never sees them.
 * An interceptor sorts what a handler threw, and the reply is written where the request is known. What
 * crashed waits between the two under its id.
 */
export function orpcErrors(): Settings {
  const crashes = new Map<string, Crash>();
  return {
    interceptors: [
      async ({ next, procedure, input }) => {
        try {
          refuseUnasked(procedure['~orpc'].inputSchema, input);
          const answer: unknown = await next();
          return answer;
        } catch (error) {
          const found = refusalOf(error);
          if (isRefusal(found)) throw thrown(found.code, found.data);
          crashes.set(found.id, found);
          throw thrown('CRASH', { id: found.id });
        }
      },
    ],
    sendResponseInterceptors: [
      async ({ next, request, response, standardResponse: { status, body } }) => {
        if (status < 400) return next();
        const { code, data } = body as { code: string; data?: RefusalData };
        const crash = crashes.get(data?.id ?? '');
        crashes.delete(data?.id ?? '');
        const error =
          crash ?? (isErrorCode(code) ? new Refusal(code, data) : new ORPCError(code, { status }));
        replyWith(bodyOf(error, request as FastifyRequest), response as FastifyReply);
        return undefined;
      },
    ],
  };
}

function thrown(code: ErrorCode, data: RefusalData): ORPCError<string, RefusalData> {
  return new ORPCError(code, { status: ERRORS[code].status, data });
}

/** A call that takes no input takes no unknown fields either. */
function refuseUnasked(schema: unknown, input: unknown): void {
  if (schema !== undefined || input === undefined || input === null) return;
  const keys = typeof input === 'object' ? Object.keys(input) : [''];
  if (keys.length === 0 && !Array.isArray(input)) return;
  const named = Array.isArray(input) || keys.length === 0 ? [''] : keys.slice(0, 50);
  throw Refusal.fields('INPUT_INVALID', ...named.map((path) => ({ path, code: 'unknown' as const })));
}
