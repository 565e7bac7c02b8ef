import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Avatar, Card, color, space, Table, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Participant } from '../courses/courses.queries';
import { Decisions, type Deed } from './Decisions';
import { Standing } from './Standing';

const Frame = styled(Card)`
  padding: ${space(2)} ${space(3)};
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  td,
  tbody th {
    vertical-align: top;
  }
  tbody tr:hover {
    background: none;
  }
`;

const Person = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-width: 180px;
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Words = styled.div`
  max-width: 52ch;
  white-space: pre-line;
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Still = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  min-width: 200px;
`;

/** Applications where there is room for a table. */
export function ParticipantTable(props: {
  participants: readonly Participant[];
  lng: Language;
  full: boolean;
  onDeed: (participant: Participant, deed: Deed) => void;
}) {
  const { t } = useTexts('expert');
  const nameOf = ({ name }: Participant) => name || t('participants.unnamed');
  return (
    <Frame as="div">
      <Table
        caption={t('participants.list')}
        captionHidden
        rows={props.participants}
        rowKey={(one) => one.applicationId}
        columns={[
          {
            key: 'person',
            label: t('participants.who'),
            cell: (one) => (
              <Person>
                <Avatar name={nameOf(one)} size={36} />
                <span>
                  {nameOf(one)}
                  <small>{formatInstant(one.createdAt, props.lng)}</small>
                </span>
              </Person>
            ),
          },
          {
            key: 'note',
            label: t('participants.wrote'),
            cell: (one) => (
              <Words>
                {one.note || <small>{t('participants.nothing')}</small>}
                {one.reason && <small>{t('applications.reason', { reason: one.reason })}</small>}
              </Words>
            ),
          },
          {
            key: 'state',
            label: t('participants.state'),
            cell: (one) => (
              <Still>
                <Standing participant={one} />
                <Decisions
                  participant={one}
                  name={nameOf(one)}
                  full={props.full}
                  onDeed={(deed) => props.onDeed(one, deed)}
                />
              </Still>
            ),
          },
        ]}
      />
    </Frame>
  );
}
