import { useId, type SelectHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { color, RADIUS, space, TYPE } from '../theme/tokens';

const Row = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Label = styled.label`
  font: ${TYPE.strong};
`;

const Fault = styled.p`
  margin: 0;
  color: ${color('chilli')};
  font: ${TYPE.quiet};
`;

const Select = styled.select`
  width: 100%;
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font-size: 16px;
`;

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> };

/** A labelled choice of one among few. */
export function SelectField(
  props: SelectProps & {
    label: string;
    options: readonly { value: string; label: string }[];
    fault?: string | undefined;
  },
) {
  const { label, options, fault, ...select } = props;
  const id = useId();
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {fault && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </Row>
  );
}
