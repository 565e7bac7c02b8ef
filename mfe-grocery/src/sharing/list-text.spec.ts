import { expect, test } from '@jest/globals';
import { aLine } from '../lists/testing/examples';
import { listText, MESSENGERS } from './list-text';

test('what is still to be bought, aisle by aisle', () => {
  const text = listText(
    'Тиждень',
    [
      aLine({ name: 'картопля', note: 'молода' }),
      aLine({ name: 'буряк', ticked: true }),
      aLine({ name: 'морква' }),
      aLine({ name: 'молоко', aisleId: 'dairy', aisleName: 'Молочні продукти' }),
    ],
    () => '1\u00a0кг',
  );
  expect(text).toBe(
    'Тиждень\n\nОвочі\n– картопля, 1 кг (молода)\n– морква, 1 кг\n\nМолочні продукти\n– молоко, 1 кг',
  );
  expect(MESSENGERS.whatsapp('a & b')).toBe('https://wa.me/?text=a%20%26%20b');
});
