import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { TextLink, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../session/AuthForm';
import { EmailField } from '../session/EmailField';
import { useFormFaults } from '../session/use-form-faults';
import { SHELL_TEXTS } from '../texts/load-texts';

/** Asks for a mail to set a new password (spec §7.3). The answer is the same for a known and an unknown address. */
export function RecoveryPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const form = useForm({ defaultValues: { email: '' } });
  const faults = useFormFaults(form, t('login.unreachable'));
  const asking = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      api.account.password.request({
        email,
        client_config: {},
        redirect_url: `${window.location.origin}${pathTo('passwordEdit', lng)}`,
        only_path: true,
        host: window.location.host,
      }),
    onSuccess: () => {
      notify(t('recovery.sent'), 'good');
    },
    onError: faults.show,
  });
  return (
    <AuthForm
      title={t('titles.recovery')}
      lead={t('recovery.lead')}
      submit={t('recovery.submit')}
      busy={asking.isPending}
      form={form}
      faults={faults}
      onValid={asking.mutate}
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
      <TextLink to={pathTo('login', lng)}>{t('recovery.back')}</TextLink>
    </AuthForm>
  );
}
