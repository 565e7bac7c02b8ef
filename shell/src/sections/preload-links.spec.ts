import { beforeEach, expect, test } from '@jest/globals';
import { preloadSection } from './preload-links';

const release = {
  name: 'recipes' as const,
  version: '1',
  entry: '/mfe/recipes/1/mf-manifest.json',
  preload: ['/mfe/recipes/1/remoteEntry.js', '/mfe/recipes/1/section.css'],
  texts: { uk: '/mfe/recipes/1/texts-uk.js' },
  contract: 1,
};

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('as'),
    link.getAttribute('href'),
  ]);

beforeEach(() => {
  document.head.replaceChildren();
});

test('a section’s files are asked for once, in the language of the page', () => {
  preloadSection(release, 'uk');
  preloadSection(release, 'uk');
  expect(links()).toEqual([
    ['script', '/mfe/recipes/1/remoteEntry.js'],
    ['style', '/mfe/recipes/1/section.css'],
    ['script', '/mfe/recipes/1/texts-uk.js'],
  ]);
});

test('a language without a file of its own asks for the rest', () => {
  preloadSection(release, 'en');
  expect(links()).toHaveLength(2);
});
