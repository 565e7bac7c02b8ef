import { ChoiceGroup, color, eases, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useId } from 'react';
import { css, styled } from 'styled-components';

/** A question's form: its parts below one another. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-width: 0;
  > a {
    align-self: start;
  }
`;

export const Note = styled.p`
  max-width: 64ch;
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A label that stands for the box or radio in it: how it looks while that is chosen or has the focus. */
export const chosenLook = css`
  &:has(:checked) {
    border-color: ${color('beet')};
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Radio = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.full};
  background: ${color('raised')};
  cursor: pointer;
  ${eases('background-color', 'border-color', 'color')}
  &:hover {
    background: ${color('sunken')};
  }
  ${chosenLook}
`;

/** One of a few, as chips; arrows choose among them. `value` that is none of them leaves all off. */
export function RadioChips<T extends string>(props: {
  title: string;
  hint?: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <ChoiceGroup title={props.title} hint={props.hint}>
      <Chips>
        {props.options.map(({ value, label }) => (
          <Radio key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </Radio>
        ))}
      </Chips>
    </ChoiceGroup>
  );
}
