import { describe, expect, test } from '@jest/globals';
import { understandPage } from './index';
import { breakingPages } from './testing/broken-pages';

/** Half a megabyte of one thing: what grows with the square of it would never end. */
const many = (piece: string, bytes = 500_000) => piece.repeat(Math.ceil(bytes / piece.length));

describe('a page made to be hard', () => {
  test.each([
    ['boxes in boxes', many('<div>')],
    ['bold in bold', many('<b>')],
    ['lists in lists', many('<ul><li>')],
    ['tables in tables', many('<table><tr><td>')],
    ['white space in a script', `<script type="application/ld+json">{"a":"${many(' ')}`],
    ['brackets', `<h2>Інгредієнти</h2><li>${many('(')}</li>`],
    ['spaces in a line', `<h2>Інгредієнти</h2><li>2 ${many(' \u00a0')} яйця</li>`],
    ['digits', `<h2>Інгредієнти</h2><li>${many('1')}</li><li>${many('1 ')}</li>`],
    ['nested JSON', `<script type="application/ld+json">${many('[')}</script>`],
    ['nested things', `<script type="application/ld+json">${many('{"a":', 200_000)}</script>`],
    [
      'properties without end',
      `<div itemscope itemtype="https://schema.org/Recipe">${many('<i itemprop=ingredients itemscope itemtype=x>')}`,
    ],
    ['attributes', `<p ${many('a=b ')}>`],
    ['half a tag', many('<')],
    ['ampersands', many('&amp;amp;')],
    [
      'a line without end among steps',
      `<h2>Приготування</h2><li>Збийте яйця.<li>${many('2 яйця, 100 г ')}</li>`,
    ],
    [
      'all ingredients in one',
      `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":"${many('2 яйця, 100 г ')}"}</script>`,
    ],
    ['steps in numbers', `<h2>Приготування</h2><p>${many('1. a 2. b ')}</p>`],
    ['items', `<h2>Інгредієнти</h2><ul>${many('<li>2 яйця')}`],
    ['headings', many('<h2>Інгредієнти</h2>')],
    ['lists', many('<ul><li>2 яйця<li>100 г солі<li>сіль</ul>')],
    ['paragraphs', many('<p>Збийте яйця з цукром до білого, додайте борошно.')],
    ['headings of both kinds', many('<h2>Інгредієнти</h2><li>2 яйця<h2>Приготування</h2><p>Збийте все.')],
    ['scripts that are broken', many('<script type="application/ld+json">{"@type":"Recipe",,</script>')],
    ['quotes to mend', `<script type="application/ld+json">{"name":"${many('"a" b', 300_000)}"}</script>`],
    ['recipes in recipes', many('<div itemscope itemtype="https://schema.org/Recipe">')],
    ['lines in lines', many('<div itemprop=recipeIngredient>2 яйця')],
    [
      'encoded twice',
      `<script type="application/ld+json">{"@type":"Recipe","name":"${many('&amp;lt;p&amp;gt;')}"}</script>`,
    ],
    ['addresses', `<link rel=canonical href="http://[${many('a', 50_000)}">`],
  ])('%s', (_, html) => {
    expect(['recipe', 'none']).toContain(understandPage(html, 'https://example.org/').kind);
  });

  test('no markup comes out of it', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Recipe","name":"<img src=x onerror=a()>&lt;b&gt;&amp;lt;i&amp;gt;Суп","recipeIngredient":["2 яйця<script>","<style>a</style>100 г солі"],"recipeInstructions":"<p onclick=a()>Варіть</p>"}</script>';
    const text = JSON.stringify(understandPage(html, 'https://example.org/'));
    expect(text).toContain('Суп');
    expect(text).not.toMatch(/<[a-z/]|onerror|onclick/i);
  });
});

test('broken pages never break the reader', () => {
  for (const html of breakingPages(1, 150)) {
    const understood = understandPage(html, 'https://example.org/a?b=c');
    if (understood.kind === 'none') continue;
    for (const line of understood.recipe.ingredients.flatMap(({ lines }) => lines)) expect(line).not.toBe('');
  }
});
