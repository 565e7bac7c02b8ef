import { expect, test } from '@jest/globals';
import { sourceAddress } from './address';
import { languageOfLines } from './language-of-lines';

const PAGE = 'https://www.example.org/recipes/borshch';

test.each([
  [`${PAGE}?utm_source=a&UTM_Medium=b&fbclid=c#comments`, null, PAGE],
  [`${PAGE}?id=7&ysclid=c`, null, `${PAGE}?id=7`],
  ['https://person:word@example.org/a', null, 'https://example.org/a'],
  [`${PAGE}/print`, PAGE, PAGE],
  [`${PAGE}?p=2`, '/recipes/borshch?utm_campaign=x', PAGE],
  ['https://m.example.org/recipes/borshch', PAGE, PAGE],
  [PAGE, 'https://www.example.org/', PAGE],
  [PAGE, 'https://elsewhere.example/recipes/borshch', PAGE],
  [PAGE, 'javascript:alert(1)', PAGE],
  [PAGE, 'http://[', PAGE],
  ['no address', PAGE, 'no address'],
])('%j that calls itself %j is kept as %j', (address, canonical, expected) => {
  expect(sourceAddress(address, canonical)).toBe(expected);
});

test.each([
  [['2 яйця', 'сіль за смаком'], 'ru', 'uk'],
  [['2 яйца', 'сыр'], 'en-US', 'ru'],
  [['мука', 'вода'], 'ru-RU', 'ru'],
  [['мука', 'вода'], 'en', null],
  [['2 eggs'], 'en_GB', 'en'],
  [['2 Eier'], 'de', 'de'],
  [['2 eggs'], null, null],
  [[], '', null],
] as const)('%j on a page in %j are in %j', (lines, told, expected) => {
  expect(languageOfLines(lines, told)).toBe(expected);
});
