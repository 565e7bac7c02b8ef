import { expect, test } from '@jest/globals';
import type { Language } from '../language';
import { understandLine } from '../lines/understand';

/** What people write on a list for the shop: quantity, unit, food. */
test.each<[Language, string, number | null, string | null, string]>([
  ['uk', 'молоко 2 л', 2, 'l', 'молоко'],
  ['uk', '2 л молока', 2, 'l', 'молока'],
  ['uk', 'десяток яєць', 10, null, 'яєць'],
  ['uk', 'яйця десяток', 10, null, 'яйця'],
  ['uk', 'два десятки яєць', 20, null, 'яєць'],
  ['uk', 'півкіло сиру', 0.5, 'kg', 'сиру'],
  ['uk', 'пів кіло сиру', 0.5, 'kg', 'сиру'],
  ['uk', 'півлітра кефіру', 0.5, 'l', 'кефіру'],
  ['uk', 'півтора кіло картоплі', 1.5, 'kg', 'картоплі'],
  ['uk', 'кіло моркви', 1, 'kg', 'моркви'],
  ['uk', 'картопля 2кг', 2, 'kg', 'картопля'],
  ['uk', 'кріп 2 пучки', 2, 'bunch', 'кріп'],
  ['uk', 'пральний порошок', null, null, 'пральний порошок'],
  ['ru', 'молоко 2 л', 2, 'l', 'молоко'],
  ['ru', 'полкило творога', 0.5, 'kg', 'творога'],
  ['ru', 'пол кило творога', 0.5, 'kg', 'творога'],
  ['ru', 'пол-литра кефира', 0.5, 'l', 'кефира'],
  ['ru', 'полтора кило картошки', 1.5, 'kg', 'картошки'],
  ['ru', 'десяток яиц', 10, null, 'яиц'],
  ['ru', 'яйца 10 шт', 10, 'piece', 'яйца'],
  ['ru', 'кило моркови', 1, 'kg', 'моркови'],
  ['ru', 'сметана 2 банки', 2, 'jar', 'сметана'],
  ['en', '2 kg potatoes', 2, 'kg', 'potatoes'],
  ['en', 'potatoes 2kg', 2, 'kg', 'potatoes'],
  ['en', 'a dozen eggs', 12, null, 'eggs'],
  ['en', 'half a kilo of cottage cheese', 0.5, 'kg', 'cottage cheese'],
  ['en', '2 l milk', 2, 'l', 'milk'],
  ['en', 'milk 2 l', 2, 'l', 'milk'],
])('%s: %s', (language, text, quantity, unit, name) => {
  const line = understandLine(text, { language });
  expect([line.quantity, line.unit, line.name]).toEqual([quantity, unit, name]);
});
