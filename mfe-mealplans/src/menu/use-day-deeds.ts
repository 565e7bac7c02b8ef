import type { Day, Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import type { Undo } from '@sytno/kit/ui';
import { spanWords, type Span } from './span-words';
import { useMenuChanges } from './use-menu-changes';

/** What can be done to a whole day or week. Each can be taken back; `done` is called when the server agreed. */
export interface DayDeeds {
  copy: (span: Span, to: Day, times: number, done: () => void) => void;
  clear: (span: Span, done: () => void) => void;
  busy: boolean;
}

/** The deeds on whole days, each told to the page's undo. */
export function useDayDeeds(lng: Language, undo: Undo): DayDeeds {
  const { t } = useTexts('mealplans');
  const { copyDays, clearDays, restoreDays, takeBack } = useMenuChanges();
  return {
    busy: copyDays.isPending || clearDays.isPending,
    copy: (span, to, times, done) => {
      copyDays.mutate(
        { ...span, to, times },
        {
          onSuccess: ({ id, count }) => {
            done();
            if (id === null) return;
            const what = spanWords({ from: to, days: span.days }, lng);
            undo.did(
              t('days.copied', { count, what }),
              () => takeBack.mutateAsync({ id }),
              async () => {
                const anew = await copyDays.mutateAsync({ ...span, to, times });
                return () => (anew.id === null ? undefined : takeBack.mutateAsync({ id: anew.id }));
              },
            );
          },
        },
      );
    },
    clear: (span, done) => {
      clearDays.mutate(span, {
        onSuccess: ({ ids }) => {
          done();
          if (ids.length === 0) return;
          const deed = t('days.cleared', { count: ids.length, what: spanWords(span, lng) });
          undo.did(
            deed,
            () => restoreDays.mutateAsync({ ids, language: lng }),
            async () => {
              const anew = await clearDays.mutateAsync(span);
              return () => restoreDays.mutateAsync({ ids: anew.ids, language: lng });
            },
          );
        },
      });
    },
  };
}
