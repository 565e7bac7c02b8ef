import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { PUBLIC } from './public';
import { Sessions, type SessionKey } from './sessions';

/** Denies by default: every handler of the API needs a session, unless it says `@Public()`. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const open = this.reflector.getAllAndOverride<boolean>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (open) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = sessionKeyOf(request.headers);
    const actor = key && (await this.sessions.actorOf(key));
    if (!actor) throw new Refusal('SIGN_IN_REQUIRED');
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
