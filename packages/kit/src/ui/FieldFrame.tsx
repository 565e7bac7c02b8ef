import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, TYPE } from '../theme/tokens';
import { Hidden } from './Hidden';

const Row = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  font: ${TYPE.strong};
`;

export const Note = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const FaultLine = styled.p`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  color: ${color('chilli')};
  font: ${TYPE.quiet};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** What is wrong with one field, beside it. */
export function Fault(props: { id?: string; children: ReactNode }) {
  return (
    <FaultLine id={props.id} role="alert">
      <CircleAlert size={14} aria-hidden />
      <span>{props.children}</span>
    </FaultLine>
  );
}

export interface FieldWords {
  label: string;
  /** Only read aloud, where the place says it already: a search beside its list. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
}

export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and fault around a control, tied to it for screen readers. */
export function FieldFrame(props: FieldWords & { children: (control: FieldControl) => ReactNode }) {
  const { label, hint, fault } = props;
  const id = useId();
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <Row>
      {props.labelHidden ? (
        <Hidden as="label" htmlFor={id}>
          {label}
        </Hidden>
      ) : (
        <Label htmlFor={id}>{label}</Label>
      )}
      {props.children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </Row>
  );
}
