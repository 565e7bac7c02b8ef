import { describe, expect, test } from '@jest/globals';
import type { Language } from '../language';
import { understandLine } from './understand';

/** A line, then quantity, end of the range, unit and name. */
type Case = readonly [string, number | null, number | null, string | null, string];

const understood = (text: string, language: Language) => {
  const { quantity, quantityTo, unit, name } = understandLine(text, { language });
  return [quantity === null ? null : Math.round(quantity * 1000) / 1000, quantityTo, unit, name];
};

const UKRAINIAN: Readonly<Record<string, Case>> = {
  'unit of two words': ['3 ст. л. меду', 3, null, 'tbsp', 'меду'],
  'unit glued to the number': ['150гр. сметани', 150, null, 'g', 'сметани'],
  'decimal comma': ['1,5 кг буряка', 1.5, null, 'kg', 'буряка'],
  'thousands apart': ['1 200 г борошна', 1200, null, 'g', 'борошна'],
  'thousands with a dot': ['1.000 г борошна', 1000, null, 'g', 'борошна'],
  'mixed fraction': ['2 1/2 склянки молока', 2.5, null, 'glass', 'молока'],
  'fraction sign': ['¼ ч.л. куркуми', 0.25, null, 'tsp', 'куркуми'],
  'half as a word': ['пів склянки гречки', 0.5, null, 'glass', 'гречки'],
  'half glued to the unit': ['півсклянки вершків', 0.5, null, 'glass', 'вершків'],
  'one and a half': ['півтори чашки пшона', 1.5, null, 'cup', 'пшона'],
  'and a half': ['2 з половиною склянки кефіру', 2.5, null, 'glass', 'кефіру'],
  'number word': ['дві столові ложки какао', 2, null, 'tbsp', 'какао'],
  thirds: ['дві третини склянки рису', 0.667, null, 'glass', 'рису'],
  'range with a long dash': ['3–4 зубчики часнику', 3, 4, 'clove', 'часнику'],
  'range in words': ['від 200 до 250 г печериць', 200, 250, 'g', 'печериць'],
  'range of whole amounts': ['500 г – 700 г телятини', 500, 700, 'g', 'телятини'],
  'ending of a numeral': ['3-х огірків', 3, null, null, 'огірків'],
  'unit alone': ['щіпка мускатного горіха', 1, null, 'pinch', 'мускатного горіха'],
  'no unit': ['5 слив', 5, null, null, 'слив'],
  'amount behind a dash': ['Цукрова пудра – 80 г', 80, null, 'g', 'Цукрова пудра'],
  tabular: ['Кефір 300 мл', 300, null, 'ml', 'Кефір'],
  'bare unit behind': ['Кориця щіпка', 1, null, 'pinch', 'Кориця'],
  'per cent is no amount': ['сметана 15% – 250 г', 250, null, 'g', 'сметана 15%'],
  'to taste': ['перець і сіль за смаком', null, null, null, 'перець і сіль'],
  vague: ['кілька гілочок м’яти', null, null, null, 'м’яти'],
  'vague behind the name': ['петрушка – кілька гілочок', null, null, null, 'петрушка'],
  'sprats are no few': ['кілька в томаті', null, null, null, 'кілька в томаті'],
  'half in one word': ['півцибулини', 0.5, null, null, 'цибулини'],
  'half with a hyphen': ['пів-лимона', 0.5, null, null, 'лимона'],
  'percentage in words': ['оцет 9-відсотковий 2 ст. л.', 2, null, 'tbsp', 'оцет 9-відсотковий'],
  'a food called as a unit': ['палички крабові 200 г', 200, null, 'g', 'палички крабові'],
  'size and a bare unit': ['великий пучок петрушки', 1, null, 'bunch', 'петрушки'],
  'number word behind': ['яйця десяток', 10, null, null, 'яйця'],
  'part of a fruit': ['сік половини апельсина', 0.5, null, null, 'апельсина'],
  'glass for flour': ['3 ст. борошна', 3, null, 'glass', 'борошна'],
  'spoon for salt': ['1 ст. солі', 1, null, 'tbsp', 'солі'],
  jar: ['1 банка варення', 1, null, 'jar', 'варення'],
  'can of what is tinned': ['1 банка кукурудзи', 1, null, 'can', 'кукурудзи'],
  'ear of corn': ['2 качани кукурудзи', 2, null, 'ear', 'кукурудзи'],
  'head of cabbage': ['1 качан капусти', 1, null, 'head', 'капусти'],
  'clove by the food': ['2 часточки часнику', 2, null, 'clove', 'часнику'],
  'gram of a machine translation': ['маргарин 120 р.', 120, null, 'g', 'маргарин'],
  'Latin unit': ['200 ml соку', 200, null, 'ml', 'соку'],
  'preparation in front': ['100 г нарізаної шинки', 100, null, 'g', 'шинки'],
  'preparation behind a comma': ['2 моркви, натерті на тертці', 2, null, null, 'моркви'],
  'bracket in the name': ['Сало (з прошарком) – 150 г', 150, null, 'g', 'Сало'],
  'the unit is the food': ['2 філе', 2, null, null, 'філе'],
};

