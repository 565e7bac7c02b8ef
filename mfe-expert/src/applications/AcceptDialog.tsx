import { useTexts } from '@sytno/kit';
import { Confirm, FormFault } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

/** Asks before an application is accepted: it is final, the person is told at once, and a seat is taken. */
export function AcceptDialog(props: {
  name: string;
  /** Free seats before this one is taken. */
  seats: number;
  busy: boolean;
  fault: string;
  onAccept: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts('expert');
  return (
    <Confirm
      title={t('participants.acceptTitle', { name: props.name })}
      action={t('participants.accept')}
      tone="main"
      busy={props.busy}
      onConfirm={props.onAccept}
      onClose={props.onClose}
    >
      {props.fault && <FormFault>{props.fault}</FormFault>}
      <Text>{t('participants.acceptText', { count: Math.max(0, props.seats - 1) })}</Text>
    </Confirm>
  );
}
