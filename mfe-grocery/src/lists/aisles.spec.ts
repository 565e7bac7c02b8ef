import { expect, test } from '@jest/globals';
import { byAisle } from './aisles';

test('lines stand by aisle in the order of the walk, also when an aisle comes twice', () => {
  const line = (name: string, aisleId: string) => ({ name, aisleId, aisleName: aisleId.toUpperCase() });
  const aisles = byAisle([line('potato', 'vegetables'), line('milk', 'dairy'), line('onion', 'vegetables')]);
  expect(aisles.map(({ name, lines }) => [name, lines.map((one) => one.name)])).toEqual([
    ['VEGETABLES', ['potato', 'onion']],
    ['DAIRY', ['milk']],
  ]);
  expect(byAisle([])).toEqual([]);
});
