import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, color, QueryView, Skeleton, space, upTo, useDocumentTitle } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { seenFiltersAtom } from '../catalog/catalog.atoms';
import { queryOf } from '../catalog/filters';
import { HeadCard, HeadWords } from '../HeadCard';
import { Plate } from '../Plate';
import { DietPart } from './DietPart';
import { FactsPart } from './FactsPart';
import { FoodNutrition } from './FoodNutrition';
import { ingredientQuery, type Ingredient } from './ingredients.queries';
import { RecipesWith } from './RecipesWith';
import { SeasonPart } from './SeasonPart';

const Words = styled(HeadWords)`
  gap: ${space(2)};
  h1::first-letter {
    text-transform: uppercase;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    overflow-wrap: anywhere;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

/** One ingredient: what is in it, when it is at its best, what it costs, and the recipes with it. */
export function IngredientPage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const { id = '' } = useParams();
  const query = useQuery(ingredientQuery(useApi(), id, lng));
  const list = queryOf(useAtomValue(seenFiltersAtom));
  useDocumentTitle(query.data?.name);
  return (
    <>
      <BackLink to={pathTo('recipes', lng, {}, list)}>{t('recipe.back')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(food) => <Shown food={food} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ food, lng }: { food: Ingredient; lng: Language }) {
  return (
    <article>
      <HeadCard $plate={2.5}>
        <Plate picture={{ icons: [food.icon], tint: food.tint }} size={168} />
        <Names food={food} />
      </HeadCard>
      <Columns>
        <Column>
          <FoodNutrition food={food} lng={lng} />
          <DietPart food={food} />
        </Column>
        <Column>
          <SeasonPart season={food.season} lng={lng} />
          <FactsPart food={food} lng={lng} />
          <RecipesWith id={food.id} lng={lng} />
        </Column>
      </Columns>
    </article>
  );
}

function Names({ food }: { food: Ingredient }) {
  const { t } = useTexts('recipes');
  return (
    <Words>
      <h1 tabIndex={-1} data-page-title>
        {food.name}
      </h1>
      <p>
        {food.otherNames.map(({ language, name }, n) => (
          <span key={language}>
            {n > 0 && ' · '}
            <span lang={language}>{name}</span>
          </span>
        ))}
      </p>
      {food.aliases.length > 0 && <p>{t('food.also', { names: food.aliases.join(', ') })}</p>}
      {food.aisle && <p>{t('food.aisle', { name: food.aisle })}</p>}
    </Words>
  );
}
