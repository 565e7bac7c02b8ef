import type { Language } from '@sytno/domain';
import { failureOf, formatMoney, useApi, useTexts } from '@sytno/kit';
import { useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Button,
  ButtonLink,
  Card,
  Chip,
  color,
  Confirm,
  EmptyState,
  Field,
  PageFrame,
  QueryView,
  QuietButton,
  QuietButtonLink,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { isId } from '../messages/messages.queries';
import { paymentQuery, type WholePayment } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { useFailureNotice, useMoneyAgain } from '../use-failure-notice';
import { Invoice } from './Invoice';

const Paper = styled(Card)`
  display: grid;
  gap: ${space(4)};
  max-width: 640px;
  overflow-wrap: anywhere;
  h2,
  p,
  dl,
  dd {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(2)} ${space(6)};
  }
  dt {
    color: ${color('quiet')};
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const TONES = {
  open: 'plain',
  failed: 'chilli',
  claimed: 'sunflower',
  paid: 'dill',
  declined: 'chilli',
  refunded: 'plain',
  lapsed: 'plain',
} as const;

/** An order: what it is, how it stands, and how it is paid. */
export function CheckoutPage({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useQuery({ ...paymentQuery(useApi(), id), enabled: isId(id) });
  const gone = !isId(id) || (query.isError && failureOf(query.error).code === 'NOT_FOUND');
  if (gone) {
    return (
      <EmptyState
        whole
        picture="🧾"
        title={t('checkout.gone')}
        action={<ButtonLink to={pathTo('subscription', lng)}>{t('checkout.back')}</ButtonLink>}
      />
    );
  }
  if (search.get('invoice') !== null) return <Invoice id={id} lng={lng} />;
  return (
    <PageFrame title={t('checkout.title')}>
      <BackLink to={pathTo('subscription', lng)}>{t('checkout.back')}</BackLink>
      <QueryView query={query} skeleton={<Skeleton $height={360} />}>
        {(payment) => <Order payment={payment} lng={lng} />}
      </QueryView>
    </PageFrame>
  );
}

function Order({ payment, lng }: { payment: WholePayment; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { number, plan, months, days, state, amount, currency, daysAfter, switched } = payment;
  const waits = state === 'open' || state === 'failed' || state === 'lapsed';
  const sum = formatMoney(amount, currency, lng);
  const rows: [string, string][] = [
    [t('checkout.what'), `${t(`plans.${plan}`)}, ${t('buy.months', { count: months })}`],
    [t('checkout.gives'), t('buy.days', { count: days })],
    ...(switched
      ? ([
          [t('checkout.switched'), t(`tariff.effect.${plan}`, { left: switched.left, days: switched.days })],
        ] as [string, string][])
      : []),
    ...(state === 'paid' || state === 'refunded'
      ? []
      : ([[t('checkout.after'), t('buy.days', { count: daysAfter })]] as [string, string][])),
    [t('checkout.sum'), sum],
  ];
  return (
    <Paper>
      <h2>
        {t('checkout.order', { number })} <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
      </h2>
      <p role="status">{t(`checkout.says.${state}`, { days: payment.fallbackDays })}</p>
      {payment.fallbackDays > 0 && <p>{t('checkout.fallback', { count: payment.fallbackDays })}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <Pair key={name} name={name} value={value} />
        ))}
      </dl>
      {waits && <Pay payment={payment} sum={sum} />}
      <Ways>
        {state === 'paid' && <ButtonLink to={pathTo('mealplans', lng)}>{t('checkout.use')}</ButtonLink>}
        {waits && <ClaimWay payment={payment} />}
        <QuietButtonLink to={pathTo('checkout', lng, { id: payment.id }, { invoice: '1' })}>
          {t('checkout.invoice')}
        </QuietButtonLink>
      </Ways>
    </Paper>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Leads to the provider's page by its form; back from there, the provider is asked how it stands. */
function Pay({ payment, sum }: { payment: WholePayment; sum: string }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { id, checkout, provider } = payment;
  const api = useApi();
  const again = useMoneyAgain();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.account.payments.check({ id }),
    onSettled: again,
  });
  // Whoever comes back from paying need not wait for the callback.
  useEffect(() => {
    mutate();
  }, [mutate]);
  return (
    <>
      {checkout && (
        <form method="post" action={checkout.action}>
          <input type="hidden" name="data" value={checkout.data} />
          <input type="hidden" name="signature" value={checkout.signature} />
          <Button type="submit">{t('checkout.pay', { sum })}</Button>
        </form>
      )}
      {provider === 'sandbox' && <small>{t('checkout.sandbox')}</small>}
      {checkout && (
        <div>
          <QuietButton busy={isPending} onClick={() => mutate()}>
            {t('checkout.check')}
          </QuietButton>
        </div>
      )}
    </>
  );
}

/** “I have paid”, for money that came another way. */
function ClaimWay({ payment: { id } }: { payment: WholePayment }) {
  const { t } = useTexts(MONEY_TEXTS);
  const api = useApi();
  const again = useMoneyAgain();
  const tell = useFailureNotice();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const claim = useMutation({
    mutationFn: () => api.account.payments.claim({ id, note }),
    onError: tell,
    onSettled: async () => {
      await again();
      setAsking(false);
    },
  });
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>{t('claim.button')}</QuietButton>
      {asking && (
        <Confirm
          title={t('claim.title')}
          action={t('claim.button')}
          tone="main"
          busy={claim.isPending}
          onConfirm={() => claim.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('claim.text')}</p>
          <Field
            label={t('claim.note')}
            hint={t('claim.noteHint')}
            value={note}
            maxLength={300}
            onChange={(event) => setNote(event.target.value)}
          />
        </Confirm>
      )}
    </>
  );
}
