import { FormFault, SubmitButton } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AuthFrame } from './AuthFrame';
import type { FormFaults } from './use-form-faults';

/**
 * A page around the session with a form: what went wrong as a whole stands above the fields, and while the
 * call is under way it cannot be sent again.
 */
export function AuthForm<Values extends FieldValues>(props: {
  title: string;
  lead: string;
  submit: string;
  busy: boolean;
  form: UseFormReturn<Values>;
  faults: FormFaults<Values>;
  onValid: (values: Values) => void;
  fields: ReactNode;
  /** The ways on, below the form. */
  children?: ReactNode;
}) {
  const { form, faults, busy } = props;
  return (
    <AuthFrame
      title={props.title}
      lead={props.lead}
      onSubmit={(event) => {
        faults.setGeneral('');
        void form.handleSubmit((values) => {
          if (!busy) props.onValid(values);
        })(event);
      }}
      form={
        <>
          {faults.general && <FormFault>{faults.general}</FormFault>}
          {props.fields}
          <SubmitButton busy={busy}>{props.submit}</SubmitButton>
        </>
      }
    >
      {props.children}
    </AuthFrame>
  );
}
