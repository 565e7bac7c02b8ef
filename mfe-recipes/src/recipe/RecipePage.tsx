import type { Day, Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  QueryView,
  space,
  TextLink,
  UndoButton,
  upTo,
  useDocumentTitle,
  useUndo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seenFiltersAtom } from '../catalog/catalog.atoms';
import { queryOf } from '../catalog/filters';
import { placeOf, placeQuery, type MenuPlace } from '../catalog/menu-place';
import { AddToMenu } from './AddToMenu';
import { CostPart } from './CostPart';
import { FlagsPart } from './FlagsPart';
import { IngredientsPart } from './IngredientsPart';
import { NutritionPart } from './NutritionPart';
import { recipeQuery, type Recipe } from './recipe.queries';
import { RecipeHead } from './RecipeHead';
import { RecipeMenu } from './RecipeMenu';
import { RecipeSkeleton } from './RecipeSkeleton';
import { StagesPart } from './StagesPart';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

/** Follows the steps down while it fits the window whole. */
const Column = styled.div<{ $follows?: boolean }>`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  ${(props) =>
    props.$follows &&
    `@media (min-width: 992px) and (min-height: 800px) { position: sticky; top: ${space(19)}; }`}
  @media print {
    display: block;
  }
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  a {
    display: flex;
    flex-basis: 100%;
    align-items: center;
    min-height: 44px;
  }
`;

/** As many lines as a window of 800 px shows with their heading. */
const MOST_FOLLOWING = 10;

/** One recipe. */
export function RecipePage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const place = placeOf(params);
  const query = useQuery(recipeQuery(useApi(), id, lng));
  const list = { ...queryOf(useAtomValue(seenFiltersAtom)), ...placeQuery(place) };
  useDocumentTitle(query.data?.name);
  return (
    <>
      <BackLink to={pathTo('recipes', lng, {}, list)}>{t('recipe.back')}</BackLink>
      <QueryView whole query={query} skeleton={<RecipeSkeleton />}>
        {(recipe) => <Shown key={recipe.id} recipe={recipe} place={place} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ recipe, place, lng }: { recipe: Recipe; place: MenuPlace | null; lng: Language }) {
  const { t } = useTexts('recipes');
  const [servings, setServings] = useState(recipe.servings);
  const [added, setAdded] = useState<Day>();
  const undo = useUndo();
  const week = added ?? place?.date;
  const follows = recipe.lines.length <= MOST_FOLLOWING;
  return (
    <article>
      <RecipeHead
        recipe={recipe}
        lng={lng}
        actions={
          <Toolbar>
            <AddToMenu recipe={recipe} place={place} lng={lng} undo={undo} onAdded={setAdded} />
            <UndoButton undo={undo} />
            <RecipeMenu recipe={recipe} lng={lng} />
            {week && (
              <TextLink to={pathTo('mealplans', lng, {}, { date: week })}>
                {t(added ? 'add.toWeek' : 'place.back')}
              </TextLink>
            )}
          </Toolbar>
        }
      />
      <Columns>
        <Column $follows={follows}>
          <IngredientsPart recipe={recipe} lng={lng} servings={servings} onServings={setServings} />
          <CostPart recipe={recipe} lng={lng} servings={servings} />
          {!follows && <FlagsPart recipe={recipe} />}
        </Column>
        <Column>
          <StagesPart recipe={recipe} lng={lng} />
          <NutritionPart recipe={recipe} lng={lng} servings={servings} />
          {follows && <FlagsPart recipe={recipe} />}
        </Column>
      </Columns>
    </article>
  );
}
