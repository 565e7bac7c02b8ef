import type { Language } from '@sytno/domain';
import { failureOf, formatDay, formatMoney, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Chip,
  Field,
  FormFault,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  SubmitButton,
  Table,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldGrid } from '../FormCard';
import { priceRowsQuery } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { useFailureNotice, useMoneyAgain } from '../use-failure-notice';
import { usePasswordAgain } from './use-password-again';
import { writtenMoney } from './written-money';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(6)};
`;

/** What a month costs by currency and date; a price that is still to come can be taken back. */
export function PricesPart({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const api = useApi();
  const query = useQuery(priceRowsQuery(api));
  const again = useMoneyAgain();
  const onError = useFailureNotice();
  const remove = useMutation({
    mutationFn: (id: string) => api.account.administration.removePrice({ id }),
    onError,
    onSettled: again,
  });
  return (
    <QueryView query={query} skeleton={<Skeleton $height={240} />}>
      {({ items }) => (
        <>
          <Table
            caption={t('admin.prices.title')}
            captionHidden
            rows={items}
            rowKey={({ id, currency }) => id ?? currency}
            columns={[
              { key: 'currency', label: t('admin.prices.currency'), cell: ({ currency }) => currency },
              {
                key: 'from',
                label: t('admin.prices.from'),
                cell: ({ from }) => (from ? formatDay(from, lng, 'full') : t('admin.prices.configured')),
              },
              {
                key: 'premium',
                label: t('plans.premium'),
                numeric: true,
                cell: ({ premium, currency }) => formatMoney(premium, currency, lng),
              },
              {
                key: 'expert',
                label: t('plans.expert'),
                numeric: true,
                cell: ({ expert, currency }) => formatMoney(expert, currency, lng),
              },
              {
                key: 'now',
                label: t('history.state'),
                cell: ({ id, now, from }) =>
                  now ? (
                    <Chip tone="dill">{t('admin.prices.now')}</Chip>
                  ) : id && from && from > new Intl.DateTimeFormat('en-CA').format() ? (
                    <QuietButton small onClick={() => remove.mutate(id)}>
                      {t('admin.prices.remove')}
                    </QuietButton>
                  ) : (
                    '–'
                  ),
              },
            ]}
          />
          <PriceForm />
        </>
      )}
    </QueryView>
  );
}

const FIELDS = ['currency', 'from', 'premium', 'expert'] as const;
const EMPTY = { currency: 'UAH', from: '', premium: '', expert: '' };

function PriceForm() {
  const { t } = useTexts(MONEY_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const again = useMoneyAgain();
  const [form, setForm] = useState(EMPTY);
  const { dangerous, question } = usePasswordAgain();
  const set = useMutation({
    mutationFn: () =>
      dangerous(() =>
        api.account.administration.setPrice({
          currency: form.currency.trim().toUpperCase(),
          from: form.from,
          premium: writtenMoney(form.premium),
          expert: writtenMoney(form.expert),
        }),
      ),
    onSuccess: async () => {
      await again();
      setForm(EMPTY);
      notify(t('admin.done'), 'good');
    },
  });
  const failure = set.error ? failureOf(set.error) : undefined;
  const faultOf = (path: string) => {
    const code = failure?.fields.find((field) => field.path === path)?.code;
    return code && kit(`faults.${code}`);
  };
  return (
    <>
      {question}
      <Form
        noValidate
        aria-label={t('admin.prices.add')}
        onSubmit={(event) => {
          event.preventDefault();
          set.mutate();
        }}
      >
        {failure && failure.fields.length === 0 && (
          <FormFault>{failure.message || kit('offline.text')}</FormFault>
        )}
        <FieldGrid>
          {FIELDS.map((name) => (
            <Field
              key={name}
              type={name === 'from' ? 'date' : 'text'}
              inputMode={name === 'premium' || name === 'expert' ? 'decimal' : undefined}
              label={t(`admin.prices.fields.${name}`)}
              value={form[name]}
              fault={faultOf(name)}
              onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            />
          ))}
        </FieldGrid>
        <div>
          <SubmitButton busy={set.isPending}>{t('admin.prices.add')}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
