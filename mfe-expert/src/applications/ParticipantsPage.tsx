import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Chip,
  color,
  EmptyState,
  PageFrame,
  Pager,
  QueryView,
  Skeleton,
  space,
  TextLink,
  useNotify,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seatsLeft } from '../courses/CourseFacts';
import { courseQuery, participantsQuery, type Course, type Participant } from '../courses/courses.queries';
import { pagesOf, usePage } from '../courses/use-page';
import { ParticipantCard } from './ParticipantCard';
import { RejectDialog } from './RejectDialog';
import { useApplicationChanges, useFailureWords, useTellFailure } from './use-application-changes';

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

const Back = styled.p`
  margin: 0 0 ${space(3)};
`;

const Quiet = styled.p`
  color: ${color('quiet')};
`;

/** Who wants to take part in an own course, and who does. */
export function ParticipantsPage({ lng }: { lng: Language }) {
  const { id = '' } = useParams();
  const { t } = useTexts('expert');
  const query = useQuery(courseQuery(useApi(), id, lng));
  return (
    <>
      <Back>
        <TextLink to={pathTo('course', lng, { id })}>{t('participants.back')}</TextLink>
      </Back>
      <PageFrame title={t('participants.title')} {...(query.data ? { lead: query.data.title } : {})}>
        <QueryView query={query} skeleton={<RowSkeletons />}>
          {(course) => <Applications course={course} lng={lng} />}
        </QueryView>
      </PageFrame>
    </>
  );
}

function Applications({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const [page, turn] = usePage();
  const query = useQuery(participantsQuery(useApi(), course.id, page));
  return (
    <QueryView query={query} skeleton={<RowSkeletons />}>
      {({ items, count, counts }) => (
        <>
          <Counts>
            <Chip>{t('participants.seats', { taken: course.seatsTaken, seats: course.seats })}</Chip>
            <Chip tone="sunflower">{t('participants.pending', { count: counts.pending })}</Chip>
            <Chip tone="dill">{t('participants.accepted', { count: counts.accepted })}</Chip>
            <Chip tone="chilli">{t('participants.rejected', { count: counts.rejected })}</Chip>
          </Counts>
          {counts.pending > 0 && seatsLeft(course) === 0 && <Quiet>{t('participants.full')}</Quiet>}
          {items.length === 0 ? (
            <EmptyState
              picture="📮"
              title={t('participants.emptyTitle')}
              text={t('participants.emptyText')}
            />
          ) : (
            <Rows items={items} full={seatsLeft(course) === 0} lng={lng} />
          )}
          <Pager page={page} pages={pagesOf(count, page)} onPage={turn} />
        </>
      )}
    </QueryView>
  );
}

function Rows({ items, full, lng }: { items: readonly Participant[]; full: boolean; lng: Language }) {
  const { t } = useTexts('expert');
  const [rejected, setRejected] = useState<Participant | null>(null);
  const { decide: accept } = useApplicationChanges();
  const { decide: reject } = useApplicationChanges();
  const notify = useNotify();
  const wordsOf = useFailureWords();
  const onError = useTellFailure();
  const say = (decision: 'accepted' | 'rejected') => {
    notify(t(`applications.notices.${decision}`), 'good');
  };
  const close = () => {
    setRejected(null);
    reject.reset();
  };
  return (
    <>
      <Stack aria-label={t('participants.list')}>
        {items.map((one) => (
          <li key={one.applicationId}>
            <ParticipantCard
              participant={one}
              lng={lng}
              full={full}
              busy={accept.isPending}
              accepting={accept.isPending && accept.variables.id === one.applicationId}
              onAccept={() => {
                const onSuccess = () => {
                  say('accepted');
                };
                accept.mutate({ id: one.applicationId, decision: 'accepted' }, { onSuccess, onError });
              }}
              onReject={() => {
                setRejected(one);
              }}
            />
          </li>
        ))}
      </Stack>
      {rejected && (
        <RejectDialog
          name={rejected.name || t('participants.unnamed')}
          busy={reject.isPending}
          fault={wordsOf(reject.error)}
          onReject={(reason) => {
            const onSuccess = () => {
              close();
              say('rejected');
            };
            reject.mutate({ id: rejected.applicationId, decision: 'rejected', reason }, { onSuccess });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function RowSkeletons() {
  return (
    <Stack as="div">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} $height={120} />
      ))}
    </Stack>
  );
}
