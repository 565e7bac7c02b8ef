import { HttpException } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { ValidationError } from '@orpc/contract';
import { isErrorCode, type ErrorCode } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { faultsOf } from './faults';
import { Refusal } from './refusal';

/** A crash as the answer tells it: the id that the log has, and nothing else. */
export class Crash {
  readonly id = randomUUID();
  constructor(readonly cause: unknown) {}
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'BODY_UNREADABLE',
  401: 'SIGN_IN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'MEDIA_TYPE',
  429: 'TOO_MANY',
  431: 'TOO_LARGE',
  503: 'UNAVAILABLE',
};

/** SQLSTATEs that only a value from outside can cause: bad characters, out of range, bad text of a type. */
const BAD_VALUE = new Set(['22021', '22003', '22P02', '22P05', '22007', '22008']);
/** Serialization failure, deadlock, statement time-out, server going down or crashed: trying again may help. */
const BUSY = new Set([
  '40001',
  '40P01',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
]);
/** What the system says of a connection to the database that cannot be made or was cut. */
const CUT = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/**
 * What `pg`, its pool and TypeORM say, without a code, when the database is too busy or away. A transaction whose
 * connection breaks loses its runner, and hears of that at its next statement.
 */
const AWAY = new RegExp(
  `^(${[
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Connection terminated\\b',
    'Client has encountered a connection error',
    'Client was closed and is not queryable',
    'Query runner already released',
    'Database connection provided by a query runner was already released',
  ].join('|')})`,
);

/**
 * Sorts anything thrown into a refusal or a crash. This is the one place that decides; the three places
 * where errors surface (Nest's filter, oRPC's interceptor, Fastify's router) all ask here.
 */
export function refusalOf(error: unknown): Refusal | Crash {
  if (error instanceof Refusal || error instanceof Crash) return error;
  if (error instanceof ORPCError) return refusalOfOrpc(error as ORPCError<string, unknown>);
  if (error instanceof HttpException) return byStatus(error.getStatus(), error);
  const { code, statusCode } = detailsOf(error);
  if (BAD_VALUE.has(code)) return new Refusal('INPUT_INVALID');
  if (BUSY.has(code) || isAway(error)) return new Refusal('UNAVAILABLE');
  return statusCode ? byStatus(statusCode, error) : new Crash(error);
}

/** Whether the database could not be reached, as the driver, its pool or the system says it. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket of a server on the same machine is a file.
  if (syscall === 'connect' && code === 'ENOENT') return true;
  return AWAY.test(error.message) || (syscall !== undefined && CUT.has(code ?? ''));
}

/** Whether it is a refusal. */
export function isRefusal(found: Refusal | Crash): found is Refusal {
  return found instanceof Refusal;
}

function refusalOfOrpc(error: ORPCError<string, unknown>): Refusal | Crash {
  if (error.status < 500 && error.cause instanceof ValidationError) {
    const { issues, data } = error.cause;
    return new Refusal('INPUT_INVALID', { fields: faultsOf(issues, data) });
  }
  if (error.cause !== undefined && error.status >= 500) return refusalOf(error.cause);
  if (isErrorCode(error.code)) return new Refusal(error.code);
  return byStatus(error.status, error);
}

function byStatus(status: number, error: unknown): Refusal | Crash {
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'BODY_UNREADABLE' : undefined);
  return code === undefined ? new Crash(error) : new Refusal(code);
}

/** SQLSTATE of a driver's error (TypeORM wraps it) and the status of one of Fastify's. */
function detailsOf(error: unknown): { code: string; statusCode: number | undefined } {
  if (typeof error !== 'object' || error === null) return { code: '', statusCode: undefined };
  const { code, statusCode, driverError } = error as Record<string, unknown>;
  const inner = typeof driverError === 'object' && driverError !== null ? driverError : {};
  const sqlState = (inner as Record<string, unknown>)['code'] ?? code;
  return {
    code: typeof sqlState === 'string' ? sqlState : '',
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
  };
}
