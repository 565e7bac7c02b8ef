import type { SectionRelease } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { nameOf } from './addresses';

/**
 * Asks the browser for a section's files at once: entry, module, style and texts travel side by side
 * instead of one naming the next. Whoever needs a file later finds it there or on its way.
 */
export function preloadSection(release: SectionRelease, lng: Language, page: Document = document): void {
  const texts = release.texts[lng];
  for (const file of texts ? [...release.preload, texts] : release.preload) {
    if (page.head.querySelector(`link[href="${file}"]`)) continue;
    const link = page.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', file.endsWith('.css') ? 'style' : 'script');
    const hash = release.integrity?.[nameOf(file)];
    if (hash) link.integrity = hash;
    link.href = file;
    page.head.append(link);
  }
}
