import { beforeEach, expect, test } from '@jest/globals';
import { preloadSection } from './preload-links';
import { SAMPLE_RELEASE } from './testing/sample-release';

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('as'),
    link.getAttribute('href'),
  ]);

beforeEach(() => {
  document.head.replaceChildren();
});

test('a section’s files are asked for once, in the language of the page', () => {
  preloadSection(SAMPLE_RELEASE, 'uk');
  preloadSection(SAMPLE_RELEASE, 'uk');
  expect(links()).toEqual([
    ['script', '/mfe/recipes/1/remoteEntry.js'],
    ['style', '/mfe/recipes/1/section.css'],
    ['script', '/mfe/recipes/1/texts-uk.js'],
  ]);
});

test('a language without a file of its own asks for the rest', () => {
  preloadSection(SAMPLE_RELEASE, 'en');
  expect(links()).toHaveLength(2);
});
