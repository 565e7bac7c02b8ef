import type { Language } from '@sytno/domain';
import { formatNumber, useApi, useTexts } from '@sytno/kit';
import { color, PageFrame, space, Tabs, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { QueueList } from './QueueList';
import { ReviewOne } from './ReviewOne';
import { QUEUES, queueQuery, type Queue } from './review.queries';
import { useReviewPlace } from './use-review-place';

const Count = styled.b`
  margin-left: ${space(2)};
  color: ${color('quiet')};
  font: ${TYPE.strong};
`;

/** What waits to be published and what readers reported; one of them is open by its own address. */
export function ReviewPage({ lng }: { lng: Language }) {
  const place = useReviewPlace();
  if (place.recipe !== '') return <ReviewOne key={place.recipe} id={place.recipe} place={place} lng={lng} />;
  return <Queues lng={lng} />;
}

function Queues({ lng }: { lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const place = useReviewPlace();
  const query = useQuery(queueQuery(useApi(), place.queue, place.page, lng));
  const counts: Partial<Record<Queue, number>> = query.data ?? {};
  return (
    <PageFrame title={t('review.title')} lead={t('review.lead')}>
      <Tabs
        label={t('review.title')}
        selected={place.queue}
        onSelect={(id) => place.go({ queue: QUEUES.find((one) => one === id) ?? 'waiting', page: 1 })}
        tabs={QUEUES.map((id) => ({
          id,
          label: (
            <>
              {t(`review.queues.${id}`)}
              {counts[id] !== undefined && <Count>{formatNumber(counts[id], lng)}</Count>}
            </>
          ),
          content: <QueueList query={query} place={place} lng={lng} />,
        }))}
      />
    </PageFrame>
  );
}
