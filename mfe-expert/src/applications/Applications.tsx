import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { space, useNotify } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seatsLeft } from '../courses/CourseFacts';
import type { Course, Participant } from '../courses/courses.queries';
import { useWide } from '../use-wide';
import { AcceptDialog } from './AcceptDialog';
import { ParticipantCard } from './ParticipantCard';
import { ParticipantTable } from './ParticipantTable';
import { RejectDialog } from './RejectDialog';
import { useApplicationChanges, useFailureWords } from './use-application-changes';

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

type Decision = 'accepted' | 'rejected';

/** The applications to an own course, and what the expert decides about them. */
export function Applications(props: { items: readonly Participant[]; course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const { items, course, lng } = props;
  const wide = useWide();
  const notify = useNotify();
  const wordsOf = useFailureWords();
  const { decide } = useApplicationChanges();
  const [asked, setAsked] = useState<{ of: Participant; decision: Decision } | null>(null);
  const close = () => {
    setAsked(null);
    decide.reset();
  };
  const shared = {
    name: asked?.of.name || t('participants.unnamed'),
    busy: decide.isPending,
    fault: wordsOf(decide.error),
    onClose: close,
  };
  const settle = (decision: Decision) => ({
    onSuccess: () => {
      close();
      notify(t(`applications.notices.${decision}`), 'good');
    },
  });
  const rows = {
    lng,
    full: seatsLeft(course) === 0,
    onAccept: (of: Participant) => setAsked({ of, decision: 'accepted' }),
    onReject: (of: Participant) => setAsked({ of, decision: 'rejected' }),
  };
  return (
    <>
      {wide ? (
        <ParticipantTable participants={items} {...rows} />
      ) : (
        <Stack aria-label={t('participants.list')}>
          {items.map((one) => (
            <li key={one.applicationId}>
              <ParticipantCard
                participant={one}
                lng={lng}
                full={rows.full}
                onAccept={() => rows.onAccept(one)}
                onReject={() => rows.onReject(one)}
              />
            </li>
          ))}
        </Stack>
      )}
      {asked?.decision === 'accepted' && (
        <AcceptDialog
          {...shared}
          seats={seatsLeft(course)}
          onAccept={() => {
            decide.mutate({ id: asked.of.applicationId, decision: 'accepted' }, settle('accepted'));
          }}
        />
      )}
      {asked?.decision === 'rejected' && (
        <RejectDialog
          {...shared}
          onReject={(reason) => {
            decide.mutate({ id: asked.of.applicationId, decision: 'rejected', reason }, settle('rejected'));
          }}
        />
      )}
    </>
  );
}
