import { expect, test } from '@jest/globals';
import { withUnitWords } from './load-texts';

const kit = { close: 'Закрити', units: { clove_one: 'зубчик', clove_few: 'зубчики', g_one: 'г' } };

test('an administrator’s words stand in the place of the kit’s own, unit by unit', () => {
  expect(withUnitWords(kit, { clove_one: 'зубець' })).toEqual({
    close: 'Закрити',
    units: { clove_one: 'зубець', clove_few: 'зубчики', g_one: 'г' },
  });
  expect(withUnitWords(kit, {})).toEqual(kit);
  expect(withUnitWords(kit, undefined)).toBe(kit);
});
