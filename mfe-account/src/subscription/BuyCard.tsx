import { PERIOD_DAYS, PERIODS, PLANS, type Language, type PeriodMonths, type Plan } from '@sytno/domain';
import { failureOf, formatMoney, useApi, useTexts } from '@sytno/kit';
import { useNavigate, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Button, CheckField, Chip, color, QueryView, Skeleton, space, TextLink, TYPE } from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CardHeading, SettingsCard } from '../FormCard';
import type { Subscription } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { pricesQuery, type Prices } from '../price/price.queries';
import { Segments } from '../price/Segments';
import { useFailureNotice, useMoneyAgain } from '../use-failure-notice';

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  b {
    font: ${TYPE.page};
    font-variant-numeric: tabular-nums;
  }
  > span {
    color: ${color('quiet')};
  }
`;

/** Chooses a plan and a period, says what it costs and gives, and leads to paying it. */
export function BuyCard({ subscription, lng }: { subscription: Subscription; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const query = useQuery(pricesQuery(useApi()));
  return (
    <SettingsCard id="buy">
      <CardHeading title={t(subscription.daysLeft > 0 ? 'buy.again' : 'buy.title')} text={t('buy.text')} />
      <QueryView query={query} skeleton={<Skeleton $height={220} />}>
        {(prices) => <Buy subscription={subscription} prices={prices} lng={lng} />}
      </QueryView>
    </SettingsCard>
  );
}

function Buy({ subscription, prices, lng }: { subscription: Subscription; prices: Prices; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const choice = useBuying(subscription, prices);
  const [accepted, setAccepted] = useState(false);
  const [fault, setFault] = useState<string>();
  const order = useOrder(lng);
  const { plan, months, currency, price } = choice;
  if (!price) return null;
  const sum = (minor: number) => formatMoney(minor, currency, lng);
  const switches = subscription.daysLeft > 0 && plan !== subscription.plan;
  return (
    <>
      <Segments
        label={t('buy.plan')}
        value={plan}
        onChange={(next) => choice.change({ plan: next })}
        options={PLANS.map((value) => ({ value, label: t(`plans.${value}`) }))}
      />
      <Segments
        label={t('buy.period')}
        value={String(months)}
        onChange={(next) => choice.change({ months: next })}
        options={PERIODS.map((period) => ({
          value: String(period.months),
          label: t('buy.months', { count: period.months }),
        }))}
      />
      <Sum aria-live="polite">
        <b>{sum(price.total)}</b>
        <span>{t('buy.days', { count: PERIOD_DAYS[months] })}</span>
        {price.saved > 0 && <Chip tone="dill">{t('buy.saved', { sum: sum(price.saved) })}</Chip>}
      </Sum>
      {switches && (
        <p>{t(`tariff.effect.${plan}`, { left: subscription.daysLeft, days: subscription.switch.days })}</p>
      )}
      <CheckField
        label={
          <>
            {t('buy.accept')} <TextLink to={pathTo('userOferta', lng)}>{t('buy.oferta')}</TextLink>
          </>
        }
        checked={accepted}
        fault={fault}
        onChange={(event) => {
          setAccepted(event.target.checked);
          setFault(undefined);
        }}
      />
      <div>
        <Button
          busy={order.isPending}
          onClick={() => {
            if (accepted) order.mutate({ plan, months, currency, amount: price.total, terms: true });
            else setFault(t('buy.acceptFirst'));
          }}
        >
          {t('buy.go', { sum: sum(price.total) })}
        </Button>
      </div>
      <small>{t('buy.never')}</small>
    </>
  );
}

/** Plan and period as the address says them, at first what the person has and a year. */
function useBuying({ plan: own, currency: home }: Subscription, { currencies }: Prices) {
  const [search, setSearch] = useSearchParams();
  const plan: Plan = PLANS.find((one) => one === search.get('plan')) ?? own;
  const months: PeriodMonths =
    PERIODS.find((period) => String(period.months) === search.get('months'))?.months ?? 12;
  const wanted = search.get('currency') ?? home;
  const found = currencies.find(({ currency }) => currency === wanted) ?? currencies[0];
  const price = found?.plans
    .find((one) => one.plan === plan)
    ?.periods.find((period) => period.months === months);
  return {
    plan,
    months,
    currency: found?.currency ?? home,
    price,
    change: (to: { plan?: Plan; months?: string }) =>
      setSearch({ ...Object.fromEntries(search), ...to }, { replace: true }),
  };
}

type Wanted = { plan: Plan; months: PeriodMonths; currency: string; amount: number; terms: true };

function useOrder(lng: Language) {
  const api = useApi();
  const navigate = useNavigate();
  const again = useMoneyAgain();
  const tell = useFailureNotice();
  return useMutation({
    mutationFn: (input: Wanted) => api.account.payments.order(input),
    onSuccess: ({ id }) => navigate(pathTo('checkout', lng, { id })),
    onError: async (error) => {
      tell(error);
      // The price is another by now: it is shown before anything is ordered.
      if (failureOf(error).code === 'CONFLICT') await again();
    },
  });
}
