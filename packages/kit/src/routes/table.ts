import type { SectionName } from '@sytno/contract/sections';

/** Who may open a page: anybody, a signed-in person, or an administrator. */
export type PageAccess = 'public' | 'user' | 'admin';

export interface Page {
  readonly path: string;
  /** The section that renders the page; null is the shell itself. */
  readonly section: SectionName | null;
  readonly access: PageAccess;
}

const shell = (path: string, access: PageAccess = 'public') => ({ path, section: null, access });
const page = (section: SectionName, path: string, access: PageAccess = 'user') => ({ path, section, access });

/**
 * Every page of the product (spec §2, product decision 2.2). The first match wins, so a fixed word stands
 * before a parameter. This one table feeds the router, the server's statuses, the sider and the titles.
 */
export const PAGES = {
  landing: shell('/:lng'),
  price: page('account', '/:lng/price', 'public'),
  oferta: shell('/:lng/oferta'),
  login: shell('/:lng/auth/login'),
  registration: shell('/:lng/auth/registration'),
  recovery: shell('/:lng/auth/password/recovery'),
  passwordEdit: shell('/auth/password/edit'),
  emailConfirm: shell('/auth/email/confirm'),
  sharedRecipe: page('recipes', '/:lng/r/:token', 'public'),
  guestList: page('grocery', '/:lng/l/:token', 'public'),
  joinHousehold: page('account', '/:lng/join/:token', 'public'),
  phoneList: page('grocery', '/:lng/list', 'public'),

  dashboard: page('mealplans', '/:lng/user/dashboard'),
  recipes: page('recipes', '/:lng/user/recipes'),
  recipeCreate: page('recipes', '/:lng/user/recipes/create'),
  recipeEdit: page('recipes', '/:lng/user/recipes/edit/:id'),
  recipe: page('recipes', '/:lng/user/recipes/:id'),
  ingredient: page('recipes', '/:lng/user/ingredients/:id'),
  mealplans: page('mealplans', '/:lng/user/mealplans'),
  parameters: page('mealplans', '/:lng/user/parametersmealplan'),
  templates: page('mealplans', '/:lng/user/plantemplates'),
  templateCreate: page('mealplans', '/:lng/user/plantemplates/create'),
  template: page('mealplans', '/:lng/user/plantemplates/:id'),
  groceryLists: page('grocery', '/:lng/user/grocerylist'),
  groceryList: page('grocery', '/:lng/user/grocerylist/:id'),
  courses: page('expert', '/:lng/user/courses'),
  courseCreate: page('expert', '/:lng/user/courses/create'),
  courseEdit: page('expert', '/:lng/user/courses/:id/edit'),
  courseParticipants: page('expert', '/:lng/user/courses/:id/participants'),
  course: page('expert', '/:lng/user/courses/:id'),
  groups: page('expert', '/:lng/user/groups'),
  group: page('expert', '/:lng/user/groups/:id'),
  consultations: page('expert', '/:lng/user/consultations'),
  consultation: page('expert', '/:lng/user/consultations/:id'),
  expertProfile: page('expert', '/:lng/user/experts/:id'),
  profile: page('account', '/:lng/user/profile'),
  subscription: page('account', '/:lng/user/subscription'),
  checkout: page('account', '/:lng/user/subscription/checkout/:id'),
  household: page('account', '/:lng/user/household'),
  messages: page('account', '/:lng/user/messages'),
  userOferta: shell('/:lng/user/oferta', 'user'),

  adminReviews: page('recipes', '/:lng/user/admin/reviews', 'admin'),
  adminTemplates: page('mealplans', '/:lng/user/admin/templates', 'admin'),
  adminCourses: page('expert', '/:lng/user/admin/courses', 'admin'),
  adminNutrition: page('recipes', '/:lng/user/admin/nutrition', 'admin'),
  adminCatalogue: page('recipes', '/:lng/user/admin/catalogue', 'admin'),
  adminMessages: page('account', '/:lng/user/admin/messages', 'admin'),
  adminPayments: page('account', '/:lng/user/admin/payments', 'admin'),
  adminUsers: page('account', '/:lng/user/admin/users', 'admin'),
  adminAds: page('account', '/:lng/user/admin/ads', 'admin'),
  adminReleases: page('account', '/:lng/user/admin/releases', 'admin'),
  adminAudit: page('account', '/:lng/user/admin/audit', 'admin'),
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof PAGES;

export const PAGE_KEYS = Object.keys(PAGES) as PageKey[];

/** Addresses that only lead on. `prefix` takes every path that starts with it, as spec §2 words it. */
export const REDIRECTS: readonly { path?: string; prefix?: string; to: string }[] = [
  { path: '/', to: '/uk' },
  { prefix: '/uk/menu', to: '/' },
  { prefix: '/ru/menu', to: '/' },
  { path: '/:lng/user', to: '/:lng/user/dashboard' },
];

/** The sider's places in order (product decision 2.3). */
export const SIDER: readonly PageKey[] = [
  'dashboard',
  'recipes',
  'mealplans',
  'templates',
  'groceryLists',
  'courses',
  'subscription',
  'profile',
  'messages',
];

/** What stands under Administration. */
export const ADMIN_SIDER: readonly PageKey[] = PAGE_KEYS.filter((key) => PAGES[key].access === 'admin');
