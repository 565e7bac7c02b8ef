import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays } from '../time/day';
import { daysLeft, LEDGER_KINDS, premiumUntil, subscriptionStatus, type LedgerEntry } from './ledger';

const seed = 20261127;
const entry = (days: number, on: string, kind: LedgerEntry['kind'] = 'paid'): LedgerEntry => ({
  kind,
  days,
  on,
});

describe('the ledger of premium days', () => {
  test.each([
    ['nothing', [], 0, 'none'],
    ['given today', [entry(14, '2026-11-27', 'trial')], 14, 'trial'],
    ['the last day counts', [entry(14, '2026-11-14', 'trial')], 1, 'ending'],
    ['over since yesterday', [entry(14, '2026-11-13', 'trial')], 0, 'expired'],
    ['renewed early: days add', [entry(30, '2026-11-01'), entry(30, '2026-11-20')], 34, 'active'],
    [
      'renewed after a gap: days begin anew',
      [entry(30, '2026-01-01'), entry(30, '2026-11-27')],
      30,
      'active',
    ],
    ['trial, then paid', [entry(14, '2026-11-20', 'trial'), entry(30, '2026-11-27')], 37, 'active'],
    ['taken back', [entry(30, '2026-11-27'), entry(-30, '2026-11-27', 'refund')], 0, 'expired'],
    [
      'taken back more than is left',
      [entry(30, '2026-11-01'), entry(-30, '2026-11-27', 'refund')],
      0,
      'expired',
    ],
  ] as const)('%s', (_, entries, left, status) => {
    expect(daysLeft(entries, '2026-11-27')).toBe(left);
    expect(subscriptionStatus(entries, '2026-11-27')).toBe(status);
  });

  const givings = fc
    .array(fc.record({ gap: fc.nat(60), days: fc.integer({ min: 1, max: 400 }) }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((steps) => {
      let on = '2026-01-01';
      return steps.map(({ gap, days }) => {
        on = addDays(on, gap);
        return entry(days, on, LEDGER_KINDS[days % 4]);
      });
    });

  test('laws: no given day is lost, a day passes a day, giving n adds n', () => {
    fc.assert(
      fc.property(givings, fc.integer({ min: 1, max: 400 }), (entries, n) => {
        const last = entries.at(-1)?.on ?? '';
        const before = daysLeft(entries, last);
        expect(before).toBeGreaterThanOrEqual(entries.at(-1)?.days ?? 0);
        expect(daysLeft([...entries, entry(n, last)], last)).toBe(before + n);
        expect(daysLeft(entries, addDays(last, 1))).toBe(Math.max(0, before - 1));
        expect(daysLeft(entries, addDays(premiumUntil(entries) ?? '', 1))).toBe(0);
      }),
      { seed },
    );
  });
});
