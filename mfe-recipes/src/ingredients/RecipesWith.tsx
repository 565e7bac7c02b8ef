import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, QueryView, Skeleton, space, TextLink } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { catalogQuery } from '../catalog/catalog.queries';
import { NO_FILTERS } from '../catalog/filters';
import { Part, Remark } from '../recipe/parts';

const SHOWN = 6;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    border-top: 1px solid ${color('line')};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(1)} 0;
    overflow-wrap: anywhere;
  }
`;

/** Some recipes with the food, and the way to the list of all of them. */
export function RecipesWith({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts('recipes');
  const filters = { ...NO_FILTERS, ingredients: [id] };
  const query = useQuery(catalogQuery(useApi(), lng, filters, SHOWN));
  return (
    <Part title={t('food.recipes')}>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items, count }) => (
          <>
            <Remark>{count === 0 ? t('food.noRecipes') : t('catalog.count', { count })}</Remark>
            <List>
              {items.map((recipe) => (
                <li key={recipe.id}>
                  <TextLink to={pathTo('recipe', lng, { id: recipe.id })}>{recipe.name}</TextLink>
                </li>
              ))}
              {count > items.length && (
                <li>
                  <TextLink to={pathTo('recipes', lng, {}, { ingredients: id })}>
                    {t('food.allRecipes')}
                  </TextLink>
                </li>
              )}
            </List>
          </>
        )}
      </QueryView>
    </Part>
  );
}
