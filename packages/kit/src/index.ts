import { claimSingle } from './app/single';

claimSingle(globalThis);

export * from './api/client';
export * from './app/kit-context';
export * from './app/query-client';
export * from './format/amount';
export * from './format/format';
export * from './format/parse-number';
export * from './format/period';
export * from './i18n/i18n';
export * from './i18n/text-tree';
export * from './i18n/use-texts';
export { followLive } from './live/follow-live';
export * from './section/contract';
export * from './section/section-pages';
export * from './session/authenticate';
export * from './session/session';
export * from './state/profile.atoms';
