import { useTexts } from '@sytno/kit';
import { Button, OFF_PAPER, QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Participant } from '../courses/courses.queries';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${OFF_PAPER}
`;

/** What an expert can be asked to do with an application. */
export type Deed = 'accepted' | 'waiting' | 'rejected' | 'remove' | 'history';

/** The answers to an application that waits, the way out of a participant, and what happened before. */
export function Decisions(props: {
  participant: Participant;
  name: string;
  /** No seat is left: nobody can be accepted, but put on the waiting list. */
  full: boolean;
  onDeed: (deed: Deed) => void;
}) {
  const { t } = useTexts('expert');
  const { participant, name, full, onDeed } = props;
  const { state } = participant;
  const open = state === 'pending' || state === 'waiting';
  return (
    <Row>
      {open && (
        <Button
          small
          disabled={full}
          aria-label={t('participants.acceptName', { name })}
          onClick={() => onDeed('accepted')}
        >
          {t('participants.accept')}
        </Button>
      )}
      {state === 'pending' && full && (
        <QuietButton
          small
          aria-label={t('participants.listName', { name })}
          onClick={() => onDeed('waiting')}
        >
          {t('participants.putOnList')}
        </QuietButton>
      )}
      {open && (
        <QuietButton
          small
          aria-label={t('participants.rejectName', { name })}
          onClick={() => onDeed('rejected')}
        >
          {t('participants.reject')}
        </QuietButton>
      )}
      {state === 'accepted' && (
        <QuietButton
          small
          aria-label={t('participants.removeName', { name })}
          onClick={() => onDeed('remove')}
        >
          {t('participants.remove')}
        </QuietButton>
      )}
      <QuietButton
        small
        aria-label={t('participants.historyName', { name })}
        onClick={() => onDeed('history')}
      >
        {t('participants.history')}
      </QuietButton>
    </Row>
  );
}
