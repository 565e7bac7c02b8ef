import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Chip,
  color,
  EmptyState,
  PageFrame,
  Pager,
  QueryView,
  Skeleton,
  space,
  TargetBar,
  type ChipTone,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { seatsLeft } from '../courses/CourseFacts';
import { courseQuery, participantsQuery, type Course } from '../courses/courses.queries';
import { pagesOf, usePage } from '../courses/use-page';
import { Applications } from './Applications';

const Shapes = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Counts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(5)};
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Quiet = styled.p`
  margin: 0 0 ${space(4)};
  color: ${color('quiet')};
`;

/** Who wants to take part in an own course, and who does. */
export function ParticipantsPage({ lng }: { lng: Language }) {
  const { id = '' } = useParams();
  const { t } = useTexts('expert');
  const query = useQuery(courseQuery(useApi(), id, lng));
  return (
    <>
      <BackLink to={pathTo('course', lng, { id })}>{t('participants.back')}</BackLink>
      <PageFrame title={t('participants.title')} {...(query.data ? { lead: query.data.title } : {})}>
        <QueryView query={query} skeleton={<RowSkeletons />}>
          {(course) => <Pages course={course} lng={lng} />}
        </QueryView>
      </PageFrame>
    </>
  );
}

function Pages({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const [page, turn] = usePage();
  const query = useQuery(participantsQuery(useApi(), course.id, page));
  const { seats, seatsTaken: taken } = course;
  return (
    <QueryView query={query} skeleton={<RowSkeletons />}>
      {({ items, count, counts }) => (
        <>
          <Counts>
            <TargetBar
              kept
              label={t('participants.seatsTaken')}
              words={t('participants.seatsOf', { taken, seats })}
              share={taken / Math.max(1, seats)}
              role="dill"
            />
            <Chips>
              <Chip tone={toneOf('sunflower', counts.pending)}>
                {t('participants.pending', { count: counts.pending })}
              </Chip>
              <Chip tone={toneOf('dill', counts.accepted)}>
                {t('participants.accepted', { count: counts.accepted })}
              </Chip>
              {(counts.waiting ?? 0) > 0 && (
                <Chip tone="sunflower">{t('participants.waiting', { count: counts.waiting ?? 0 })}</Chip>
              )}
              <Chip tone={toneOf('chilli', counts.rejected)}>
                {t('participants.rejected', { count: counts.rejected })}
              </Chip>
            </Chips>
          </Counts>
          {counts.pending > 0 && seatsLeft(course) === 0 && <Quiet>{t('participants.full')}</Quiet>}
          {items.length === 0 ? (
            <EmptyState
              picture="📮"
              title={t('participants.emptyTitle')}
              text={t('participants.emptyText')}
            />
          ) : (
            <Applications items={items} course={course} lng={lng} />
          )}
          <Pager page={page} pages={pagesOf(count, page)} onPage={turn} />
        </>
      )}
    </QueryView>
  );
}

/** A count of none does not call for attention. */
const toneOf = (tone: ChipTone, count: number): ChipTone => (count > 0 ? tone : 'plain');

function RowSkeletons() {
  return (
    <Shapes>
      <Skeleton $height={40} $width="320px" />
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} $height={84} />
      ))}
    </Shapes>
  );
}
