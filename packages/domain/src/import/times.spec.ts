import { describe, expect, test } from '@jest/globals';
import { minutesOf } from './times';

describe('a duration on a page', () => {
  test.each<readonly [string | number, number | null]>([
    ['PT70M', 70],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['pt45m', 45],
    ['PT1H30', 90],
    ['P30M', 30],
    ['PT 20 M', 20],
    ['PT', null],
    ['PT0M', null],
    ['PT-3H', null],
    ['-PT3H', null],
    [30, 30],
    ['45', 45],
    ['1:30', 90],
    ['0:20', 20],
    ['1 год 10 хв', 70],
    ['півтори години', 90],
    ['30-40 хвилин', 40],
    ['2 часа 5 минут', 125],
    ['полчаса', 30],
    ['1 ½ hours', 90],
    ['an hour and a half', 90],
    ['20 mins', 20],
    ['1h10', 70],
    ['1 Std. 25 Min.', 85],
    ['15 λεπτά', 15],
    ['', null],
    ['some time', null],
    ['-20 minutes', null],
    [NaN, null],
    [1e12, null],
  ])('%j is %j minutes', (written, minutes) => {
    expect(minutesOf(written)).toBe(minutes);
  });
});
