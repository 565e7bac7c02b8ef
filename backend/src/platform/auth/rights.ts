import { accessFor, may, RIGHTS, type Action, type Thing } from '@sytno/domain';
import { Refusal } from '../errors/refusal';
import type { Actor } from './actor';

/**
 * `may` of the domain for whoever calls: matters of the household are asked with the access that the
 * household's owner gives to all of it, everything else with the caller's own.
 */
export function allowed(actor: Actor, action: Action, thing?: Thing): boolean {
  return may({ ...actor, role: actor.householdRole, access: accessFor(action, actor) }, action, thing);
}

/**
 * The refusal of what somebody may not: where a tariff alone is missing, its code says so, and pages turn it
 * into an offer.
 */
export function refusalOf(actor: Actor, action: Action): Refusal {
  const { from } = RIGHTS[action];
  const paid = from === 'premium' || from === 'expert';
  const role = actor.householdRole;
  if (!paid || !may({ ...actor, role, access: from }, action)) return new Refusal('FORBIDDEN');
  return new Refusal(from === 'premium' ? 'PREMIUM_REQUIRED' : 'EXPERT_REQUIRED');
}
