import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { useNotify } from '@sytno/kit/ui';
import { useForm } from 'react-hook-form';
import { call } from '../door/call';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorLink } from '../door/links';
import { AuthForm } from '../session/AuthForm';
import { EmailField } from '../session/EmailField';
import { useDeed } from '../session/use-deed';
import { useFormFaults } from '../session/use-form-faults';

/** Asks for a mail to set a new password (spec §7.3). The answer is the same for a known and an unknown address. */
export function RecoveryPage() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const notify = useNotify();
  const form = useForm<{ email: string }>();
  const faults = useFormFaults(form, t('login.unreachable'));
  const asking = useDeed({
    run: ({ email }: { email: string }) =>
      call(
        'request',
        {
          email,
          client_config: {},
          redirect_url: `${window.location.origin}${pathTo('passwordEdit', lng)}`,
          only_path: true,
          host: window.location.host,
        },
        lng,
      ),
    onSuccess: () => {
      notify(t('recovery.sent'), 'good');
      return undefined;
    },
    onFailure: faults.show,
  });
  return (
    <AuthForm
      title={t('recovery.title')}
      lead={t('recovery.lead')}
      submit={t('recovery.submit')}
      busy={asking.busy}
      form={form}
      faults={faults}
      onValid={asking.start}
      fields={
        <EmailField
          label={t('recovery.email')}
          name="email"
          autoComplete="email"
          form={form}
          faults={faults}
        />
      }
    >
      <DoorLink href={pathTo('login', lng)}>{t('recovery.back')}</DoorLink>
    </AuthForm>
  );
}
