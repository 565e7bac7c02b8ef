import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { QueryView, Skeleton, useNotify, type Undo } from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recipesChanged } from '../editor/editor.queries';
import type { Recipe } from '../recipe/recipe.queries';
import { ComposeForm } from './ComposeForm';
import { COMPOSITION_TEXTS } from './composition-texts';
import { compositionQuery, type StoredComposition } from './composition.queries';
import { useComposer, type Composed } from './use-composer';

interface Props {
  readonly recipe: Recipe;
  readonly lng: Language;
  readonly undo: Undo;
  /** It was saved, or nothing is to be changed after all. */
  readonly onDone: () => void;
}

/** The reader's own composition of another's recipe, to be written. */
export function ComposePart(props: Props) {
  const { recipe, lng } = props;
  const query = useQuery(compositionQuery(useApi(), recipe.id, lng));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={180 + 44 * recipe.lines.length} />}>
      {(stored) => <Begun {...props} stored={stored} />}
    </QueryView>
  );
}

function Begun({ recipe, lng, undo, onDone, stored }: Props & { stored: StoredComposition }) {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { t: page } = useTexts('recipes');
  const notify = useNotify();
  const client = useQueryClient();
  const composer = useComposer(recipe.id, stored, lng, ({ composed, proposed }: Composed) => {
    void recipesChanged(client);
    notify(t(composed ? 'form.saved' : 'form.same'), 'good');
    // The specification's own words (spec §8).
    if (proposed.length > 0) notify(`${page('complete.failed')} ${page('complete.soon')}`);
    onDone();
  });
  return (
    <ComposeForm composer={composer} servings={stored.servings} lng={lng} undo={undo} onCancel={onDone} />
  );
}
