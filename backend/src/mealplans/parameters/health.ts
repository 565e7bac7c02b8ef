import { ALLERGENS, HEALTH_CONSENT_VERSION, type Allergen, type Diet, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Any, IsNull, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { Health, HealthConsent } from './health.entity';

/** What one person may not eat, and what he chooses not to. */
interface OwnHealth {
  readonly allergens: Allergen[];
  readonly diet: Diet;
}

interface AgreedHealth extends OwnHealth {
  readonly consentVersion: string;
  readonly consentAt: string;
}

/** A person's health data with the consent they rest on; null without one. */
export async function healthOf(manager: EntityManager, userId: string): Promise<AgreedHealth | null> {
  const consent = await standing(manager, userId);
  if (!consent) return null;
  const kept = await manager.findOneBy(Health, { userId });
  return {
    allergens: kept?.allergens ?? [],
    diet: kept?.diet ?? 'any',
    consentVersion: consent.version,
    consentAt: consent.givenAt,
  };
}

/** Writes down that a person agreed to the words in force; once is enough. */
export async function agree(manager: EntityManager, userId: string, language: Language): Promise<void> {
  const consent = await standing(manager, userId);
  if (consent?.version === HEALTH_CONSENT_VERSION) return;
  await end(manager, userId);
  await manager.insert(HealthConsent, {
    id: randomUUID(),
    userId,
    version: HEALTH_CONSENT_VERSION,
    language,
    givenAt: now(),
    withdrawnAt: null,
  });
}

/** Ends the consent and deletes what rested on it; that it was given and withdrawn stays written. */
export async function withdraw(manager: EntityManager, userId: string): Promise<void> {
  await end(manager, userId);
  await manager.delete(Health, { userId });
}

/** @throws Refusal INPUT_INVALID with `consent.required` at healthConsent when no consent stands */
export async function keepHealth(
  manager: EntityManager,
  userId: string,
  { allergens, diet }: OwnHealth,
): Promise<void> {
  if (!(await standing(manager, userId))) {
    throw Refusal.fields('INPUT_INVALID', { path: 'healthConsent', code: 'consent.required' });
  }
  const inOrder = ALLERGENS.filter((allergen) => allergens.includes(allergen));
  await manager.upsert(Health, { userId, allergens: inOrder, diet }, ['userId']);
}

/** What these people may not eat and choose not to; nobody's name is told. */
export async function healthTogether(
  manager: EntityManager,
  userIds: readonly string[],
): Promise<{ readonly allergens: readonly Allergen[]; readonly diets: readonly Diet[] }> {
  const all = await manager.findBy(Health, { userId: Any([...userIds]) });
  return {
    allergens: all.flatMap(({ allergens }) => allergens),
    diets: [...new Set(all.map(({ diet }) => diet))],
  };
}

function standing(manager: EntityManager, userId: string): Promise<HealthConsent | null> {
  return manager.findOne(HealthConsent, {
    where: { userId, withdrawnAt: IsNull() },
    order: { givenAt: 'DESC' },
  });
}

async function end(manager: EntityManager, userId: string): Promise<void> {
  await manager.update(HealthConsent, { userId, withdrawnAt: IsNull() }, { withdrawnAt: now() });
}
