import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ImportState = Outputs['recipes']['import']['get'];
export type Imported = NonNullable<ImportState['imported']>;
export type ImportSource = Inputs['recipes']['import']['begin']['source'];
export type ImportOverview = Outputs['recipes']['import']['overview'];
export type ImportSites = Outputs['recipes']['import']['sites'];

/** The stream tells of each step; this is for where it does not come through. */
const LOOK_EVERY_MS = 2_000;

export const isUnderWay = ({ state }: ImportState): boolean => state === 'waiting' || state === 'working';

/** How an import stands; asked for again until it is over. */
export function importStateQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'import', 'state', id, language],
    queryFn: ({ signal }) => api.recipes.import.get({ id, language }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });
}

/** What was imported and not saved, and sites that are read well. */
export function importOverviewQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'import', 'overview'],
    queryFn: ({ signal }) => api.recipes.import.overview(undefined, { signal }),
  });
}

/** How well sites were read, for administrators. */
export function importSitesQuery(api: Api, at: { search: string; page: number; pageSize: number }) {
  return queryOptions({
    queryKey: ['recipes', 'import', 'sites', at],
    queryFn: ({ signal }) => api.recipes.import.sites(at, { signal }),
    placeholderData: keepPreviousData,
  });
}
