import { CONSENT_VERSION, type ConsentKind } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { now } from '../../platform/time/clock';
import { Consent } from './group.entity';

/** What members agreed to now, by member. */
export async function consentsOf(
  manager: EntityManager,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<ConsentKind, Consent>>>> {
  if (memberIds.length === 0) return new Map();
  const rows = await manager.findBy(Consent, { memberId: In([...memberIds]), endedAt: IsNull() });
  const found = new Map<string, Partial<Record<ConsentKind, Consent>>>();
  for (const row of rows) found.set(row.memberId, { ...found.get(row.memberId), [row.what]: row });
  return found;
}

/** What one member agreed to now. */
export async function consentOf(
  manager: EntityManager,
  memberId: string,
  what: ConsentKind,
): Promise<Consent | null> {
  return manager.findOneBy(Consent, { memberId, what, endedAt: IsNull() });
}

/** Writes down that somebody agreed; nothing when he did before. */
export async function give(
  manager: EntityManager,
  { language }: Pick<Actor, 'language'>,
  { memberId, what, how }: { memberId: string; what: ConsentKind; how: Consent['how'] },
): Promise<void> {
  if (await consentOf(manager, memberId, what)) return;
  const id = randomUUID();
  const words = { version: CONSENT_VERSION, language };
  await manager.insert(Consent, { id, memberId, what, how, ...words, givenAt: now(), endedAt: null });
}

/** From now on nothing is seen any more, of the time before neither. Without `what`: all that he agreed to. */
export async function takeBack(manager: EntityManager, memberId: string, what?: ConsentKind): Promise<void> {
  const open = { memberId, endedAt: IsNull(), ...(what && { what }) };
  await manager.update(Consent, open, { endedAt: now() });
}

/** As a member reads of it. */
export const shownConsent = (consent: Consent | undefined) =>
  consent ? { at: consent.givenAt, how: consent.how } : null;
