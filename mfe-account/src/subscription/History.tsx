import type { Language } from '@sytno/domain';
import { formatDay, formatInstant, formatMoney, formatNumber, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { EmptyState, Pager, QueryView, Skeleton, Table, Tabs, TextLink } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CardHeading, SettingsCard } from '../FormCard';
import { daysQuery, paymentsQuery, ROWS, type DayEntry, type Payment } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';

/** Days that came and went, and orders, as a person reads them. */
export function History({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [tab, setTab] = useState('days');
  return (
    <SettingsCard>
      <CardHeading title={t('history.title')} />
      <Tabs
        label={t('history.title')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'days', label: t('history.days'), content: <Days lng={lng} /> },
          { id: 'payments', label: t('history.payments'), content: <Payments lng={lng} /> },
        ]}
      />
    </SettingsCard>
  );
}

function Days({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [page, setPage] = useState(1);
  const query = useQuery(daysQuery(useApi(), page));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={160} />}>
      {({ items, count }) =>
        count === 0 ? (
          <EmptyState picture="🌱" title={t('history.noDays')} />
        ) : (
          <>
            <DaysTable rows={items} lng={lng} />
            <Pager page={page} pages={Math.ceil(count / ROWS)} onPage={setPage} />
          </>
        )
      }
    </QueryView>
  );
}

/** Entries of the ledger: when, what for, how many. */
export function DaysTable({ rows, lng }: { rows: readonly DayEntry[]; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const what = ({ kind, days, plan, note, payment }: DayEntry) =>
    [
      kind === 'tariff-change'
        ? t(`kinds.${days < 0 ? 'switchedFrom' : 'switchedTo'}`, { plan: t(`plans.${plan}`) })
        : t(`kinds.${kind === 'manual' && days < 0 ? 'taken' : kind}`),
      payment !== null && `№ ${String(payment)}`,
      note,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Table
      caption={t('history.days')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'on', label: t('history.on'), cell: ({ on }) => formatDay(on, lng, 'full') },
        { key: 'what', label: t('history.what'), cell: what },
        {
          key: 'count',
          label: t('history.count'),
          numeric: true,
          cell: ({ days }) => `${days > 0 ? '+' : '−'}${formatNumber(Math.abs(days), lng)}`,
        },
      ]}
    />
  );
}

function Payments({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [page, setPage] = useState(1);
  const query = useQuery(paymentsQuery(useApi(), page));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={160} />}>
      {({ items, count }) =>
        count === 0 ? (
          <EmptyState picture="🧾" title={t('history.noPayments')} />
        ) : (
          <>
            <PaymentsTable
              rows={items}
              lng={lng}
              nameOf={({ id, number }) => (
                <TextLink to={pathTo('checkout', lng, { id })}>{`№ ${String(number)}`}</TextLink>
              )}
            />
            <Pager page={page} pages={Math.ceil(count / ROWS)} onPage={setPage} />
          </>
        )
      }
    </QueryView>
  );
}

/** Orders: number, when, what, for how much, how they stand. */
export function PaymentsTable(props: {
  rows: readonly Payment[];
  lng: Language;
  nameOf: (payment: Payment) => ReactNode;
}) {
  const { t } = useTexts(MONEY_TEXTS);
  const { rows, lng, nameOf } = props;
  return (
    <Table
      caption={t('history.payments')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', label: t('history.number'), cell: nameOf },
        { key: 'at', label: t('history.on'), cell: ({ createdAt }) => formatInstant(createdAt, lng) },
        {
          key: 'what',
          label: t('history.what'),
          cell: ({ plan, months }) => `${t(`plans.${plan}`)}, ${t('buy.months', { count: months })}`,
        },
        { key: 'state', label: t('history.state'), cell: ({ state }) => t(`states.${state}`) },
        {
          key: 'sum',
          label: t('history.sum'),
          numeric: true,
          cell: ({ amount, currency }) => formatMoney(amount, currency, lng),
        },
      ]}
    />
  );
}