const RUSSIAN: Readonly<Record<string, Case>> = {
  'unit of two words': ['2 ст. ложки мёда', 2, null, 'tbsp', 'мёда'],
  'spelled out': ['четыре чайные ложки какао', 4, null, 'tsp', 'какао'],
  'half glued to the unit': ['полстакана сливок', 0.5, null, 'glass', 'сливок'],
  'half as a word': ['пол чайной ложки корицы', 0.5, null, 'tsp', 'корицы'],
  'one and a half': ['полтора литра воды', 1.5, null, 'l', 'воды'],
  'range in words': ['от 3 до 4 помидоров', 3, 4, null, 'помидоров'],
  'range of decimals': ['Баранина – 1,2-1,5 кг', 1.2, 1.5, 'kg', 'Баранина'],
  'dash glued to the number': ['Свёкла -2 шт', 2, null, 'piece', 'Свёкла'],
  'comma before the amount': ['Лосось, 400 г', 400, null, 'g', 'Лосось'],
  'to taste behind a dash': ['мускатный орех — по вкусу', null, null, null, 'мускатный орех'],
  'to taste in front': ['По вкусу – кинза', null, null, null, 'кинза'],
  purpose: ['масло растительное для жарки', null, null, null, 'масло растительное'],
  'purpose of the food': ['200 г риса для суши', 200, null, 'g', 'риса для суши'],
  'what is added': ['яйца - 2 шт. + 1 для смазывания', 2, null, 'piece', 'яйца'],
  'another choice': ['Лук 2 шт или 50 г порея', 2, null, 'piece', 'Лук'],
  size: ['3 крупных яблока', 3, null, null, 'яблока'],
  'size before the unit': ['кинза небольшой пучок', 1, null, 'bunch', 'кинза'],
  'two measures': ['230 г / 1 стакан сахара', 230, null, 'g', 'сахара'],
  vague: ['немного сливочного масла', null, null, null, 'сливочного масла'],
  heaped: ['1 ст. л. с горкой муки', 1, null, 'tbsp', 'муки'],
};

const ENGLISH: Readonly<Record<string, Case>> = {
  unit: ['2 tablespoons fish sauce', 2, null, 'tbsp', 'fish sauce'],
  'capital T': ['1 T honey', 1, null, 'tbsp', 'honey'],
  'small t': ['1 t honey', 1, null, 'tsp', 'honey'],
  'fraction with a hyphen': ['1-1/2 cups oats', 1.5, null, 'cup', 'oats'],
  'and a fraction': ['1 and 1/4 cups oats', 1.25, null, 'cup', 'oats'],
  'sign behind the number': ['2¾ cups rye flour', 2.75, null, 'cup', 'rye flour'],
  range: ['2 to 3 lb. beef shank', 2, 3, 'lb', 'beef shank'],
  'range with or': ['1 or 2 limes', 1, 2, null, 'limes'],
  article: ['a pinch of saffron', 1, null, 'pinch', 'saffron'],
  'half a': ['half a lemon', 0.5, null, null, 'lemon'],
  dozen: ['two dozen oysters', 24, null, null, 'oysters'],
  'of a fruit': ['juice of 2 limes', 2, null, null, 'limes'],
  'pack in brackets': ['4 (28 oz) cans tomatoes, drained', 4, null, 'can', 'tomatoes'],
  'pack with a hyphen': ['One 14-ounce can coconut milk', 1, null, 'can', 'coconut milk'],
  'pack without a count': ['15-ounce can chickpeas', 1, null, 'can', 'chickpeas'],
  times: ['2 x 400g tins chopped tomatoes', 2, null, 'can', 'chopped tomatoes'],
  'pounds and ounces': ['1.2kg/2lb 10oz carrots', 1.2, null, 'kg', 'carrots'],
  'unit behind the food': ['4 garlic cloves, crushed', 4, null, 'clove', 'garlic'],
  'food called as a unit': ['8 cloves', 8, null, null, 'cloves'],
  'preparation in front': ['1 cup finely chopped or grated onion', 1, null, 'cup', 'onion'],
  'ground is a kind': ['1 tsp ground cumin', 1, null, 'tsp', 'ground cumin'],
  'freshly ground is not': ['½ tsp freshly ground white pepper', 0.5, null, 'tsp', 'white pepper'],
  'choice of three': [
    '2 tbsp corn, peanut, or rapeseed oil',
    2,
    null,
    'tbsp',
    'corn, peanut, or rapeseed oil',
  ],
  purpose: ['parsley sprigs for garnish', null, null, null, 'parsley sprigs'],
  'number that is none': ['1 leek, white part and 2 inches of green', 1, null, null, 'leek'],
  'a food with half in it': ['1 cup half and half', 1, null, 'cup', 'half and half'],
  'name first': ['Rye flour - 300 g', 300, null, 'g', 'Rye flour'],
  'other name in brackets': ['½ cup split peas (chana dal)', 0.5, null, 'cup', 'split peas (chana dal)'],
  'remark in brackets': ['4 rolls (recipe follows)', 4, null, null, 'rolls'],
  'with its juice': ['2 cans tomatoes, with their juice', 2, null, 'can', 'tomatoes, with their juice'],
  thirds: ['two thirds cup sugar', 0.667, null, 'cup', 'sugar'],
  size: ['3 medium-sized shallots', 3, null, null, 'shallots'],
};

