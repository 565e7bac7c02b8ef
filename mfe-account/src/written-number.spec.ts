import { describe, expect, test } from '@jest/globals';
import { checkNumber, checkWhole, readMoney, readNumber, writeMoney, writeNumber } from './written-number';

describe('a number in a field', () => {
  test.each([
    ['1800', 1800],
    [' 1 800 ', 1800],
    ['1\u00a0800,5', 1800.5],
    ['0.25', 0.25],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['1,2,3', undefined],
    ['двісті', undefined],
  ])('%p is read as %p', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test('is written with the language’s sign, and read back as it was', () => {
    expect([writeNumber(0.7, 'uk'), writeNumber(0.7, 'ru'), writeNumber(0.7, 'en')]).toEqual([
      '0,7',
      '0,7',
      '0.7',
    ]);
    expect(readNumber(writeNumber(1234.5, 'uk'))).toBe(1234.5);
  });

  test('of money is in minor units', () => {
    expect(readMoney('200,29')).toBe(20_029);
    expect(readMoney('1.15')).toBe(115);
    expect(writeMoney(20_050, 'uk')).toBe('200,5');
    expect(readMoney('x')).toBeUndefined();
  });

  test.each([
    ['', 'blank', 'blank'],
    ['x', 'type', 'type'],
    ['1,5', true, 'type'],
    ['15', true, true],
  ])('%p has the faults %p, and as a whole one %p', (text, any, whole) => {
    expect([checkNumber(text), checkWhole(text)]).toEqual([any, whole]);
  });
});
