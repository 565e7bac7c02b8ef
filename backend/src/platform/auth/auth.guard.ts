import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RIGHTS, type Action } from '@sytno/domain';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import type { Actor } from './actor';
import { accessOf, isElevatedCall, isPhoneCall, type Endpoint } from './access-table';
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
    const endpoint = { method: request.method, url: request.routeOptions.url ?? '' };
    const access = accessOf(endpoint);
    if (access?.open) return true;
    const key = sessionKeyOf(request.headers);
    const actor = key && (await this.sessions.actorOf(key));
    if (!actor) throw new Refusal('SIGN_IN_REQUIRED');
    wantPhoneCall(actor, endpoint);
    if (!access) throw new Refusal('FORBIDDEN');
    if (!allowed(actor, access.action)) throw refusalOf(actor, access.action);
    wantTrust(actor, access.action);
    if (!actor.elevated && isElevatedCall(endpoint)) throw new Refusal('PASSWORD_AGAIN');
    request.actor = actor;
    return true;
  }
}

/**
 * What administrators do is done by a session that came by the second step, where one is wanted; setting it up is
 * the way there.
 *
 * @throws Refusal SECOND_STEP_MISSING
 */
function wantTrust({ trusted }: Actor, action: Action): void {
  if (trusted || action === 'factor.manage' || RIGHTS[action].from !== 'admin') return;
  throw new Refusal('SECOND_STEP_MISSING');
}

/** What a phone can always ask: how it stands, and to be signed out. */
const ALWAYS = ['/api/account/phone', '/api/auth/sign_out'];

/**
 * A session for lists alone reaches nothing else, and lists as long as premium lasts: for a while after it they
 * can be read.
 *
 * @throws Refusal FORBIDDEN, PHONE_ENDED
 */
function wantPhoneCall({ phone }: Actor, endpoint: Endpoint): void {
  if (phone === null) return;
  if (!isPhoneCall(endpoint)) throw new Refusal('FORBIDDEN');
  const isReading = phone === 'read' && ['GET', 'HEAD'].includes(endpoint.method);
  if (phone !== 'whole' && !isReading && !ALWAYS.includes(endpoint.url)) throw new Refusal('PHONE_ENDED');
}

const LONGEST = 400;

/** The three headers, when all are there and of sane size. */
export function sessionKeyOf(headers: FastifyRequest['headers']): SessionKey | undefined {
  const [token, client, uid] = [headers['access-token'], headers['client'], headers['uid']];
  if (typeof token !== 'string' || typeof client !== 'string' || typeof uid !== 'string') return undefined;
  if ([token, client, uid].some((value) => value === '' || value.length > LONGEST)) return undefined;
  return { token, client, uid };
}
