import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { closingLine, exitCode, nothing, ofJest, ofPlaywright, sum, table } from './tally.mjs';

const tally = (passed: number, failed: number, skipped = 0, failures: string[] = []) => ({
  passed,
  failed,
  skipped,
  failures,
});

describe('the closing line', () => {
  it.each([
    [tally(3, 0), '3 passed, 0 failed', 0],
    [tally(3, 1), '3 passed, 1 failed', 1],
    [tally(3, 0, 2), '3 passed, 0 failed', 0],
    [tally(0, 0), '0 passed, 0 failed', 1],
    [tally(0, 0, 5), '0 passed, 0 failed', 1],
  ])('of %j is “%s” with exit code %i', (counts, line, code) => {
    expect(closingLine(counts)).toBe(line);
    expect(exitCode(counts)).toBe(code);
  });

  it('adds up parts', () => {
    expect(sum([])).toEqual(nothing);
    expect(sum([tally(1, 2, 3, ['a']), tally(10, 20, 30, ['b'])])).toEqual(tally(11, 22, 33, ['a', 'b']));
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
      testResults: [
        {
          name: join(process.cwd(), 'good.spec.ts'),
          status: 'passed',
          assertionResults: [{ status: 'passed' }],
        },
        {
          name: join(process.cwd(), 'a/bad.spec.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mError\u001b[39m:\n  no'] },
          ],
        },
        ...['b', 'c'].map((name) => ({
          name: join(process.cwd(), `${name}.spec.ts`),
          status: 'failed',
          message: 'does not load',
          assertionResults: [],
        })),
      ],
    };
    const failures = [
      'a/bad.spec.ts › two: Error: no',
      'b.spec.ts: does not load',
      'c.spec.ts: does not load',
    ];
    expect(ofJest(report)).toEqual(tally(7, 3, 4, failures));
  });

  it('Playwright: flaky passed in the end, errors outside tests failed', () => {
    const spec = (title: string, ok: boolean) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      ok,
      tests: [{ results: [{ error: { message: `no\n${'x'.repeat(1_000)}` } }] }],
    });
    const report = {
      stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 },
      errors: [{ message: 'no server' }],
      suites: [
        { specs: [spec('one', true), spec('two', false)], suites: [{ specs: [spec('three', false)] }] },
      ],
    };
    const told = ofPlaywright(report);
    expect(told).toMatchObject(tally(6, 3, 4, told.failures));
    expect(told.failures.map((text) => text.slice(0, 32))).toEqual([
      'outside any test: no server',
      'a.spec.ts:7 › two: no xxxxxxxxxx',
      'a.spec.ts:7 › three: no xxxxxxxx',
    ]);
    expect(Math.max(...told.failures.map(({ length }) => length))).toBe(400);
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
