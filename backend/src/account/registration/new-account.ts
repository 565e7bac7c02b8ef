import { DEFAULT_SERVINGS, DEFAULT_TARGETS, emailKey, TERMS_VERSION, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Household } from '../household/household.entity';
import { Member } from '../household/member.entity';
import { Profile } from '../profile/profile.entity';
import { User } from '../user.entity';
import { Acceptance } from './acceptance.entity';

/** Where the welcome leads: to the own targets. */
export const WELCOME_LINK = '/user/profile';
const MINOR_UNITS = 100;
const HOME = { countryCode: 'UA', currency: 'UAH', timeZone: 'Europe/Kyiv' } as const;

/** What an account begins with. */
export interface NewAccount {
  readonly id?: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly timeZone?: string | undefined;
  readonly name?: string;
  readonly emailConfirmedAt?: string;
  readonly role?: User['role'];
  readonly expertKind?: User['expertKind'];
  /** How the terms and the age were accepted. */
  readonly how: string;
}

/**
 * Stores a person with everything he must have: profile with the defaults of spec §9, a household of one,
 * and what he accepted. To be called within a transaction.
 */
export async function createAccount(manager: EntityManager, account: NewAccount): Promise<User> {
  const at = now();
  const user = manager.create(User, {
    id: account.id ?? randomUUID(),
    email: account.email,
    emailKey: emailKey(account.email),
    passwordHash: account.passwordHash,
    name: account.name ?? '',
    language: account.language,
    timeZone: account.timeZone ?? HOME.timeZone,
    countryCode: HOME.countryCode,
    avatarId: null,
    noticesOff: [],
    mailsOff: [],
    emailConfirmedAt: account.emailConfirmedAt ?? null,
    role: account.role ?? null,
    expertKind: account.expertKind ?? null,
    blockedAt: null,
    blockedFor: null,
    createdAt: at,
  });
  await manager.insert(User, user);
  const { cash, ...nutrients } = DEFAULT_TARGETS;
  await manager.insert(Profile, {
    userId: user.id,
    ...nutrients,
    cash: cash * MINOR_UNITS,
    currency: HOME.currency,
    targetsUpdatedAt: null,
    trialUsed: false,
    hideNumbers: false,
    servings: DEFAULT_SERVINGS.menu,
  });
  const householdId = randomUUID();
  await manager.insert(Household, { id: householdId, ownerId: user.id, createdAt: at });
  await manager.insert(Member, { userId: user.id, householdId, joinedAt: at });
  await accept(manager, user, ['terms', 'age-18'], account.how);
  return user;
}

/** Whether a person accepted the edition of the terms that is in force. */
export function hasAccepted(manager: EntityManager, userId: string): Promise<boolean> {
  return manager.existsBy(Acceptance, { userId, document: 'terms', version: TERMS_VERSION });
}

/** Writes down that a person accepted the edition in force (product decision 3). */
export async function accept(
  manager: EntityManager,
  { id: userId, language }: Pick<User, 'id' | 'language'>,
  documents: readonly ('terms' | 'age-18')[],
  how: string,
): Promise<void> {
  const row = { userId, version: TERMS_VERSION, language, at: now(), how };
  await manager.insert(
    Acceptance,
    documents.map((document) => ({ ...row, id: randomUUID(), document })),
  );
}
