import { expect, test } from '@jest/globals';
import { firstCurrency } from './currency';

test.each([
  ['the country of the profile', { country: 'DE', browser: ['uk-UA'], lng: 'uk' }, ['UAH', 'EUR'], 'EUR'],
  [
    'the region of the browser',
    { country: '', browser: ['en-UA', 'de-DE'], lng: 'en' },
    ['EUR', 'UAH'],
    'UAH',
  ],
  [
    'the next one, when the first names none',
    { country: '', browser: ['en', 'de-DE'], lng: 'uk' },
    ['UAH', 'EUR'],
    'EUR',
  ],
  [
    'the language, when no region is known',
    { country: '', browser: ['uk'], lng: 'uk' },
    ['EUR', 'UAH'],
    'UAH',
  ],
  ['English without a region', { country: '', browser: ['en'], lng: 'en' }, ['UAH', 'EUR'], 'EUR'],
  [
    'what the browser should not say',
    { country: 'XX', browser: ['', '_'], lng: 'ru' },
    ['EUR', 'UAH'],
    'UAH',
  ],
  ['a currency that is not offered', { country: 'PL', browser: ['pl-PL'], lng: 'en' }, ['UAH'], 'UAH'],
] as const)('by %s', (_, known, offered, currency) => {
  expect(firstCurrency(known, offered)).toBe(currency);
});
