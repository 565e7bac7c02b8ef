import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';
import { controlLook } from './control-look';
import { FieldFrame, type FieldWords } from './FieldFrame';

const Box = styled.div`
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > svg {
    justify-self: end;
    margin-right: ${space(3)};
    color: ${color('quiet')};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlLook}
  padding-right: ${space(9)};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> };

/** A labelled choice of one among few, by the system's own list: the best there is on a phone. */
export function SelectField(
  props: SelectProps & FieldWords & { options: readonly { value: string; label: string }[] },
) {
  const { label, labelHidden, hint, options, fault, ...select } = props;
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} fault={fault}>
      {(control) => (
        <Box>
          <Select {...control} {...select}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={18} aria-hidden />
        </Box>
      )}
    </FieldFrame>
  );
}
