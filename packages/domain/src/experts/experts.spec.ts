import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adherenceOf, driftOf, isKept, isWhole, meanDrift, type DayOfPlan } from './adherence';
import { PROOF_STATES, proofAfter, type ProofDeed } from './practice';
import { PROPOSAL_STATES, proposalAfter, type ProposalDeed } from './proposals';

test('every way of a proof', () => {
  const deeds: ProofDeed[] = ['send', 'takeBack', 'check', 'return', 'withdraw'];
  const table = PROOF_STATES.map((state) => deeds.map((deed) => proofAfter(state, deed) ?? '–').join(' '));
  expect(table).toEqual([
    'waiting – – – –',
    'waiting none checked returned –',
    'waiting none – – returned',
    'waiting none – – –',
  ]);
});

test('every way of a proposal: what was answered is answered, and what was taken can be taken again', () => {
  const deeds: ProposalDeed[] = ['send', 'accept', 'refuse', 'withdraw'];
  const table = PROPOSAL_STATES.map((state) =>
    deeds.map((deed) => proposalAfter(state, deed) ?? '–').join(' '),
  );
  expect(table).toEqual([
    'sent – – withdrawn',
    '– accepted refused withdrawn',
    '– accepted – –',
    '– – – –',
    '– – – –',
  ]);
});

const day = (dishes: number, said: number, kept: number, planned = 2_000, eaten = 2_100): DayOfPlan => ({
  date: '2026-11-23',
  dishes,
  said,
  kept,
  planned: { kcal: planned, protein: 80, fat: 60, carbs: 200 },
  eaten: { kcal: eaten, protein: 70, fat: 66, carbs: 210 },
});

test.each([
  [200, 200, true],
  [200, 160, true],
  [200, 240, true],
  [200, 159, false],
  [200, 241, false],
  [200, 0, false],
  [0, 0, false],
])('of %d g planned, %d g eaten are as planned: %s', (planned, eaten, kept) => {
  expect(isKept(planned, eaten)).toBe(kept);
});

describe('adherence', () => {
  test.each<[string, DayOfPlan[], number | null]>([
    ['of nothing', [], null],
    ['of silence', [day(4, 0, 0)], null],
    ['of a day without a plan', [day(0, 0, 0)], null],
    ['of a day half told', [day(4, 2, 2)], 0.5],
    ['of a day as planned', [day(4, 4, 4)], 1],
    ['over two days, silence left out', [day(4, 4, 4), day(4, 4, 2), day(4, 0, 0)], 0.75],
  ])('%s', (_, days, share) => {
    expect(adherenceOf(days)).toBe(share);
  });

  test('drift is of days that were told whole alone', () => {
    expect(isWhole(day(4, 3, 3))).toBe(false);
    expect(driftOf(day(4, 3, 3))).toBeNull();
    expect(driftOf(day(4, 4, 3))).toEqual({ kcal: 100, protein: -10, fat: 6, carbs: 10 });
    expect(meanDrift([day(4, 3, 3)])).toBeNull();
    expect(meanDrift([day(4, 4, 3), day(4, 4, 3, 2_000, 1_900), day(4, 1, 0)])).toMatchObject({ kcal: 0 });
  });

  test('law: a share lies between none and all, and does not hang on the order of days', () => {
    const days = fc.array(
      fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8)).map(([dishes, said, kept]) => {
        const told = Math.min(dishes, said);
        return day(dishes, told, Math.min(told, kept));
      }),
      { maxLength: 28 },
    );
    fc.assert(
      fc.property(days, (some) => {
        const share = adherenceOf(some);
        expect(adherenceOf([...some].reverse())).toBe(share);
        if (share === null) return;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
      { seed: 20261129, numRuns: 200 },
    );
  });
});
