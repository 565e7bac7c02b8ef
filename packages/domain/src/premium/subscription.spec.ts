import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { FALLBACK_DAYS, TRIAL_DAYS } from '../defaults';
import { PAYMENT_EVENTS, PAYMENT_STATES, refundOf, settlePayment } from './payment';
import { reminderDue } from './reminders';
import { switchDays } from './tariff';
import { expectLawful, history, Life, prices } from './testing/histories';

const seed = 20261129;
const UAH = { premium: 160_00, expert: 400_00 };
const MONTH = 0;

const alive = (): Life => new Life(UAH);
/** A month of premium, paid today. */
const paid = (): Life => {
  const life = alive();
  life.order('premium', MONTH);
  life.tell(0, 'success');
  return life;
};

describe('a change of tariff', () => {
  test.each([
    [0, 'premium', 'expert', 0],
    [1, 'premium', 'expert', 1],
    [6, 'premium', 'expert', 3],
    [30, 'premium', 'expert', 12],
    [31, 'premium', 'expert', 13],
    [12, 'expert', 'premium', 30],
    [13, 'expert', 'premium', 32],
    [1, 'expert', 'premium', 2],
  ] as const)('%i days of %s are of %s %i', (days, from, to, switched) => {
    expect(switchDays(days, { from, to, prices: UAH, rest: null }).days).toBe(switched);
  });

  test('there and back gives back what was there', () => {
    const life = paid();
    for (let turn = 0; turn < 5; turn++) {
      life.step({ do: 'switch', to: 'expert' });
      expect(life.left).toBe(13);
      life.step({ do: 'switch', to: 'premium' });
      expect(life.left).toBe(31);
    }
  });

  test('every day, twice in a month or without end, makes no day', () => {
    const life = paid();
    let days = 0;
    while (life.left > 0 && days < 400) {
      life.step({ do: 'switch', to: 'expert' });
      life.step({ do: 'switch', to: 'premium' });
      life.step({ do: 'wait', days: 1 });
      days++;
    }
    expect(days).toBe(31);
  });

  test('of days that ran out leaves nothing over', () => {
    const life = paid();
    life.step({ do: 'switch', to: 'expert' });
    life.step({ do: 'wait', days: 40 });
    life.step({ do: 'switch', to: 'premium' });
    expect(life.left).toBe(0);
    life.order('premium', MONTH);
    life.tell(1, 'success');
    expect(life.left).toBe(31);
  });
});

describe('named cases', () => {
  test('a trial, once, for a confirmed address', () => {
    const life = alive();
    life.step({ do: 'trial' });
    expect(life.left).toBe(0);
    life.step({ do: 'confirm' });
    life.step({ do: 'trial' });
    life.step({ do: 'trial' });
    expect(life.left).toBe(TRIAL_DAYS);
  });

  test('a trial, then a purchase: the days add', () => {
    const life = alive();
    life.step({ do: 'confirm' });
    life.step({ do: 'trial' });
    life.step({ do: 'wait', days: 4 });
    life.order('premium', MONTH);
    life.tell(0, 'success');
    expect(life.left).toBe(TRIAL_DAYS - 4 + 31);
  });

  test('a callback twice', () => {
    const life = paid();
    life.tell(0, 'success');
    life.tell(0, 'failure');
    life.tell(0, 'success');
    expect(life.left).toBe(31);
    expect(life.payments[0]?.state).toBe('paid');
  });

  test('a callback before the payer says that he paid', () => {
    const life = paid();
    life.tell(0, 'claim');
    life.tell(0, 'fallback');
    life.tell(0, 'credit');
    expect(life.left).toBe(31);
  });

  test('a success after a failure, and a reversal before the success', () => {
    const life = alive();
    life.order('premium', MONTH);
    life.tell(0, 'failure');
    life.tell(0, 'success');
    expect(life.left).toBe(31);
    life.order('premium', MONTH);
    life.tell(1, 'reversal');
    life.tell(1, 'success');
    expect(life.left).toBe(31);
  });

  test('two weeks for nobody’s answer, then credited: the rest is added', () => {
    const life = alive();
    life.order('premium', MONTH);
    life.tell(0, 'claim');
    life.step({ do: 'wait', days: 1 });
    life.tell(0, 'fallback');
    life.tell(0, 'fallback');
    expect(life.left).toBe(FALLBACK_DAYS);
    life.step({ do: 'wait', days: 3 });
    life.tell(0, 'credit');
    expect(life.left).toBe(31 - 3);
  });

  test('two weeks, then declined: they stay', () => {
    const life = alive();
    life.order('premium', MONTH);
    life.tell(0, 'claim');
    life.tell(0, 'fallback');
    life.tell(0, 'decline');
    expect(life.left).toBe(FALLBACK_DAYS);
  });

  test('a purchase of the dearer plan turns what is left into its days', () => {
    const life = paid();
    life.order('expert', MONTH);
    life.tell(1, 'success');
    expect([life.plan, life.left]).toEqual(['expert', 13 + 31]);
  });

  test('a refund takes what is left, at most what was given, and its share of the money', () => {
    const life = paid();
    life.step({ do: 'wait', days: 11 });
    life.tell(0, 'reversal');
    expect(life.left).toBe(0);
    expect(life.payments[0]?.back).toBe(Math.floor((160_00 * 20) / 31));
    expect(refundOf({ given: 31, amount: 160_00 }, 100)).toEqual({ days: 31, amount: 160_00 });
    expect(refundOf({ given: 0, amount: 0 }, 5)).toEqual({ days: 0, amount: 0 });
  });
});

test('what was given back is never paid again, and nothing but a success or the administrator gives all days', () => {
  for (const state of PAYMENT_STATES) {
    for (const event of PAYMENT_EVENTS) {
      const settled = settlePayment({ state, days: 31, fallbackDays: 0 }, event);
      if (state === 'refunded') expect(settled).toBeUndefined();
      if (settled?.give === 31) expect(['success', 'credit']).toContain(event);
      if (settled?.takeBack) expect([state, event]).toEqual(['paid', 'reversal']);
    }
  }
});

test('law: coins counted and coins in the ledger are the same, whatever happens in whatever order', () => {
  fc.assert(fc.property(prices, history, expectLawful), { seed, numRuns: 300 });
});

describe('a reminder', () => {
  const entries = [{ kind: 'paid', days: 31, on: '2026-11-01' }] as const;
  test.each([
    ['2026-11-28', '12:00', undefined],
    ['2026-11-29', '08:59', undefined],
    ['2026-11-29', '09:00', 'ending'],
    ['2026-12-01', '20:59', 'ending'],
    ['2026-12-01', '21:00', undefined],
    ['2026-12-02', '09:00', 'ended'],
    ['2026-12-04', '09:00', 'ended'],
    ['2026-12-05', '09:00', undefined],
  ])('on %s at %s: %s', (today, time, kind) => {
    expect(reminderDue(entries, today, time)?.kind).toBe(kind);
  });

  test('comes to nobody without days', () => {
    expect(reminderDue([], '2026-11-29', '12:00')).toBeUndefined();
  });
});
