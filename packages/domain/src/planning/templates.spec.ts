import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  dateOfPlace,
  dayNumber,
  fitsKind,
  isInTemplate,
  placeOfDay,
  templateDays,
  type TemplateLength,
} from './templates';

describe('the length of a template', () => {
  test.each<[TemplateLength, boolean, number]>([
    [{ kind: 'day', weeks: 1 }, true, 1],
    [{ kind: 'day', weeks: 2 }, false, 1],
    [{ kind: 'week', weeks: 1 }, true, 7],
    [{ kind: 'week', weeks: 4 }, false, 28],
    [{ kind: 'weeks', weeks: 1 }, false, 7],
    [{ kind: 'weeks', weeks: 2 }, true, 14],
    [{ kind: 'weeks', weeks: 4 }, true, 28],
    [{ kind: 'weeks', weeks: 5 }, false, 35],
  ])('%o', (length, fits, days) => {
    expect(fitsKind(length)).toBe(fits);
    expect(templateDays(length)).toBe(days);
  });

  test.each<[TemplateLength, number, number, boolean]>([
    [{ kind: 'day', weeks: 1 }, 1, 1, true],
    [{ kind: 'day', weeks: 1 }, 1, 2, false],
    [{ kind: 'week', weeks: 1 }, 1, 7, true],
    [{ kind: 'week', weeks: 1 }, 2, 1, false],
    [{ kind: 'weeks', weeks: 3 }, 3, 7, true],
    [{ kind: 'weeks', weeks: 3 }, 4, 1, false],
    [{ kind: 'weeks', weeks: 3 }, 1, 8, false],
  ])('%o holds week %i, weekday %i: %s', (length, week, weekday, holds) => {
    expect(isInTemplate(length, { week, weekday })).toBe(holds);
  });
});

test('a day and its place are one thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 27 }), (number) => {
      expect(dayNumber(placeOfDay(number))).toBe(number);
    }),
  );
});

test.each([
  ['2026-11-30', 1, 1, '2026-11-30'],
  ['2026-11-30', 1, 7, '2026-12-06'],
  ['2026-12-02', 2, 1, '2026-12-09'],
])('a template put on %s has week %i, weekday %i on %s', (from, week, weekday, date) => {
  expect(dateOfPlace(from, { week, weekday })).toBe(date);
});
