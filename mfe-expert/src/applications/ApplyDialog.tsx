import { APPLY_CONSENTS, type ApplyConsent } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  CheckField,
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

/**
 * Asks for a few words to the expert and for what somebody agrees to, and sends the application. What was typed stays
 * when that fails.
 */
export function ApplyDialog(props: {
  course: string;
  busy: boolean;
  fault: string;
  onSend: (note: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('expert');
  const { t: kit } = useTexts(KIT_TEXTS);
  const [note, setNote] = useState('');
  const [given, setGiven] = useState<readonly ApplyConsent[]>([]);
  const [asked, setAsked] = useState(false);
  useUnsaved(note.trim() !== '');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!props.busy && given.length === APPLY_CONSENTS.length) props.onSend(note.trim());
  };
  return (
    <Dialog title={t('applications.applyTitle')} onClose={props.onClose}>
      <Form onSubmit={send} noValidate>
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
        {APPLY_CONSENTS.map((consent) => (
          <CheckField
            key={consent}
            label={t(`applications.consents.${consent}`)}
            checked={given.includes(consent)}
            fault={asked && !given.includes(consent) ? kit('faults.consent.required') : undefined}
            onChange={({ target }) =>
              setGiven(target.checked ? [...given, consent] : given.filter((one) => one !== consent))
            }
          />
        ))}
        <Actions>
          <QuietButton onClick={props.onClose}>{t('applications.cancel')}</QuietButton>
          <SubmitButton busy={props.busy}>{t('applications.send')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
