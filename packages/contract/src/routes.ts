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
    price: {
      get: call('GET', '/prices'),
    },
    messages: {
      notices: call('GET', '/account/notices'),
      readNotices: call('POST', '/account/notices/read'),
      send: call('POST', '/account/messages'),
      write: call('POST', '/messages'),
      own: call('GET', '/account/messages'),
      received: call('GET', '/account/administration/messages'),
      receivedOne: call('GET', '/account/administration/messages/{id}'),
      answer: call('PUT', '/account/administration/messages/{id}/answer'),
    },
  },
  recipes: {
    catalog: {
      list: call('GET', '/recipes'),
      categories: call('GET', '/recipes/categories'),
      favorite: call('PUT', '/recipes/{id}/favorite'),
      unfavorite: call('DELETE', '/recipes/{id}/favorite'),
    },
    recipe: {
      get: call('GET', '/recipes/{id}'),
      remarks: call('GET', '/recipes/{id}/remarks'),
      keepNote: call('PUT', '/recipes/{id}/note'),
      like: call('PUT', '/recipes/{id}/like'),
      cookedToday: call('POST', '/recipes/{id}/cooked'),
      takeBackCooked: call('DELETE', '/recipes/{id}/cooked/{cookedId}'),
      sharedState: call('GET', '/recipes/{id}/share'),
      share: call('POST', '/recipes/{id}/share'),
      unshare: call('DELETE', '/recipes/{id}/share'),
      shared: call('GET', '/recipes/shared/{token}'),
    },
    editor: {
      create: call('POST', '/recipes'),
      read: call('GET', '/recipes/{id}/editor'),
      save: call('PUT', '/recipes/{id}'),
      remove: call('DELETE', '/recipes/{id}'),
      restore: call('POST', '/recipes/{id}/restore'),
      copy: call('POST', '/recipes/{id}/copy'),
      understand: call('POST', '/recipes/editor/lines'),
      foods: call('GET', '/recipes/editor/foods'),
    },
    composition: {
      read: call('GET', '/recipes/{id}/composition'),
      save: call('PUT', '/recipes/{id}/composition'),
      reset: call('DELETE', '/recipes/{id}/composition'),
      keep: call('POST', '/recipes/{id}/composition/keep'),
    },
    ingredients: {
      get: call('GET', '/ingredients/{id}'),
      find: call('GET', '/ingredients'),
      units: call('GET', '/units'),
    },
    admin: {
      proposals: call('GET', '/recipes/administration/proposals'),
      proposal: call('GET', '/recipes/administration/proposals/{id}'),
      previewAnswer: call('POST', '/recipes/administration/proposals/{id}/preview'),
      answer: call('POST', '/recipes/administration/proposals/{id}/answer'),
      join: call('POST', '/recipes/administration/proposals/{id}/join'),
      refuse: call('POST', '/recipes/administration/proposals/{id}/refuse'),
      foods: call('GET', '/recipes/administration/ingredients'),
      food: call('GET', '/recipes/administration/ingredients/{id}'),
      addFood: call('POST', '/recipes/administration/ingredients'),
      previewFood: call('POST', '/recipes/administration/ingredients/{id}/preview'),
      saveFood: call('PUT', '/recipes/administration/ingredients/{id}'),
      removeFood: call('POST', '/recipes/administration/ingredients/{id}/remove'),
      previewMerge: call('POST', '/recipes/administration/ingredients/{id}/merge/preview'),
      mergeFood: call('POST', '/recipes/administration/ingredients/{id}/merge'),
      tables: call('GET', '/recipes/administration/catalogue'),
      addEntry: call('POST', '/recipes/administration/catalogue/{table}'),
      saveEntry: call('PUT', '/recipes/administration/catalogue/{table}/{id}'),
      saveUnit: call('PUT', '/recipes/administration/units/{unit}'),
      order: call('PUT', '/recipes/administration/catalogue/{table}'),
      mergeEntry: call('POST', '/recipes/administration/catalogue/{table}/{id}/merge'),
      removeEntry: call('POST', '/recipes/administration/catalogue/{table}/{id}/remove'),
      changes: call('GET', '/recipes/administration/changes'),
      undo: call('POST', '/recipes/administration/changes/{id}/undo'),
    },
    import: {
      begin: call('POST', '/recipes/imports'),
      get: call('GET', '/recipes/imports/{id}'),
      cancel: call('POST', '/recipes/imports/{id}/cancel'),
      goOn: call('POST', '/recipes/imports/{id}/go-on'),
      overview: call('GET', '/recipes/imports'),
      sites: call('GET', '/recipes/administration/imports'),
    },
    publishing: {
      state: call('GET', '/recipes/{id}/publishing'),
      submit: call('POST', '/recipes/{id}/publishing'),
      recall: call('POST', '/recipes/{id}/publishing/recall'),
      withdraw: call('POST', '/recipes/{id}/publishing/withdraw'),
      discard: call('DELETE', '/recipes/{id}/publishing/change'),
      report: call('POST', '/recipes/{id}/reports'),
    },
    review: {
      list: call('GET', '/recipes/administration/reviews'),
      get: call('GET', '/recipes/administration/reviews/{id}'),
      decide: call('POST', '/recipes/administration/reviews/{id}/decide'),
      settle: call('POST', '/recipes/administration/reviews/{id}/settle'),
    },
  },
  mealplans: {
    menu: {
      week: call('GET', '/mealplans/menu'),
      add: call('POST', '/mealplans/menu'),
      change: call('PATCH', '/mealplans/menu/{id}'),
      remove: call('DELETE', '/mealplans/menu/{id}'),
      restore: call('POST', '/mealplans/menu/{id}/restore'),
      copyDays: call('POST', '/mealplans/days/copy'),
      clearDays: call('POST', '/mealplans/days/clear'),
      restoreDays: call('POST', '/mealplans/days/restore'),
    },
    facts: {
      week: call('GET', '/mealplans/facts'),
      asPlanned: call('POST', '/mealplans/facts/as-planned'),
      plates: call('POST', '/mealplans/facts/plates'),
      other: call('POST', '/mealplans/facts/other'),
      remove: call('DELETE', '/mealplans/facts/{id}'),
      undo: call('POST', '/mealplans/facts/acts/{id}/undo'),
      weigh: call('POST', '/mealplans/facts/weights'),
    },
    parameters: {
      get: call('GET', '/mealplans/parameters'),
      change: call('PATCH', '/mealplans/parameters'),
      matches: call('GET', '/mealplans/parameters/matches'),
      limits: call('GET', '/mealplans/limits'),
    },
    templates: {
      builtIn: call('GET', '/mealplans/templates/built-in'),
      fillWeek: call('POST', '/mealplans/templates/fill'),
      takeBackFill: call('DELETE', '/mealplans/templates/fill/{id}'),
    },
    generator: {
      current: call('GET', '/mealplans/generator'),
      start: call('POST', '/mealplans/generator'),
      cancel: call('POST', '/mealplans/generator/{id}/cancel'),
      again: call('POST', '/mealplans/generator/{id}/again'),
      second: call('POST', '/mealplans/generator/{id}/second'),
      relax: call('POST', '/mealplans/generator/{id}/relax'),
      choose: call('POST', '/mealplans/generator/{id}/choose'),
      lock: call('POST', '/mealplans/generator/{id}/lock'),
      swaps: call('GET', '/mealplans/generator/{id}/swaps'),
      swap: call('POST', '/mealplans/generator/{id}/swap'),
      take: call('POST', '/mealplans/generator/{id}/take'),
      takeBack: call('POST', '/mealplans/generator/take-back'),
      discard: call('DELETE', '/mealplans/generator/{id}'),
    },
    calendar: {
      get: call('GET', '/mealplans/calendar'),
      create: call('POST', '/mealplans/calendar'),
      revoke: call('DELETE', '/mealplans/calendar'),
    },
    products: {
      add: call('POST', '/mealplans/menu/products'),
    },
    notes: {
      add: call('POST', '/mealplans/notes'),
      change: call('PATCH', '/mealplans/notes/{id}'),
      remove: call('DELETE', '/mealplans/notes/{id}'),
    },
    cookings: {
      combine: call('POST', '/mealplans/cookings'),
      split: call('POST', '/mealplans/cookings/{id}/split'),
    },
    ahead: {
      list: call('GET', '/mealplans/ahead'),
      tick: call('PUT', '/mealplans/ahead/{id}/{place}'),
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
    pictures: {
      upload: call('POST', '/pictures'),
      get: call('GET', '/pictures/{id}'),
      crop: call('POST', '/pictures/{id}/crop'),
    },
    sections: {
      overview: call('GET', '/platform/sections'),
      activate: call('POST', '/platform/sections/{section}/activate'),
      rollback: call('POST', '/platform/sections/{section}/rollback'),
      pin: call('PUT', '/platform/sections/{section}/pin'),
      forget: call('DELETE', '/platform/sections/{section}/failures'),
      giveToken: call('POST', '/platform/sections/{section}/tokens'),
      takeToken: call('DELETE', '/platform/sections/{section}/tokens/{id}'),
      override: call('PUT', '/platform/override'),
      report: call('POST', '/platform/failures'),
    },
    team: {
      state: call('GET', '/team/sections/{section}'),
      activate: call('POST', '/team/sections/{section}/activate'),
      rollback: call('POST', '/team/sections/{section}/rollback'),
      pin: call('PUT', '/team/sections/{section}/pin'),
    },
  },
} as const;
