import { CheckField, space, TYPE } from '@sytno/kit/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font: ${TYPE.strong};
  }
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  column-gap: ${space(3)};
  /* Each row is a target for a finger. */
  > div {
    align-items: center;
    min-height: 44px;
  }
`;

/** Any number of a few choices, as boxes of one field that holds their values. */
export function ChoiceGroup(props: {
  title: string;
  options: readonly { value: string; label: string }[];
  field: UseFormRegisterReturn;
}) {
  return (
    <Frame>
      <legend>{props.title}</legend>
      <Boxes>
        {props.options.map(({ value, label }) => (
          <CheckField key={value} value={value} label={label} {...props.field} />
        ))}
      </Boxes>
    </Frame>
  );
}
