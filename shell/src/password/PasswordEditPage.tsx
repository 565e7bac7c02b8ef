import type { Language } from '@sytno/domain';
import { useApi, useSession, useTexts } from '@sytno/kit';
import { useNavigate, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Field, FormFault, SubmitButton, TextLink, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AuthFrame } from '../session/AuthFrame';
import { checkPassword, checkRepeated, useFormFaults } from '../session/use-form-faults';
import { SHELL_TEXTS } from '../texts/load-texts';

/** Completion of the password reset: the link of the mail leads here. */
export function PasswordEditPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ defaultValues: { password: '', passwordConfirmation: '' } });
  const faults = useFormFaults(form, t('login.unreachable'));
  const saving = useMutation({
    mutationFn: (values: { password: string; passwordConfirmation: string }) =>
      api.account.password.edit({ token: search.get('token') ?? '', ...values }),
    onSuccess: () => {
      // The server ended every session of this account; whoever is signed in here signs in anew.
      session.signOut();
      notify(t('passwordEdit.done'), 'good');
      void navigate(pathTo('login', lng), { replace: true });
    },
    onError: faults.show,
  });
  return (
    <AuthFrame
      title={t('titles.passwordEdit')}
      lead={t('passwordEdit.lead')}
      onSubmit={(event) => {
        faults.setGeneral('');
        void form.handleSubmit((values) => {
          if (!saving.isPending) saving.mutate(values);
        })(event);
      }}
      form={
        <>
          {faults.general && <FormFault>{faults.general}</FormFault>}
          <Field
            label={t('passwordEdit.password')}
            hint={t('registration.passwordHint')}
            type="password"
            autoComplete="new-password"
            fault={faults.fault('password')}
            {...form.register('password', { validate: checkPassword })}
          />
          <Field
            label={t('passwordEdit.confirmation')}
            type="password"
            autoComplete="new-password"
            fault={faults.fault('passwordConfirmation')}
            {...form.register('passwordConfirmation', { validate: checkRepeated })}
          />
          <SubmitButton disabled={saving.isPending} aria-busy={saving.isPending}>
            {t('passwordEdit.submit')}
          </SubmitButton>
        </>
      }
    >
      <TextLink to={pathTo('recovery', lng)}>{t('passwordEdit.again')}</TextLink>
    </AuthFrame>
  );
}
