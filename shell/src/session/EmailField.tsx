import { Field } from '@sytno/kit/ui';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { rememberedEmail, rememberEmail } from '../door/memory';
import { checkEmail, type FormFaults } from './use-form-faults';

/**
 * The address of a form around the session, checked by spec §5. What was typed here is offered by the next
 * of these forms, so that whoever goes from sign-in to recovery does not type it again.
 */
export function EmailField<Values extends FieldValues>(props: {
  label: string;
  name: Path<Values>;
  autoComplete: 'email' | 'username';
  form: UseFormReturn<Values>;
  faults: FormFaults<Values>;
}) {
  const { name, form, faults } = props;
  const { getValues, setValue } = form;
  useEffect(() => {
    const email = rememberedEmail(sessionStorage);
    if (email && !getValues(name)) setValue(name, email as PathValue<Values, Path<Values>>);
  }, [name, getValues, setValue]);
  return (
    <Field
      label={props.label}
      type="email"
      autoComplete={props.autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      maxLength={320}
      fault={faults.fault(name)}
      {...form.register(name, {
        validate: checkEmail,
        onBlur: () => {
          rememberEmail(sessionStorage, getValues(name));
        },
      })}
    />
  );
}
