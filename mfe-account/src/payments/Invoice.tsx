import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatInstant, formatMoney, formatNumber, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Button,
  Card,
  color,
  OFF_PAPER,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  Table,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invoiceQuery } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';

type Whole = Outputs['account']['payments']['invoice'];

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(6)};
  max-width: 720px;
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.strong};
  }
  @media print {
    border: 0;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space(6)};
  p {
    color: ${color('quiet')};
  }
`;

const Off = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
  ${OFF_PAPER}
`;

/** An invoice to be printed: seller, buyer, what, for how much, VAT where the seller pays it. */
export function Invoice({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const query = useQuery(invoiceQuery(useApi(), id));
  return (
    <PageFrame title={t('invoice.title')}>
      <Off>
        <BackLink to={pathTo('checkout', lng, { id })}>{t('invoice.back')}</BackLink>
        <Button onClick={() => window.print()}>{t('invoice.print')}</Button>
      </Off>
      <QueryView query={query} skeleton={<Skeleton $height={480} />}>
        {(invoice) => <Paper invoice={invoice} lng={lng} />}
      </QueryView>
    </PageFrame>
  );
}

function Paper({
  invoice: { payment, seller, buyer, vat, receipt },
  lng,
}: {
  invoice: Whole;
  lng: Language;
}) {
  const { t } = useTexts(MONEY_TEXTS);
  const sum = (minor: number) => formatMoney(minor, payment.currency, lng);
  const rows = [
    {
      what: `${t(`plans.${payment.plan}`)}, ${t('buy.months', { count: payment.months })}`,
      sum: payment.amount,
    },
    ...(vat
      ? [{ what: t('invoice.vat', { percent: formatNumber(vat.percent, lng, 2) }), sum: vat.amount }]
      : []),
  ];
  return (
    <Sheet>
      <div>
        <h2>{t('invoice.number', { number: payment.number, day: formatInstant(payment.createdAt, lng) })}</h2>
        <p>{t(`states.${payment.state}`)}</p>
      </div>
      <Sides>
        <section>
          <h2>{t('invoice.seller')}</h2>
          {[seller.name, ...seller.details, seller.contact].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section>
          <h2>{t('invoice.buyer')}</h2>
          {[buyer.name, buyer.email].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      </Sides>
      <Table
        caption={t('invoice.title')}
        captionHidden
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', label: t('history.what'), cell: ({ what }) => what },
          { key: 'sum', label: t('history.sum'), numeric: true, cell: (row) => sum(row.sum) },
        ]}
      />
      <h2>{t('invoice.total', { sum: sum(payment.amount) })}</h2>
      {!vat && <p>{t('invoice.noVat')}</p>}
      <p>
        {receipt ? (
          <a href={receipt.url}>{t('invoice.receipt', { number: receipt.number })}</a>
        ) : (
          t('invoice.noReceipt')
        )}
      </p>
    </Sheet>
  );
}
