import { useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  Dialog,
  FormFault,
  QuietButton,
  space,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const LONGEST_NOTE = 1_000;

/** Asks for a few words to the expert, and sends the application. What was typed stays when that fails. */
export function ApplyDialog(props: {
  course: string;
  busy: boolean;
  fault: string;
  onSend: (note: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('expert');
  const [note, setNote] = useState('');
  useUnsaved(note.trim() !== '');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!props.busy) props.onSend(note.trim());
  };
  return (
    <Dialog title={t('applications.applyTitle')} onClose={props.onClose}>
      <Form onSubmit={send}>
        <p>{t('applications.applyTo', { course: props.course })}</p>
        {props.fault && <FormFault>{props.fault}</FormFault>}
        <AreaField
          label={t('applications.note')}
          hint={t('applications.noteHint')}
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={(event) => {
            setNote(event.target.value);
          }}
        />
        <Actions>
          <QuietButton onClick={props.onClose}>{t('applications.cancel')}</QuietButton>
          <SubmitButton busy={props.busy}>{t('applications.send')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
