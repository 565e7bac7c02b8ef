import type { Day, Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The household's menu of the seven days from a Monday. */
export function menuQuery(api: Api, from: Day, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'menu', from, language],
    queryFn: ({ signal }) => api.mealplans.menu.week({ from, language }, { signal }),
  });
}

/** The reader's own profile, under the same key as the account section has it: targets and currency. */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => api.account.profile.get(undefined, { signal }),
  });
}

/** What a change of the menu makes old: the menu, and what a list of its days would hold. */
export async function menuChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['mealplans', 'menu'] }),
    client.invalidateQueries({ queryKey: ['grocery', 'build'] }),
  ]);
}
