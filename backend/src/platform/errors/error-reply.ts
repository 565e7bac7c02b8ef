import { errorBody, type ErrorBody } from '@sytno/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refusalOf } from './answer';
import { languageOf } from './languages';

/** The body for anything thrown; a crash is logged here, with the id that the body says. */
export function bodyOf(error: unknown, request: FastifyRequest): ErrorBody {
  const found = refusalOf(error);
  if (isRefusal(found)) return errorBody(found.code, languageOf(request), found.data);
  request.log.error({ crash: found.id, err: found.cause }, 'crash');
  return errorBody('CRASH', languageOf(request), { id: found.id });
}

/** Answers with the one error shape. */
export function replyWith(body: ErrorBody, reply: FastifyReply): void {
  if (body.data.seconds !== undefined) void reply.header('retry-after', String(body.data.seconds));
  void reply
    .status(body.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
