import { expect, test } from '@jest/globals';
import { understandPage } from './index';
import { breakingPages } from './testing/broken-pages';

test.each(Array.from({ length: 40 }, (_, seed) => seed + 2))('500 broken pages, seed %i', (seed) => {
  for (const html of breakingPages(seed, 500))
    expect(['recipe', 'none']).toContain(understandPage(html, 'https://example.org/a?b=c').kind);
});
