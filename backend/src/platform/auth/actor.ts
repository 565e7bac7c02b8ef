import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Access, HouseholdRole, Language, PhoneRight } from '@sytno/domain';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';

/** Who calls: worked out by the guard for every call that is not public. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly householdId: string;
  /** What he may do with its matters (ADR 27). */
  readonly householdRole: HouseholdRole;
  /** His own (product decision 2.5). */
  readonly access: Access;
  /** For his household's menu and lists, which the owner's premium covers too (product decision 2.6). */
  readonly householdAccess: Access;
  readonly language: Language;
  readonly timeZone: string;
  /** Of a phone that is signed in for lists alone; null of every other device. */
  readonly phone: PhoneRight | null;
  /** Whether this session may administer: it came by a second step, or none is wanted here (ADR 34). */
  readonly trusted: boolean;
  /** Whether the password was given once more a moment ago. */
  readonly elevated: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
}

/** The calling person as a handler's argument. On a public handler it refuses with SIGN_IN_REQUIRED. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor) throw new Refusal('SIGN_IN_REQUIRED');
  return actor;
});
