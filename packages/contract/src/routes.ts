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
    },
    password: {
      request: call('POST', '/auth/password'),
      edit: call('PUT', '/auth/password'),
    },
    profile: {
      get: call('GET', '/account/profile'),
    },
  },
  recipes: {
    catalog: {
      list: call('GET', '/recipes'),
    },
  },
  mealplans: {
    menu: {
      week: call('GET', '/mealplans/menu'),
    },
  },
  grocery: {
    lists: {
      list: call('GET', '/grocery/lists'),
    },
  },
  expert: {
    courses: {
      list: call('GET', '/expert/courses'),
    },
  },
} as const;
