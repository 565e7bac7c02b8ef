import { recipePageSize, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { EmptyState, PageFrame, Pager, QueryView, QuietButton, useUndo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddHere } from './AddHere';
import { catalogQuery, categoriesQuery } from './catalog.queries';
import { FilterBar } from './FilterBar';
import { isNarrowed, NO_FILTERS, type Filters } from './filters';
import { placeOf, placeQuery } from './menu-place';
import { PlaceBand } from './PlaceBand';
import { RecipeCard, type CatalogRecipe } from './RecipeCard';
import { CardSkeletons, RecipeGrid } from './RecipeGrid';
import { useFilters } from './use-filters';

/** The recipe list. Opened from the menu with a day, it also says what it is for and adds from the card. */
export function CatalogPage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const [pageSize] = useState(() => recipePageSize(window.innerWidth));
  const [params] = useSearchParams();
  const [filters, change] = useFilters();
  const place = placeOf(params);
  const undo = useUndo();
  const query = useQuery(catalogQuery(api, lng, filters, pageSize));
  // Without categories the list is still a list: their failure is nobody's worry here.
  const categories = useQuery(categoriesQuery(api, lng)).data?.items ?? [];
  const count = query.data?.count;
  const card = (recipe: CatalogRecipe) => (
    <li key={recipe.id}>
      <RecipeCard
        recipe={recipe}
        lng={lng}
        query={placeQuery(place)}
        foot={place && <AddHere recipe={recipe} place={place} lng={lng} undo={undo} />}
      />
    </li>
  );
  return (
    <PageFrame
      title={t('catalog.title')}
      {...(count === undefined ? {} : { lead: t('catalog.count', { count }) })}
    >
      {place && <PlaceBand place={place} lng={lng} undo={undo} />}
      <FilterBar filters={filters} categories={categories} count={count} onChange={change} />
      <QueryView query={query} skeleton={<CardSkeletons pageSize={pageSize} />}>
        {({ items, count: all }) =>
          items.length === 0 ? (
            <NothingFound filters={filters} onChange={change} />
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

/** Nothing fits the filters, or there is nothing at all yet. */
function NothingFound(props: { filters: Filters; onChange: (change: Partial<Filters>) => void }) {
  const { t } = useTexts('recipes');
  const narrowed = isNarrowed(props.filters) || props.filters.page > NO_FILTERS.page;
  if (!narrowed)
    return <EmptyState picture="🍲" title={t('catalog.noneTitle')} text={t('catalog.noneText')} />;
  return (
    <EmptyState
      role="status"
      picture="🔎"
      title={t('catalog.nothingTitle')}
      text={t('catalog.nothingText')}
      action={
        <QuietButton
          onClick={() => {
            props.onChange(NO_FILTERS);
          }}
        >
          {t('catalog.clear')}
        </QuietButton>
      }
    />
  );
}
