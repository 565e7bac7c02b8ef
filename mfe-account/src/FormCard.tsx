import { Card, FormFault, space, SubmitButton, TYPE } from '@sytno/kit/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  button[type='submit'] {
    justify-self: start;
  }
`;

/** A form on a card of its own: heading, what is wrong as a whole, fields, the button. */
export function FormCard(props: {
  title: string;
  fault: string;
  submit: string;
  busy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <Card>
      <Form noValidate aria-label={props.title} onSubmit={props.onSubmit}>
        <h2>{props.title}</h2>
        {props.fault && <FormFault>{props.fault}</FormFault>}
        {props.children}
        <SubmitButton disabled={props.busy} aria-busy={props.busy}>
          {props.submit}
        </SubmitButton>
      </Form>
    </Card>
  );
}
