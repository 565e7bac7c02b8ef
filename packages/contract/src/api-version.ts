/**
 * Which contract of the API this is. Within a major it only grows: nothing that a caller may rely on is removed
 * or narrowed (docs/adr/0017). The minor stands one above the last released document
 * (packages/contract/released) as soon as something was added; a section names the lowest that it needs.
 */
export const API_VERSION = '1.1';

/** Whether a contract has everything that another one has: the same major, and no lower a minor. */
export function apiCovers(has: string, needed: string): boolean {
  const [hasMajor, hasMinor] = partsOf(has);
  const [major, minor] = partsOf(needed);
  return hasMajor === major && hasMinor >= minor;
}

function partsOf(version: string): [major: number, minor: number] {
  const [major = NaN, minor = NaN] = version.split('.').map(Number);
  return [major, minor];
}
