import type { Inputs, Outputs } from '@sytno/contract';
import { MEAL_TYPES, type Language, type MealType } from '@sytno/domain';
import { useApi, type Api } from '@sytno/kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { menuChanged } from '../menu/menu.queries';
import { useFailureNotice } from '../parameters/parameters.queries';

type State = Outputs['mealplans']['generator']['current'];
type Calls = Inputs['mealplans']['generator'];
export type Generation = NonNullable<State['generation']>;
export type Candidate = Generation['candidates'][number];
export type ProposedSlot = Candidate['slots'][number];
export type DayReport = Candidate['days'][number];
export type Relaxation = Candidate['relaxations'][number];
export type Swaps = Outputs['mealplans']['generator']['swaps'];

/** A plan that is being made is asked about so often, in milliseconds: while it is told as it comes, only in case. */
const ASK_EVERY = { told: 3_000, untold: 400 } as const;

/** The household's proposal, or how far it is; while it is made it is asked for again. */
export function generationQuery(api: Api, language: Language, told = false) {
  return queryOptions({
    queryKey: ['mealplans', 'generator', 'current', language],
    queryFn: ({ signal }) => api.mealplans.generator.current({ language }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.generation?.status === 'working' ? ASK_EVERY[told ? 'told' : 'untold'] : false,
  });
}

/** The household's proposal; while it is made the server tells each step, and it is asked for where it does not. */
export function useGeneration(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const [told, setTold] = useState(false);
  const query = useQuery(generationQuery(api, lng, told));
  const run = query.data?.generation;
  const working = run?.status === 'working' ? run.id : undefined;
  useEffect(() => {
    if (working === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      const { queryKey } = generationQuery(api, lng);
      for await (const { generation } of await api.mealplans.generator.stream(
        { language: lng },
        { signal },
      )) {
        if (signal.aborted) return;
        client.setQueryData(queryKey, { generation });
        setTold(true);
      }
    };
    // A line that breaks, and a server that has no stream yet, are no fault: then it is asked for.
    follow()
      .catch(() => undefined)
      .finally(() => {
        if (!signal.aborted) setTold(false);
      });
    return () => {
      leaving.abort();
      setTold(false);
    };
  }, [api, client, lng, working]);
  return query;
}

/** Dishes that could stand in a meal of the proposal instead of its own. */
export function swapsQuery(api: Api, id: string, slot: string, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'generator', 'swaps', id, slot, language],
    queryFn: ({ signal }) => api.mealplans.generator.swaps({ id, slot, language }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Seven days from a date, all meals that the parameters plan, beside what stands there. */
export const weekFrom = (from: string, to: string): Omit<Calls['start'], 'language'> => ({
  from,
  to,
  mealTypes: [...MEAL_TYPES] satisfies MealType[],
});

/** What can be done to the proposal; each answer takes the place of what is shown. */
export function useGenerator(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const onError = useFailureNotice();
  const { queryKey } = generationQuery(api, lng);
  const shown = {
    onSuccess: async (state: State) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, state);
    },
    onError: (error: Error) => {
      onError(error);
      // Another of the household may have been first.
      void client.invalidateQueries({ queryKey });
    },
  };
  const calls = api.mealplans.generator;
  const ofRun = (id: string) => ({ id, language: lng });
  return {
    start: useMutation({
      ...shown,
      mutationFn: (wanted: Omit<Calls['start'], 'language'>) => calls.start({ ...wanted, language: lng }),
    }),
    cancel: useMutation({ ...shown, mutationFn: (id: string) => calls.cancel(ofRun(id)) }),
    again: useMutation({ ...shown, mutationFn: (id: string) => calls.again(ofRun(id)) }),
    second: useMutation({ ...shown, mutationFn: (id: string) => calls.second(ofRun(id)) }),
    relax: useMutation({
      ...shown,
      mutationFn: (what: Pick<Calls['relax'], 'id' | 'relaxation'>) =>
        calls.relax({ ...what, language: lng }),
    }),
    choose: useMutation({
      ...shown,
      mutationFn: (what: Pick<Calls['choose'], 'id' | 'candidate'>) =>
        calls.choose({ ...what, language: lng }),
    }),
    lock: useMutation({
      ...shown,
      mutationFn: (what: Pick<Calls['lock'], 'id' | 'slots' | 'locked'>) =>
        calls.lock({ ...what, language: lng }),
    }),
    swap: useMutation({
      ...shown,
      mutationFn: (what: Pick<Calls['swap'], 'id' | 'slot' | 'recipeId'>) =>
        calls.swap({ ...what, language: lng }),
    }),
    discard: useMutation({
      onError: shown.onError,
      mutationFn: (id: string) => calls.discard({ id }),
      onSuccess: () => {
        client.setQueryData(queryKey, { generation: null });
      },
    }),
  };
}

/** Puts a proposal on the menu and takes it off again. The caller tells a failure of taking. */
export function useTakeOver(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const onSettled = async () => {
    await menuChanged(client);
    await client.invalidateQueries({ queryKey: generationQuery(api, lng).queryKey });
  };
  return {
    take: useMutation({
      mutationFn: (what: Calls['take']) => api.mealplans.generator.take(what),
      // Nobody waits for it: the page goes on to the week.
      onSettled: () => void onSettled(),
    }),
    takeBack: useMutation({
      mutationFn: (what: Omit<Calls['takeBack'], 'language'>) =>
        api.mealplans.generator.takeBack({ ...what, language: lng }),
      onError: useFailureNotice(),
      onSettled,
    }),
  };
}

export type Generator = ReturnType<typeof useGenerator>;
