// @ts-check
/**
 * `npm run check [-- NAME …]`: types, lint, walls and the small agreements, two at a time. What passes
 * is a line; what fails shows what its tool said.
 */
import '../src/node-version.mjs';
import { parseArgs } from 'node:util';
import { endTogether, inParallel } from '../src/processes.mjs';
import { writeResult } from '../src/results.mjs';
import { closingLine, exitCode } from '../src/tally.mjs';

endTogether();
const { checks } = await import('../checks/list.mjs');
const { values, positionals } = parseArgs({
  options: { result: { type: 'string' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? checks.filter(({ name }) => positionals.includes(name)) : checks;
const unknown = positionals.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}: there are ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const outcomes = await inParallel(wanted, 2, async ({ name, run }) => {
  const started = performance.now();
  const { ok, output } = await run().catch((error) => ({ ok: false, output: String(error?.stack ?? error) }));
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(16)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!ok) console.log(`${output.replace(/^/gm, '    ')}\n`);
  return { name, ok };
});

const failures = outcomes.filter(({ ok }) => !ok).map(({ name }) => `check ${name}`);
const tally = {
  passed: outcomes.length - failures.length,
  failed: failures.length,
  skipped: 0,
  failures,
};
if (values.result) writeResult(values.result, tally);
console.log(closingLine(tally));
process.exit(exitCode(tally));
