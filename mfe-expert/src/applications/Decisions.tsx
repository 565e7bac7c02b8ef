import { useTexts } from '@sytno/kit';
import { Button, OFF_PAPER, QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${OFF_PAPER}
`;

/** The two answers to an application that waits. */
export function Decisions(props: {
  name: string;
  /** No seat is left: nobody can be accepted. */
  full: boolean;
  onAccept: () => void;
  onReject: () => void;
}) {
  const { t } = useTexts('expert');
  const { name } = props;
  return (
    <Row>
      <Button
        small
        disabled={props.full}
        aria-label={t('participants.acceptName', { name })}
        onClick={props.onAccept}
      >
        {t('participants.accept')}
      </Button>
      <QuietButton small aria-label={t('participants.rejectName', { name })} onClick={props.onReject}>
        {t('participants.reject')}
      </QuietButton>
    </Row>
  );
}
