import { Field } from '@sytno/kit/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { checkEmail, type FormFaults } from './use-form-faults';

/** The address of a form around the session, checked by spec §5. */
export function EmailField<Values extends FieldValues>(props: {
  label: string;
  name: Path<Values>;
  autoComplete: 'email' | 'username';
  form: UseFormReturn<Values>;
  faults: FormFaults<Values>;
}) {
  const { name, form, faults } = props;
  return (
    <Field
      label={props.label}
      type="email"
      autoComplete={props.autoComplete}
      inputMode="email"
      fault={faults.fault(name)}
      {...form.register(name, { validate: checkEmail })}
    />
  );
}
