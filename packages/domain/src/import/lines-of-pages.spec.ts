import { describe, expect, test } from '@jest/globals';
import { bareMinutes, factsOfLine, isFactLabel, isFactsAlone } from './facts';
import { partOfHeading } from './headings';
import {
  hasAmount,
  ingredientLikeness,
  isBesideRecipe,
  isGroupName,
  isListControl,
  stepLikeness,
} from './likeness';
import { gluedParts, isStageName, isStepNumber, numberedParts, stepText, withoutCounts } from './steps';
import { ingredientText, ingredientTexts, tidyLine, withoutListSigns } from './text';

describe('a line is tidied', () => {
  test.each([
    ['  2\u00a0яйця \t', '2 яйця'],
    ['\ufeff100\u200bг', '100г'],
    ['cafe\u0301', 'café'],
    ['1Â½ cups', '1½ cups'],
  ])('%j', (written, expected) => {
    expect(tidyLine(written)).toBe(expected);
  });

  test.each([
    ['▢ 2 яйця', '2 яйця'],
    ['— 100 г борошна', '100 г борошна'],
    ['- 18 слив', '18 слив'],
    ['100 г масла ((м’якого))', '100 г масла (м’якого)'],
    ['2 яйця ((, збиті))', '2 яйця (збиті)'],
    ['2 яйця (, збиті )', '2 яйця (, збиті )'],
    ['борошно ((просіяне) пшеничне)', 'борошно ((просіяне) пшеничне)'],
    ['морква ((див. примітки) (з двох))', 'морква (див. примітки) (з двох)'],
    ['борошно (або крохмаль (кукурудзяний))', 'борошно (або крохмаль (кукурудзяний))'],
    ['масло , м’яке', 'масло, м’яке'],
    ['Лід 10 шт. = 250 г', 'Лід 10 шт.'],
    ['((', '('],
  ])('as an ingredient: %j', (written, expected) => {
    expect(ingredientText(written)).toBe(expected);
  });

  test('a comma behind a bracket goes where a template doubles brackets, elsewhere the page meant it', () => {
    expect(ingredientTexts(['масло ((м’яке))', '2 яйця (, збиті)'])).toEqual([
      'масло (м’яке)',
      '2 яйця (збиті)',
    ]);
    expect(ingredientTexts(['2 яйця (, збиті)'])).toEqual(['2 яйця (, збиті)']);
  });

  test('a list that is one sentence loses its signs, any other keeps them', () => {
    expect(withoutListSigns(['2 яйця;', '100 г борошна.'])).toEqual(['2 яйця', '100 г борошна']);
    expect(withoutListSigns(['2 яйця;', 'сіль;', '200 мл води.'])).toEqual([
      '2 яйця',
      'сіль',
      '200 мл води.',
    ]);
    expect(withoutListSigns(['Сіль — 1 столова ложка.', 'Вода — 200 мл.'])).toEqual([
      'Сіль — 1 столова ложка.',
      'Вода — 200 мл.',
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['Інгредієнти (на 4 порції):', 'ingredients'],
    ['Вам знадобиться', 'ingredients'],
    ['Продукты (на 4 порции)', 'ingredients'],
    ['Состав:', 'ingredients'],
    ['For the dough: ingredients', 'ingredients'],
    ['Ingredients', 'ingredients'],
    ['Zutaten für 4 Personen', 'ingredients'],
    ['Приготування:', 'steps'],
    ['Як приготувати борщ', 'steps'],
    ['Пошаговый рецепт', 'steps'],
    ['Method', 'steps'],
    ['Zubereitung', 'steps'],
    ['Preparation: 30 minutes', null],
    ['Схожі рецепти', 'other'],
    ['Nutrition', 'other'],
    ['Для тіста', null],
    ['', null],
  ] as const)('%j is of %j', (text, part) => {
    expect(partOfHeading(text)).toBe(part);
  });

  test('what only leads on is no heading of steps', () => {
    expect(partOfHeading('Як приготувати борщ', false)).toBeNull();
  });

  test.each([
    ['Для тіста:', true],
    ['For the sauce', true],
    ['Für den Teig', true],
    ['Соус:', true],
    ['2 яйця:', false],
    ['Сіль', false],
  ])('%j names a group: %j', (text, expected) => {
    expect(isGroupName(text)).toBe(expected);
  });
});

describe('what a line looks like', () => {
  test.each([
    '2 яйця',
    '100 г борошна',
    'Мука – 100 г',
    'сіль за смаком',
    '2 dl mjölk',
    '½ cup oats',
    '3 el olijfolie',
  ])('%j is an ingredient with its amount', (line) => {
    expect(hasAmount(line)).toBe(true);
    expect(ingredientLikeness(line)).toBeGreaterThan(0.6);
  });

  test.each([
    '30 хвилин',
    'Serves 4',
    'Calories 200 kcal',
    'Prep time: 10 min',
    'Борщ готують довго. Потім їдять його з пампушками й часником.',
  ])('%j is none', (line) => {
    expect(ingredientLikeness(line)).toBeLessThan(0.3);
  });

  test.each(['1x 2x 3x', 'US Customary / Metric', 'Порції', 'Units Scale'])('%j is a control', (line) => {
    expect(isListControl(line)).toBe(true);
  });
  test.each(['Реклама', '— Advertisement —', 'Читайте також: Десять салатів'])('%j is beside', (line) => {
    expect(isBesideRecipe(line)).toBe(true);
  });
  test.each(['Рекламний торт', '2 ads of cheese', 'Сіль'])('%j is not beside', (line) => {
    expect(isBesideRecipe(line)).toBe(false);
  });
  test.each(['2 порції рису', 'Сіль', ''])('%j is no control', (line) => {
    expect(isListControl(line)).toBe(false);
  });

  test('a sentence is a step, a word is none', () => {
    expect(stepLikeness('Наріжте цибулю кубиками й обсмажте на олії до золотистого кольору.')).toBe(1);
    expect(stepLikeness('Цибуля')).toBeLessThan(0.2);
  });
});

describe('steps', () => {
  test.each([
    ['1. Змішайте', 'Змішайте'],
    ['Крок 2: Спечіть', 'Спечіть'],
    ['Step 3', ''],
    ['Étape 1 /8', ''],
    ['Крок 2 з 5. Спечіть', 'Спечіть'],
    ['2 яйця збийте', '2 яйця збийте'],
    ['1.5 кг м’яса наріжте', '1.5 кг м’яса наріжте'],
  ])('%j without its number', (written, expected) => {
    expect(stepText(written)).toBe(expected);
  });

  test.each([
    ['1. Крок A 2. Крок B', ['Крок A', 'Крок B']],
    ['1.Змішайте.2.Спечіть.', ['Змішайте.', 'Спечіть.']],
    ['Step 1 Mix Step 2 Bake', ['Mix', 'Bake']],
    ['Змішайте. Крок 2 Спечіть. Крок 3 Подайте.', ['Змішайте.', 'Спечіть.', 'Подайте.']],
    ['Як на крок 2 вище', ['Як на крок 2 вище']],
    ['Додайте 2. ложку', ['Додайте 2. ложку']],
    ['1. Одне', ['1. Одне']],
  ])('%j is divided at its numbers', (line, parts) => {
    expect(numberedParts(line)).toEqual(parts);
  });

  test.each([
    [
      'Змішайте борошно з сіллю й водою.Дайте тісту постояти під рушником.Випікайте двадцять хвилин.',
      [
        'Змішайте борошно з сіллю й водою.',
        'Дайте тісту постояти під рушником.',
        'Випікайте двадцять хвилин.',
      ],
    ],
    ['Змішайте борошно з сіллю й водою.Дайте тісту постояти.', null],
    ['Додайте ч.Л. солі.І перцю.Так', null],
  ])('glued steps: %j', (line, parts) => {
    expect(gluedParts(line)).toEqual(parts ?? [line]);
  });

  test('numbers that count the lines are taken off, amounts are not', () => {
    expect(withoutCounts(['1 Змішайте', '2Спечіть'])).toEqual(['Змішайте', 'Спечіть']);
    expect(withoutCounts(['1 яйце збийте', '3 яйця додайте'])).toEqual(['1 яйце збийте', '3 яйця додайте']);
  });

  test('a number alone, a name of those that follow', () => {
    expect(isStepNumber('Крок 3')).toBe(true);
    expect(isStepNumber('3 яйця')).toBe(false);
    expect(isStageName('Для соусу:')).toBe(true);
    expect(isStageName('Змішайте борошно з водою, сіллю, цукром, олією, дріжджами й медом:')).toBe(false);
  });
});

describe('facts beside a recipe', () => {
  test.each([
    ['Час приготування: 30 хвилин', [['total', 30]]],
    [
      'Prep 10 mins Cook 1 h',
      [
        ['prep', 10],
        ['cook', 60],
      ],
    ],
    [
      'Prep: 10 mins Cook: 20 mins',
      [
        ['prep', 10],
        ['cook', 20],
      ],
    ],
    ['40 Min. Arbeitszeit', [['prep', 40]]],
    ['Время: 1 ч 20 мин', [['total', 80]]],
    ['Готується 45 хв', [['total', 45]]],
    [
      'Підготовка: 15 хвилин Приготування: 4 хвилини',
      [
        ['prep', 15],
        ['cook', 4],
      ],
    ],
    ['Preparation 3', []],
    ['Приготування: пів години', [['cook', 30]]],
    ['Час готування — півтори години', [['cook', 90]]],
    ['Готовка: 1,5 часа', [['cook', 90]]],
    ['Время приготовления: около 30 минут', [['total', 30]]],
    ['Час приготування приблизно 1 год', [['total', 60]]],
    ['Prep: around 20 minutes', [['prep', 20]]],
    ['Итого: 55 минут', [['total', 55]]],
    ['Усього: 1 година', [['total', 60]]],
    ['Итого: 250 г', []],
    ['Всего 2 яйца', []],
  ])('%j', (line, expected) => {
    expect(factsOfLine(line).map(({ kind, value }) => [kind, value])).toEqual(expected);
  });

  test.each([
    ['Кількість порцій: 4', 4],
    ['Serves 4-6', 4],
    ['Продукты (на 4 порции)', 4],
    ['6 personnes', 6],
    ['Вихід: 12 шт.', 12],
    ['Персон: 4', 4],
    ['Кол-во персон: 6', 6],
    ['К-сть порцій: 8', 8],
    ['Розраховано на 4 людини', 4],
    ['Складність: середня · 45 хв · 4 порції', 4],
    ['45 хв, порцій на 2-3 особи', 2],
  ])('%j is for so many', (line, servings) => {
    expect(factsOfLine(line)).toMatchObject([{ kind: 'yield', value: { from: servings } }]);
  });

  test('a label alone waits for its value; a duration may stand alone', () => {
    expect(isFactLabel('Prep Time:')).toBe(true);
    expect(isFactLabel('Prep Time: 5')).toBe(false);
    expect(bareMinutes('1 год 10 хв')).toBe(70);
    expect(bareMinutes('варіть 10 хв')).toBeNull();
  });
});

test.each([
  ['Порцій: 4, час приготування: 30 хвилин', true],
  ['Рецепт на 3 порції', true],
  ['Serves 4-6', true],
  ['Смачний борщ, рецепт на 3 порції', false],
  ['Цей борщ на 3 порції щонеділі готувала моя бабуся', false],
])('whether facts are all that a line says: %s', (line, alone) => {
  expect(isFactsAlone(line)).toBe(alone);
});
