import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** The whole answer of the own profile. */
export type OwnProfile = Outputs['account']['profile']['get'];
export type PlanParameters = Outputs['mealplans']['parameters']['get'];

/** Of the devices that are signed in. */
export const DEVICES_KEY = ['account', 'devices'] as const;

/** The signed-in person's own profile. */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => api.account.profile.get(undefined, { signal }),
  });
}

/** By what the menu is planned; under the name that the section of menus has for it. */
export function parametersQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'parameters', language],
    queryFn: ({ signal }) => api.mealplans.parameters.get({ language }, { signal }),
  });
}

/** Of what one is told, and how. */
export function noticeChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile', 'notices'],
    queryFn: ({ signal }) => api.account.messages.choices(undefined, { signal }),
  });
}
