import type { Language } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Chip,
  color,
  EmptyState,
  PageFrame,
  Pager,
  PickList,
  PickRow,
  QueryView,
  Skeleton,
  space,
  ToggleChip,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { COURSE_TEXTS } from '../courses/course-texts';
import { reviewQuery, type Queue } from '../courses/courses.queries';
import { pagesOf, usePage } from '../courses/use-page';

const Queues = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

const List = styled(PickList)`
  margin-bottom: ${space(4)};
`;

const Quiet = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const QUEUES: readonly Queue[] = ['waiting', 'reported'];

/** Courses that wait for an administrator, the longest first; each is decided on its own page. */
export function ReviewsPage({ lng }: { lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { t: words } = useTexts('expert');
  const [params, setParams] = useSearchParams();
  const [page, turn] = usePage();
  const queue = QUEUES.find((one) => one === params.get('queue')) ?? 'waiting';
  const query = useQuery(reviewQuery(useApi(), queue, page, lng));
  const counts = query.data?.counts;
  return (
    <PageFrame title={t('reviews.title')} lead={t('reviews.lead')}>
      <Queues role="group" aria-label={t('reviews.title')}>
        {QUEUES.map((one) => (
          <ToggleChip
            key={one}
            on={one === queue}
            onToggle={() => setParams(one === 'waiting' ? {} : { queue: one })}
          >
            {counts ? t(`reviews.${one}`, { count: counts[one] }) : t(`reviews.plain.${one}`)}
          </ToggleChip>
        ))}
      </Queues>
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items, count }) =>
          items.length === 0 ? (
            <EmptyState picture="🌿" title={t('reviews.emptyTitle')} text={t(`reviews.emptyText.${queue}`)} />
          ) : (
            <>
              <List aria-label={t('reviews.title')}>
                {items.map(({ id, title, expertName, at, state, reports }) => (
                  <li key={id}>
                    <PickRow to={pathTo('course', lng, { id })}>
                      <b>{title}</b>
                      <Quiet>
                        {[
                          expertName || words('courses.expert'),
                          t('reviews.since', { when: formatWhen(at, lng) }),
                        ].join(' · ')}
                        {queue === 'waiting' && state === 'published' && (
                          <Chip tone="sunflower">{t('reviews.change')}</Chip>
                        )}
                        {reports > 0 && <Chip tone="chilli">{t('review.reports', { count: reports })}</Chip>}
                      </Quiet>
                    </PickRow>
                  </li>
                ))}
              </List>
              <Pager page={page} pages={pagesOf(count, page)} onPage={turn} />
            </>
          )
        }
      </QueryView>
    </PageFrame>
  );
}
