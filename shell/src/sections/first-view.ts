import type { SectionRelease } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { nameOf } from './addresses';

/** So long the first view waits for a section that is about to stand, ms. */
const PATIENCE_MS = 300;

/** Whether the browser holds all files of a release's first view already: then only running them is left. */
export function filesAreHere(release: SectionRelease | undefined, lng: Language): boolean {
  if (!release) return false;
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => nameOf(name)));
  const texts = release.texts[lng];
  return (texts ? [...release.preload, texts] : release.preload).every((file) => here.has(nameOf(file)));
}

/**
 * Until a section stands or failed, or patience ends. A frame drawn a moment before its section is drawn twice, and
 * on a weak device its drawing holds the section's files back.
 */
export const aboutToStand = (settled: Promise<void>): Promise<void> =>
  Promise.race([settled, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
