import type { Action } from '@sytno/domain';
import type { routes } from './routes';

/** A table with the shape of the route table and an action at each call. */
type ActionOf<T> = { readonly [K in keyof T]: T[K] extends { method: string } ? Action : ActionOf<T[K]> };

/**
 * Which right each call needs. A call without a row does not compile, and the server refuses to start
 * without one. Calls with the action `session.use` or `page.public` need no session.
 */
export const CALL_ACCESS = {
  account: {
    session: { authenticate: 'session.use', signOut: 'profile.read', current: 'profile.read' },
    registration: {
      register: 'session.use',
      confirmEmail: 'session.use',
      resend: 'email.confirm',
      acceptTerms: 'profile.change',
    },
    password: { request: 'session.use', edit: 'session.use' },
    profile: { get: 'profile.read', change: 'profile.change' },
    household: {
      get: 'household.read',
      addEater: 'household.change',
      changeEater: 'household.change',
      removeEater: 'household.change',
    },
    messages: {
      notices: 'notice.read',
      readNotices: 'notice.read',
      send: 'message.send',
      write: 'page.public',
      own: 'message.send',
      received: 'message.answer',
      answer: 'message.answer',
    },
  },
  recipes: {
    catalog: { list: 'recipe.list', categories: 'recipe.list' },
    recipe: { get: 'recipe.read' },
  },
  mealplans: {
    menu: { week: 'menu.read', add: 'menu.change', change: 'menu.change', remove: 'menu.change' },
  },
  grocery: {
    lists: {
      list: 'list.read',
      get: 'list.read',
      use: 'list.change',
      close: 'list.change',
      remove: 'list.change',
      tick: 'list.change',
    },
    build: { preview: 'list.read', create: 'list.change' },
  },
  expert: {
    courses: { list: 'course.list', get: 'course.read', participants: 'course.change' },
    applications: { apply: 'course.apply', withdraw: 'application.withdraw', decide: 'application.decide' },
  },
  platform: { live: { stream: 'live.listen' } },
} as const satisfies ActionOf<typeof routes>;
