import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, eases, space } from '../theme/tokens';
import { Fault, Note } from './FieldFrame';
import type { InputProps } from './Field';

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: ${space(1)} ${space(3)};
  align-items: start;
  label {
    padding: 1px 0;
    cursor: pointer;
  }
  > p {
    grid-column: 2;
  }
`;

const Box = styled.input.attrs({ type: 'checkbox' })`
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid ${color('border')};
  border-radius: 6px;
  background: ${color('raised')};
  color: ${color('on-beet')};
  appearance: none;
  cursor: pointer;
  ${eases('background-color', 'border-color')}
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    background: currentcolor;
    clip-path: polygon(14% 47%, 4% 60%, 39% 90%, 97% 22%, 84% 10%, 36% 66%);
    transform: scale(0);
    ${eases('transform')}
  }
  &:hover:not(:disabled) {
    border-color: ${color('beet')};
  }
  &:checked,
  &:indeterminate {
    border-color: ${color('beet')};
    background: ${color('beet')};
  }
  &:checked::before,
  &:indeterminate::before {
    transform: none;
  }
  &:indeterminate::before {
    clip-path: inset(42% 8%);
  }
  &[aria-invalid='true'] {
    border-color: ${color('chilli')};
  }
  &:disabled {
    border-color: ${color('line')};
    background: ${color('sunken')};
    color: ${color('faint')};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** A box to tick with its sentence, which may hold links. */
export function CheckField({
  label,
  hint,
  fault,
  ...input
}: Omit<InputProps, 'type'> & { label: ReactNode; hint?: string | undefined; fault?: string | undefined }) {
  const id = useId();
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <Row>
      <Box id={id} aria-invalid={fault ? true : undefined} aria-describedby={notes || undefined} {...input} />
      <label htmlFor={id}>{label}</label>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </Row>
  );
}
