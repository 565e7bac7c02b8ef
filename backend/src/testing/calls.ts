import { API_PREFIX, routes } from '@sytno/contract';
import { dayAt, TERMS_VERSION, type RecipeContent } from '@sytno/domain';
import { now } from '../platform/time/clock';
import { foodForm } from './food-form';

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

const ENTRY = {
  names: { uk: 'Приправи', ru: 'Приправы', en: 'Seasonings' },
  icon: 'salt',
  tint: null,
  parentId: null,
  hidden: false,
};
const passwords = { password: 'long enough 1', passwordConfirmation: 'long enough 1' };

/** A recipe that is complete. */
export const CONTENT: RecipeContent = {
  languages: ['uk'],
  name: { uk: 'Деруни' },
  description: { uk: 'Хрумкі картопляні млинці.' },
  lines: [
    {
      ingredientId: 'potato',
      food: {},
      quantity: 1,
      quantityTo: null,
      unit: 'kg',
      comment: { uk: 'крохмалиста' },
      group: {},
      optional: false,
    },
    {
      ingredientId: 'salt',
      food: {},
      quantity: null,
      quantityTo: null,
      unit: 'to_taste',
      comment: {},
      group: {},
      optional: false,
    },
  ],
  stages: [{ text: { uk: 'Натріть картоплю.' }, minutes: null, group: {} }],
  categoryId: 'vegetables',
  subcategoryId: 'vegetables-fritters',
  mealTypes: ['breakfast'],
  servings: 4,
  cookedWeight: null,
  prepMinutes: 20,
  cookMinutes: 25,
  restMinutes: 0,
  equipment: ['stove'],
  withoutElectricity: false,
  sourceUrl: null,
  pictureId: null,
};

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
  'recipes.editor.create': { id: '5a000000-0000-4000-8000-000000000001', content: CONTENT },
  'recipes.editor.save': { revision: 1, content: CONTENT },
  'recipes.editor.copy': { copyId: '5a000000-0000-4000-8000-000000000002' },
  'recipes.editor.understand': { lines: ['2 яйця'], language: 'uk' },
  'recipes.import.begin': {
    id: '5a000000-0000-4000-8000-000000000004',
    language: 'uk',
    source: { kind: 'address', address: 'https://sytno.test/deruny' },
  },
  'recipes.import.goOn': { language: 'uk', way: 'copy' },
  'recipes.admin.previewAnswer': { language: 'uk', facts: foodForm() },
  'recipes.admin.answer': { facts: foodForm() },
  'recipes.admin.join': { ingredientId: 'spelt', keepName: true },
  'recipes.admin.refuse': { reason: 'Це не їжа.' },
  'recipes.admin.addFood': { facts: foodForm() },
  'recipes.admin.previewFood': { language: 'uk', facts: foodForm() },
  'recipes.admin.saveFood': { revision: 1, facts: foodForm() },
  'recipes.admin.previewMerge': { into: 'potato', language: 'uk' },
  'recipes.admin.mergeFood': { into: 'potato', revision: 1, intoRevision: 1 },
  'recipes.admin.removeFood': { revision: 1 },
  'recipes.admin.removeEntry': { revision: 1 },
  'recipes.admin.addEntry': ENTRY,
  'recipes.admin.saveEntry': { ...ENTRY, revision: 1 },
  'recipes.admin.saveUnit': { names: {}, hidden: true, revision: 1 },
  'recipes.admin.order': { parentId: null, ids: ['vegetables'] },
  'recipes.admin.mergeEntry': { into: 'herbs', revision: 1 },
  'recipes.publishing.submit': { revision: 1 },
  'recipes.publishing.discard': { revision: 1 },
  'recipes.publishing.report': { reason: 'wrong', text: 'Забагато солі.' },
  'recipes.review.decide': { revision: 1, decision: 'return', reason: 'Додайте кроки.' },
  'recipes.review.settle': {
    reports: ['5a000000-0000-4000-8000-000000000003'],
    decision: 'withdraw',
    reason: 'Це чужий текст.',
  },
  'recipes.recipe.keepNote': { text: 'Менше солі.' },
  'recipes.recipe.like': { liked: true },
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
  'mealplans.menu.restore': { language: 'uk' },
  'mealplans.menu.copyDays': {
    from: dayAt(now(), 'Europe/Kyiv'),
    to: dayAt(now(), 'Europe/Kyiv'),
    days: 7,
    times: 2,
  },
  'mealplans.menu.clearDays': { from: dayAt(now(), 'Europe/Kyiv'), days: 1 },
  'mealplans.menu.restoreDays': { ids: ['5a000000-0000-4000-8000-000000000004'], language: 'uk' },
  'expert.applications.apply': { note: 'Хочу навчитися готувати на тиждень.' },
  'expert.applications.decide': { decision: 'rejected', reason: 'Група вже почала.' },
  'grocery.lists.tick': { ticked: true },
  'recipes.composition.save': { lines: CONTENT.lines, language: 'uk' },
  'platform.pictures.crop': { crop: { left: 0, top: 0, width: 1, height: 1 } },
  'platform.sections.activate': { version: '1.0.0', expectedRevision: 0, share: 100 },
  'platform.sections.rollback': { expectedRevision: 0 },
  'platform.sections.pin': { pinned: false, expectedRevision: 0 },
  'platform.sections.giveToken': { label: 'Команда рецептів' },
  'platform.sections.override': { allowed: false },
  'platform.sections.report': {
    section: 'recipes',
    version: '1.0.0',
    phase: 'chunk',
    type: 'timeout',
    path: '/mfe/recipes/1.0.0/section.js',
    httpStatus: 503,
    code: 'RUNTIME-008',
    attempt: 0,
    shell: '0.1.0',
  },
  'platform.team.activate': { version: '1.0.0', expectedRevision: 0, share: 100 },
  'platform.team.rollback': { expectedRevision: 0 },
  'platform.team.pin': { pinned: false, expectedRevision: 0 },
  'grocery.build.create': { from: '2026-11-23', to: '2026-11-29', without: ['salt'], language: 'uk' },
};

