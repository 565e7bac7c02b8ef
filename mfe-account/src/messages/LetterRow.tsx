import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, Chip, color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import type { Message } from './messages.queries';
import { When } from './When';

const Paper = styled(Card).attrs({ as: 'li' })<{ $wanted: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  scroll-margin-top: ${space(20)};
  overflow-wrap: anywhere;
  ${(props) => (props.$wanted ? `border-color: ${color('beet')}; box-shadow: 0 0 0 1px ${color('beet')};` : '')}
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Answer = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-left: 3px solid ${color('dill')};
  border-radius: ${RADIUS.control};
  background: ${color('dill-tint')};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

/** One own message with its answer; the one that was asked for is brought into view. */
export function LetterRow({ message, wanted, lng }: { message: Message; wanted: boolean; lng: Language }) {
  const { t } = useTexts('account');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!wanted) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [wanted]);
  const { text, createdAt, answer, answeredAt } = message;
  return (
    <Paper ref={row} $wanted={wanted} {...(wanted && { tabIndex: -1 })}>
      <Head>
        <When at={createdAt} lng={lng} />
        <Chip tone={answer === null ? 'plain' : 'dill'}>
          <Icon name={answer === null ? 'clock' : 'check'} size={14} />
          {t(answer === null ? 'messages.own.waiting' : 'messages.own.answered')}
        </Chip>
      </Head>
      <p>{text}</p>
      {answer !== null && (
        <Answer>
          <Head>
            <h3>{t('messages.own.answer')}</h3>
            {answeredAt && <When at={answeredAt} lng={lng} />}
          </Head>
          <p>{answer}</p>
        </Answer>
      )}
    </Paper>
  );
}
