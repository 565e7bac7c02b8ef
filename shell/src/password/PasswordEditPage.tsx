import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../door/call';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorLink } from '../door/links';
import { leaveWords, rememberedEmail } from '../door/memory';
import { AuthForm } from '../session/AuthForm';
import { useDeed } from '../session/use-deed';
import { useFormFaults } from '../session/use-form-faults';
import { NewPasswordFields } from './NewPasswordFields';

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** Completion of the password reset: the link of the mail leads here. */
export function PasswordEditPage() {
  const { lng, session } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const form = useForm<NewPassword>();
  const faults = useFormFaults(form, t('login.unreachable'));
  const saving = useDeed({
    run: (values: NewPassword) => {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      return call('edit', { token, ...values }, lng);
    },
    onSuccess: () => {
      // The server ended every session of this account; whoever is signed in here signs in anew.
      session?.signOut();
      leaveWords(sessionStorage, t('passwordEdit.done'));
      window.location.replace(pathTo('login', lng));
      return 'leaving';
    },
    onFailure: faults.show,
  });
  return (
    <AuthForm
      title={t('passwordEdit.title')}
      lead={t('passwordEdit.lead')}
      submit={t('passwordEdit.submit')}
      busy={saving.busy}
      form={form}
      faults={faults}
      onValid={saving.start}
      fields={
        <>
          <AccountForManager />
          <NewPasswordFields
            labels={{ password: t('passwordEdit.password'), confirmation: t('passwordEdit.confirmation') }}
            form={form}
            faults={faults}
          />
        </>
      }
    >
      <DoorLink href={pathTo('recovery', lng)}>{t('passwordEdit.again')}</DoorLink>
    </AuthForm>
  );
}

/** Tells a password manager whose password it is, where this browser knows. */
function AccountForManager() {
  const email = useSyncExternalStore(
    () => () => undefined,
    () => rememberedEmail(sessionStorage),
    () => '',
  );
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
