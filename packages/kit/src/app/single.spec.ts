import { expect, test } from '@jest/globals';
import { claimSingle } from './single';

test('a second kit in the same page refuses to start', () => {
  const page = {};
  claimSingle(page);
  expect(() => {
    claimSingle(page);
  }).toThrow('loaded twice');
});
