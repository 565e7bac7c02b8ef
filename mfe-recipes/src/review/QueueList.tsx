import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatWhen, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Chip,
  color,
  EmptyState,
  Pager,
  PickList,
  PickRow,
  QueryView,
  Skeleton,
  space,
  TYPE,
  upTo,
} from '@sytno/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { KIND_TONES, ROWS, type QueueItem } from './review.queries';
import type { ReviewPlace } from './use-review-place';

const List = styled(PickList)`
  margin-bottom: ${space(4)};
`;

const Row = styled(PickRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Quiet = styled.span`
  display: block;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** One page of a queue; each row leads to the recipe. */
export function QueueList(props: {
  query: UseQueryResult<Outputs['recipes']['review']['list']>;
  place: ReviewPlace;
  lng: Language;
}) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { query, place, lng } = props;
  return (
    <QueryView query={query} skeleton={<Skeleton $height={320} />}>
      {({ items, count }) =>
        items.length === 0 ? (
          <EmptyState
            picture={place.queue === 'decided' ? '📭' : '🌿'}
            title={t(`review.empty.${place.queue}.title`)}
            text={t(`review.empty.${place.queue}.text`)}
          />
        ) : (
          <>
            <List aria-label={t(`review.queues.${place.queue}`)}>
              {items.map((item) => (
                <li key={`${item.id} ${item.at}`}>
                  <ItemRow item={item} place={place} lng={lng} />
                </li>
              ))}
            </List>
            <Pager
              page={place.page}
              pages={Math.max(place.page, Math.ceil(count / ROWS))}
              onPage={(page) => place.go({ page })}
            />
          </>
        )
      }
    </QueryView>
  );
}

function ItemRow({ item, place, lng }: { item: QueueItem; place: ReviewPlace; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: recipes } = useTexts('recipes');
  const author = item.author === null ? t('review.catalogue') : item.author || t('review.nameless');
  const when = formatWhen(item.at, lng);
  return (
    <Row to={pathTo('adminReviews', lng, {}, place.queryOf({ recipe: item.id }))}>
      <span>
        <b>{item.name}</b>
        <Quiet>
          {[
            recipes('number', { number: item.number }),
            author,
            item.verdict ? when : t('review.since', { when }),
          ].join(' · ')}
        </Quiet>
      </span>
      <Marks>
        {item.verdict ? (
          <Chip>{t(`review.verdicts.${item.verdict}`)}</Chip>
        ) : (
          item.kind !== 'report' && <Chip tone={KIND_TONES[item.kind]}>{t(`review.kinds.${item.kind}`)}</Chip>
        )}
        {item.reports > 0 && <Chip tone="chilli">{t('review.reports', { count: item.reports })}</Chip>}
      </Marks>
    </Row>
  );
}
