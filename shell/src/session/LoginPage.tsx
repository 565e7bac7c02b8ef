import { authenticate, LoginRefused, useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { QuietButton, space } from '@sytno/kit/ui';
import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useDoor, useIsDemo } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorLink } from '../door/links';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import type { CodeStep } from './CodeStep';
import { PasswordField } from './PasswordField';
import { useDeed } from './use-deed';
import { useFormFaults } from './use-form-faults';
import { useWayIn } from './use-way-in';

interface Credentials {
  username: string;
  password: string;
}

/** For the few who have one: everybody else's sign-in is not to wait for it. */
const loadStep = () => import(/* webpackChunkName: "code-step" */ './CodeStep').then((file) => file.CodeStep);

/** Sign in; afterwards the person is where he wanted to go. */
export function LoginPage() {
  const { lng, session } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  useWayIn();
  const demo = useIsDemo();
  const leavesOn = useLeavingDay();
  const form = useForm<Credentials>();
  const [step, setStep] = useState<{ ticket: string; Form: typeof CodeStep }>();
  const faults = useFormFaults(form, t('login.unreachable'));
  const signingIn = useDeed({
    run: async (credentials: Credentials) => {
      if (session) await authenticate(session, credentials, lng);
    },
    onSuccess: () => {
      sessionStorage.removeItem(LEAVING_KEY);
      return 'leaving';
    },
    onFailure: (error) => {
      if (error instanceof LoginRefused && error.ticket) {
        const { ticket } = error;
        loadStep().then(
          (Form) => setStep({ ticket, Form }),
          () => faults.setGeneral(t('login.unreachable')),
        );
        return;
      }
      const refused = error instanceof LoginRefused && error.status > 0 ? error.message : '';
      faults.setGeneral(refused || t('login.unreachable'));
    },
  });
  if (step) return <step.Form ticket={step.ticket} onBack={() => setStep(undefined)} />;
  return (
    <AuthForm
      title={t('login.title')}
      lead={leavesOn ? t('login.leaving', { date: leavesOn }) : t('login.lead')}
      submit={t('login.submit')}
      busy={signingIn.busy}
      form={form}
      faults={faults}
      onValid={signingIn.start}
      fields={
        <>
          <EmailField
            label={t('login.email')}
            name="username"
            autoComplete="username"
            form={form}
            faults={faults}
          />
          <PasswordField label={t('login.password')} name="password" form={form} faults={faults} />
        </>
      }
    >
      <DoorLink href={pathTo('recovery', lng)}>{t('login.forgot')}</DoorLink>
      <span>
        {t('login.none')} <DoorLink href={pathTo('registration', lng)}>{t('nav.signUp')}</DoorLink>
      </span>
      {demo && (
        <DemoAccounts
          busy={signingIn.busy}
          onChoose={(username) => {
            signingIn.start({ username, password: DEMO_PASSWORD });
          }}
        />
      )}
    </AuthForm>
  );
}

/** The profile leaves here on which day an account goes, when somebody has just asked for it (in words). */
const LEAVING_KEY = 'sytno.leaving';

const never = () => () => undefined;

/** Not at the first render, which the server has written for everybody. */
function useLeavingDay(): string {
  return useSyncExternalStore(
    never,
    () => sessionStorage.getItem(LEAVING_KEY) ?? '',
    () => '',
  );
}

const DEMO_PASSWORD = 'sytno-demo';
const DEMO_ACCOUNTS = ['free', 'premium', 'partner', 'expert', 'participant', 'admin'] as const;

const Demo = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  p {
    flex-basis: 100%;
    margin: ${space(3)} 0 0;
  }
`;

/** In a demonstration: one button an account, so that nobody has to type. */
function DemoAccounts(props: { busy: boolean; onChoose: (username: string) => void }) {
  const { t } = useTexts(DOOR_TEXTS);
  return (
    <Demo>
      <p>{t('login.demo')}</p>
      {DEMO_ACCOUNTS.map((name) => (
        <QuietButton
          key={name}
          disabled={props.busy}
          onClick={() => {
            props.onChoose(`${name}@sytno.example`);
          }}
        >
          {t(`demo.${name}`)}
        </QuietButton>
      ))}
    </Demo>
  );
}
