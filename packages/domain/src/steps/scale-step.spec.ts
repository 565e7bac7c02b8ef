import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { UnitId } from '../food/units';
import { LANGUAGES, type Language } from '../language';
import { scaleStep } from './scale-step';

const LINES: Record<Language, readonly { name: string; unit: UnitId | null }[]> = {
  uk: [
    { name: 'борошно пшеничне', unit: 'g' },
    { name: 'яйце', unit: 'piece' },
    { name: 'цибуля', unit: 'piece' },
    { name: 'часник', unit: 'clove' },
  ],
  ru: [
    { name: 'мука', unit: 'g' },
    { name: 'яйцо', unit: 'piece' },
    { name: 'лук', unit: 'piece' },
    { name: 'чеснок', unit: 'clove' },
  ],
  en: [
    { name: 'flour', unit: 'g' },
    { name: 'egg', unit: 'piece' },
    { name: 'onion', unit: 'piece' },
    { name: 'garlic', unit: 'clove' },
  ],
};

const scaled = (text: string, language: Language, factor = 2): string =>
  scaleStep(text, { language, factor, lines: LINES[language] })
    .map((part) => part.text)
    .join('');

describe('amounts grow', () => {
  test.each([
    ['uk', 2, 'Додайте 200 г борошна.', 'Додайте 400 г борошна.'],
    ['uk', 1.5, 'Влийте 1 ст. л. олії', 'Влийте 1½ ст. л. олії'],
    ['uk', 1 / 3, 'Влийте 4 ст.л. олії', 'Влийте 1⅓ ст.л. олії'],
    ['uk', 2, 'Всипте 1 склянку цукру', 'Всипте 2 склянки цукру'],
    ['uk', 5, 'Всипте 1 склянку цукру', 'Всипте 5 склянок цукру'],
    ['uk', 0.5, 'Всипте 2 склянки цукру', 'Всипте 1 склянку цукру'],
    ['uk', 0.5, 'Всипте 1 склянку цукру', 'Всипте ½ склянки цукру'],
    ['uk', 2, 'Додайте 2–3 зубчики часнику', 'Додайте 4–6 зубчиків часнику'],
    ['uk', 2, 'Вбийте 2 яйця', 'Вбийте 4 яйця'],
    ['uk', 3, 'Вбийте 2 яйця', 'Вбийте 6 яєць'],
    ['uk', 2, 'Вбийте два жовтки', 'Вбийте 4 жовтки'],
    ['uk', 4, 'Наріжте 1 цибулину', 'Наріжте 4 цибулини'],
    ['uk', 2, 'Візьміть дві склянки води', 'Візьміть 4 склянки води'],
    ['uk', 2, 'Влийте пів склянки води', 'Влийте 1 склянку води'],
    ['uk', 2, 'З 2 склянок борошна', 'З 4 склянок борошна'],
    ['uk', 2, 'Всипте 1 1/2 ч. л. солі', 'Всипте 3 ч. л. солі'],
    ['uk', 2, 'Всипте 1,5 кг картоплі', 'Всипте 3 кг картоплі'],
    ['uk', 2, 'Влийте 1 200 мл води', 'Влийте 2400 мл води'],
    ['ru', 2, 'Добавьте 2 столовые ложки масла', 'Добавьте 4 столовые ложки масла'],
    ['ru', 3, 'Добавьте 2 столовые ложки масла', 'Добавьте 6 столовых ложек масла'],
    ['ru', 3, 'Вбейте 2 яйца', 'Вбейте 6 яиц'],
    ['ru', 2, 'Влейте от 1 до 2 стаканов воды', 'Влейте от 2 до 4 стаканов воды'],
    ['en', 2, 'Stir in 1 cup of milk', 'Stir in 2 cups of milk'],
    ['en', 0.25, 'Stir in 2 cups of milk', 'Stir in ½ cup of milk'],
    ['en', 2, 'Beat 1 large egg', 'Beat 2 large eggs'],
    ['en', 2, 'Add 2 to 3 cloves of garlic', 'Add 4 to 6 cloves of garlic'],
    ['en', 2, 'Add half a cup of milk', 'Add 1 cup of milk'],
    ['en', 2, 'Add 1½ tbsp oil and 250ml water', 'Add 3 tbsp oil and 500ml water'],
  ] as const)('%s × %d: %s', (language, factor, text, expected) => {
    expect(scaled(text, language, factor)).toBe(expected);
  });
});

