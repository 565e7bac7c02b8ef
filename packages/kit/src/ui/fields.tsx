import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { color, RADIUS, space, TYPE } from '../theme/tokens';

const Row = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Label = styled.label`
  font: ${TYPE.strong};
`;

const Note = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Fault = styled.p`
  margin: 0;
  color: ${color('chilli')};
  font: ${TYPE.quiet};
`;

const Input = styled.input`
  width: 100%;
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.body};
  font-size: 16px;
  &[aria-invalid='true'] {
    border-color: ${color('chilli')};
    border-width: 2px;
  }
`;

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };

/** A labelled line of input with a hint and, when it is wrong, the words why. */
export function Field({
  label,
  hint,
  fault,
  ...input
}: InputProps & { label: string; hint?: string; fault?: string | undefined }) {
  const id = useId();
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={notes || undefined}
        {...input}
      />
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {fault && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </Row>
  );
}

const BoxRow = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: ${space(1)} ${space(3)};
  align-items: start;
`;

const Box = styled.input.attrs({ type: 'checkbox' })`
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color('beet')};
`;

/** A box to tick with its sentence, which may hold links. */
export function CheckField({
  label,
  fault,
  ...input
}: Omit<InputProps, 'type'> & { label: ReactNode; fault?: string | undefined }) {
  const id = useId();
  return (
    <BoxRow>
      <Box
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {fault && (
        <>
          <span />
          <Fault id={`${id}-fault`} role="alert">
            {fault}
          </Fault>
        </>
      )}
    </BoxRow>
  );
}

/** What went wrong with a form as a whole. */
export const FormFault = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('chilli-tint')};
  color: ${color('chilli')};
`;
