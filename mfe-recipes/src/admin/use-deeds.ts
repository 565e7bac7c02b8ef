import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useNotify, useUndo, type Undo } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ADMIN_TEXTS } from './admin-texts';
import { ADMIN_KEY } from './admin.queries';

export interface Deeds {
  /** Tells what was done and offers to take it back; everything shown is asked for again. */
  readonly did: (text: string, changeId: string) => void;
  /** Takes a deed back that stands in the history. */
  readonly takeBack: (changeId: string) => Promise<void>;
  /** Everything shown is asked for again. */
  readonly refresh: () => Promise<void>;
  readonly undo: Undo;
}

/** What an administrator did on a page, and how it is taken back: by the server, which knows what was before. */
export function useDeeds(): Deeds {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const undo = useUndo();
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: ADMIN_KEY }), [queries]);
  const takeBack = useCallback(
    async (id: string) => {
      try {
        await api.recipes.admin.undo({ id });
        notify(t('undo.done'), 'good');
      } catch (error) {
        const { code, message } = failureOf(error);
        notify(code === 'CONFLICT' ? t('undo.changed') : message || t('undo.failed'), 'bad');
        throw error;
      } finally {
        void refresh();
      }
    },
    [api, notify, refresh, t],
  );
  const { did: keep } = undo;
  const did = useCallback(
    (text: string, changeId: string) => {
      keep(text, () => takeBack(changeId));
      void refresh();
    },
    [keep, refresh, takeBack],
  );
  return { did, takeBack, refresh, undo };
}
