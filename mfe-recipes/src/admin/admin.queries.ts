import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Answers = Outputs['recipes']['admin'];

/** A food nobody knows yet, as the queue lists it. */
export type ProposalCard = Answers['proposals']['items'][number];
/** The same opened. */
export type OpenedProposal = Answers['proposal'];
export type Suggestion = OpenedProposal['suggestions'][number];
export type QueueState = NonNullable<Inputs['recipes']['admin']['proposals']['state']>;
/** What would change, before it does. */
export type Preview = Answers['previewFood'];
export type FoodCard = Answers['foods']['items'][number];
export type StoredFood = Answers['food'];
export type Tables = Answers['tables'];
export type Entry = Tables['aisles'][number];
export type UnitEntry = Tables['units'][number];
export type CatalogueChange = Answers['changes']['items'][number];
/** The tables whose rows can be added, merged and removed. */
export type OpenTable = Inputs['recipes']['admin']['addEntry']['table'];

/** So many rows stand on a page of a list. */
export const ROWS_A_PAGE = 24;

/** What stands here is about others' work too: it is asked for again while the page is looked at. */
const EVERY_MINUTE = 60_000;

/** Everything of these pages; whoever changes something has it asked for again. */
export const ADMIN_KEY = ['recipes', 'admin'] as const;

/** What would change: asked for by whoever looks, and not again while he does. */
export const PREVIEW_KEY = ['recipes', 'preview'] as const;

/** A page of the foods that wait. */
export function proposalsQuery(api: Api, at: { state: QueueState; search: string; page: number }) {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'proposals', at],
    queryFn: ({ signal }) => api.recipes.admin.proposals({ ...at, pageSize: ROWS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });
}

/** One of them with all that helps to answer it. */
export function proposalQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'proposal', id, language],
    queryFn: ({ signal }) => api.recipes.admin.proposal({ id, language }, { signal }),
  });
}

/** Which ingredients are looked at. */
export interface FoodsAt {
  readonly search: string;
  readonly aisle: string;
  readonly bare: boolean;
  readonly page: number;
}

/** A page of the catalogue's ingredients. */
export function foodsQuery(api: Api, { aisle, bare, search, page }: FoodsAt, language: Language) {
  const asked = {
    language,
    search,
    page,
    pageSize: ROWS_A_PAGE,
    ...(aisle && { aisle }),
    ...(bare && { bare: 'true' as const }),
  };
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'foods', asked],
    queryFn: ({ signal }) => api.recipes.admin.foods(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that is written of one. */
export function foodQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'food', id],
    queryFn: ({ signal }) => api.recipes.admin.food({ id }, { signal }),
  });
}

/** Categories, subcategories, aisles and units, with food pictures to choose from. */
export function tablesQuery(api: Api) {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'tables'],
    queryFn: ({ signal }) => api.recipes.admin.tables({}, { signal }),
  });
}

/** What was done to the catalogue, the last first; to one thing when it is named. */
export function changesQuery(api: Api, at: { page: number; thingKind?: string; thingId?: string }) {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'changes', at],
    queryFn: ({ signal }) => api.recipes.admin.changes({ ...at, pageSize: ROWS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
}
