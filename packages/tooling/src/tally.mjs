// @ts-check
/** Counting of what passed: the closing line that people and machines read, and the exit code. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures`: what failed, each in a line, so that the end of a long log says it.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** @param {readonly Tally[]} tallies @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    nothing,
  );

/** What was skipped is told by the table above it. @param {Pick<Tally, 'passed' | 'failed'>} tally */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** A run in which nothing passed has proved nothing: it fails too. @param {Pick<Tally, 'passed' | 'failed'>} tally */
export const exitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0);

/**
 * Of jest's --json report. A file that does not even load has no failed test, yet it has failed.
 * @param {any} report @returns {Tally}
 */
export const ofJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ one) => one.status === 'failed');
    const path = relative(process.cwd(), file.name);
    if (file.status === 'failed' && failed.length === 0) return [line(path, file.message)];
    return failed.map((/** @type {any} */ one) =>
      line(`${path} › ${one.fullName}`, one.failureMessages[0] ?? ''),
    );
  }),
});

/**
 * Of Playwright's JSON report. Errors outside any test (no server, broken file) count as failed.
 * @param {any} report @returns {Tally}
 */
export const ofPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  skipped: report.stats.skipped,
  failures: [
    ...report.errors.map((/** @type {any} */ error) => line('outside any test', error.message ?? '')),
    ...report.suites.flatMap(failedIn),
  ],
});

/** @param {any} suite of Playwright's report, with those in it @returns {string[]} */
const failedIn = (suite) => [
  ...(suite.specs ?? [])
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) =>
      line(
        `${spec.file}:${spec.line} › ${spec.title}`,
        spec.tests.at(-1)?.results.at(-1)?.error?.message ?? '',
      ),
    ),
  ...(suite.suites ?? []).flatMap(failedIn),
];

/** Of the longest names and messages. */
const LONGEST = 400;

/** @param {string} what @param {string} why may be long and coloured @returns {string} */
const line = (what, why) =>
  `${what}: ${stripVTControlCharacters(why).replace(/\s+/g, ' ').trim()}`.slice(0, LONGEST);

/**
 * Columns as wide as their widest cell; all but the first to the right.
 * @param {(string | number)[][]} rows @returns {string}
 */
export function table(rows) {
  const cells = rows.map((row) => row.map(String));
  const width = (/** @type {number} */ column) => Math.max(...cells.map((row) => (row[column] ?? '').length));
  return cells
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
