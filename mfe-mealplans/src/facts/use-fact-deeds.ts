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
  /** Says what was said, and tells how it is taken back; done again, it is another act. */
  const say = (act: () => Promise<Told>, name: (count: number) => string, done?: () => void) => {
    const takeBack = ({ id }: Told) => (id === null ? undefined : undo.mutateAsync({ id }));
    const again = async () => {
      const anew = await act();
      return () => takeBack(anew);
    };
    act().then(
      (told) => {
        done?.();
        if (told.id === null) notify(t('facts.did.nothing'), 'plain');
        else did(name(told.count), () => takeBack(told), again);
      },
      // The call tells its failure itself.
      () => undefined,
    );
  };
  return {
    busy: [asPlanned, plates, other, remove, weigh].some(({ isPending }) => isPending),
    asPlanned: (which) =>
      say(
        () => asPlanned.mutateAsync({ ...which, language: lng }),
        (count) => t('facts.did.asPlanned', { count }),
      ),
    plates: (name, menuItemId, list, done) =>
      say(
        () => plates.mutateAsync({ menuItemId, plates: list, language: lng }),
        () => t('facts.did.said', { name }),
        done,
      ),
    other: (name, something, done) =>
      say(
        () => other.mutateAsync({ ...something, language: lng }),
        () => t('facts.did.said', { name }),
        done,
      ),
    remove: (name, id, done) =>
      say(
        () => remove.mutateAsync({ id }),
        () => t('facts.did.removed', { name }),
        done,
      ),
    weigh: (list, before) =>
      weigh.mutate(
        { plates: list },
        {
          onSuccess: () =>
            did(
              t('facts.did.weighed'),
              () => weigh.mutateAsync({ plates: before }),
              () => weigh.mutateAsync({ plates: list }),
            ),
        },
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
