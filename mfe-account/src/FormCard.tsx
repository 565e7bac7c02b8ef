import { Card, color, FormFault, OFF_PAPER, space, SubmitButton, TYPE } from '@sytno/kit/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import { styled } from 'styled-components';

/** A card of a page of settings: an anchor leads to it, so that its heading stays clear of the header. */
export const SettingsCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  scroll-margin-top: ${space(20)};
  &:focus {
    outline: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

const Heading = styled.header`
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
  p {
    max-width: 64ch;
    margin-top: ${space(1)};
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ${OFF_PAPER}
`;

/** Fields beside each other where there is room for two. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space(4)} ${space(5)};
  align-items: start;
`;

/** Short fields, such as figures: two in a row on a phone, more where there is room. */
export const FigureGrid = styled(FieldGrid)`
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
`;

/** What a card is about, and the words that explain it. */
export function CardHeading(props: { title: string; text?: string | undefined }) {
  return (
    <Heading>
      <h2>{props.title}</h2>
      {props.text && <p>{props.text}</p>}
    </Heading>
  );
}

/** A form on a card of its own: heading, what is wrong as a whole, fields, the button. */
export function FormCard(props: {
  id: string;
  title: string;
  text?: string;
  fault: string;
  submit: string;
  busy: boolean;
  /** Something in it is not saved yet. */
  dirty: boolean;
  /** Says so beside the button. */
  dirtyWords: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <SettingsCard id={props.id} tabIndex={-1}>
      <Form noValidate aria-label={props.title} onSubmit={props.onSubmit}>
        <CardHeading title={props.title} text={props.text} />
        {props.fault && <FormFault>{props.fault}</FormFault>}
        {props.children}
        <Foot>
          <SubmitButton tone={props.dirty ? 'main' : 'quiet'} busy={props.busy}>
            {props.submit}
          </SubmitButton>
          {props.dirty && <p>{props.dirtyWords}</p>}
        </Foot>
      </Form>
    </SettingsCard>
  );
}
