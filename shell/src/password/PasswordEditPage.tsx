import type { Language } from '@sytno/domain';
import { useApi, useSession, useTexts } from '@sytno/kit';
import { useNavigate, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { TextLink, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../session/AuthForm';
import { useFormFaults } from '../session/use-form-faults';
import { NewPasswordFields } from './NewPasswordFields';
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
    <AuthForm
      title={t('titles.passwordEdit')}
      lead={t('passwordEdit.lead')}
      submit={t('passwordEdit.submit')}
      busy={saving.isPending}
      form={form}
      faults={faults}
      onValid={saving.mutate}
      fields={
        <NewPasswordFields
          labels={{ password: t('passwordEdit.password'), confirmation: t('passwordEdit.confirmation') }}
          form={form}
          faults={faults}
        />
      }
    >
      <TextLink to={pathTo('recovery', lng)}>{t('passwordEdit.again')}</TextLink>
    </AuthForm>
  );
}
