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

const passwords = { password: 'long enough 1', passwordConfirmation: 'long enough 1' };

/** A good body for each call that takes one. */
export const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'account.session.authenticate': { username: 'nobody@sytno.test', password: 'wrong' },
  'account.registration.register': {
    email: 'new@sytno.test',
    ...passwords,
    adult: true,
    terms: true,
    language: 'uk',
    timeZone: 'Europe/Kyiv',
  },
  'account.registration.confirmEmail': { token: 'abc' },
  'account.registration.resend': {},
  'account.password.request': {
    email: 'nobody@sytno.test',
    client_config: { any: ['thing'] },
    redirect_url: '/auth/password/edit',
    only_path: true,
    host: 'sytno.test',
  },
  'account.password.edit': { token: 'abc', ...passwords },
};

/** A good query for each call that takes one. */
export const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recipes.catalog.list': { page: '1', pageSize: '12', language: 'uk', name: 'борщ', mealType: 'dinner' },
  'mealplans.menu.week': { from: '2026-11-23', language: 'uk' },
  'grocery.lists.list': { page: '1', pageSize: '12' },
  'expert.courses.list': { page: '1', pageSize: '12', language: 'uk' },
};
