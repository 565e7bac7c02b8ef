import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { PageFrame, QueryView, Skeleton, space, TextLink, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seenFiltersAtom } from '../catalog/catalog.atoms';
import { queryOf } from '../catalog/filters';
import { AddToMenu } from './AddToMenu';
import { CostPart } from './CostPart';
import { FlagsPart } from './FlagsPart';
import { IngredientsPart } from './IngredientsPart';
import { NutritionPart } from './NutritionPart';
import { recipeQuery, type Recipe } from './recipe.queries';
import { RecipeHead } from './RecipeHead';
import { StagesPart } from './StagesPart';
import { useDocumentTitle } from '@sytno/kit/ui';

const Back = styled.p`
  margin: 0 0 ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** One recipe. */
export function RecipePage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const { id = '' } = useParams();
  const query = useQuery(recipeQuery(useApi(), id, lng));
  const list = queryOf(useAtomValue(seenFiltersAtom));
  useDocumentTitle(query.data?.name);
  return (
    <>
      <Back>
        <TextLink to={pathTo('recipes', lng, {}, list)}>{t('recipe.back')}</TextLink>
      </Back>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(recipe) => <Shown key={recipe.id} recipe={recipe} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  const [servings, setServings] = useState(recipe.servings);
  return (
    <PageFrame
      title={recipe.name}
      lead={[t('number', { number: recipe.number }), recipe.categoryName, recipe.subcategoryName]
        .filter(Boolean)
        .join(' · ')}
      action={<AddToMenu recipe={recipe} lng={lng} />}
    >
      <RecipeHead recipe={recipe} lng={lng} />
      <Columns>
        <IngredientsPart recipe={recipe} lng={lng} servings={servings} onServings={setServings} />
        <StagesPart recipe={recipe} lng={lng} />
        <NutritionPart recipe={recipe} lng={lng} servings={servings} />
        <Column>
          <CostPart recipe={recipe} lng={lng} servings={servings} />
          <FlagsPart recipe={recipe} />
        </Column>
      </Columns>
    </PageFrame>
  );
}

function PageSkeleton() {
  return (
    <Column>
      <Skeleton $height={40} />
      <Skeleton $height={140} />
      <Columns>
        <Skeleton $height={420} />
        <Skeleton $height={420} />
      </Columns>
    </Column>
  );
}
