import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setFavorite } from './catalog.queries';
import type { CatalogRecipe } from './RecipeCard';

/** What a star does; taken back by the page's undo. `after` is done once the server has answered. */
export function useFavorite(
  undo: Undo,
  after: () => Promise<void> = () => Promise.resolve(),
): (recipe: Pick<CatalogRecipe, 'id' | 'name' | 'favorite'>) => void {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const client = useQueryClient();
  const notify = useNotify();
  const set = useMutation({ ...setFavorite(useApi(), client) });
  const change = async (id: string, favorite: boolean) => {
    try {
      await set.mutateAsync({ id, favorite });
      await after();
    } catch (error) {
      notify(failureOf(error).message || kit('offline.title'), 'bad');
      throw error;
    }
  };
  return ({ id, name, favorite }) => {
    change(id, !favorite).then(
      () => {
        undo.did(t(favorite ? 'favorite.removed' : 'favorite.added', { name }), () => change(id, favorite));
      },
      () => undefined,
    );
  };
}
