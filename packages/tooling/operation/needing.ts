import { describe } from '@jest/globals';

/**
 * Where tests stand that need a program which `npm install` does not bring. It is looked for on the machine and then
 * in Debian's packages; a machine with neither (macOS without a network) skips them, says so, and counts them as
 * skipped in the table that ends the run.
 *
 * @param program what was found; null where nothing was
 */
export function needing(program: unknown, name: string): typeof describe | typeof describe.skip {
  if (program) return describe;
  console.warn(`SKIPPED: no ${name} is here, and Debian’s cannot be fetched.`);
  return describe.skip;
}
