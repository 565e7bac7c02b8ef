import type { PageKey } from '@sytno/kit/routes';

/**
 * What a page asks the server for first, word for word, so that it can be asked for before any script is there:
 * `{lng}` is the page's language, `{today}` the day, `{monday}` the first one of this week. What does not agree with the page's own
 * calls is asked for in vain, so `e2e/first-calls.spec.ts` compares them.
 */
export const FIRST_CALLS: Partial<Record<PageKey, readonly string[]>> = {
  dashboard: [
    '/api/mealplans/parameters?language={lng}',
    '/api/mealplans/facts?from={monday}&language={lng}',
    '/api/account/profile',
    '/api/mealplans/menu?from={monday}&language={lng}',
    '/api/mealplans/ahead?date={today}&language={lng}',
  ],
  recipes: ['/api/recipes?language={lng}&page=1&pageSize=12', '/api/recipes/categories?language={lng}'],
  mealplans: [
    '/api/account/profile',
    '/api/mealplans/facts?from={monday}&language={lng}',
    '/api/mealplans/menu?from={monday}&language={lng}',
  ],
  groceryLists: ['/api/grocery/lists?page=1&pageSize=96'],
  courses: ['/api/expert/courses?page=1&pageSize=24&language={lng}'],
  groups: ['/api/expert/groups'],
  consultations: ['/api/expert/consultations?page=1&pageSize=20&side=client&when=ahead'],
  subscription: ['/api/account/profile'],
  profile: ['/api/account/profile'],
  messages: ['/api/account/messages?page=1&pageSize=10', '/api/account/notices?page=1&pageSize=20'],
};

/** Of every page behind the sign-in: who somebody is, and with whom. */
export const FRAME_CALLS: readonly string[] = ['/api/account/session', '/api/account/household'];
