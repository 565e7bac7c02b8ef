import type { Language } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Chip,
  EmptyState,
  PageFrame,
  Pager,
  PickList,
  PickRow,
  QueryView,
  Skeleton,
  space,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Chips, Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import { ROWS, waitingQuery } from './templates.queries';

const List = styled(PickList)`
  margin-bottom: ${space(4)};
`;

/** Templates that wait for an administrator, the longest first; each is decided on its own page. */
export function ReviewsPage({ lng }: { lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const [params, setParams] = useSearchParams();
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const query = useQuery(waitingQuery(useApi(), page));
  return (
    <PageFrame title={t('reviews.title')} lead={t('reviews.lead')}>
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items, count }) =>
          items.length === 0 ? (
            <EmptyState picture="🌿" title={t('reviews.emptyTitle')} text={t('reviews.emptyText')} />
          ) : (
            <>
              <List aria-label={t('reviews.title')}>
                {items.map(({ id, name, number, author, at, change }) => (
                  <li key={id}>
                    <PickRow to={pathTo('template', lng, { id })}>
                      <b>{name}</b>
                      <Chips>
                        <Quiet as="span">
                          {[
                            t('number', { number }),
                            author || t('author.nameless'),
                            t('reviews.since', { when: formatWhen(at, lng) }),
                          ].join(' · ')}
                        </Quiet>
                        {change && <Chip tone="sunflower">{t('reviews.change')}</Chip>}
                      </Chips>
                    </PickRow>
                  </li>
                ))}
              </List>
              <Pager
                page={page}
                pages={Math.max(page, Math.ceil(count / ROWS))}
                onPage={(one) => setParams(one > 1 ? { page: String(one) } : {})}
              />
            </>
          )
        }
      </QueryView>
    </PageFrame>
  );
}