describe('what is no amount of the dish stays', () => {
  test.each([
    ['uk', 'Печіть 40 хвилин при 180 °C у формі 24 см.'],
    ['uk', 'Варіть 2 хвилини, потім 1 год.'],
    ['uk', 'Розділіть на 2 частини, по 50 г кожна.'],
    ['uk', 'Додайте половину борошна й дві третини солі.'],
    ['uk', 'Візьміть сметану 20 % або 2,5% молоко.'],
    ['uk', 'Розлийте у шість склянок.'],
    ['uk', 'На 1 л води покладіть сіль.'],
    ['uk', 'Візьміть каструлю на 5 л.'],
    ['uk', 'Наріжте 12 тонких скибок, 8 котлеток.'],
    ['uk', 'Зробіть 6 ямок.'],
    ['uk', 'Кладіть на край листка дві ложки начинки.'],
    ['uk', 'Злийте жир, якщо його більше ніж дві ложки.'],
    ['ru', 'Выпекайте 20–22 минуты при 190 °C.'],
    ['ru', 'Разделите на 8 частей, кубики по 3 см.'],
    ['en', 'Bake at 180 °C for 40 minutes in a 20 cm tin.'],
    ['en', 'Divide the dough into 8 pieces of 50 g each and add half of the flour.'],
    ['en', 'Use a 3 l pot and cream of 20%.'],
    ['en', 'Make six hollows, cut 12 slices.'],
    ['en', 'Use 2 × 400 g tins.'],
  ] as const)('%s: %s', (language, text) => {
    expect(scaled(text, language, 3)).toBe(text);
  });

  test('a unit counts only where a line has it, and a food only where it is among the lines', () => {
    const step = { language: 'uk', factor: 2, lines: [] } as const;
    expect(scaleStep('Додайте 2 зубчики часнику й 2 яйця', step)).toHaveLength(1);
  });
});

test('says what was scaled and what it was', () => {
  const parts = scaleStep('Додайте 200 г борошна.', { language: 'uk', factor: 2, lines: [] });
  expect(parts).toEqual([
    { text: 'Додайте ', was: 'Додайте ', scaled: false },
    { text: '400 г', was: '200 г', scaled: true },
    { text: ' борошна.', was: ' борошна.', scaled: false },
  ]);
});

test.each([0, -1, NaN, Infinity])('a factor of %d is none', (factor) => {
  expect(() => scaleStep('1 г', { language: 'uk', factor, lines: [] })).toThrow(RangeError);
});

describe('laws', () => {
  const words = fc.constantFrom(
    ...'1 2 1½ 1/2 2,5 200 г мл ст. л. склянку cups g × – до to на 180 °C хвилин яйця % ( ) . , солі \u00a0'.split(
      ' ',
    ),
    '💥',
    '\n',
  );
  const texts = fc.array(words, { maxLength: 14 }).map((all) => all.join(' '));
  const languages = fc.constantFrom(...LANGUAGES);
  const factors = fc.double({ min: 0.05, max: 20, noNaN: true });

  test('with the factor 1 the text is unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), languages, (text, language) => {
        expect(scaled(text, language, 1)).toBe(text);
      }),
    );
  });

  test('what was written is kept to the letter, and no figure has more than two decimals', () => {
    fc.assert(
      fc.property(texts, languages, factors, (text, language, factor) => {
        const parts = scaleStep(text, { language, factor, lines: LINES[language] });
        expect(parts.map(({ was }) => was).join('')).toBe(text);
        for (const part of parts.filter((each) => each.scaled)) expect(part.text).not.toMatch(/[.,]\d{3}/);
      }),
    );
  });

  test('takes time in proportion to the text', () => {
    const long = '1 1 1/2 - 2 ст '.repeat(5000);
    expect(scaled(long, 'uk', 2)).toBe(long);
  });
});
