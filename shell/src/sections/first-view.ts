import type { SectionRelease } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { nameOf } from './addresses';

/** So long the first view waits for a section that is about to stand, ms. */
const PATIENCE_MS = 300;

/**
 * Whether the browser holds all files of a release's first view already: then only running them is left, and the
 * network can hold nothing up.
 */
export function filesAreHere(release: SectionRelease | undefined, lng: Language): boolean {
  if (!release) return false;
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => nameOf(name)));
  const texts = release.texts[lng];
  const files = [release.entry, ...release.preload, ...(texts ? [texts] : [])];
  return files.every((file) => here.has(nameOf(file)));
}

/**
 * Until a section stands or failed, or patience ends. A frame drawn a moment before its section is drawn twice, and
 * on a weak device its drawing holds the section's files back. It ends when the section tells so; the time is a
 * bound alone, since a section that is long in starting, or never done with it, must not keep its frame from showing.
 */
export async function aboutToStand(settled: Promise<void>): Promise<void> {
  let bound: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    bound = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([settled, patience]);
  clearTimeout(bound);
}
