import type { CopyOver, Inputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import { failureOf, useTexts } from '@sytno/kit';
import type { Undo } from '@sytno/kit/ui';
import { useState } from 'react';
import type { OverLimit } from '../parameters/over-limit';
import { spanWords, type Span } from './span-words';
import { useMenuChanges } from './use-menu-changes';

/** Where days are copied to, how often after one another, and whether their guests come along. */
export type CopyTo = Pick<Inputs['mealplans']['menu']['copyDays'], 'to' | 'guests'> & { times: number };

/** What can be done to a whole day or week. Each can be taken back; `done` is called when the server agreed. */
export interface DayDeeds {
  copy: (span: Span, to: CopyTo, done: () => void) => void;
  clear: (span: Span, done: () => void) => void;
  busy: boolean;
  /** Copies would take days over limits: the reader is asked. */
  asked: OverLimit | undefined;
  onAnswered: () => void;
}

/** The deeds on whole days, each told to the page's undo. */
export function useDayDeeds(lng: Language, undo: Undo): DayDeeds {
  const { t } = useTexts('mealplans');
  const { copyDays, clearDays, restoreDays, takeBack } = useMenuChanges();
  const [asked, setAsked] = useState<OverLimit>();
  const copy = (span: Span, to: CopyTo, over: Day[], done: () => void): Promise<unknown> => {
    const put = () =>
      copyDays.mutateAsync({ ...span, ...to, over }).catch((error: unknown) => {
        const { code, current } = failureOf(error);
        if (code === 'OVER_LIMIT') {
          const { days, ...limits } = current as CopyOver;
          const agreed = days.map(({ date }) => date);
          const go = () => void copy(span, to, agreed, done);
          setAsked({ ...limits, days, go });
        }
        throw error;
      });
    return put().then(
      ({ id, count }) => {
        done();
        if (id === null) return;
        const from = spanWords({ from: to.to, days: span.days }, lng);
        const weeks = t('days.weeks', { count: to.times });
        const what = to.times > 1 ? t('days.several', { from, weeks }) : from;
        undo.did(
          t('days.copied', { count, what }),
          () => takeBack.mutateAsync({ id }),
          async () => {
            const anew = await put();
            return () => (anew.id === null ? undefined : takeBack.mutateAsync({ id: anew.id }));
          },
        );
      },
      () => undefined,
    );
  };
  return {
    busy: copyDays.isPending || clearDays.isPending,
    asked,
    onAnswered: () => setAsked(undefined),
    copy: (span, to, done) => void copy(span, to, [], done),
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
