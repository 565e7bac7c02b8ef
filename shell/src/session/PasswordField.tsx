import { Field } from '@sytno/kit/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormFaults } from './use-form-faults';

/** The password somebody already has: only asked for, not judged. */
export function PasswordField<Values extends FieldValues>(props: {
  label: string;
  name: Path<Values>;
  form: UseFormReturn<Values>;
  faults: FormFaults<Values>;
}) {
  const { label, name, form, faults } = props;
  return (
    <Field
      label={label}
      type="password"
      autoComplete="current-password"
      fault={faults.fault(name)}
      {...form.register(name, { required: 'password.required' })}
    />
  );
}
