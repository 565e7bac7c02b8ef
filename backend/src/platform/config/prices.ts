import { arePrices, DEFAULT_PRICES, type MonthlyPrices } from '@sytno/domain';
import { z } from 'zod';

const ENTRY = /^([A-Z]{3})=(\d{1,6}(?:\.\d{1,2})?)\/(\d{1,6}(?:\.\d{1,2})?)$/;
const RIGHT =
  'must be like UAH=160/400,EUR=4/10: premium and nutritionist by the month, the dearer last and at most 20 times the other';

/** The variable PRICES: for each currency what a month of premium and of the nutritionist costs. */
export const prices = z
  .string()
  .transform((value, context): readonly MonthlyPrices[] => {
    const read = value.split(',').map((entry) => pricesOf(entry.trim()));
    const known = read.flatMap((one) => one ?? []);
    const currencies = new Set(known.map(({ currency }) => currency));
    if (known.length === read.length && currencies.size === read.length) return known;
    context.addIssue({ code: 'custom', message: RIGHT });
    return z.NEVER;
  })
  .default(DEFAULT_PRICES);

function pricesOf(entry: string): MonthlyPrices | undefined {
  const [, currency = '', premium = '', expert = ''] = ENTRY.exec(entry) ?? [];
  const found = { currency, premium: minorOf(premium), expert: minorOf(expert) };
  return currency && arePrices(found) ? found : undefined;
}

/** "3.9" is 390. */
function minorOf(amount: string): number {
  const [whole = '', fraction = ''] = amount.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
