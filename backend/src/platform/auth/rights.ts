import { may, RIGHTS, type Action, type Thing } from '@sytno/domain';
import type { Actor } from './actor';

/**
 * `may` of the domain for whoever calls: matters of the household are asked with the access that the
 * household's owner gives to all of it, everything else with the caller's own.
 */
export function allowed(actor: Actor, action: Action, thing?: Thing): boolean {
  const right = RIGHTS[action];
  const access = 'own' in right && right.own === 'household' ? actor.householdAccess : actor.access;
  return may({ ...actor, access }, action, thing);
}
