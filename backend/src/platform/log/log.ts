import type { LoggerService } from '@nestjs/common';
import { ValidationError } from '@orpc/contract';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config';

const REQUEST_ID = /^[\w-]{1,64}$/;

/** A request's id: the caller's x-request-id when it is sane, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** A path without its query, which may hold the secret of a link. */
export function pathOf(url: string | undefined): string {
  return (url ?? '').split(/[?#]/, 1)[0] ?? '';
}

/** An address of somebody, or what only a link says: long, random, perhaps with the ending of a file. */
const TELLING = /@|%40|^(?![0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-)(?=.*[0-9A-Z])[\w-]{20,}(\.[a-z]{2,4})?$/;

/** A path as the log may tell it: ids stay, secrets of links and addresses of people are left out. */
export function toldPath(url: string | undefined): string {
  const parts = pathOf(url).split('/');
  return parts.map((part) => (TELLING.test(part) ? '…' : part)).join('/');
}

/**
 * Structured logs, one JSON object a line. Of a request only method and path are told; of an error its type,
 * message, place and SQLSTATE, never the values of a statement.
 */
export function logOptions({
  logLevel,
}: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method ?? '',
        url: toldPath(request.url),
      }),
      err: (error: unknown) => told(error),
    },
  };
}

interface ToldError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
}

/** What the log tells of an error. */
export function told(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' ? { code } : {}),
    ...(error instanceof ValidationError ? { issues: error.issues.slice(0, 10).map(toldIssue) } : {}),
  };
}

/** Where an answer broke its schema and how, without what stood there. */
function toldIssue({ path = [], message }: ValidationError['issues'][number]): string {
  return `${path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')}: ${message}`;
}

/** Nest's own messages through the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown, context?: unknown): void {
    this.target.debug({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.target.error({ context, stack }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.target.warn({ context }, String(message));
  }

  debug(message: unknown, context?: unknown): void {
    this.target.debug({ context }, String(message));
  }
}
