import { recipePageSize, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  PageFrame,
  Pager,
  QueryView,
  QuietButtonLink,
  space,
  UndoButton,
  upTo,
  useUndo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeleted } from '../editor/own-recipe';
import { Icon } from '../Icon';
import { importQuery } from '../import/import-place';
import { AddHere } from './AddHere';
import { catalogQuery, categoriesQuery } from './catalog.queries';
import { FilterBar } from './FilterBar';
import { placeOf, placeQuery } from './menu-place';
import { NothingFound } from './NothingFound';
import { PlaceBand } from './PlaceBand';
import { RecipeCard, type CatalogRecipe } from './RecipeCard';
import { useMayPlan } from '../use-may-plan';
import { CardSkeletons, RecipeGrid } from './RecipeGrid';
import { useFavorite } from './use-favorite';
import { useFilters } from './use-filters';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** On phones the picture alone is seen; the words are still read aloud. */
const WideWords = styled.span`
  ${upTo('sm')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The recipe list. Opened from the menu with a day, it also says what it is for and adds from the card. */
export function CatalogPage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const [pageSize] = useState(() => recipePageSize(window.innerWidth));
  const [params] = useSearchParams();
  const [filters, change] = useFilters();
  const place = placeOf(params);
  const undo = useUndo();
  const mayPlan = useMayPlan();
  const query = useQuery(catalogQuery(api, lng, filters, pageSize));
  // Without categories the list is still a list: their failure is nobody's worry here.
  const choices = useQuery(categoriesQuery(api, lng)).data;
  const known = { categories: choices?.items ?? [], foods: query.data?.foods ?? [] };
  const favor = useFavorite(undo);
  useDeleted(undo);
  const count = query.data?.count;
  const card = (recipe: CatalogRecipe) => (
    <li key={recipe.id}>
      <RecipeCard
        recipe={recipe}
        lng={lng}
        query={placeQuery(place)}
        onFavorite={() => {
          favor(recipe);
        }}
        foot={place && mayPlan && <AddHere recipe={recipe} place={place} lng={lng} undo={undo} />}
      />
    </li>
  );
  return (
    <PageFrame
      title={t('catalog.title')}
      {...(count === undefined ? {} : { lead: t('catalog.count', { count }) })}
      action={
        !place && (
          <Ways>
            <UndoButton undo={undo} />
            <QuietButtonLink to={`${pathTo('recipes', lng)}${importQuery()}`}>
              <Icon name="link" />
              <WideWords>{t('catalog.import')}</WideWords>
            </QuietButtonLink>
            <ButtonLink to={pathTo('recipeCreate', lng)}>
              <Icon name="plus" />
              {t('editor.write')}
            </ButtonLink>
          </Ways>
        )
      }
    >
      {place && <PlaceBand place={place} lng={lng} undo={undo} />}
      <FilterBar
        filters={filters}
        known={known}
        kcal={choices?.kcal ?? null}
        count={count}
        lng={lng}
        onChange={change}
      />
      <QueryView query={query} skeleton={<CardSkeletons pageSize={pageSize} />}>
        {({ items, count: all }) =>
          items.length === 0 ? (
            <NothingFound filters={filters} known={known} lng={lng} onChange={change} />
          ) : (
            <>
              <RecipeGrid pageSize={pageSize} old={query.isPlaceholderData}>
                {items.map(card)}
              </RecipeGrid>
              <Pager
                page={filters.page}
                pages={Math.ceil(all / pageSize)}
                onPage={(page) => {
                  change({ page });
                  document.querySelector<HTMLElement>('[data-page-title]')?.focus();
                }}
              />
            </>
          )
        }
      </QueryView>
    </PageFrame>
  );
}
