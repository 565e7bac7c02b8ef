import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_PLATE, totalOf, type Plate } from '../food/day-totals';
import type { Targets } from '../food/targets';
import { kitchenStep, type OpenPlate } from './plates';
import { PLATE_BOUNDS, restOfDay } from './rest-of-day';

const targets: Targets = { kcal: 2000, protein: 100, fat: 70, carbs: 240, cash: 20_000 };

/** A plate whose macros are spread as the targets are. */
const plate = (kcal: number, cash = 0): Plate => ({
  kcal,
  protein: kcal / 20,
  fat: (kcal * 7) / 200,
  carbs: (kcal * 12) / 100,
  fiber: 0,
  cash,
});
const open = (id: string, kcal: number, grams = 400, cash = 0): OpenPlate => ({
  id,
  grams,
  ...plate(kcal, cash),
});
const day = (eaten: number, ...plates: OpenPlate[]) => ({
  targets,
  planned: plate(2000),
  eaten: plate(eaten),
  open: plates,
});

describe('the rest of a day', () => {
  test.each([
    { name: 'nothing is left', given: day(2600) },
    { name: 'what was eaten is as planned', given: day(1200, open('supper', 800)) },
    { name: 'it is a little more, within what a target allows', given: day(1280, open('supper', 800)) },
    { name: 'no plate has grams', given: day(1800, open('supper', 800, 0)) },
    {
      name: 'the day comes nearer to its targets than the plan did',
      given: { ...day(1100, open('supper', 800)), planned: plate(1500) },
    },
    {
      name: 'there are no targets',
      given: {
        ...day(1900, open('supper', 800)),
        targets: { kcal: null, protein: null, fat: null, carbs: null, cash: null },
      },
    },
  ])('has no new weights when $name', ({ given }) => {
    expect(restOfDay(given)).toBeNull();
  });

  test('is smaller after more was eaten, and bigger after less', () => {
    const more = restOfDay(day(1500, open('supper', 800)));
    expect(more?.weights).toEqual([{ id: 'supper', from: 400, grams: 300 }]);
    expect(more?.after.kcal).toBe(2100);
    expect(restOfDay(day(900, open('supper', 800)))?.weights).toEqual([
      { id: 'supper', from: 400, grams: 500 },
    ]);
  });

  test('is never less than half a plate nor more than one and a half', () => {
    expect(restOfDay(day(2500, open('supper', 800)))?.weights[0]?.grams).toBe(200);
    expect(restOfDay(day(300, open('supper', 800)))?.weights[0]?.grams).toBe(600);
  });

  test('spreads the change over the plates', () => {
    const weights = restOfDay(day(1400, open('snack', 200, 90), open('supper', 600)))?.weights;
    expect(weights?.map(({ id }) => id)).toEqual(['snack', 'supper']);
    expect(weights?.every(({ from, grams }) => grams < from)).toBe(true);
  });

  test('stays below the cash limit although more would be nearer to the targets', () => {
    const dear = open('supper', 800, 400, 16_000);
    const less = restOfDay({ ...day(800, dear), eaten: plate(800, 3_000) });
    expect(less?.weights).toEqual([{ id: 'supper', from: 400, grams: 420 }]);
    expect(less?.after.cash).toBeLessThanOrEqual(20_000);
  });
});

describe('its laws', () => {
  const amount = fc.integer({ min: 0, max: 1500 });
  const openPlate = fc
    .record({ kcal: amount, protein: amount, fat: amount, carbs: amount, fiber: amount, cash: amount })
    .chain((figures) => fc.integer({ min: 1, max: 900 }).map((grams) => ({ ...figures, grams })));
  const given = fc
    .record({ eaten: amount, plates: fc.array(openPlate, { maxLength: 5 }), planned: amount })
    .map(({ eaten, planned, plates }) => ({
      targets,
      planned: plate(planned),
      eaten: plate(eaten),
      open: plates.map((one, at) => ({ ...one, id: String(at) })),
    }));

  test('every weight is a kitchen step within the bounds, and none is told that stays', () => {
    fc.assert(
      fc.property(given, (one) => {
        for (const { id, from, grams } of restOfDay(one)?.weights ?? []) {
          expect(from).toBe(one.open[Number(id)]?.grams);
          expect(grams).not.toBe(from);
          expect(grams % kitchenStep(from)).toBe(0);
          expect(grams).toBeGreaterThanOrEqual(from * PLATE_BOUNDS.least - 1e-9);
          expect(grams).toBeLessThanOrEqual(from * PLATE_BOUNDS.most + 1e-9);
        }
      }),
    );
  });

  test('the day as it would be is what its plates hold, and costs no more than the limit or the plan', () => {
    fc.assert(
      fc.property(given, (one) => {
        const rest = restOfDay(one);
        if (!rest) return;
        const weights = new Map(rest.weights.map(({ id, grams }) => [id, grams]));
        const after = totalOf([
          one.eaten,
          ...one.open.map((each) => scaled(each, (weights.get(each.id) ?? each.grams) / each.grams)),
        ]);
        expect(rest.after.kcal).toBeCloseTo(after.kcal, 6);
        expect(rest.after.cash).toBeLessThanOrEqual(Math.max(20_000, rest.before.cash) + 1e-6);
      }),
    );
  });

  test('who asks again after accepting is offered nothing that takes him back', () => {
    fc.assert(
      fc.property(given, (one) => {
        const rest = restOfDay(one);
        if (!rest) return;
        const weights = new Map(rest.weights.map(({ id, grams }) => [id, grams]));
        const again = one.open.map((each) => {
          const grams = weights.get(each.id) ?? each.grams;
          return { ...each, ...scaled(each, grams / each.grams), grams };
        });
        const next = restOfDay({ ...one, planned: rest.after, open: again });
        expect(next).toBeNull();
      }),
    );
  });
});

function scaled(one: Plate, share: number): Plate {
  const { kcal, protein, fat, carbs, fiber, cash } = { ...NO_PLATE, ...one };
  return {
    kcal: kcal * share,
    protein: protein * share,
    fat: fat * share,
    carbs: carbs * share,
    fiber: fiber * share,
    cash: cash * share,
  };
}
