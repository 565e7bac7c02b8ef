import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Field, FormFault, SubmitButton, TextLink, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AuthFrame } from '../session/AuthFrame';
import { checkEmail, useFormFaults } from '../session/use-form-faults';
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
    <AuthFrame
      title={t('titles.recovery')}
      lead={t('recovery.lead')}
      onSubmit={(event) => {
        faults.setGeneral('');
        void form.handleSubmit((values) => {
          if (!asking.isPending) asking.mutate(values);
        })(event);
      }}
      form={
        <>
          {faults.general && <FormFault>{faults.general}</FormFault>}
          <Field
            label={t('recovery.email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            fault={faults.fault('email')}
            {...form.register('email', { validate: checkEmail })}
          />
          <SubmitButton disabled={asking.isPending} aria-busy={asking.isPending}>
            {t('recovery.submit')}
          </SubmitButton>
        </>
      }
    >
      <TextLink to={pathTo('login', lng)}>{t('recovery.back')}</TextLink>
    </AuthFrame>
  );
}
