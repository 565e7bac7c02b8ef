import { describe, expect, it } from '@jest/globals';
import { closingLine, exitCode, nothing, ofJest, ofPlaywright, sum, table } from './tally.mjs';

const tally = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

describe('the closing line', () => {
  it.each([
    [tally(3, 0), '3 passed, 0 failed', 0],
    [tally(3, 1), '3 passed, 1 failed', 1],
    [tally(3, 0, 2), '3 passed, 0 failed, 2 skipped', 0],
    [tally(0, 0), '0 passed, 0 failed', 1],
    [tally(0, 0, 5), '0 passed, 0 failed, 5 skipped', 1],
  ])('of %j is “%s” with exit code %i', (counts, line, code) => {
    expect(closingLine(counts)).toBe(line);
    expect(exitCode(counts)).toBe(code);
  });

  it('adds up parts', () => {
    expect(sum([])).toEqual(nothing);
    expect(sum([tally(1, 2, 3), tally(10, 20, 30)])).toEqual(tally(11, 22, 33));
  });
});

describe('counts of a report', () => {
  it('jest: a file that does not load has failed', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 3,
      numTodoTests: 1,
    };
    expect(ofJest(report)).toEqual(tally(7, 3, 4));
  });

  it('Playwright: flaky passed in the end, errors outside tests failed', () => {
    const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 }, errors: [{}] };
    expect(ofPlaywright(report)).toEqual(tally(6, 3, 4));
  });
});

it('a table has columns as wide as their widest cell', () => {
  expect(
    table([
      ['part', 'n'],
      ['jest', 120],
    ]),
  ).toBe('part    n\njest  120');
});
