import type { Language } from '@sytno/domain';
import { authenticate, LoginRefused, useSession, useTexts, useUser } from '@sytno/kit';
import { Navigate, useLocation } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { QuietButton, space, TextLink } from '@sytno/kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import type { Origin } from './Guard';
import { useFormFaults } from './use-form-faults';

interface Credentials {
  username: string;
  password: string;
}

export function LoginPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const session = useSession();
  const user = useUser();
  const { boot } = useShell();
  const target = useTarget(lng);
  const [busy, setBusy] = useState(false);
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const faults = useFormFaults(form, t('login.unreachable'));

  const signIn = async (credentials: Credentials) => {
    setBusy(true);
    try {
      await authenticate(session, credentials, lng);
    } catch (error) {
      const refused = error instanceof LoginRefused ? error : undefined;
      faults.setGeneral(refused && refused.status > 0 ? refused.message : t('login.unreachable'));
      setBusy(false);
    }
  };

  if (user) return <Navigate to={target} replace />;
  return (
    <AuthForm
      title={t('titles.login')}
      lead={t('login.lead')}
      submit={t('login.submit')}
      busy={busy}
      form={form}
      faults={faults}
      onValid={(credentials) => {
        void signIn(credentials);
      }}
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
      <TextLink to={pathTo('recovery', lng)}>{t('login.forgot')}</TextLink>
      <span>
        {t('login.none')} <TextLink to={pathTo('registration', lng)}>{t('nav.signUp')}</TextLink>
      </span>
      {boot.config.demo && (
        <DemoAccounts
          busy={busy}
          onChoose={(username) => {
            void signIn({ username, password: DEMO_PASSWORD });
          }}
        />
      )}
    </AuthForm>
  );
}

/** Back to where the visitor came from, in its own language; else to the dashboard. */
function useTarget(lng: Language): string {
  const { state } = useLocation() as { state: Partial<Origin> | null };
  const from = state?.from;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//')
    ? from
    : pathTo('dashboard', lng);
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
  const { t } = useTexts(SHELL_TEXTS);
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
