import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Button, Card, color, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Participant } from '../courses/courses.queries';
import { StateChip } from './StateChip';

const Frame = styled(Card).attrs({ as: 'article' })`
  display: grid;
  gap: ${space(2)};
  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  h2 {
    margin: 0;
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** One application: from whom, what was written, and the decision, made or to be made. */
export function ParticipantCard(props: {
  participant: Participant;
  lng: Language;
  /** No seat is left: nobody can be accepted. */
  full: boolean;
  busy: boolean;
  accepting: boolean;
  onAccept: () => void;
  onReject: () => void;
}) {
  const { t } = useTexts('expert');
  const { state, note, reason, createdAt } = props.participant;
  const name = props.participant.name || t('participants.unnamed');
  return (
    <Frame>
      <Head>
        <h2>{name}</h2>
        <StateChip state={state} />
      </Head>
      <Quiet>{t('applications.sent', { day: formatInstant(createdAt, props.lng) })}</Quiet>
      {note && <p>{note}</p>}
      {reason && <Quiet>{t('applications.reason', { reason })}</Quiet>}
      {state === 'pending' && (
        <Row>
          <Button
            disabled={props.full || (props.busy && !props.accepting)}
            busy={props.accepting}
            aria-label={t('participants.acceptName', { name })}
            onClick={props.onAccept}
          >
            {t('participants.accept')}
          </Button>
          <QuietButton aria-label={t('participants.rejectName', { name })} onClick={props.onReject}>
            {t('participants.reject')}
          </QuietButton>
        </Row>
      )}
    </Frame>
  );
}
