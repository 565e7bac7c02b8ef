import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, replyWith } from './error-reply';

/** The first of three places: what Nest and Fastify's parsers throw. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    // A stream whose reader left ends with an error; its head went out long ago, and there is nobody to tell.
    if (!reply.sent && !reply.raw.headersSent)
      replyWith(bodyOf(error, http.getRequest<FastifyRequest>()), reply);
  }
}
