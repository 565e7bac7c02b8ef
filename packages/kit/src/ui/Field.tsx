import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { color, space, TYPE } from '../theme/tokens';
import { controlLook } from './control-look';
import { FieldFrame, type FieldWords } from './FieldFrame';

const Box = styled.div<{ $before: boolean }>`
  position: relative;
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > input {
    padding-left: ${(props) => (props.$before ? space(10) : space(3))};
  }
`;

const Input = styled.input<{ $room: number }>`
  ${controlLook}
  padding-right: calc(${space(3)} + ${(props) => props.$room}ch);
`;

const Unit = styled.span`
  justify-self: end;
  padding-right: ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.body};
  pointer-events: none;
`;

const Before = styled.span`
  display: inline-flex;
  padding-left: ${space(3)};
  color: ${color('faint')};
  pointer-events: none;
`;

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  ref?: Ref<HTMLInputElement>;
};

/** A labelled line of input with a hint and, when it is wrong, the words why. */
export function Field({
  label,
  labelHidden,
  hint,
  fault,
  unit,
  before,
  ...input
}: InputProps &
  FieldWords & {
    /** Stands inside at the end: "г", "₴". */
    unit?: string | undefined;
    /** A picture at the beginning. */
    before?: ReactNode;
  }) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} fault={fault}>
      {(control) => (
        <Box $before={before !== undefined}>
          <Input {...control} {...input} $room={unit ? unit.length + 1 : 0} />
          {before !== undefined && <Before aria-hidden>{before}</Before>}
          {unit && <Unit aria-hidden>{unit}</Unit>}
        </Box>
      )}
    </FieldFrame>
  );
}
