import type { Day, Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, QueryView, space, TextLink, UndoButton, useDocumentTitle, useUndo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seenFiltersAtom } from '../catalog/catalog.atoms';
import { queryOf } from '../catalog/filters';
import { placeOf, placeQuery, type MenuPlace } from '../catalog/menu-place';
import { IngredientsHere } from '../composition/IngredientsHere';
import { CompositionNote } from '../composition/parts';
import { Publishing } from '../publishing/parts';
import { AddToMenu } from './AddToMenu';
import { CostPart } from './CostPart';
import { FlagsPart } from './FlagsPart';
import { NutritionPart } from './NutritionPart';
import { Column, Columns } from './parts';
import { recipeQuery, type Recipe } from './recipe.queries';
import { RecipeHead } from './RecipeHead';
import { RecipeMenu } from './RecipeMenu';
import { RecipeSkeleton } from './RecipeSkeleton';
import { RemarksPart } from './RemarksPart';
import { StagesPart } from './StagesPart';
import { useMayPlan } from '../use-may-plan';

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
  const [original, setOriginal] = useState('');
  const query = useQuery({
    ...recipeQuery(useApi(), id, lng, original === id),
    // What is done on the page stays while its other composition comes.
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
  const list = { ...queryOf(useAtomValue(seenFiltersAtom)), ...placeQuery(place) };
  useDocumentTitle(query.data?.name);
  return (
    <>
      <BackLink to={pathTo('recipes', lng, {}, list)}>{t('recipe.back')}</BackLink>
      <QueryView whole query={query} skeleton={<RecipeSkeleton />}>
        {(recipe) => (
          <Shown
            key={recipe.id}
            recipe={recipe}
            place={place}
            lng={lng}
            onOriginal={(shows) => {
              setOriginal(shows ? recipe.id : '');
            }}
          />
        )}
      </QueryView>
    </>
  );
}

function Shown(props: {
  recipe: Recipe;
  place: MenuPlace | null;
  lng: Language;
  onOriginal: (original: boolean) => void;
}) {
  const { t } = useTexts('recipes');
  const { recipe, place, lng, onOriginal } = props;
  const [servings, setServings] = useState(recipe.servings);
  const [added, setAdded] = useState<Day>();
  const undo = useUndo();
  const mayPlan = useMayPlan();
  const week = added ?? place?.date;
  const [composing, setComposing] = useState(false);
  const follows = recipe.lines.length <= MOST_FOLLOWING && !composing;
  return (
    <article>
      <RecipeHead
        recipe={recipe}
        lng={lng}
        actions={
          <Toolbar>
            {mayPlan && <AddToMenu recipe={recipe} place={place} lng={lng} undo={undo} onAdded={setAdded} />}
            <UndoButton undo={undo} />
            <RecipeMenu recipe={recipe} lng={lng} servings={servings} />
            {week && (
              <TextLink to={pathTo('mealplans', lng, {}, { date: week })}>
                {t(added ? 'add.toWeek' : 'place.back')}
              </TextLink>
            )}
          </Toolbar>
        }
      />
      {recipe.myRecipe && <Publishing recipe={recipe} lng={lng} />}
      {recipe.composition && !composing && (
        <CompositionNote recipe={recipe} lng={lng} undo={undo} onOriginal={onOriginal} />
      )}
      <Columns>
        <Column $follows={follows}>
          <IngredientsHere
            recipe={recipe}
            lng={lng}
            servings={servings}
            onServings={setServings}
            undo={undo}
            composing={composing}
            onComposing={(begins) => {
              if (begins) onOriginal(false);
              setComposing(begins);
            }}
          />
          <CostPart recipe={recipe} lng={lng} servings={servings} />
          {!follows && <RemarksPart recipe={recipe} lng={lng} undo={undo} />}
          {!follows && <FlagsPart recipe={recipe} />}
        </Column>
        <Column>
          <StagesPart recipe={recipe} lng={lng} servings={servings} />
          <NutritionPart recipe={recipe} lng={lng} servings={servings} />
          {follows && <RemarksPart recipe={recipe} lng={lng} undo={undo} />}
          {follows && <FlagsPart recipe={recipe} />}
        </Column>
      </Columns>
    </article>
  );
}
