import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { recipesChanged } from './editor.queries';
import { newId } from './new-id';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The recipe that was just deleted: the list, to which its page leads, offers to put it back. */
const deletedAtom = atom<Named | null>(null);

/** What can be done with a recipe as a whole: copying it, and deleting one's own. */
export function useWholeRecipe({ id, name }: Named, lng: Language) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const setDeleted = useSetAtom(deletedAtom);
  const copyId = useRef<string>(undefined);
  const failed = (error: unknown) => {
    notify(failureOf(error).message || kit('offline.text'), 'bad');
  };
  return {
    /** Makes an own recipe of it and opens that; pressed again after a lost answer it is the same copy. */
    copy: async () => {
      copyId.current ??= newId();
      try {
        const copy = await api.recipes.editor.copy({ id, copyId: copyId.current });
        copyId.current = undefined;
        void recipesChanged(client);
        void navigate(pathTo('recipeEdit', lng, { id: copy.id }));
        notify(t('editor.copied', { name }), 'good');
      } catch (error) {
        failed(error);
      }
    },
    remove: async () => {
      try {
        await api.recipes.editor.remove({ id });
        setDeleted({ id, name });
        void navigate(pathTo('recipes', lng));
        void recipesChanged(client);
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** Tells on the list that a recipe was deleted, and takes it back there. */
export function useDeleted(undo: Undo): void {
  const { t } = useTexts('recipes');
  const api = useApi();
  const client = useQueryClient();
  const [deleted, setDeleted] = useAtom(deletedAtom);
  const { did } = undo;
  useEffect(() => {
    if (!deleted) return;
    const { id, name } = deleted;
    setDeleted(null);
    did(t('editor.deleted', { name }), async () => {
      await api.recipes.editor.restore({ id });
      await recipesChanged(client);
    });
  }, [api, client, deleted, did, setDeleted, t]);
}
