import type { Language } from '@sytno/domain';
import { browserTimeZone, useApi, useSession, useTexts, useUser } from '@sytno/kit';
import { Navigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { TextLink, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AuthForm } from '../session/AuthForm';
import { ConsentField } from '../session/ConsentField';
import { EmailField } from '../session/EmailField';
import { useFormFaults } from '../session/use-form-faults';
import { SHELL_TEXTS } from '../texts/load-texts';

interface RegistrationForm {
  email: string;
  password: string;
  passwordConfirmation: string;
  adult: boolean;
  terms: boolean;
}

const EMPTY: RegistrationForm = {
  email: '',
  password: '',
  passwordConfirmation: '',
  adult: false,
  terms: false,
};

/** Sign up: address, password twice, two boxes; afterwards the person is signed in. */
export function RegistrationPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  const session = useSession();
  const user = useUser();
  const notify = useNotify();
  const form = useForm<RegistrationForm>({ defaultValues: EMPTY });
  const faults = useFormFaults(form, t('login.unreachable'));
  const registering = useMutation({
    mutationFn: (values: RegistrationForm) =>
      api.account.registration.register({
        ...values,
        adult: values.adult as true,
        terms: values.terms as true,
        language: lng,
        timeZone: browserTimeZone(),
      }),
    onSuccess: (made) => {
      session.signIn(made);
      notify(t('registration.done'), 'good');
    },
    onError: faults.show,
  });

  if (user) return <Navigate to={pathTo('dashboard', lng)} replace />;
  return (
    <AuthForm
      title={t('titles.registration')}
      lead={t('registration.lead')}
      submit={t('registration.submit')}
      busy={registering.isPending}
      form={form}
      faults={faults}
      onValid={registering.mutate}
      fields={
        <>
          <EmailField
            label={t('registration.email')}
            name="email"
            autoComplete="email"
            form={form}
            faults={faults}
          />
          <NewPasswordFields
            labels={{ password: t('registration.password'), confirmation: t('registration.confirmation') }}
            form={form}
            faults={faults}
          />
          <ConsentField label={t('registration.adult')} name="adult" form={form} faults={faults} />
          <ConsentField
            label={
              <>
                {t('registration.termsBefore')}{' '}
                <TextLink to={pathTo('oferta', lng)} target="_blank">
                  {t('registration.termsLink')}
                </TextLink>
              </>
            }
            name="terms"
            form={form}
            faults={faults}
          />
        </>
      }
    >
      <span>
        {t('registration.have')} <TextLink to={pathTo('login', lng)}>{t('nav.signIn')}</TextLink>
      </span>
    </AuthForm>
  );
}
