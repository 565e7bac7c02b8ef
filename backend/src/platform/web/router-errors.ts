import { API_PREFIX, errorBody } from '@sytno/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { languageOf } from '../errors/languages';
import { replyWith } from '../errors/error-reply';

/** The third of three places where errors surface: addresses that Fastify's router cannot read. */
export function answerUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith(`${API_PREFIX}/`)) {
    replyWith(errorBody('BODY_UNREADABLE', languageOf(request)), reply);
  } else {
    void reply.status(400).type('text/plain; charset=utf-8').send('Bad request\n');
  }
}

const TOO_LONG = new Set(['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW']);

/** What Node cannot even read as HTTP, above all headers and addresses of over 16 KB. */
export function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLong = TOO_LONG.has(error.code ?? '');
  const body = JSON.stringify(errorBody(tooLong ? 'TOO_LARGE' : 'BODY_UNREADABLE', 'uk'));
  const status = tooLong ? '413 Payload Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
