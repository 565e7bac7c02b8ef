import { useTexts } from '@sytno/kit/door';
import { Field } from '@sytno/kit/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { checkPassword, checkRepeated, type FormFaults } from '../session/use-form-faults';
import { DOOR_TEXTS } from '../door/door-texts';

/** A new password and its repetition, checked by spec §5; password managers know what they are. */
export function NewPasswordFields<
  Values extends FieldValues & { password: string; passwordConfirmation: string },
>(props: {
  labels: { password: string; confirmation: string };
  form: UseFormReturn<Values>;
  faults: FormFaults<Values>;
}) {
  const { t } = useTexts(DOOR_TEXTS);
  const { labels, form, faults } = props;
  const [password, confirmation] = ['password', 'passwordConfirmation'] as [Path<Values>, Path<Values>];
  return (
    <>
      <Field
        label={labels.password}
        hint={t('registration.passwordHint')}
        type="password"
        autoComplete="new-password"
        fault={faults.fault(password)}
        {...form.register(password, { validate: checkPassword })}
      />
      <Field
        label={labels.confirmation}
        type="password"
        autoComplete="new-password"
        fault={faults.fault(confirmation)}
        {...form.register(confirmation, { validate: checkRepeated })}
      />
    </>
  );
}
