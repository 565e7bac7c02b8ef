import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, TYPE } from '../theme/tokens';
import { Note } from './FieldFrame';

const Frame = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font: ${TYPE.strong};
  }
`;

/** Chips or boxes to choose among that belong together, with a heading and a quiet word below it. */
export function ChoiceGroup(props: { title: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <Frame>
      <legend>{props.title}</legend>
      {props.hint && <Note>{props.hint}</Note>}
      {props.children}
    </Frame>
  );
}
