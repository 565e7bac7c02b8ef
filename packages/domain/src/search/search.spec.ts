import { describe, expect, test } from '@jest/globals';
import { foldedName, nameOrder, nameStems, searched } from './search';

describe('a folded name', () => {
  test.each([
    ['Їжачки в соусі', 'їжачки в соусі'],
    ['ЁЖИКИ', 'ежики'],
    ['Ґречана каша', 'гречана каша'],
    ["М'ясо", 'мясо'],
    ['М’ясо', 'мясо'],
    ['мʼясо', 'мясо'],
    ['м`ясо', 'мясо'],
    ['«Мімоза» – по-домашньому', 'мімоза по домашньому'],
    ['Салат "Олів\'є"', 'салат олівє'],
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Cирники', 'сирники'],
    ['йогурт', 'йогурт'],
    ['100%', '100%'],
    [' | ', ''],
    ['', ''],
  ])('%s is %s', (name, folded) => {
    expect(foldedName(name)).toBe(folded);
    expect(foldedName(foldedName(name))).toBe(folded);
  });
});

describe('stems', () => {
  test.each([
    ['борщ із яловичиною', 'яловичини борщу'],
    ['Сирники', 'сирників'],
    ['гречка з грибами', 'грибів гречки'],
    ['сырники', 'сырников'],
    ['Pancakes', 'pancake'],
  ])('of %s hold those of %s', (name, typed) => {
    expect(nameStems(name)).toEqual(expect.arrayContaining(nameStems(typed)));
  });

  test('keep apart what is not the same', () => {
    expect(nameStems('рис')).not.toEqual(nameStems('сир'));
    expect(nameStems('sliced')).not.toContain('ice');
  });
});

describe('the order of names', () => {
  const sorted = (names: readonly string[]) =>
    [...names].sort((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1));

  test('is the Ukrainian one', () => {
    const names = ['100 грамів', 'Ананас', 'борщ', 'Вареники', 'голубці', 'Ґречка', 'дзеркало', 'Ехо'];
    const more = [
      'Єгер',
      'Жаба',
      'Зуб',
      'Инжир',
      'Ікра',
      'Їжа',
      'Йогурт',
      'Щі',
      'Юшка',
      'Яйце',
      'Apple',
      'beef',
    ];
    expect(sorted([...names, ...more].reverse())).toEqual([...names, ...more]);
  });

  test('knows neither case nor signs, and ends somewhere', () => {
    expect(nameOrder('«М’ясо»')).toBe(nameOrder('мясо'));
    expect(nameOrder('ж'.repeat(300))).toHaveLength(100);
    expect(nameOrder('日本')).toBe('');
  });
});

describe('what was typed', () => {
  test.each([
    ['№ 1042', 1042, true],
    ['#1042', 1042, true],
    [' 1042 ', 1042, false],
    ['999999999', 999_999_999, false],
    ['борщ 2', null, false],
  ])('%s', (typed, number, numberOnly) => {
    expect(searched(typed)).toMatchObject({ number, numberOnly });
  });

  test.each(['', '  ', "'", '|', '—'])('“%s” says nothing', (typed) => {
    expect(searched(typed)).toBeNull();
  });
});
