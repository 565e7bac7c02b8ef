import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import { AreaField, color, FormFault, space, SubmitButton, TYPE } from '@sytno/kit/ui';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { LONGEST } from './messages.queries';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  textarea {
    min-height: 168px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  > p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > p {
    flex-basis: 100%;
  }
  > :last-child {
    margin-left: auto;
  }
`;

/** From so many characters left on, the form says how many. */
const NEAR_THE_END = 400;

/**
 * A text to somebody, and the button that sends it. What is typed is the caller's, so that it outlives the
 * form; what is wrong with it stands at the field, what went wrong on the way above it.
 */
export function LetterForm(props: {
  /** What the form is for, said to whoever does not see where it stands. */
  name: string;
  label: string;
  hint?: string;
  submit: string;
  value: string;
  onChange: (value: string) => void;
  busy: boolean;
  /** What the sending rejected with. */
  error: unknown;
  onSend: (text: string) => void;
  children?: ReactNode;
  /** Another way, beside the button. */
  beside?: ReactNode;
}) {
  const { t } = useTexts('account');
  const { general, fault, check, clear } = useFault(props.error);
  const area = useRef<HTMLTextAreaElement>(null);
  const left = LONGEST - props.value.trim().length;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!check(props.value)) area.current?.focus();
    else if (!props.busy) props.onSend(props.value.trim());
  };
  return (
    <Form noValidate aria-label={props.name} onSubmit={onSubmit}>
      {general && <FormFault>{general}</FormFault>}
      <AreaField
        ref={area}
        label={props.label}
        hint={props.hint}
        fault={fault}
        rows={6}
        value={props.value}
        onChange={(event) => {
          clear();
          props.onChange(event.target.value);
        }}
      />
      {props.children}
      <Foot>
        {left <= NEAR_THE_END && (
          <p>{left < 0 ? t('letter.over', { count: -left }) : t('letter.left', { count: left })}</p>
        )}
        {props.beside}
        <SubmitButton busy={props.busy}>{props.submit}</SubmitButton>
      </Foot>
    </Form>
  );
}

/** The field's fault: what is wrong with it here, else what the server found; the rest stands above the form. */
function useFault(error: unknown) {
  const { t } = useTexts(KIT_TEXTS);
  const [own, setOwn] = useState<string>();
  // What was typed since then is not what the server refused.
  const [settled, setSettled] = useState<unknown>();
  const failure = error && error !== settled ? failureOf(error) : undefined;
  const code = own ?? failure?.fields[0]?.code;
  const general = failure && failure.fields.length === 0;
  const words = failure?.code === 'OFFLINE' ? t('offline.text') : failure?.message;
  return {
    general: general ? words : undefined,
    fault: code && t(`faults.${code}`),
    /** Whether the text may be sent. */
    check(value: string): boolean {
      const length = value.trim().length;
      const wrong = length === 0 ? 'blank' : length > LONGEST ? 'text.long' : undefined;
      setOwn(wrong);
      return wrong === undefined;
    },
    clear() {
      setOwn(undefined);
      setSettled(error);
    },
  };
}
