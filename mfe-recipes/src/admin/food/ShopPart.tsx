import { MAIN_GROUPS, PRICE_CURRENCIES } from '@sytno/domain';
import { currencySign, useTexts } from '@sytno/kit';
import { CheckField, NumberField, SelectField } from '@sytno/kit/ui';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Entry } from '../admin.queries';
import { Doubts, Part, Row, useFault, type PartProps } from './food-parts';

const PERS = ['kg', 'l', 'piece'] as const;
const MOST_PRICE = 1_000_000;

/** Where a shop has the food, what kind it is, and what it costs as an estimate. */
export function ShopPart({
  draft,
  change,
  faults,
  doubts,
  aisles,
}: PartProps & { aisles: readonly Entry[] }) {
  const { t, lng } = useTexts(ADMIN_TEXTS);
  const fault = useFault(faults);
  const { aisle, mainGroup, price, staple } = draft;
  const offered = aisles.filter(({ id, hidden }) => !hidden || id === aisle);
  return (
    <Part title={t('food.shop')}>
      <Row $least={200}>
        <SelectField
          label={t('food.aisle')}
          value={aisle}
          fault={fault('aisle')}
          options={[
            ...(aisle === '' ? [{ value: '', label: t('food.choose') }] : []),
            ...offered.map(({ id, names }) => ({ value: id, label: names[lng] })),
          ]}
          onChange={({ target }) => change({ aisle: target.value })}
        />
        <SelectField
          label={t('food.group')}
          hint={t('food.groupHint')}
          value={mainGroup}
          options={MAIN_GROUPS.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
          onChange={({ target }) => {
            const group = MAIN_GROUPS.find((one) => one === target.value);
            if (group) change({ mainGroup: group });
          }}
        />
      </Row>
      {PRICE_CURRENCIES.map((currency) => {
        const { amount, per } = price[currency];
        return (
          <Row key={currency} $least={160}>
            <NumberField
              label={t('food.price', { currency })}
              hint={t('food.priceHint')}
              unit={currencySign(currency, lng)}
              value={amount}
              min={0}
              max={MOST_PRICE}
              fault={fault(`price.${currency}`)}
              onChange={(value) => change({ price: { ...price, [currency]: { amount: value, per } } })}
            />
            <SelectField
              label={t('food.per')}
              value={per}
              options={PERS.map((one) => ({ value: one, label: t(`pers.${one}`) }))}
              onChange={({ target }) => {
                const next = PERS.find((one) => one === target.value);
                if (next) change({ price: { ...price, [currency]: { amount, per: next } } });
              }}
            />
          </Row>
        );
      })}
      <Doubts doubts={doubts} fields={['price']} />
      <CheckField
        label={t('food.staple')}
        checked={staple}
        onChange={(event) => change({ staple: event.target.checked })}
      />
    </Part>
  );
}
