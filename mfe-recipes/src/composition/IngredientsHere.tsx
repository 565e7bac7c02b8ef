import type { Language } from '@sytno/domain';
import type { Undo } from '@sytno/kit/ui';
import { useEffect, useRef } from 'react';
import { IngredientsPart } from '../recipe/IngredientsPart';
import type { Recipe } from '../recipe/recipe.queries';
import { ComposeButton } from './ComposeButton';
import { ComposePart } from './parts';

/** The recipe's ingredients, or in their place the own composition while it is written. */
export function IngredientsHere(props: {
  recipe: Recipe;
  lng: Language;
  servings: number;
  onServings: (servings: number) => void;
  undo: Undo;
  composing: boolean;
  onComposing: (composing: boolean) => void;
}) {
  const { recipe, lng, composing, onComposing } = props;
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(composing);
  useEffect(() => {
    // Behind the form the focus is where it came from.
    if (before.current && !composing) button.current?.focus();
    before.current = composing;
  }, [composing]);
  if (composing) {
    return (
      <ComposePart
        recipe={recipe}
        lng={lng}
        undo={props.undo}
        onDone={() => {
          onComposing(false);
        }}
      />
    );
  }
  return (
    <IngredientsPart
      recipe={recipe}
      lng={lng}
      servings={props.servings}
      onServings={props.onServings}
      links
      foot={
        !recipe.myRecipe && (
          <ComposeButton
            recipe={recipe}
            lng={lng}
            ref={button}
            onCompose={() => {
              onComposing(true);
            }}
          />
        )
      }
    />
  );
}
