import { KIT_TEXTS, useTexts } from '@sytno/kit';
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
import { useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const LONGEST_REASON = 500;

/** Asks why an application is rejected: the person will read it. What was typed stays when sending fails. */
export function RejectDialog(props: {
  name: string;
  busy: boolean;
  fault: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('expert');
  const kit = useTexts(KIT_TEXTS);
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (props.busy) return;
    const words = reason.trim();
    setBlank(words === '');
    if (words === '') field.current?.focus();
    else props.onReject(words);
  };
  return (
    <Dialog title={t('participants.rejectTitle')} onClose={props.onClose}>
      <Form onSubmit={send} noValidate>
        <p>{t('participants.rejectText', { name: props.name })}</p>
        {props.fault && <FormFault>{props.fault}</FormFault>}
        <AreaField
          ref={field}
          label={t('participants.reason')}
          value={reason}
          maxLength={LONGEST_REASON}
          required
          fault={blank ? kit.t('faults.blank') : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setBlank(false);
          }}
        />
        <Actions>
          <QuietButton onClick={props.onClose}>{t('applications.cancel')}</QuietButton>
          <SubmitButton tone="danger" busy={props.busy}>
            {t('participants.reject')}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
