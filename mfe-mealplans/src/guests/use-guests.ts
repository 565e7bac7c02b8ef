import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { menuChanged } from '../menu/menu.queries';
import type { MenuPlace } from '../menu/week';
import { clashOf, useAskClash } from '../together/together.atoms';

type Guests = Inputs['mealplans']['guests']['set'];

/** Says how many guests come to a meal; it can be taken back. */
export function useGuests(lng: Language, undo: Undo) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const ask = useAskClash();
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const set = useMutation({
    mutationFn: (guests: Guests) => api.mealplans.guests.set(guests),
    onError: (error) => {
      if (!clashOf(error)) notify(failureOf(error).message || kit('offline.text'), 'bad');
    },
    onSettled: () => menuChanged(client),
  });
  const words = ({ date, mealType }: MenuPlace, count: number) =>
    t('menu.guestsSet', {
      day: formatDay(date, lng),
      meal: t(`mealTypes.${mealType}`),
      guests: t('menu.guests', { count }),
    });
  const give = ({ date, mealType }: MenuPlace, count: number, seen: number): Promise<unknown> =>
    set.mutateAsync({ date, mealType, count, seen }).catch((error: unknown) => {
      ask(error, {
        about: `${t(`mealTypes.${mealType}`)}, ${formatDay(date, lng)}`,
        mine: { count },
        keepMine: (now) => {
          give({ date, mealType }, count, Number(now.count)).catch(() => undefined);
        },
      });
      throw error;
    });
  return {
    busy: set.isPending,
    set: (place: MenuPlace, count: number, before: number, done: () => void) => {
      if (count === before) {
        done();
        return;
      }
      give(place, count, before).then(
        () => {
          done();
          undo.did(
            words(place, count),
            () => give(place, before, count),
            () => give(place, count, before),
          );
        },
        (error: unknown) => {
          if (clashOf(error)) done();
        },
      );
    },
  };
}
