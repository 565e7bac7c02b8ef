import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { menuChanged } from '../menu/menu.queries';
import type { MenuNote, MenuPlace } from '../menu/week';
import { KITCHEN_TEXTS } from './words';

type Calls = Inputs['mealplans'];

/** A note, or a food with the name that people know it by. */
export type NewExtra = MenuPlace &
  ({ text: string } | { ingredientId: string; name: string; grams?: number });

/** What can be done to foods and notes of the menu. Each can be taken back. */
export function useExtras(lng: Language, undo: Undo) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { t } = useTexts(KITCHEN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const shared = {
    onError: (error: Error) => {
      notify(failureOf(error).message || kit('offline.text'), 'bad');
    },
    onSettled: () => menuChanged(client),
  };
  const addFood = useMutation({
    ...shared,
    mutationFn: (food: Calls['products']['add']) => api.mealplans.products.add(food),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: (item: Calls['menu']['remove']) => api.mealplans.menu.remove(item),
  });
  const restore = useMutation({
    ...shared,
    mutationFn: (item: Calls['menu']['restore']) => api.mealplans.menu.restore(item),
  });
  const addNote = useMutation({
    ...shared,
    mutationFn: (note: Calls['notes']['add']) => api.mealplans.notes.add(note),
  });
  const changeNote = useMutation({
    ...shared,
    mutationFn: (note: Calls['notes']['change']) => api.mealplans.notes.change(note),
  });
  const removeNote = useMutation({
    ...shared,
    mutationFn: (note: Calls['notes']['remove']) => api.mealplans.notes.remove(note),
  });
  const at = ({ date, mealType }: MenuPlace) => ({
    day: formatDay(date, lng),
    meal: own(`mealTypes.${mealType}`),
  });
  /** A note that comes again is another one: it is taken off by its own id. */
  const written = (note: Calls['notes']['add']) => async () => {
    const { id } = await addNote.mutateAsync(note);
    return () => removeNote.mutateAsync({ id });
  };
  return {
    busy: [addFood, addNote, changeNote, removeNote].some(({ isPending }) => isPending),
    add: (extra: NewExtra, done: () => void) => {
      const { date, mealType } = extra;
      if ('text' in extra) {
        const { text } = extra;
        addNote.mutate(
          { date, mealType, text },
          {
            onSuccess: ({ id }) => {
              done();
              undo.did(
                t('extra.noteAdded', at(extra)),
                () => removeNote.mutateAsync({ id }),
                written({ date, mealType, text }),
              );
            },
          },
        );
        return;
      }
      const { ingredientId, name, grams } = extra;
      addFood.mutate(
        { date, mealType, ingredientId, language: lng, ...(grams === undefined ? {} : { grams }) },
        {
          onSuccess: ({ id }) => {
            done();
            undo.did(
              t('extra.foodAdded', { name, ...at(extra) }),
              () => remove.mutateAsync({ id }),
              () => restore.mutateAsync({ id, language: lng }),
            );
          },
        },
      );
    },
    changeNote: ({ id, text: before }: MenuNote, text: string, done: () => void) => {
      if (text === before) {
        done();
        return;
      }
      changeNote.mutate(
        { id, text },
        {
          onSuccess: () => {
            done();
            undo.did(
              t('extra.noteChanged'),
              () => changeNote.mutateAsync({ id, text: before }),
              () => changeNote.mutateAsync({ id, text }),
            );
          },
        },
      );
    },
    removeNote: ({ id, ...note }: MenuNote, done: () => void) => {
      removeNote.mutate(
        { id },
        {
          onSuccess: () => {
            done();
            let now = id;
            undo.did(
              t('extra.noteRemoved'),
              async () => {
                ({ id: now } = await addNote.mutateAsync(note));
              },
              () => removeNote.mutateAsync({ id: now }),
            );
          },
        },
      );
    },
  };
}
