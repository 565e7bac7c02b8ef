import type { Inputs } from '@sytno/contract';
import type { Day, Language, MealType } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { menuChanged } from '../menu/menu.queries';

type Input = Inputs['mealplans']['facts'];
export type Something = Omit<Input['other'], 'language'>;
export type Weights = Input['weigh']['plates'];

/** A dish, a meal or a day that was eaten as planned. */
export interface Which {
  date: Day;
  mealType?: MealType;
  menuItemId?: string;
}

/** What can be said of what was eaten. Each can be taken back; `done` is called when the server agreed. */
export interface FactDeeds {
  asPlanned: (which: Which) => void;
  plates: (name: string, menuItemId: string, plates: Input['plates']['plates'], done: () => void) => void;
  other: (name: string, something: Something, done: () => void) => void;
  remove: (name: string, id: string, done: () => void) => void;
  weigh: (plates: Weights, before: Weights) => void;
  busy: boolean;
}

type Told = { id: string | null; count: number };

/** The deeds of a page, each told to the page's undo. */
export function useFactDeeds(lng: Language, { did }: Pick<Undo, 'did'>): FactDeeds {
  const { t } = useTexts('mealplans');
  const { asPlanned, plates, other, remove, undo, weigh } = useFactChanges();
  const notify = useNotify();
  const told = (name: (count: number) => string, done?: () => void) => (act: Told) => {
    const { id } = act;
    done?.();
    if (id === null) notify(t('facts.did.nothing'), 'plain');
    else did(name(act.count), () => undo.mutateAsync({ id }));
  };
  return {
    busy: [asPlanned, plates, other, remove, weigh].some(({ isPending }) => isPending),
    asPlanned: (which) =>
      asPlanned.mutate(
        { ...which, language: lng },
        { onSuccess: told((count) => t('facts.did.asPlanned', { count })) },
      ),
    plates: (name, menuItemId, list, done) =>
      plates.mutate(
        { menuItemId, plates: list, language: lng },
        { onSuccess: told(() => t('facts.did.said', { name }), done) },
      ),
    other: (name, something, done) =>
      other.mutate(
        { ...something, language: lng },
        { onSuccess: told(() => t('facts.did.said', { name }), done) },
      ),
    remove: (name, id, done) =>
      remove.mutate({ id }, { onSuccess: told(() => t('facts.did.removed', { name }), done) }),
    weigh: (list, before) =>
      weigh.mutate(
        { plates: list },
        { onSuccess: () => did(t('facts.did.weighed'), () => weigh.mutateAsync({ plates: before })) },
      ),
  };
}

/** The calls; a failure is told in its words, and what was eaten is asked again either way. */
function useFactChanges() {
  const api = useApi().mealplans.facts;
  const client = useQueryClient();
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  const onError = (error: Error) => {
    notify(failureOf(error).message || t('offline.text'), 'bad');
  };
  const shared = {
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: ['mealplans', 'facts'] }),
  };
  return {
    asPlanned: useMutation({ ...shared, mutationFn: (given: Input['asPlanned']) => api.asPlanned(given) }),
    plates: useMutation({ ...shared, mutationFn: (given: Input['plates']) => api.plates(given) }),
    other: useMutation({ ...shared, mutationFn: (given: Input['other']) => api.other(given) }),
    remove: useMutation({ ...shared, mutationFn: (given: Input['remove']) => api.remove(given) }),
    undo: useMutation({ ...shared, mutationFn: (given: Input['undo']) => api.undo(given) }),
    weigh: useMutation({
      onError,
      onSettled: () => menuChanged(client),
      mutationFn: (given: Input['weigh']) => api.weigh(given),
    }),
  };
}
