import type { BROWSERS } from '@sytno/contract';

type Browser = (typeof BROWSERS)[number];

/** In their order: most of them name those below them too. */
const MARKS: readonly [RegExp, Browser][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'edge'],
  [/\bOPR\/|\bOPT\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/\bChrom(e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

/** Which browser an agent's words name: enough to see whether all of them fail, and no more is kept. */
export function browserOf(userAgent: string): Browser {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
