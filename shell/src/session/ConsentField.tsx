import { CheckField } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormFaults } from './use-form-faults';

/**
 * A box that has to be ticked. Like every field of these forms it registers itself when it renders, so that
 * the first wrong field of the page is also the form's first.
 */
export function ConsentField<Values extends FieldValues>(props: {
  label: ReactNode;
  name: Path<Values>;
  form: UseFormReturn<Values>;
  faults: FormFaults<Values>;
}) {
  const { label, name, form, faults } = props;
  return (
    <CheckField
      label={label}
      fault={faults.fault(name)}
      {...form.register(name, { required: 'consent.required' })}
    />
  );
}
