import { useTexts } from '@sytno/kit';
import { Actions, DangerButton, Dialog, FormFault, QuietButton } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

/** Asks before an application is taken back, or a seat given up, and names the course. */
export function WithdrawDialog(props: {
  course: string;
  /** The person was accepted already. */
  takesPart: boolean;
  busy: boolean;
  fault: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts('expert');
  const words = props.takesPart ? 'leave' : 'withdraw';
  return (
    <Dialog title={t(`applications.${words}Title`)} onClose={props.onClose}>
      <Text>{t(`applications.${words}Text`, { course: props.course })}</Text>
      {props.fault && <FormFault>{props.fault}</FormFault>}
      <Actions>
        <QuietButton onClick={props.onClose}>{t('applications.keep')}</QuietButton>
        <DangerButton busy={props.busy} onClick={props.onConfirm}>
          {t(`applications.${words}`)}
        </DangerButton>
      </Actions>
    </Dialog>
  );
}
