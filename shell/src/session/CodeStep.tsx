import { useTexts } from '@sytno/kit/door';
import { Field, QuietButton } from '@sytno/kit/ui';
import { useForm } from 'react-hook-form';
import { call } from '../door/call';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { AuthForm } from './AuthForm';
import { useDeed } from './use-deed';
import { useFormFaults } from './use-form-faults';

interface Step {
  code: string;
}

/** The second step of signing in: a code that only its owner has. */
export function CodeStep({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { lng, session } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const form = useForm<Step>();
  const faults = useFormFaults(form, t('login.unreachable'));
  const sending = useDeed({
    run: async ({ code }: Step) => session?.signIn(await call('secondStep', { ticket, code }, lng)),
    onSuccess: () => 'leaving',
    onFailure: faults.show,
  });
  return (
    <AuthForm
      title={t('login.step.title')}
      lead={t('login.step.lead')}
      submit={t('login.step.submit')}
      busy={sending.busy}
      form={form}
      faults={faults}
      onValid={sending.start}
      fields={
        <Field
          label={t('login.step.code')}
          hint={t('login.step.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          fault={faults.fault('code')}
          {...form.register('code', { required: 'blank' })}
        />
      }
    >
      <QuietButton onClick={onBack}>{t('login.step.back')}</QuietButton>
    </AuthForm>
  );
}
