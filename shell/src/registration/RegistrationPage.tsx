import { browserTimeZone, useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { useForm } from 'react-hook-form';
import { call } from '../door/call';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorLink } from '../door/links';
import { leaveWords } from '../door/memory';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AuthForm } from '../session/AuthForm';
import { ConsentField } from '../session/ConsentField';
import { EmailField } from '../session/EmailField';
import { useDeed } from '../session/use-deed';
import { useFormFaults } from '../session/use-form-faults';
import { useWayIn } from '../session/use-way-in';

interface RegistrationForm {
  email: string;
  password: string;
  passwordConfirmation: string;
  adult: boolean;
  terms: boolean;
}

/** Sign up: address, password twice, two boxes; afterwards the person is signed in. */
export function RegistrationPage() {
  const { lng, session } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  useWayIn();
  const form = useForm<RegistrationForm>();
  const faults = useFormFaults(form, t('login.unreachable'));
  const registering = useDeed({
    run: (values: RegistrationForm) =>
      call(
        'register',
        {
          ...values,
          adult: values.adult as true,
          terms: values.terms as true,
          language: lng,
          timeZone: browserTimeZone(),
        },
        lng,
      ),
    onSuccess: (made) => {
      leaveWords(sessionStorage, t('registration.done'));
      session?.signIn(made);
      return 'leaving';
    },
    onFailure: faults.show,
  });
  return (
    <AuthForm
      title={t('registration.title')}
      lead={t('registration.lead')}
      submit={t('registration.submit')}
      busy={registering.busy}
      form={form}
      faults={faults}
      onValid={registering.start}
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
                <DoorLink href={pathTo('oferta', lng)} target="_blank">
                  {t('registration.termsLink')}
                </DoorLink>
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
        {t('registration.have')} <DoorLink href={pathTo('login', lng)}>{t('nav.signIn')}</DoorLink>
      </span>
    </AuthForm>
  );
}
