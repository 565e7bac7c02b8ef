import { readFileSync } from 'node:fs';
import { OWN_PAGES } from './own-pages';

/** What is put into pages at places where nothing like it belongs. */
const SHARDS = [
  '<',
  '>',
  '</div>',
  '<div>',
  '<ul>',
  '</ul>',
  '<li>',
  '<table>',
  '<script type="application/ld+json">',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '"',
  "'",
  '\\',
  '\u0000',
  '\ud800',
  '\u2028',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '[[[[',
  '{"@type":"Recipe"',
  '"@graph":[',
  '"@id":"#a"',
  '"recipeIngredient":',
  '"recipeInstructions":{"0":',
  '&',
  '&amp;',
  '&#0;',
  '&#x110000;',
  'itemscope itemtype="https://schema.org/Recipe"',
  'itemprop="recipeIngredient"',
  'typeof=Recipe',
  'class="h-recipe"',
  'hidden',
  'Інгредієнти:',
  'Приготування:',
  '1.',
  '2)',
  '½',
  'PT',
  '99999999999999999999',
  '(',
  ')',
  '((',
  '\u200f',
  '💥',
  ' ',
  '\n',
  '<br>',
  '<h2>',
  '<td>',
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function sources(): readonly string[] {
  const { cases } = JSON.parse(readFileSync(new URL('./import-oddities.json', import.meta.url), 'utf8')) as {
    cases: readonly { html: string }[];
  };
  return [...Object.values(OWN_PAGES), ...cases.map(({ html }) => html)];
}

/** Pages that are cut, shuffled and spoilt at random; the same for the same seed. */
export function* breakingPages(seed: number, count: number): Generator<string> {
  const random = randomOf(seed);
  const pages = sources();
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(all: readonly T[]): T => all[below(all.length)]!;
  for (let page = 0; page < count; page++) {
    let html = one(pages);
    for (let blow = below(12); blow >= 0; blow--) {
      const at = below(html.length);
      const to = at + below(60);
      const piece = html.slice(at, to);
      html = one([
        () => html.slice(0, at) + html.slice(to),
        () => html.slice(0, at) + one(SHARDS) + html.slice(at),
        () => html.slice(0, at) + piece.repeat(1 + below(6)) + html.slice(to),
        () => html.slice(0, at),
        () => html.slice(0, at) + one(pages).slice(below(200)) + html.slice(to),
      ])();
    }
    yield html;
  }
}
