import type { Inputs, Outputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts, type Api } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAskClash } from '../together/together.atoms';
import { menuChanged, profileQuery } from '../menu/menu.queries';

export type Parameters = Outputs['mealplans']['parameters']['get'];
export type Household = Outputs['account']['household']['get'];
export type OwnProfile = Outputs['account']['profile']['get'];
type Change = Omit<Inputs['mealplans']['parameters']['change'], 'language'>;
type ProfileChange = Inputs['account']['profile']['change'];
type NewEater = Inputs['account']['household']['addEater'];

/** By what the household's week is planned. */
export function parametersQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'parameters', language],
    queryFn: ({ signal }) => api.mealplans.parameters.get({ language }, { signal }),
  });
}

/** How many recipes what is saved leaves for each meal. */
export function matchesQuery(api: Api) {
  return queryOptions({
    queryKey: ['mealplans', 'parameters', 'matches'],
    queryFn: ({ signal }) => api.mealplans.parameters.matches({}, { signal }),
  });
}

/** A food that would come to a day, and how many grams of it. */
type Food = { ingredientId?: string; grams?: number };

/** The limits that bind the reader on a day, beside what the day has already and what a food would add. */
export function limitsQuery(api: Api, date: Day, food: Food = {}) {
  return queryOptions({
    queryKey: ['mealplans', 'parameters', 'limits', date, food],
    queryFn: ({ signal }) => api.mealplans.parameters.limits({ date, ...food }, { signal }),
  });
}

/** Categories of recipes, under the same key as the recipes section has them. */
export function categoriesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'catalog', 'categories', language],
    queryFn: ({ signal }) => api.recipes.catalog.categories({ language }, { signal }),
  });
}

/** Who eats together, under the same key as the account section has it. */
export function householdQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'household'],
    queryFn: ({ signal }) => api.account.household.get(undefined, { signal }),
  });
}

/** Tells a failure in the server's words, or that there is no connection. */
export function useFailureNotice(): (error: Error) => void {
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  return (error) => {
    notify(failureOf(error).message || t('offline.text'), 'bad');
  };
}

/** What of the parameters somebody saw, as far as he changes it; his own fields clash with nobody. */
function seenOf(known: Parameters, change: Change): NonNullable<Change['seen']> {
  const { disliked, excludedRecipes, weekMeals, mealTypes: _, ...same } = known;
  const all = {
    ...same,
    disliked: disliked.map(({ id }) => id),
    excludedRecipes: excludedRecipes.map(({ id }) => id),
  };
  const seen = Object.entries(all).filter(([field]) => OF_HOUSEHOLD.has(field) && field in change);
  const meals = change.weekMeals ?? change.mealTypes;
  return { ...Object.fromEntries(seen), ...(meals && { weekMeals }) };
}

const OF_HOUSEHOLD: ReadonlySet<string> = new Set([
  'disliked',
  'minutes',
  'mealTimes',
  'mealShares',
  'excludedRecipes',
  'excludedCategories',
  'missing',
  'withoutElectricity',
  'favouritesFirst',
  'repeats',
]);

/**
 * Changes parameters; whatever shows them has the answer at once. A form knows what it was filled from: when
 * another of the household changed the same meanwhile, the reader is asked which is kept.
 */
export function useParametersChange(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const ask = useAskClash();
  const tell = useFailureNotice();
  const filledFrom = useRef(client.getQueryData(parametersQuery(api, lng).queryKey));
  const mutation = useMutation({
    mutationFn: (change: Change) => {
      const known = filledFrom.current;
      const seen = change.seen ?? (known && seenOf(known, change));
      const says = seen && Object.keys(seen).length > 0 && { seen };
      return api.mealplans.parameters.change({ ...change, ...says, language: lng });
    },
    onSuccess: (answer) => {
      filledFrom.current = answer;
      client.setQueryData(parametersQuery(api, lng).queryKey, answer);
      void client.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
      void client.invalidateQueries({ queryKey: ['mealplans', 'parameters', 'limits'] });
    },
    onError: (error, change) => {
      void client.invalidateQueries({ queryKey: parametersQuery(api, lng).queryKey });
      const asked = ask(error, {
        about: null,
        mine: change,
        keepMine: (now) => mutation.mutate({ ...change, seen: { ...change.seen, ...now } }),
      });
      if (!asked) tell(error);
    },
  });
  return mutation;
}

/** What shows a person's targets, money or country, besides this section. */
const OF_PROFILE = [['account'], ['mealplans', 'menu'], ['recipes'], ['grocery']] as const;

/** Changes the own profile; the caller tells a failure, since a low target is asked about. */
export function useProfileChange() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => api.account.profile.change(change),
    onSuccess: (answer) => {
      client.setQueryData(profileQuery(api).queryKey, (old) => old && { ...old, ...answer });
      for (const queryKey of OF_PROFILE) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Adds and removes eaters without an account; the menu's leftovers depend on them. */
export function useEaterChanges() {
  const api = useApi();
  const client = useQueryClient();
  const shared = {
    onError: useFailureNotice(),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['account', 'household'] }), menuChanged(client)]),
  };
  return {
    add: useMutation({ ...shared, mutationFn: (eater: NewEater) => api.account.household.addEater(eater) }),
    remove: useMutation({
      ...shared,
      mutationFn: (id: string) => api.account.household.removeEater({ id }),
    }),
  };
}
