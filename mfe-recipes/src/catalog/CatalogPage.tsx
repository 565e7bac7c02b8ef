import { recipePageSize, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { PageFrame, QuietButton, QueryView, Skeleton, space } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changeFiltersAtom, recipeFiltersAtom } from './catalog.atoms';
import { catalogQuery } from './catalog.queries';
import { RecipeCard } from './RecipeCard';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Pages = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  margin-top: ${space(6)};
`;

/** The recipe list. */
export function CatalogPage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const [pageSize] = useState(() => recipePageSize(window.innerWidth));
  const { page } = useAtomValue(recipeFiltersAtom);
  const change = useSetAtom(changeFiltersAtom);
  const query = useQuery(catalogQuery(api, { language: lng, page, pageSize }));
  const pages = Math.max(1, Math.ceil((query.data?.count ?? 0) / pageSize));
  return (
    <PageFrame
      title={t('catalog.title')}
      {...(query.data ? { lead: t('catalog.count', { count: query.data.count }) } : {})}
    >
      <QueryView query={query} skeleton={<CardSkeletons />}>
        {({ items }) => (
          <>
            <Grid>
              {items.map((recipe) => (
                <li key={recipe.id}>
                  <RecipeCard recipe={recipe} lng={lng} />
                </li>
              ))}
            </Grid>
            {pages > 1 && (
              <Pages aria-label={t('catalog.pages')}>
                <QuietButton
                  disabled={page <= 1}
                  onClick={() => {
                    change({ page: page - 1 });
                  }}
                >
                  {t('catalog.previous')}
                </QuietButton>
                <span>{t('catalog.page', { page, pages })}</span>
                <QuietButton
                  disabled={page >= pages}
                  onClick={() => {
                    change({ page: page + 1 });
                  }}
                >
                  {t('catalog.next')}
                </QuietButton>
              </Pages>
            )}
          </>
        )}
      </QueryView>
    </PageFrame>
  );
}

function CardSkeletons() {
  return (
    <Grid>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <li key={n}>
          <Skeleton $height={190} />
        </li>
      ))}
    </Grid>
  );
}
