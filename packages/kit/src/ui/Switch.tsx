import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, eases, RADIUS, space } from '../theme/tokens';
import type { InputProps } from './Field';
import { Note } from './FieldFrame';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(4)};
  align-items: center;
  min-height: 44px;
  label {
    cursor: pointer;
  }
  > p {
    grid-column: 1;
  }
  /* Alone on its row, the label stands at the switch's middle. */
  &:not(:has(> p)) > input {
    grid-row: 1;
  }
`;

const Track = styled.input`
  grid-area: 1 / 2 / span 2;
  position: relative;
  width: 44px;
  height: 26px;
  margin: 0;
  border: 1.5px solid ${color('border')};
  border-radius: ${RADIUS.full};
  background: ${color('sunken')};
  appearance: none;
  cursor: pointer;
  ${eases('background-color', 'border-color')}
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: ${color('border')};
    ${eases('transform', 'background-color')}
  }
  &:checked {
    border-color: ${color('beet')};
    background: ${color('beet')};
  }
  &:checked::before {
    background: ${color('on-beet')};
    transform: translateX(18px);
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** A setting that acts at once; for what a form sends later there is CheckField. */
export function Switch({
  label,
  hint,
  ...input
}: Omit<InputProps, 'type' | 'role'> & { label: ReactNode; hint?: string }) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Track id={id} type="checkbox" role="switch" aria-describedby={hint && `${id}-hint`} {...input} />
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
    </Row>
  );
}
