/**
 * The kit for the pages before the sign-in, which are a build of their own: no client of the API, no router
 * and no queries, so that a newcomer waits for none of them.
 */
export * from './format/amount';
export * from './format/format';
export * from './i18n/i18n';
export * from './i18n/text-tree';
export * from './i18n/use-texts';
export { authenticate, LoginRefused } from './session/authenticate';
export * from './session/session';
export { localeAtom } from './state/profile.atoms';
