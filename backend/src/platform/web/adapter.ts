import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';

type Arguments = Parameters<FastifyAdapter['reply']>;

/** oRPC sends a call's answer itself, and Nest would send nothing a second time: Fastify warns of each. */
export class Adapter extends FastifyAdapter {
  override reply(response: Arguments[0], body: Arguments[1], statusCode?: Arguments[2]): FastifyReply {
    const reply = response as FastifyReply;
    if (body === undefined && (reply.sent || reply.raw.headersSent)) return reply;
    return super.reply(response, body, statusCode);
  }
}
