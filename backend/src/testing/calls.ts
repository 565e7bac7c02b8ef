import { API_PREFIX, routes } from '@sytno/contract';

/** A call of the contract: `account.session.authenticate`. */
export interface ContractCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** Every call of the contract, with its whole path. */
export const CALLS: readonly ContractCall[] = leaves(routes, []);

function leaves(node: object, path: readonly string[]): ContractCall[] {
  if ('method' in node && 'path' in node) {
    return [{ name: path.join('.'), method: String(node.method), path: `${API_PREFIX}${String(node.path)}` }];
  }
  return Object.entries(node).flatMap(([key, value]) => leaves(value as object, [...path, key]));
}

/** Everything else of the contract needs a session. Who adds a public call writes it down here. */
export const PUBLIC_CALLS: readonly string[] = [
  'account.session.authenticate',
  'account.session.secondStep',
  'account.session.enterPhone',
  'account.registration.register',
  'account.registration.confirmEmail',
  'account.password.request',
  'account.password.edit',
  'account.messages.write',
  'account.price.get',
  'account.household.invitation',
  'recipes.recipe.shared',
  'grocery.sharing.open',
  'grocery.sharing.apply',
  'grocery.sharing.follow',
  'platform.sections.report',
  'platform.team.state',
  'platform.team.activate',
  'platform.team.rollback',
  'platform.team.pin',
];
