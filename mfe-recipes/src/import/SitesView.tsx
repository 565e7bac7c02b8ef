import type { Language } from '@sytno/domain';
import { formatNumber, formatPercent, formatWhen, useApi, useTexts } from '@sytno/kit';
import {
  Card,
  Chip,
  EmptyState,
  Field,
  Pager,
  QueryView,
  Skeleton,
  space,
  Table,
  useSearchWords,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { ROWS_A_PAGE } from '../admin/admin.queries';
import type { Place } from '../admin/use-place';
import { Icon } from '../Icon';
import { importSitesQuery, type ImportSites } from './import.queries';

type Site = ImportSites['items'][number];

const Bar = styled.div`
  max-width: 360px;
  margin-bottom: ${space(4)};
`;

const Words = styled.p`
  margin: 0 0 ${space(4)};
  text-wrap: pretty;
`;

/** Below this share a site is worth a look. */
const POOR = 0.5;
const GOOD = 0.9;

const shareOf = ({ read, partial, all }: Site): number => (read + partial) / Math.max(1, all);
const toneOf = (share: number) => (share >= GOOD ? 'dill' : share >= POOR ? 'sunflower' : 'chilli');

/** How well each site was read lately, for administrators. */
export function SitesView({ place, lng }: { place: Place<'search'>; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { search } = place.at;
  const words = useSearchWords<HTMLDivElement>(search, (next) =>
    place.go({ search: next, page: 1 }, { replace: true }),
  );
  const query = useQuery(importSitesQuery(useApi(), { search, page: place.page, pageSize: ROWS_A_PAGE }));
  const number = (key: keyof Site) => (site: Site) => formatNumber(Number(site[key]), lng);
  return (
    <Card as="section" aria-label={t('tabs.imports')}>
      <Bar>
        <Field
          type="search"
          label={t('sites.search')}
          labelHidden
          placeholder={t('sites.search')}
          maxLength={80}
          autoComplete="off"
          before={<Icon name="search" />}
          {...words.field}
        />
      </Bar>
      <QueryView query={query} skeleton={<Skeleton $height={360} />}>
        {({ items, count, all, read }) =>
          count === 0 ? (
            <EmptyState
              picture={search === '' ? '🔗' : '🔍'}
              title={t(search === '' ? 'sites.none' : 'sites.notFound')}
              text={t(search === '' ? 'sites.noneText' : 'sites.notFoundText')}
            />
          ) : (
            <div {...words.rows}>
              <Words>
                {t('sites.whole', { count: all, share: formatPercent(read / Math.max(1, all), lng) })}
              </Words>
              <Table
                caption={t('tabs.imports')}
                captionHidden
                rowKey={({ host }) => host}
                rows={items}
                columns={[
                  { key: 'host', label: t('sites.host'), cell: ({ host }) => host },
                  {
                    key: 'share',
                    label: t('sites.share'),
                    cell: (site) => (
                      <Chip tone={toneOf(shareOf(site))}>{formatPercent(shareOf(site), lng)}</Chip>
                    ),
                  },
                  ...(['all', 'read', 'partial', 'blocked', 'none', 'other'] as const).map((key) => ({
                    key,
                    label: t(`sites.${key === 'none' ? 'noRecipe' : key}`),
                    cell: number(key),
                    numeric: true,
                  })),
                  { key: 'lastAt', label: t('sites.last'), cell: ({ lastAt }) => formatWhen(lastAt, lng) },
                ]}
              />
              <Pager
                page={place.page}
                pages={Math.max(place.page, Math.ceil(count / ROWS_A_PAGE))}
                onPage={(page) => place.go({ page })}
              />
            </div>
          )
        }
      </QueryView>
    </Card>
  );
}