/** A good query for each call that takes one. */
export const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recipes.catalog.list': {
    page: '1',
    pageSize: '12',
    language: 'uk',
    name: 'борщ',
    mealType: 'dinner',
    ingredients: 'beet,potato',
    without: 'salt',
    categories: 'soups,soups-borscht',
    minKcal: '50',
    maxKcal: '900',
    minutes: '120',
    diet: 'vegetarian',
    glutenFree: 'true',
    free: 'nuts,fish',
    unequipped: 'oven',
    withoutElectricity: 'false',
    festive: 'true',
    favourites: 'true',
    mine: 'false',
    liked: 'true',
    sort: 'cheapest',
  },
  'recipes.catalog.categories': { language: 'uk' },
  'recipes.recipe.get': { language: 'uk', original: 'true' },
  'recipes.composition.read': { language: 'uk' },
  'recipes.recipe.shared': { language: 'uk' },
  'recipes.publishing.state': { language: 'uk' },
  'recipes.review.list': { page: '1', pageSize: '12', queue: 'waiting', language: 'uk' },
  'recipes.review.get': { language: 'uk' },
  'recipes.editor.read': { language: 'uk' },
  'recipes.editor.foods': { ids: 'potato,salt', language: 'uk' },
  'recipes.import.get': { language: 'uk' },
  'recipes.import.sites': { page: '1', pageSize: '12', search: 'sytno' },
  'recipes.ingredients.get': { language: 'uk' },
  'recipes.admin.proposals': { page: '1', pageSize: '12', state: 'open', search: 'полба' },
  'recipes.admin.proposal': { language: 'uk' },
  'recipes.admin.foods': {
    page: '1',
    pageSize: '12',
    language: 'uk',
    search: 'полба',
    aisle: 'grains',
    bare: 'true',
  },
  'recipes.admin.changes': { page: '1', pageSize: '12', thingKind: 'aisles', thingId: 'herbs' },
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
