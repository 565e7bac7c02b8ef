import type { SectionRelease } from '@sytno/contract';

/** A release of the recipes with texts in one language. */
export const SAMPLE_RELEASE: SectionRelease = {
  name: 'recipes',
  version: '1',
  entry: '/mfe/recipes/1/mf-manifest.json',
  preload: ['/mfe/recipes/1/remoteEntry.js', '/mfe/recipes/1/section.css'],
  texts: { uk: '/mfe/recipes/1/texts-uk.js' },
  contract: 1,
};
