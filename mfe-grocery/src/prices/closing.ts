/** What lines cost, by line, in whole units of the currency; null and absent are unsaid. */
export type Prices = Readonly<Record<string, number | null>>;

const MOST = 1_000_000;
const isSound = (price: number | null): boolean => price === null || (price >= 0 && price <= MOST);

/** Whether all that was said can be sent. */
export function soundPrices(total: number | null, prices: Prices): boolean {
  return isSound(total) && Object.values(prices).every(isSound);
}

/** The closing as it is sent. */
export function closingOf(carry: boolean, total: number | null, prices: Prices) {
  return {
    unticked: carry ? ('carry' as const) : ('drop' as const),
    total: total === null ? null : Math.round(total * 100),
    prices: Object.entries(prices).flatMap(([lineId, price]) =>
      price === null ? [] : [{ lineId, minor: Math.round(price * 100) }],
    ),
  };
}
