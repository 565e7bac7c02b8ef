import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@sytno/contract/countries';
import { DEFAULT_TARGETS, PRICE_CURRENCIES, type Language } from '@sytno/domain';
import { currencySign, formatMoney, KIT_TEXTS, useTexts } from '@sytno/kit';
import { NumberField, SelectField, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { useFailureNotice, useProfileChange } from './parameters.queries';
import { Form, Note, RadioChips } from './parts';
import type { QuestionProps } from './question';

const MINOR_UNITS = 100;
const MOST = 1_000_000;
/** Sums a day that people usually name, in whole units. */
const QUICK: Readonly<Record<string, readonly number[]>> = {
  UAH: [150, 200, 300, 400],
  EUR: [7, 10, 15, 20],
};

/** Money a day for one person; the country decides the currency (product decision 2.17). */
export function CashQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { targets, countryCode, currency: old } = data.profile;
  const [country, setCountry] = useState(countryCode);
  const [amount, setAmount] = useState<number | null>(targets.cash / MINOR_UNITS);
  const [tried, setTried] = useState(false);
  const change = useProfileChange();
  const currency = isCountry(country) ? COUNTRIES[country] : old;
  const right = amount !== null && amount >= 0 && amount <= MOST;
  const cash = Math.round((amount ?? 0) * MINOR_UNITS);
  const dirty = country !== countryCode || (right && cash !== targets.cash);
  const failed = useFailureNotice();
  useUnsaved(dirty);
  const choose = (code: string) => {
    setCountry(code);
    // The old number would mean another sum.
    if (isCountry(code) && COUNTRIES[code] !== currency) setAmount(QUICK[COUNTRIES[code]]?.[1] ?? null);
  };
  return (
    <Form
      noValidate
      aria-label={t('questions.cash.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (change.isPending) return;
        if (!right) {
          setTried(true);
          event.currentTarget.querySelector<HTMLInputElement>('input')?.focus();
        } else if (!dirty) onSaved();
        else {
          change.mutate(
            {
              targets: { ...targets, cash },
              ...(isCountry(country) && country !== countryCode && { countryCode: country }),
            },
            { onSuccess: onSaved, onError: failed },
          );
        }
      }}
    >
      <NumberField
        label={t('questions.cash.amount')}
        unit={currencySign(currency, lng)}
        value={amount}
        min={0}
        max={MOST}
        step={10}
        placeholder={String(DEFAULT_TARGETS.cash)}
        hint={t('questions.cash.estimate')}
        {...(tried && amount === null && { fault: kit('faults.blank') })}
        onChange={setAmount}
      />
      {QUICK[currency] && (
        <RadioChips
          title={t('questions.cash.quick')}
          value={amount === null ? null : String(amount)}
          options={QUICK[currency].map((sum) => ({
            value: String(sum),
            label: formatMoney(sum * MINOR_UNITS, currency, lng),
          }))}
          onChange={(sum) => setAmount(Number(sum))}
        />
      )}
      <SelectField
        label={t('questions.cash.country')}
        hint={t('questions.cash.countryHint')}
        value={country}
        options={countries(lng)}
        onChange={(event) => choose(event.target.value)}
      />
      {!PRICE_CURRENCIES.some((known) => known === currency) && (
        <Note role="status">{t('questions.cash.noPrices', { currency })}</Note>
      )}
      {foot({ busy: change.isPending, dirty })}
    </Form>
  );
}

function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(COUNTRIES, code);
}

/** Countries in the order of the language's alphabet. */
function countries(lng: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(lng, { type: 'region' });
  return COUNTRY_CODES.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) =>
    a.label.localeCompare(b.label, lng),
  );
}
