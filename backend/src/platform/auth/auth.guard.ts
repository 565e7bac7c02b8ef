import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { accessOf } from './access-table';
import { allowed, refusalOf } from './rights';
import { Sessions, type SessionKey } from './sessions';

/**
 * Denies by default: an endpoint is open, or needs a session and the right to its action, as the access
 * table says; one without a row is closed to everybody. Whose thing it is the handler asks itself.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const access = accessOf({ method: request.method, url: request.routeOptions.url ?? '' });
    if (access?.open) return true;
    const key = sessionKeyOf(request.headers);
    const actor = key && (await this.sessions.actorOf(key));
    if (!actor) throw new Refusal('SIGN_IN_REQUIRED');
    if (!access) throw new Refusal('FORBIDDEN');
    if (!allowed(actor, access.action)) throw refusalOf(actor, access.action);
    request.actor = actor;
    return true;
  }
}

const LONGEST = 400;

/** The three headers, when all are there and of sane size. */
export function sessionKeyOf(headers: FastifyRequest['headers']): SessionKey | undefined {
  const [token, client, uid] = [headers['access-token'], headers['client'], headers['uid']];
  if (typeof token !== 'string' || typeof client !== 'string' || typeof uid !== 'string') return undefined;
  if ([token, client, uid].some((value) => value === '' || value.length > LONGEST)) return undefined;
  return { token, client, uid };
}
