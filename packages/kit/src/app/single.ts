const MARK = Symbol.for('sytno.kit');

/**
 * Two kits in one page would mean two sessions, two stores and two routers that know nothing of each other,
 * without any error. So the second one refuses to start.
 */
export function claimSingle(scope: object): void {
  if (MARK in scope)
    throw new Error('The kit was loaded twice: a section shipped its own copy instead of the shell’s.');
  Object.defineProperty(scope, MARK, { value: true });
}
