import { API_PREFIX, routes } from '@sytno/contract';
import { dayAt, TERMS_VERSION } from '@sytno/domain';
import { now } from '../platform/time/clock';

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
  'account.registration.acceptTerms': { terms: true, version: TERMS_VERSION },
  'account.messages.send': { text: 'Не рахується олія.', page: '/uk/user/recipes' },
  'account.messages.write': { text: 'Чи є оплата карткою?', email: 'guest@sytno.test', language: 'uk' },
  'account.messages.answer': { answer: 'Виправили, дякуємо.' },
  'account.profile.change': {
    name: 'Олена',
    countryCode: 'UA',
    language: 'uk',
    timeZone: 'Europe/Kyiv',
    targets: { kcal: 1800, protein: 120, fat: 50, carbs: 200, cash: 25_000 },
    lowTargetConfirmed: false,
  },
  'account.household.addEater': {
    name: 'Софійка',
    share: 0.5,
    allergies: ['milk'],
    mealTypes: ['breakfast', 'supper'],
    weekdays: [1, 6, 7],
  },
  'account.household.changeEater': { name: 'Данилко', share: 0.7 },
  'mealplans.menu.add': {
    date: dayAt(now(), 'Europe/Kyiv'),
    mealType: 'dinner',
    recipeId: 'f0000000-0000-4000-8000-000000000001',
    servings: 4,
    weightServing: 350,
    language: 'uk',
  },
  'mealplans.menu.change': {
    date: dayAt(now(), 'Europe/Kyiv'),
    mealType: 'supper',
    servings: 6,
    weightServing: 0,
    language: 'uk',
  },
  'expert.applications.apply': { note: 'Хочу навчитися готувати на тиждень.' },
  'expert.applications.decide': { decision: 'rejected', reason: 'Група вже почала.' },
  'grocery.lists.tick': { ticked: true },
  'grocery.build.create': { from: '2026-11-23', to: '2026-11-29', without: ['salt'], language: 'uk' },
};

/** A good query for each call that takes one. */
export const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recipes.catalog.list': { page: '1', pageSize: '12', language: 'uk', name: 'борщ', mealType: 'dinner' },
  'recipes.catalog.categories': { language: 'uk' },
  'recipes.recipe.get': { language: 'uk' },
  'mealplans.menu.week': { from: '2026-11-23', language: 'uk' },
  'grocery.lists.list': { page: '1', pageSize: '12' },
  'grocery.lists.get': { language: 'uk' },
  'grocery.build.preview': { from: '2026-11-23', to: '2026-11-29', language: 'uk' },
  'account.messages.notices': { page: '1', pageSize: '12' },
  'account.messages.own': { page: '1', pageSize: '12' },
  'account.messages.received': { page: '1', pageSize: '12', state: 'open' },
  'expert.courses.list': { page: '1', pageSize: '12', language: 'uk' },
  'expert.courses.get': { language: 'uk' },
  'expert.courses.participants': { page: '1', pageSize: '12' },
};
