import { accessFor, may, type Action, type Thing } from '@sytno/domain';
import type { Actor } from './actor';

/**
 * `may` of the domain for whoever calls: matters of the household are asked with the access that the
 * household's owner gives to all of it, everything else with the caller's own.
 */
export function allowed(actor: Actor, action: Action, thing?: Thing): boolean {
  return may({ ...actor, role: actor.householdRole, access: accessFor(action, actor) }, action, thing);
}
