// @ts-check
/** Counting of what passed: the closing line that people and machines read, and the exit code. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** @param {readonly Tally[]} tallies @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    nothing,
  );

/** @param {Tally} tally */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** A run in which nothing passed has proved nothing: it fails too. @param {Tally} tally */
export const exitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0);

/**
 * Of jest's --json report. A file that does not even load has no failed test, yet it has failed.
 * @param {any} report @returns {Tally}
 */
export const ofJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/**
 * Of Playwright's JSON report. Errors outside any test (no server, broken file) count as failed.
 * @param {any} report @returns {Tally}
 */
export const ofPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  skipped: report.stats.skipped,
});

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
