import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Actions, EmptyState, QuietButton } from '@sytno/kit/ui';
import { useQueries } from '@tanstack/react-query';
import { countQuery } from './catalog.queries';
import { chosenFilters, type ChosenFilter, type Known } from './chosen-filters';
import { changed, isNarrowed, NO_FILTERS, type Filters } from './filters';

/** So many filters are tried without; one look must not ask for ever. */
const MOST_TRIED = 8;
const MOST_SHOWN = 3;

/** Nothing fits the filters, or there is nothing at all yet. */
export function NothingFound(props: {
  filters: Filters;
  known: Known;
  lng: Language;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const { filters, onChange } = props;
  const narrowed = isNarrowed(filters) || filters.page > NO_FILTERS.page;
  if (!narrowed)
    return <EmptyState picture="🍲" title={t('catalog.noneTitle')} text={t('catalog.noneText')} />;
  return (
    <EmptyState
      role="status"
      picture="🔎"
      title={t('catalog.nothingTitle')}
      text={t('catalog.nothingText')}
      action={
        <Actions>
          <Loosen {...props} />
          <QuietButton
            onClick={() => {
              onChange(NO_FILTERS);
            }}
          >
            {t('catalog.clear')}
          </QuietButton>
        </Actions>
      }
    />
  );
}

/** Which single filter to give up, with what is found then; the one that helps most first. */
function Loosen(props: {
  filters: Filters;
  known: Known;
  lng: Language;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const { filters, known, lng, onChange } = props;
  const name: ChosenFilter[] =
    filters.name === ''
      ? []
      : [{ key: 'name', words: t('filter.named', { name: filters.name }), off: { name: '' } }];
  const tried = [...name, ...chosenFilters(filters, known, t, lng)].slice(0, MOST_TRIED);
  const counts = useQueries({
    queries: tried.map(({ off }) => ({
      ...countQuery(api, lng, changed(filters, off)),
      enabled: tried.length > 1,
    })),
  });
  const helpful = tried
    .map((filter, n) => ({ ...filter, count: counts[n]?.data?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN);
  return helpful.map(({ key, words, off, count }) => (
    <QuietButton
      key={key}
      onClick={() => {
        onChange(off);
      }}
    >
      {t('filter.loosen', { words, count })}
    </QuietButton>
  ));
}
