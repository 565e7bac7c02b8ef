import { Card, space, TYPE } from '@sytno/kit/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import { styled } from 'styled-components';

const Box = styled(Card)`
  max-width: 440px;
  margin: ${space(6)} auto;
  h1 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.page};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  margin: ${space(5)} 0;
`;

const Lead = styled.p`
  margin: 0;
`;

const After = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** The frame of a page around the session: a heading, a form, the ways on. */
export function AuthFrame(props: {
  title: string;
  lead: string;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  form?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Box>
      <h1>{props.title}</h1>
      <Lead>{props.lead}</Lead>
      {props.form && (
        <Form noValidate onSubmit={props.onSubmit}>
          {props.form}
        </Form>
      )}
      <After>{props.children}</After>
    </Box>
  );
}
