import { afterAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Stand, useStand } from '../../testing/stand';

type Prices = Outputs['account']['price']['get'];

const stand = useStand();
const other = new Stand({ PRICES: 'EUR=3.99/9, UAH=150/390.50' });
afterAll(() => other.close());

describe('the prices', () => {
  test('are told to everybody, the hryvnia first, with what a period saves', async () => {
    const { status, body } = await stand.call('GET', '/api/prices');
    expect(status).toBe(200);
    const { trialDays, currencies } = body as Prices;
    expect(trialDays).toBe(14);
    expect(currencies.map(({ currency }) => currency)).toEqual(['UAH', 'EUR']);
    expect(currencies[0]?.plans.map(({ plan }) => plan)).toEqual(['premium', 'expert']);
    expect(currencies[0]?.plans[0]?.periods).toEqual([
      { months: 1, discount: 0, total: 16_000, perMonth: 16_000, saved: 0 },
      { months: 3, discount: 5, total: 45_600, perMonth: 15_200, saved: 2_400 },
      { months: 6, discount: 10, total: 86_400, perMonth: 14_400, saved: 9_600 },
      { months: 12, discount: 20, total: 153_600, perMonth: 12_800, saved: 38_400 },
    ]);
  });

  test('are the same for whoever is signed in', async () => {
    const as = await stand.person();
    expect((await stand.call('GET', '/api/prices', { as })).text).toBe(
      (await stand.call('GET', '/api/prices')).text,
    );
  });

  test('take nothing that is not asked for', async () => {
    expect((await stand.call('GET', '/api/prices?currency=UAH')).status).toBe(400);
    expect((await stand.call('POST', '/api/prices', { body: {} })).status).toBe(405);
  });

  test('are those of the configuration, in its order', async () => {
    await other.open();
    const { currencies } = (await other.call('GET', '/api/prices')).body as Prices;
    const months = currencies.map(({ currency, plans }) => [
      currency,
      ...plans.map(({ periods }) => periods[0]?.total),
    ]);
    expect(months).toEqual([
      ['EUR', 399, 900],
      ['UAH', 15_000, 39_050],
    ]);
  });
});
