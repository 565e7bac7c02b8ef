import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Avatar, Card, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Participant } from '../courses/courses.queries';
import { Decisions, type Deed } from './Decisions';
import { Standing } from './Standing';

const Frame = styled(Card).attrs({ as: 'article' })`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  > p {
    margin: 0;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(3)};
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.strong};
  }
`;

const Quiet = styled.p`
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Chips = styled.div`
  grid-column: 2;
`;

/** One application on a phone: from whom, what was written, and the decision, made or to be made. */
export function ParticipantCard(props: {
  participant: Participant;
  lng: Language;
  full: boolean;
  onDeed: (deed: Deed) => void;
}) {
  const { t } = useTexts('expert');
  const { note, reason, createdAt } = props.participant;
  const name = props.participant.name || t('participants.unnamed');
  return (
    <Frame>
      <Head>
        <Avatar name={name} />
        <div>
          <h2>{name}</h2>
          <Quiet>{t('applications.sent', { day: formatInstant(createdAt, props.lng) })}</Quiet>
        </div>
        <Chips>
          <Standing participant={props.participant} />
        </Chips>
      </Head>
      {note && <p>{note}</p>}
      {reason && <Quiet>{t('applications.reason', { reason })}</Quiet>}
      <Decisions participant={props.participant} name={name} full={props.full} onDeed={props.onDeed} />
    </Frame>
  );
}
