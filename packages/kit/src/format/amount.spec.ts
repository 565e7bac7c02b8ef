import { describe, expect, test } from '@jest/globals';
import type { Language, UnitId } from '@sytno/domain';
import { addTexts, createI18n, KIT_TEXTS } from '../i18n/i18n';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { formatAmount } from './amount';

function words(lng: Language, low: number, high: number, unit: UnitId | null): string {
  const i18n = createI18n(lng);
  addTexts(i18n, lng, KIT_TEXTS, { uk, ru, en }[lng]);
  const t = i18n.getFixedT(lng, KIT_TEXTS);
  return formatAmount((key, values) => t(key, { ...values }), lng, { low, high, unit }).replace(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

describe('amounts in words', () => {
  test.each([
    ['uk', 450, 450, 'g', '450 г'],
    ['uk', 1.05, 1.05, 'kg', '1,05 кг'],
    ['en', 1.05, 1.05, 'kg', '1.05 kg'],
    ['uk', 1.5, 1.5, 'tbsp', '1½ ст. л.'],
    ['uk', 1 / 3, 1 / 3, 'tsp', '⅓ ч. л.'],
    ['uk', 1, 1, 'clove', '1 зубчик'],
    ['uk', 2, 3, 'clove', '2–3 зубчики'],
    ['uk', 5, 5, 'clove', '5 зубчиків'],
    ['uk', 1, 1, 'glass', '1 склянка'],
    ['uk', 2, 2, 'glass', '2 склянки'],
    ['uk', 5, 5, 'glass', '5 склянок'],
    ['uk', 1.5, 1.5, 'glass', '1½ склянки'],
    ['ru', 1, 1, 'glass', '1 стакан'],
    ['ru', 2, 2, 'glass', '2 стакана'],
    ['ru', 5, 5, 'glass', '5 стаканов'],
    ['ru', 1.5, 1.5, 'glass', '1½ стакана'],
    ['uk', 11, 11, 'clove', '11 зубчиків'],
    ['uk', 21, 21, 'clove', '21 зубчик'],
    ['uk', 22, 22, 'clove', '22 зубчики'],
    ['en', 1, 1, 'clove', '1 clove'],
    ['en', 0.25, 0.25, 'bunch', '¼ bunch'],
    ['en', 1.5, 1.5, 'bunch', '1½ bunches'],
    ['en', 2, 2, 'clove', '2 cloves'],
    ['uk', 3, 3, 'piece', '3 шт.'],
    ['uk', 0.33333, 0.33333, 'kg', '0,33 кг'],
    ['uk', 4, 4, null, '4'],
    ['uk', 1, 1, 'to_taste', 'за смаком'],
    ['ru', 11, 11, 'glass', '11 стаканов'],
    ['ru', 21, 21, 'glass', '21 стакан'],
    ['ru', 22, 22, 'glass', '22 стакана'],
    ['uk', 112, 112, 'piece', '112 шт.'],
    ['uk', 0.5, 0.5, 'piece', '½ шт.'],
    ['uk', 0.25, 0.25, 'glass', '¼ склянки'],
    ['uk', 0.75, 0.75, 'tsp', '¾ ч. л.'],
    ['uk', 2.66667, 2.66667, 'tbsp', '2⅔ ст. л.'],
    ['uk', 0.999, 0.999, 'clove', '1 зубчик'],
    ['uk', 9.5, 9.5, 'g', '9,5 г'],
    ['uk', 199.6, 199.6, 'g', '200 г'],
    ['uk', 1.5, 1.5, 'l', '1,5 л'],
    ['ru', 1.5, 1.5, 'kg', '1,5 кг'],
    ['en', 1.5, 1.5, 'cup', '1½ cups'],
    ['uk', 1, 2, 'tbsp', '1–2 ст. л.'],
    ['uk', 100, 150, 'g', '100–150 г'],
  ] as const)('%s %d–%d %s: %s', (lng, low, high, unit, result) => {
    expect(words(lng, low, high, unit)).toBe(result);
  });
});
