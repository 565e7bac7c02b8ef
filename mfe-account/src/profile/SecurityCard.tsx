import type { Language } from '@sytno/domain';
import { PASSWORD_MIN_LENGTH } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Field, FormFault, QuietButton, SubmitButton, TextLink, useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CardHeading, FieldGrid, SettingsCard } from '../FormCard';
import { PEOPLE_TEXTS } from '../people-words';
import { useFailureNotice } from '../use-failure-notice';
import { useFormFaults } from '../use-form-faults';
import { Part, Quiet, Row } from './card-parts';
import { DEVICES_KEY, profileQuery, type OwnProfile } from './profile.queries';

interface Passwords {
  current: string;
  password: string;
  passwordConfirmation: string;
}

interface Address {
  email: string;
  password: string;
}

const REQUIRED = { value: true, message: 'password.required' } as const;

/** The password and the address by which somebody signs in; both want the password that stands. */
export function SecurityCard({ id, whole, lng }: { id: string; whole: OwnProfile; lng: Language }) {
  const { t } = useTexts('account');
  return (
    <SettingsCard id={id} tabIndex={-1} as="section" aria-label={t('profile.security')}>
      <CardHeading title={t('profile.security')} />
      <PasswordPart lng={lng} />
      <EmailPart email={whole.email} waiting={whole.newEmail ?? null} />
    </SettingsCard>
  );
}

function PasswordPart({ lng }: { lng: Language }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const form = useForm<Passwords>({ defaultValues: NO_PASSWORDS });
  const faults = useFormFaults(form, ['current', 'password', 'passwordConfirmation']);
  const change = useMutation({
    mutationFn: (passwords: Passwords) => api.account.password.change(passwords),
    onSuccess: () => {
      form.reset(NO_PASSWORDS);
      notify(t('password.saved'), 'good');
      return client.invalidateQueries({ queryKey: DEVICES_KEY });
    },
    onError: faults.show,
  });
  return (
    <Part>
      <h3>{t('password.title')}</h3>
      <Quiet>{t('password.text')}</Quiet>
      <form
        noValidate
        aria-label={t('password.title')}
        onSubmit={(event) => {
          faults.clear();
          void form.handleSubmit((passwords) => change.mutate(passwords))(event);
        }}
      >
        {faults.general && <FormFault>{faults.general}</FormFault>}
        <FieldGrid>
          <Field
            label={t('password.current')}
            type="password"
            autoComplete="current-password"
            fault={faults.fault('current')}
            {...form.register('current', { required: REQUIRED })}
          />
          <Field
            label={t('password.next')}
            type="password"
            autoComplete="new-password"
            hint={t('password.hint')}
            fault={faults.fault('password')}
            {...form.register('password', {
              required: REQUIRED,
              minLength: { value: PASSWORD_MIN_LENGTH, message: 'password.short' },
            })}
          />
          <Field
            label={t('password.again')}
            type="password"
            autoComplete="new-password"
            fault={faults.fault('passwordConfirmation')}
            {...form.register('passwordConfirmation', {
              validate: (again, { password }) => again === password || 'password.mismatch',
            })}
          />
        </FieldGrid>
        <Row style={{ marginTop: 16 }}>
          <SubmitButton tone="quiet" busy={change.isPending}>
            {t('password.save')}
          </SubmitButton>
          <span>
            {t('password.forgot')} <TextLink to={pathTo('recovery', lng)}>{t('password.recovery')}</TextLink>
          </span>
        </Row>
      </form>
    </Part>
  );
}

const NO_PASSWORDS: Passwords = { current: '', password: '', passwordConfirmation: '' };
const NO_ADDRESS: Address = { email: '', password: '' };

function EmailPart({ email, waiting }: { email: string; waiting: string | null }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const failed = useFailureNotice();
  const again = () => client.invalidateQueries({ queryKey: profileQuery(api).queryKey });
  const form = useForm<Address>({ defaultValues: NO_ADDRESS });
  const faults = useFormFaults(form, ['email', 'password']);
  const ask = useMutation({
    mutationFn: (address: Address) => api.account.profile.changeEmail(address),
    onSuccess: (_, address) => {
      form.reset(NO_ADDRESS);
      notify(t('email.sent', { email: address.email }), 'good');
      return again();
    },
    onError: faults.show,
  });
  const keep = useMutation({
    mutationFn: () => api.account.profile.keepEmail(),
    onSuccess: () => {
      notify(t('email.kept'), 'good');
      return again();
    },
    onError: failed,
  });
  return (
    <Part>
      <h3>{t('email.title')}</h3>
      {waiting === null ? (
        <Quiet>{t('email.text', { email })}</Quiet>
      ) : (
        <div role="status">
          <b>{t('email.waiting', { email: waiting })}</b>
          <Quiet>{t('email.waitingText')}</Quiet>
          <QuietButton small busy={keep.isPending} onClick={() => keep.mutate()}>
            {t('email.keep')}
          </QuietButton>
        </div>
      )}
      <form
        noValidate
        aria-label={t('email.title')}
        onSubmit={(event) => {
          faults.clear();
          void form.handleSubmit((address) => ask.mutate(address))(event);
        }}
      >
        {faults.general && <FormFault>{faults.general}</FormFault>}
        <FieldGrid>
          <Field
            label={t('email.next')}
            type="email"
            inputMode="email"
            autoComplete="email"
            fault={faults.fault('email')}
            {...form.register('email', { required: { value: true, message: 'email.required' } })}
          />
          <Field
            label={t('email.password')}
            type="password"
            autoComplete="current-password"
            fault={faults.fault('password')}
            {...form.register('password', { required: REQUIRED })}
          />
        </FieldGrid>
        <Row style={{ marginTop: 16 }}>
          <SubmitButton tone="quiet" busy={ask.isPending}>
            {t('email.save')}
          </SubmitButton>
        </Row>
      </form>
    </Part>
  );
}
