import type { Clash } from '@sytno/contract';
import { clashes } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import type { People } from '../../account';
import { lastDeed } from './deeds';

/** A change of one thing by one of several people. The thing is held until the transaction ends. */
interface Change<T extends object> {
  readonly wanted: Partial<T>;
  /** What the writer saw; undefined: he did not say, and his change stands. */
  readonly seen: { readonly [Field in keyof T]?: T[Field] | undefined } | undefined;
  readonly current: T;
  /** Where the deeds on this thing are found. */
  readonly thing: Parameters<typeof lastDeed>[1];
}

/**
 * Refuses a change of what somebody else changed to something else since the writer saw it; changes of
 * different fields go beside each other.
 *
 * @throws Refusal CONFLICT with a `Clash` as `current`
 */
export async function wantNoClash<T extends object>(
  manager: EntityManager,
  people: People,
  { wanted, seen, current, thing }: Change<T>,
): Promise<void> {
  if (!seen) return;
  const fields = clashes(wanted, seen, current);
  if (fields.length === 0) return;
  const deed = await lastDeed(manager, thing, fields);
  const names = await people.namesOf(deed ? [deed.userId] : [], manager);
  const clash: Clash = {
    fields,
    by: (deed && names.get(deed.userId)) ?? null,
    at: deed?.at ?? null,
    now: Object.fromEntries(fields.map((field) => [field, current[field]])),
  };
  throw new Refusal('CONFLICT', { current: clash });
}
