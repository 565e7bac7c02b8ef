import { recipePageSize, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { EmptyState, PageFrame, QuietButton, QueryView, Skeleton, space } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { catalogQuery, categoriesQuery } from './catalog.queries';
import { FilterBar } from './FilterBar';
import { isNarrowed, NO_FILTERS, type Filters } from './filters';
import { Pager } from './Pager';
import { RecipeCard } from './RecipeCard';
import { useFilters } from './use-filters';

const Grid = styled.ul<{ $old?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${(props) => (props.$old ? 0.6 : 1)};
`;

/** The recipe list. */
export function CatalogPage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const [pageSize] = useState(() => recipePageSize(window.innerWidth));
  const [filters, change] = useFilters();
  const query = useQuery(catalogQuery(api, lng, filters, pageSize));
  // Without categories the list is still a list: their failure is nobody's worry here.
  const categories = useQuery(categoriesQuery(api, lng)).data?.items ?? [];
  const { isPlaceholderData } = query;
  return (
    <PageFrame
      title={t('catalog.title')}
      {...(query.data ? { lead: t('catalog.count', { count: query.data.count }) } : {})}
    >
      <FilterBar filters={filters} categories={categories} onChange={change} />
      <QueryView query={query} skeleton={<CardSkeletons />}>
        {({ items, count }) =>
          items.length === 0 ? (
            <NothingFound filters={filters} onChange={change} />
          ) : (
            <>
              <Grid $old={isPlaceholderData} aria-busy={isPlaceholderData}>
                {items.map((recipe) => (
                  <li key={recipe.id}>
                    <RecipeCard recipe={recipe} lng={lng} />
                  </li>
                ))}
              </Grid>
              <Pager
                page={filters.page}
                pages={Math.ceil(count / pageSize)}
                onPage={(page) => {
                  change({ page });
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

function CardSkeletons() {
  return (
    <Grid>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <li key={n}>
          <Skeleton $height={220} />
        </li>
      ))}
    </Grid>
  );
}
