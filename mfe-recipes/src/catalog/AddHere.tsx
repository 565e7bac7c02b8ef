import { DEFAULT_SERVINGS, type Language } from '@sytno/domain';
import { profileAtom, useTexts } from '@sytno/kit';
import { QuietButton, type Undo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Icon } from '../Icon';
import { useAddToMenu } from '../recipe/use-add-to-menu';
import { useLimitQuestion } from '../recipe/use-limit-question';
import type { MenuPlace } from './menu-place';
import type { CatalogRecipe } from './RecipeCard';

/** Puts a card's dish on the day and meal it was looked for, without leaving the list. */
export function AddHere(props: { recipe: CatalogRecipe; place: MenuPlace; lng: Language; undo: Undo }) {
  const { t } = useTexts('recipes');
  const { recipe, place, lng, undo } = props;
  const { servings = DEFAULT_SERVINGS.menu } = useAtomValue(profileAtom);
  const [added, setAdded] = useState(0);
  const add = useAddToMenu(recipe.name, lng, undo, () => {
    setAdded((times) => times - 1);
  });
  const limit = useLimitQuestion(recipe, lng);
  const { date } = place;
  const mealType = place.mealType ?? recipe.mealTypes[0] ?? 'dinner';
  const put = () => {
    add.mutate(
      { date, mealType, recipeId: recipe.id, servings },
      {
        onSuccess: () => {
          setAdded((times) => times + 1);
        },
      },
    );
  };
  return (
    <>
      <QuietButton
        busy={add.isPending || limit.looks}
        aria-label={t(added > 0 ? 'add.cardAgain' : 'add.card', { name: recipe.name })}
        onClick={() => limit.ask(date, put)}
      >
        {!add.isPending && <Icon name={added > 0 ? 'check' : 'plus'} />}
        {t(added > 0 ? 'add.again' : 'add.submit')}
      </QuietButton>
      {limit.asking}
    </>
  );
}
