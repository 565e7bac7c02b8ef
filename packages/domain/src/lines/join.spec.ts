import { describe, expect, test } from '@jest/globals';
import type { Language } from '../language';
import { catalogueIndex, type NamedFood } from './catalogue';
import { joinLine, SURE } from './join';
import { joinFoods, joinUnderstood } from './join-understood';
import { understandLine } from './understand';

const food = (id: string, uk: string, ru: string, en: string): NamedFood => {
  const all = { uk: uk.split(', '), ru: ru.split(', '), en: en.split(', ') };
  const names = { uk: all.uk[0] ?? '', ru: all.ru[0] ?? '', en: all.en[0] ?? '' };
  return { id, names, aliases: { uk: all.uk.slice(1), ru: all.ru.slice(1), en: all.en.slice(1) } };
};

const INDEX = catalogueIndex([
  food('salt', 'сіль', 'соль', 'salt'),
  food('dill', 'кріп', 'укроп', 'dill'),
  food('rice', 'рис', 'рис', 'rice'),
  food('iris', 'ірис', 'ирис', 'toffee'),
  food('cheese', 'твердий сир', 'сыр', 'cheese'),
  food('ice', 'лід', 'лёд', 'ice'),
  food('bread', 'хліб', 'хлеб', 'bread'),
  food('butter', 'вершкове масло', 'сливочное масло', 'butter'),
  food('oil', 'олія соняшникова, олія', 'масло подсолнечное', 'sunflower oil'),
  food('pepper', 'перець чорний, перець', 'перец чёрный, перец', 'black pepper'),
  food('cucumber', 'огірок', 'огурец', 'cucumber'),
  food('egg', 'яйце', 'яйцо', 'egg'),
  food('lemon', 'лимон', 'лимон', 'lemon'),
  food('lemon-juice', 'лимонний сік, сік лимона', 'лимонный сок, сок лимона', 'lemon juice'),
  food('sugar', 'цукор', 'сахар', 'sugar'),
  food('vanilla-sugar', 'ванільний цукор', 'ванильный сахар', 'vanilla sugar'),
  food('corn', 'кукурудза', 'кукуруза', 'sweet corn'),
  food('corn-canned', 'кукурудза консервована', 'кукуруза консервированная', 'canned corn'),
  food('milk', 'молоко 2,5%, молоко', 'молоко 2,5%, молоко', 'milk'),
  food('milk-fat', 'молоко 3,2%', 'молоко 3,2%', 'whole milk'),
  food('liver', 'яловича печінка', 'печень говяжья', 'beef liver'),
]);

const joined = (name: string, language: Language) => {
  const [best] = joinLine(name, INDEX, language);
  return best && best.confidence >= SURE ? best.id : null;
};

describe('joining to the catalogue', () => {
  test.each<[string, Language, string | null]>([
    ['солі', 'uk', 'salt'],
    ['кропу', 'uk', 'dill'],
    ['льоду', 'uk', 'ice'],
    ['хліба', 'uk', 'bread'],
    ['перцю', 'uk', 'pepper'],
    ['огірків', 'uk', 'cucumber'],
    ['яєць', 'uk', 'egg'],
    ['соли', 'ru', 'salt'],
    ['льда', 'ru', 'ice'],
    ['огурчиков', 'ru', 'cucumber'],
    ['яиц', 'ru', 'egg'],
    ['eggs', 'en', 'egg'],
    ['cucumbers', 'en', 'cucumber'],
    ['соняшникова олія', 'uk', 'oil'],
    ['олія соняшникова рафінована', 'uk', 'oil'],
    ['свежего мелко нарезанного укропа', 'ru', 'dill'],
    ['ванильного сахара', 'ru', 'vanilla-sugar'],
    ['молоко 3,2%', 'uk', 'milk-fat'],
    ['молока', 'uk', 'milk'],
    ['масла або олії', 'uk', 'oil'],
    ['ирис', 'ru', 'iris'],
    ['рис', 'ru', 'rice'],
    ['сырой картофель', 'ru', null],
    ['sliced ham', 'en', null],
    ['печёный перец', 'ru', 'pepper'],
    ['дракон', 'uk', null],
    ['cахар', 'ru', 'sugar'],
    ['salt', 'uk', 'salt'],
  ])('%s (%s) is %s', (name, language, id) => {
    expect(joined(name, language)).toBe(id);
  });

  test('what stands outside of the name tells the kind', () => {
    const kind = (text: string) => joinUnderstood(understandLine(text), INDEX)[0]?.id;
    expect(kind('сік 1 лимона')).toBe('lemon-juice');
    expect(kind('1 банка кукурудзи')).toBe('corn-canned');
    expect(kind('печінка (яловича) – 500 г')).toBe('liver');
    expect(kind('2 лимони')).toBe('lemon');
  });

  test('percentages near by, pet names, states and other parts of speech', () => {
    expect(joined('молоко 3,4 %', 'uk')).toBe('milk-fat');
    expect(joined('огірочок', 'uk')).toBe('cucumber');
    expect(joined('лимончик', 'ru')).toBe('lemon');
    expect(joined('лимонный сок', 'ru')).toBe('lemon-juice');
    expect(joined('конс. кукуруза', 'ru')).toBe('corn-canned');
    expect(joined('сыр «Российский»', 'ru')).toBe('cheese');
  });

  test.each<[string, Language, string[]]>([
    ['salt and black pepper', 'en', ['salt', 'pepper']],
    ['salt, black pepper, to taste', 'en', ['salt', 'pepper']],
    ['сіль, перець за смаком', 'uk', ['salt', 'pepper']],
    ['укроп и соль', 'ru', ['dill', 'salt']],
    ['2 cucumbers, salt', 'en', ['cucumber']],
    ['сіль або цукор', 'uk', ['salt']],
    ['сіль та дракон', 'uk', ['salt']],
  ])('the foods of %s (%s)', (text, language, ids) => {
    const foods = joinFoods(understandLine(text, { language }), INDEX);
    expect(foods.map(({ candidates }) => candidates[0]?.id)).toEqual(ids);
  });

  test('of several foods and of a choice the others are the next candidates', () => {
    expect(joinLine('сіль і перець', INDEX, 'uk').map(({ id }) => id)).toEqual(['salt', 'pepper']);
    expect(
      joinLine('butter or sugar', INDEX, 'en')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['butter', 'sugar']);
  });

  test('a sort of food and a food that is lacking are told by the comment', () => {
    const kind = (text: string) => joinUnderstood(understandLine(text), INDEX)[0]?.id;
    expect(kind('овоч (огірок) – 2 шт.')).toBe('cucumber');
    expect(kind('молоко (3,2%) – 1 л')).toBe('milk-fat');
  });

  test('candidates are few, best first, with a confidence from 0 to 1', () => {
    const found = joinLine('цукор ванільний', INDEX, 'uk');
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual(['vanilla-sugar', 'sugar']);
    expect(found.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true);
    expect(joinLine('', INDEX, 'uk')).toEqual([]);
  });
});
