/**
 * Which call has which method and path under /api: the whole of the contract that a browser needs
 * at run time. The schemas (and zod with them) stay out of the sections' bundles.
 */
export const API_PREFIX = '/api';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;
const call = <const M extends Method, const P extends Path>(method: M, path: P) => ({ method, path });

export const routes = {
  account: {
    session: {
      authenticate: call('POST', '/admins/authenticate'),
      signOut: call('GET', '/auth/sign_out'),
      current: call('GET', '/account/session'),
    },
    registration: {
      register: call('POST', '/auth/registration'),
      confirmEmail: call('POST', '/auth/email/confirm'),
      resend: call('POST', '/auth/email/resend'),
      acceptTerms: call('POST', '/account/terms'),
    },
    password: {
      request: call('POST', '/auth/password'),
      edit: call('PUT', '/auth/password'),
    },
    profile: {
      get: call('GET', '/account/profile'),
      change: call('PATCH', '/account/profile'),
    },
    household: {
      get: call('GET', '/account/household'),
      addEater: call('POST', '/account/household/eaters'),
      changeEater: call('PATCH', '/account/household/eaters/{id}'),
      removeEater: call('DELETE', '/account/household/eaters/{id}'),
    },
    messages: {
      notices: call('GET', '/account/notices'),
      readNotices: call('POST', '/account/notices/read'),
      send: call('POST', '/account/messages'),
      write: call('POST', '/messages'),
      own: call('GET', '/account/messages'),
      received: call('GET', '/account/administration/messages'),
      answer: call('PUT', '/account/administration/messages/{id}/answer'),
    },
  },
  recipes: {
    catalog: {
      list: call('GET', '/recipes'),
      categories: call('GET', '/recipes/categories'),
    },
    recipe: {
      get: call('GET', '/recipes/{id}'),
    },
  },
  mealplans: {
    menu: {
      week: call('GET', '/mealplans/menu'),
      add: call('POST', '/mealplans/menu'),
      change: call('PATCH', '/mealplans/menu/{id}'),
      remove: call('DELETE', '/mealplans/menu/{id}'),
    },
  },
  grocery: {
    lists: {
      list: call('GET', '/grocery/lists'),
      get: call('GET', '/grocery/lists/{id}'),
      use: call('POST', '/grocery/lists/{id}/use'),
      close: call('POST', '/grocery/lists/{id}/close'),
      remove: call('DELETE', '/grocery/lists/{id}'),
      tick: call('PUT', '/grocery/lists/{id}/lines/{lineId}/tick'),
    },
    build: {
      preview: call('GET', '/grocery/build'),
      create: call('POST', '/grocery/build'),
    },
  },
  expert: {
    courses: {
      list: call('GET', '/expert/courses'),
      get: call('GET', '/expert/courses/{id}'),
      participants: call('GET', '/expert/courses/{id}/participants'),
    },
    applications: {
      apply: call('POST', '/expert/courses/{courseId}/applications'),
      withdraw: call('POST', '/expert/applications/{id}/withdraw'),
      decide: call('POST', '/expert/applications/{id}/decide'),
    },
  },
  platform: {
    live: {
      stream: call('GET', '/live'),
    },
  },
} as const;
