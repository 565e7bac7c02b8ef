import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToMenu, takeOffMenu } from './recipe.queries';

type NewItem = Inputs['mealplans']['menu']['add'];

/** Puts a dish on the menu and says where; `undo` can take it off again, which `onUndone` is told. */
export function useAddToMenu(name: string, lng: Language, undo: Undo, onUndone?: () => void) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const tellFailure = (error: unknown) => {
    notify(failureOf(error).message || kit('offline.title'), 'bad');
  };
  const takeOff = async (id: string) => {
    try {
      await takeOffMenu(api, client, id);
    } catch (error) {
      tellFailure(error);
      throw error;
    }
    onUndone?.();
  };
  const { onSuccess, ...add } = addToMenu(api, client);
  return useMutation({
    ...add,
    mutationFn: (item: Omit<NewItem, 'language'>) => add.mutationFn({ ...item, language: lng }),
    onSuccess: (item) => {
      const meal = t(`mealTypes.${item.mealType}`);
      undo.did(t('add.done', { name, day: formatDay(item.date, lng), meal }), () => takeOff(item.id));
      return onSuccess();
    },
    onError: tellFailure,
  });
}
