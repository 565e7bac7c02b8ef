import { expect, test } from '@jest/globals';
import { gramsOf } from './grams';

test.each([
  ['350', { grams: 350 }],
  [' 350,5 ', { grams: 350.5 }],
  ['350.25', { grams: 350.25 }],
  ['1 200', { grams: 1200 }],
  ['1\u00a0200', { grams: 1200 }],
  ['0', { grams: 0 }],
  ['5000', { grams: 5000 }],
  ['5000,1', { fault: 'number.range' }],
  ['-1', { fault: 'type' }],
  ['', { fault: 'type' }],
  ['1e3', { fault: 'type' }],
  ['1,2,3', { fault: 'type' }],
  ['300 г', { fault: 'type' }],
])('%j is read as %j', (text, read) => {
  expect(gramsOf(text)).toEqual(read);
});
