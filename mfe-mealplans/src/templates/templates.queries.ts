import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

type Calls = Inputs['mealplans']['templates'];
type Answers = Outputs['mealplans']['templates'];
export type Template = Answers['get'];
export type TemplateCard = Answers['list']['items'][number];
export type TemplateDish = Answers['dish'];
export type TemplatePreview = Answers['preview'];
export type PreviewedDay = TemplatePreview['days'][number];
export type Shelf = NonNullable<Calls['list']['shelf']>;
/** How a template is put on the menu, and what of it. */
export type How = Pick<Calls['apply'], 'id' | 'from' | 'mode' | 'part' | 'swaps'> & {
  rescale: boolean;
  everybody: boolean;
};

export const CARDS = 12;
export const ROWS = 20;

const TEMPLATES = ['mealplans', 'templates'] as const;

export function templatesQuery(api: Api, question: Omit<Calls['list'], 'pageSize'>) {
  return queryOptions({
    queryKey: [...TEMPLATES, 'list', question],
    queryFn: ({ signal }) => api.mealplans.templates.list({ ...question, pageSize: CARDS }, { signal }),
    placeholderData: (before) => before,
  });
}

export function templateQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: [...TEMPLATES, 'one', id, language],
    queryFn: ({ signal }) => api.mealplans.templates.get({ id, language }, { signal }),
  });
}

export function waitingQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: [...TEMPLATES, 'waiting', page],
    queryFn: ({ signal }) => api.mealplans.templates.waiting({ page, pageSize: ROWS }, { signal }),
  });
}

export function previewQuery(api: Api, how: How, language: Language) {
  return queryOptions({
    queryKey: [...TEMPLATES, 'preview', how, language],
    queryFn: ({ signal }) => api.mealplans.templates.preview({ ...how, language }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

/** Dishes that suit as well in the place of one. */
export function swapsQuery(api: Api, question: Calls['swaps']) {
  return queryOptions({
    queryKey: [...TEMPLATES, 'swaps', question],
    queryFn: ({ signal }) => api.mealplans.templates.swaps(question, { signal }),
    staleTime: 60_000,
  });
}

export const templatesChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: TEMPLATES });
