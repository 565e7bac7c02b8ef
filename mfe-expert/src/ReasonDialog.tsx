import { COURSE_TEXT } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
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

/** Asks why something is done that concerns others: they will read it. What was typed stays when sending fails. */
export function ReasonDialog(props: {
  title: string;
  text?: string;
  /** Of the field; the reason when left out. */
  label?: string;
  hint?: string;
  longest?: number;
  action: string;
  tone?: 'danger' | 'main';
  busy: boolean;
  /** What went wrong with the sending; a section that tells it elsewhere leaves it out. */
  error?: Error | null;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('expert');
  const { t: kit } = useTexts(KIT_TEXTS);
  const [reason, setReason] = useState('');
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsaved(reason.trim() !== '');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (props.busy) return;
    const words = reason.trim();
    setBlank(words === '');
    if (words === '') field.current?.focus();
    else props.onSend(words);
  };
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <Form onSubmit={send} noValidate>
        {props.text && <p>{props.text}</p>}
        {props.error && <FormFault>{failureOf(props.error).message || kit('offline.text')}</FormFault>}
        <AreaField
          ref={field}
          label={props.label ?? t('participants.reason')}
          hint={props.hint}
          value={reason}
          maxLength={props.longest ?? COURSE_TEXT.reason}
          required
          fault={blank ? kit('faults.blank') : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setBlank(false);
          }}
        />
        <Actions>
          <QuietButton onClick={props.onClose}>{t('applications.cancel')}</QuietButton>
          <SubmitButton tone={props.tone ?? 'danger'} busy={props.busy}>
            {props.action}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
