import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useHeld } from '@sytno/kit/held';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  Confirm,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  Switch,
  TextLink,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CardHeading, SettingsCard } from '../FormCard';
import { subscriptionQuery, type Subscription } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { useFailureNotice, useMoneyAgain } from '../use-failure-notice';
import { BuyCard } from './BuyCard';
import { History } from './History';
import { Segments } from '../price/Segments';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** What can be done about premium: the trial, buying, the tariff, reminders; and what was done. */
export function Money({ lng }: { lng: Language }) {
  const query = useQuery(subscriptionQuery(useApi()));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={420} />}>
      {(subscription) => (
        <Stack>
          <Waiting subscription={subscription} lng={lng} />
          <Trial subscription={subscription} lng={lng} />
          <BuyCard subscription={subscription} lng={lng} />
          <Tariff subscription={subscription} />
          <History lng={lng} />
          <Reminders subscription={subscription} />
        </Stack>
      )}
    </QueryView>
  );
}

interface Part {
  subscription: Subscription;
}

/** An order that is on its way. */
function Waiting({ subscription: { waiting }, lng }: Part & { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  if (!waiting) return null;
  return (
    <SettingsCard>
      <CardHeading
        title={t(`states.${waiting.state}`)}
        text={t(`waiting.${waiting.state}`, { number: waiting.number })}
      />
      <div>
        <TextLink to={pathTo('checkout', lng, { id: waiting.id })}>{t('waiting.open')}</TextLink>
      </div>
    </SettingsCard>
  );
}

function Trial({ subscription: { trial }, lng }: Part & { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const again = useMoneyAgain();
  const onError = useFailureNotice();
  const start = useMutation({
    mutationFn: () => api.account.subscription.startTrial(),
    onError,
    onSuccess: async () => {
      await again();
      notify(t('trial.begun'), 'good');
    },
  });
  if (trial.fault === 'used') return null;
  return (
    <SettingsCard>
      <CardHeading title={t('trial.title', { count: trial.days })} text={t('trial.text')} />
      {trial.fault === 'email' ? (
        <p>
          {t('trial.email')} <TextLink to={pathTo('profile', lng)}>{t('trial.profile')}</TextLink>
        </p>
      ) : (
        <Row>
          <Button busy={start.isPending} onClick={() => start.mutate()}>
            {t('trial.start')}
          </Button>
        </Row>
      )}
    </SettingsCard>
  );
}

type Kind = 'nutritionist' | 'food-consultant';

/** The nutritionist's function: what becomes of the days is said before. */
function Tariff({ subscription }: Part) {
  const { t } = useTexts(MONEY_TEXTS);
  const api = useApi();
  const again = useMoneyAgain();
  const onError = useFailureNotice();
  const [asking, setAsking] = useState(false);
  const [kind, setKind] = useState<Kind>('nutritionist');
  const { to, days } = subscription.switch;
  const change = useMutation({
    mutationFn: (input: { to: typeof to; days: number; kind?: Kind }) =>
      api.account.subscription.switchTariff(input),
    onError,
    onSettled: async () => {
      await again();
      setAsking(false);
    },
  });
  const left = subscription.daysLeft;
  const effect =
    left > 0
      ? t(`tariff.effect.${to}`, { left, days })
      : t(to === 'expert' ? 'tariff.noDays' : 'tariff.noDaysBack');
  return (
    <SettingsCard>
      <CardHeading title={t(`tariff.${to}.title`)} text={t(`tariff.${to}.text`)} />
      <p>{effect}</p>
      <Row>
        <QuietButton onClick={() => setAsking(true)}>{t(`tariff.${to}.button`)}</QuietButton>
      </Row>
      {asking && (
        <Confirm
          title={t(`tariff.${to}.ask`)}
          action={t(`tariff.${to}.button`)}
          tone="main"
          busy={change.isPending}
          onConfirm={() => change.mutate({ to, days, ...(to === 'expert' ? { kind } : {}) })}
          onClose={() => setAsking(false)}
        >
          <p>{effect}</p>
          {to === 'expert' && (
            <Segments
              label={t('tariff.kind')}
              value={kind}
              onChange={setKind}
              options={(['nutritionist', 'food-consultant'] as const).map((value) => ({
                value,
                label: t(`tariff.kinds.${value}`),
              }))}
            />
          )}
        </Confirm>
      )}
    </SettingsCard>
  );
}

function Reminders({ subscription: { reminders } }: Part) {
  const { t } = useTexts(MONEY_TEXTS);
  const api = useApi();
  const again = useMoneyAgain();
  const onError = useFailureNotice();
  const change = useMutation({
    mutationFn: (on: boolean) => api.account.subscription.reminders({ on }),
    onError,
    onSettled: again,
  });
  const [shown, hold] = useHeld(reminders);
  return (
    <SettingsCard>
      <Switch
        label={t('reminders.label')}
        hint={t('reminders.hint')}
        checked={shown}
        onChange={({ target }) => hold(target.checked, change.mutateAsync(target.checked))}
      />
    </SettingsCard>
  );
}
