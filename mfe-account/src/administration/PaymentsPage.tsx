import type { Language } from '@sytno/domain';
import { formatInstant, formatMoney, formatNumber, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import {
  Button,
  Card,
  Chip,
  color,
  Confirm,
  DangerButton,
  EmptyState,
  Field,
  PageFrame,
  Pager,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  Tabs,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PromiseChip } from '../messages/PromiseChip';
import { ADMIN_ROWS, receivedPaymentsQuery, type ReceivedPayment } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { useFailureNotice, useMoneyAgain } from '../use-failure-notice';
import { PricesPart } from './PricesPart';
import { SearchForm } from './SearchForm';
import { usePasswordAgain } from './use-password-again';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: ${space(4)} 0;
  padding: 0;
  list-style: none;
`;

const Paper = styled(Card)`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  h2,
  p,
  ol {
    margin: 0;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    font: ${TYPE.strong};
  }
  p,
  summary,
  ol {
    color: ${color('quiet')};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

type Deed = 'credit' | 'decline' | 'refund';

/** Orders: what waits with how much of the promised day is left, all of them, and the prices. */
export function PaymentsPage({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [search, setSearch] = useSearchParams();
  const tab = ['all', 'prices'].find((one) => one === search.get('tab')) ?? 'waiting';
  const orders = (state: 'waiting' | 'all') => <Orders state={state} lng={lng} />;
  return (
    <PageFrame title={t('admin.payments.title')} lead={t('admin.payments.lead')}>
      <Tabs
        label={t('admin.payments.title')}
        selected={tab}
        onSelect={(id) => setSearch(id === 'waiting' ? {} : { tab: id })}
        tabs={[
          { id: 'waiting', label: t('admin.payments.waiting'), content: orders('waiting') },
          { id: 'all', label: t('admin.payments.all'), content: orders('all') },
          { id: 'prices', label: t('admin.prices.title'), content: <PricesPart lng={lng} /> },
        ]}
      />
    </PageFrame>
  );
}

function Orders({ state, lng }: { state: 'waiting' | 'all'; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [page, setPage] = useState(1);
  const [words, setWords] = useState('');
  const query = useQuery(receivedPaymentsQuery(useApi(), { state, search: words, page }));
  return (
    <>
      <SearchForm
        label={t('admin.payments.search')}
        onSearch={(next) => {
          setWords(next);
          setPage(1);
        }}
      />
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items, count }) =>
          count === 0 ? (
            <EmptyState picture="🌿" title={t(words ? 'admin.none' : `admin.payments.none.${state}`)} />
          ) : (
            <>
              <List>
                {items.map((order) => (
                  <li key={order.id}>
                    <OneOrder order={order} lng={lng} />
                  </li>
                ))}
              </List>
              <Pager page={page} pages={Math.ceil(count / ADMIN_ROWS)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function OneOrder({ order, lng }: { order: ReceivedPayment; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [deed, setDeed] = useState<Deed>();
  const { state, claimedAt, name, email, news } = order;
  const wrong = news.some(({ verdict }) => verdict === 'mismatch');
  return (
    <Paper>
      <h2>
        {`№ ${String(order.number)}`} · {formatMoney(order.amount, order.currency, lng)}
        <Chip tone={state === 'paid' ? 'dill' : 'plain'}>{t(`states.${state}`)}</Chip>
        {state === 'claimed' && claimedAt && <PromiseChip createdAt={claimedAt} />}
        {wrong && <Chip tone="chilli">{t('admin.payments.mismatch')}</Chip>}
      </h2>
      <div>{name ? `${name}, ${email}` : email}</div>
      <p>
        {t(`plans.${order.plan}`)}, {t('buy.months', { count: order.months })} ·{' '}
        {t('buy.days', { count: order.days })} · {formatInstant(order.createdAt, lng)} ·{' '}
        {t(`providers.${order.provider}`)}
      </p>
      {order.note && <p>{t('admin.payments.note', { note: order.note })}</p>}
      {order.fallbackDays > 0 && <p>{t('checkout.fallback', { count: order.fallbackDays })}</p>}
      {order.refunded > 0 && (
        <p>{t('admin.payments.refunded', { sum: formatMoney(order.refunded, order.currency, lng) })}</p>
      )}
      {news.length > 0 && (
        <details>
          <summary>{t('admin.payments.news', { count: news.length })}</summary>
          <ol>
            {news.map(({ at, source, status, verdict }) => (
              <li key={`${at}${source}${status}${verdict}`}>
                {formatInstant(at, lng)}: {t(`sources.${source}`)}, {status}, {t(`verdicts.${verdict}`)}
              </li>
            ))}
          </ol>
        </details>
      )}
      <Ways>
        {['open', 'failed', 'claimed', 'declined', 'lapsed'].includes(state) && (
          <Button small onClick={() => setDeed('credit')}>
            {t('admin.deeds.credit')}
          </Button>
        )}
        {state === 'claimed' && (
          <QuietButton small onClick={() => setDeed('decline')}>
            {t('admin.deeds.decline')}
          </QuietButton>
        )}
        {state === 'paid' && (
          <DangerButton small onClick={() => setDeed('refund')}>
            {t('admin.deeds.refund')}
          </DangerButton>
        )}
      </Ways>
      {deed && <Decision order={order} deed={deed} onClose={() => setDeed(undefined)} lng={lng} />}
    </Paper>
  );
}

function Decision(props: { order: ReceivedPayment; deed: Deed; onClose: () => void; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { order, deed, onClose, lng } = props;
  const api = useApi();
  const notify = useNotify();
  const again = useMoneyAgain();
  const onError = useFailureNotice();
  const { dangerous, question } = usePasswordAgain();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const decide = useMutation({
    mutationFn: () => dangerous(() => api.account.administration[deed]({ id: order.id, reason })),
    onError,
    onSuccess: () => notify(t('admin.done'), 'good'),
    onSettled: async () => {
      await again();
      onClose();
    },
  });
  return (
    <Confirm
      title={t(`admin.asks.${deed}`, { number: order.number })}
      action={t(`admin.deeds.${deed}`)}
      tone={deed === 'credit' ? 'main' : 'danger'}
      busy={decide.isPending}
      onConfirm={() => {
        if (reason.trim() === '') setFault(t('admin.reasonFirst'));
        else decide.mutate();
      }}
      onClose={onClose}
    >
      <p>
        {t(`admin.effects.${deed}`, {
          days: formatNumber(Math.max(0, order.days - order.fallbackDays), lng),
        })}
      </p>
      <Field
        label={t('admin.reason')}
        hint={t('admin.reasonHint')}
        value={reason}
        maxLength={300}
        fault={fault}
        onChange={(event) => {
          setReason(event.target.value);
          setFault(undefined);
        }}
      />
      {question}
    </Confirm>
  );
}
