import { expect, test } from '@jest/globals';
import { nameOfRange } from './list-name';

const plain = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

test.each([
  ['2026-11-23', '2026-11-29', 'uk', '23–29 листопада'],
  ['2026-11-23', '2026-11-29', 'ru', '23–29 ноября'],
  ['2026-11-23', '2026-11-29', 'en', '23–29 November'],
  ['2026-11-30', '2026-12-06', 'uk', '30 листопада – 6 грудня'],
  ['2026-11-25', '2026-11-25', 'uk', '25 листопада'],
] as const)('%s to %s in %s: %s', (from, to, language, name) => {
  expect(plain(nameOfRange(from, to, language))).toBe(name);
});
