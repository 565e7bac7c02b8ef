import { DEFAULT_TARGETS, emailKey, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Household } from '../household/household.entity';
import { Member } from '../household/member.entity';
import { Profile } from '../profile/profile.entity';
import { User } from '../user.entity';
import { Acceptance } from './acceptance.entity';

/** The terms in force; a new version asks everybody again. */
export const TERMS_VERSION = '1';
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
    avatar: null,
    emailConfirmedAt: account.emailConfirmedAt ?? null,
    role: account.role ?? null,
    expertKind: account.expertKind ?? null,
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
  });
  const householdId = randomUUID();
  await manager.insert(Household, { id: householdId, ownerId: user.id, createdAt: at });
  await manager.insert(Member, { userId: user.id, householdId, joinedAt: at });
  await manager.insert(
    Acceptance,
    ['terms', 'age-18'].map((document) => ({
      id: randomUUID(),
      userId: user.id,
      document,
      version: TERMS_VERSION,
      language: account.language,
      at,
      how: account.how,
    })),
  );
  return user;
}