for (const [language, cases] of Object.entries({ uk: UKRAINIAN, ru: RUSSIAN, en: ENGLISH })) {
  describe(`lines in ${language}`, () => {
    test.each(Object.entries(cases))('%s', (_, [text, ...wanted]) => {
      expect(understood(text, language as Language)).toEqual(wanted);
    });
  });
}

describe('what else a line says', () => {
  test('the same amount in another measure, and one to be added', () => {
    const relations = (text: string) =>
      understandLine(text).amounts.map(({ unit, relation }) => [unit, relation]);
    expect(relations('1 cup / 240 ml milk')).toEqual([
      ['cup', 'first'],
      ['ml', 'same'],
    ]);
    expect(relations('½ cup plus 2 tablespoons milk')).toEqual([
      ['cup', 'first'],
      ['tbsp', 'plus'],
    ]);
    expect(relations('3 lb 12 oz pumpkin')).toEqual([
      ['lb', 'first'],
      ['oz', 'plus'],
    ]);
  });

  test('what one of several packs holds', () => {
    expect(understandLine('2 × 400 г нуту')).toMatchObject({
      quantity: 2,
      unit: null,
      pack: { quantity: 400, unit: 'g' },
    });
  });

  test('a choice of foods', () => {
    expect(understandLine('1 л води або бульйону').alternatives).toEqual(['води', 'бульйону']);
  });

  test('optional and to taste are marks, the rest is the comment', () => {
    expect(understandLine('родзинки (за бажанням) — 50 г')).toMatchObject({ optional: true, comment: null });
    expect(understandLine('1 tsp salt, or to taste')).toMatchObject({ toTaste: true, comment: null });
    expect(understandLine('100 г масла (м’якого), нарізаного')).toMatchObject({
      comment: 'нарізаного; м’якого',
    });
  });

  test('a unit of two senses is told', () => {
    expect(understandLine('5 ст. цукру')).toMatchObject({ unit: 'glass', otherUnits: ['tbsp'] });
    expect(understandLine('банка варення').otherUnits).toEqual(['can']);
  });

  test('headings', () => {
    expect(understandLine('Для тіста:')).toMatchObject({ heading: true, name: 'Для тіста' });
    expect(understandLine('For the glaze')).toMatchObject({ heading: true });
    expect(understandLine('Цукор: 100 г')).toMatchObject({ heading: false, quantity: 100 });
  });

  test('the language is guessed by the letters', () => {
    expect(['масло', 'сіль', 'сыр', 'salt'].map((text) => understandLine(text).language)).toEqual([
      'uk',
      'uk',
      'ru',
      'en',
    ]);
  });

  test('nothing is understood of nothing', () => {
    for (const text of ['', ' ', '—', '()', '½', '12']) expect(understandLine(text).heading).toBe(false);
  });
});
