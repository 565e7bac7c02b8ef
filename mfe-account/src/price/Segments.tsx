import { color, eases, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  width: fit-content;
  max-width: 100%;
  margin: 0;
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  ${upTo('xs')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: 100%;
  }
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const One = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(4)};
  border: 1px solid transparent;
  border-radius: 10px;
  color: ${color('quiet')};
  font: ${TYPE.strong};
  white-space: nowrap;
  cursor: pointer;
  ${upTo('xs')} {
    flex-wrap: wrap;
    gap: 0 ${space(1)};
    padding: ${space(1)};
  }
  ${eases('background-color', 'color')}
  &:hover {
    color: ${color('text')};
  }
  &:has(:checked) {
    border-color: ${color('border')};
    background: ${color('raised')};
    color: ${color('text')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('beet')};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** One of a few, side by side: the browser's own radio buttons, so that arrows go from one to the next. */
export function Segments<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <Frame>
      <legend>{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <One key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </One>
      ))}
    </Frame>
  );
}
