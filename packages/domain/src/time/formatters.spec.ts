import { expect, test } from '@jest/globals';
import { dateFormat, numberFormat } from './formatters';

test('each kind is made once, and every kind is its own', () => {
  const whole = numberFormat('uk-UA', { maximumFractionDigits: 0 });
  expect(numberFormat('uk-UA', { maximumFractionDigits: 0 })).toBe(whole);
  expect(numberFormat('uk-UA', { maximumFractionDigits: 2 })).not.toBe(whole);
  expect(numberFormat('en-GB', { maximumFractionDigits: 0 })).not.toBe(whole);
  expect(whole.format(1.6)).toBe('2');
});

test('an unknown zone throws each time', () => {
  for (let i = 0; i < 2; i++) {
    expect(() => dateFormat('uk-UA', { timeZone: 'Nowhere/At_all' })).toThrow(RangeError);
  }
});

test('a zone written in a thousand ways fills no memory', () => {
  const first = dateFormat('en-GB', { timeZone: 'UTC', day: 'numeric' });
  for (let digits = 0; digits < 1000; digits++) numberFormat(`en-x-a${String(digits)}`, {});
  expect(dateFormat('en-GB', { timeZone: 'UTC', day: 'numeric' })).toBe(first);
  const number = numberFormat('en-GB', {});
  for (let digits = 0; digits < 500; digits++) numberFormat(`en-x-b${String(digits)}`, {});
  expect(numberFormat('en-GB', {})).not.toBe(number);
});
