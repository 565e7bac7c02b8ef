import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { space, useNotify } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seatsLeft } from '../courses/CourseFacts';
import type { Course, Participant } from '../courses/courses.queries';
import { ReasonDialog } from '../ReasonDialog';
import { useWide } from '../use-wide';
import { HistoryDialog } from '../courses/later';
import { AcceptDialog } from './AcceptDialog';
import type { Deed } from './Decisions';
import { ParticipantCard } from './ParticipantCard';
import { ParticipantTable } from './ParticipantTable';
import { useApplicationChanges, useFailureWords } from './use-application-changes';

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The applications to an own course, and what the expert decides about them. */
export function Applications(props: { items: readonly Participant[]; course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const { items, course, lng } = props;
  const wide = useWide();
  const notify = useNotify();
  const wordsOf = useFailureWords();
  const { decide, remove } = useApplicationChanges();
  const [asked, setAsked] = useState<{ of: Participant; deed: Deed } | null>(null);
  const close = () => {
    setAsked(null);
    decide.reset();
    remove.reset();
  };
  const settle = (word: string) => ({
    onSuccess: () => {
      close();
      notify(t(`applications.notices.${word}`), 'good');
    },
  });
  const id = asked?.of.applicationId ?? '';
  const name = asked?.of.name || t('participants.unnamed');
  const rows = { lng, full: seatsLeft(course) === 0 };
  const onDeed = (of: Participant, deed: Deed) => {
    // A place on the list is taken back by a word: nothing to ask before.
    if (deed === 'waiting') decide.mutate({ id: of.applicationId, decision: 'waiting' }, settle('waiting'));
    else setAsked({ of, deed });
  };
  return (
    <>
      {wide ? (
        <ParticipantTable participants={items} {...rows} onDeed={onDeed} />
      ) : (
        <Stack aria-label={t('participants.list')}>
          {items.map((one) => (
            <li key={one.applicationId}>
              <ParticipantCard participant={one} {...rows} onDeed={(deed) => onDeed(one, deed)} />
            </li>
          ))}
        </Stack>
      )}
      {asked?.deed === 'accepted' && (
        <AcceptDialog
          name={name}
          busy={decide.isPending}
          fault={wordsOf(decide.error)}
          onClose={close}
          seats={seatsLeft(course)}
          onAccept={() => decide.mutate({ id, decision: 'accepted' }, settle('accepted'))}
        />
      )}
      {asked?.deed === 'rejected' && (
        <ReasonDialog
          title={t('participants.rejectTitle')}
          text={t('participants.rejectText', { name })}
          action={t('participants.reject')}
          busy={decide.isPending}
          error={decide.error}
          onClose={close}
          onSend={(reason) => decide.mutate({ id, decision: 'rejected', reason }, settle('rejected'))}
        />
      )}
      {asked?.deed === 'remove' && (
        <ReasonDialog
          title={t('participants.removeTitle', { name })}
          text={t('participants.removeText', { name })}
          action={t('participants.remove')}
          busy={remove.isPending}
          error={remove.error}
          onSend={(reason) => remove.mutate({ id, reason }, settle('removed'))}
          onClose={close}
        />
      )}
      {asked?.deed === 'history' && <HistoryDialog applicationId={id} lng={lng} onClose={close} />}
    </>
  );
}
