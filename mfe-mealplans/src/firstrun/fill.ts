import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, type Day, type Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import type { Api } from '@sytno/kit';
import { generationQuery, weekFrom } from '../generator/generator.queries';
import { menuChanged } from '../menu/menu.queries';
import { parametersQuery, useFailureNotice } from '../parameters/parameters.queries';

export type WeekFilled = Outputs['mealplans']['templates']['fillWeek'];
export type BuiltInTemplate = Outputs['mealplans']['templates']['builtIn']['items'][number];
type Wanted = Omit<Inputs['mealplans']['templates']['fillWeek'], 'language'>;

/** What the last filling did, for as long as the page is open or until it is taken back or closed. */
export const filledAtom = atom<WeekFilled | null>(null);

/** The weeks that come with the product. */
export function builtInQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'templates', 'built-in', language],
    queryFn: ({ signal }) => api.mealplans.templates.builtIn({ language }, { signal }),
  });
}

/** Fills seven days, ends the first run and leads to the week, which tells what was done. */
export function useFill(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useSetAtom(filledAtom);
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const filled = await api.mealplans.templates.fillWeek({ ...wanted, language: lng });
      const parameters = await api.mealplans.parameters.change({ firstRunFinished: true, language: lng });
      return { filled, parameters };
    },
    onSuccess: async ({ filled, parameters }) => {
      await menuChanged(client);
      tell(filled);
      void navigate(pathTo('mealplans', lng, {}, { date: filled.from }));
      client.setQueryData(parametersQuery(api, lng).queryKey, parameters);
    },
    onError: useFailureNotice(),
  });
}

/** Begins a plan of seven days, ends the first run and leads to where it fills. */
export function useGenerate(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (from: Day) => {
      const week = { ...weekFrom(from, addDays(from, 6)), language: lng };
      const state = await api.mealplans.generator.start(week);
      const parameters = await api.mealplans.parameters.change({ firstRunFinished: true, language: lng });
      return { state, parameters };
    },
    onSuccess: ({ state, parameters }, from) => {
      client.setQueryData(generationQuery(api, lng).queryKey, state);
      void navigate(pathTo('mealplans', lng, {}, { generate: '1', date: from }));
      client.setQueryData(parametersQuery(api, lng).queryKey, parameters);
    },
    onError: useFailureNotice(),
  });
}

/** Takes back what a filling put on. */
export function useTakeBack() {
  const api = useApi();
  const client = useQueryClient();
  const tell = useSetAtom(filledAtom);
  return useMutation({
    mutationFn: (id: string) => api.mealplans.templates.takeBackFill({ id }),
    onSuccess: () => {
      tell(null);
    },
    onError: useFailureNotice(),
    onSettled: () => menuChanged(client),
  });
}
