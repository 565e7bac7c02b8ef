import { expect, test } from '@jest/globals';
import { stepTimes } from './step-times';

test.each([
  ['uk', 'Варіть 15 хвилин, потім ще 3 хвилини.', [900, 180]],
  ['uk', 'Смажте 6–7 хвилин.', [360]],
  ['uk', 'Тушкуйте годину з чвертю.', [4500]],
  ['uk', 'Залиште на пів години.', [1800]],
  ['uk', 'Варіть на слабкому вогні хвилин 8–10.', [480]],
  ['uk', 'Помішуйте хвилину.', [60]],
  ['uk', 'Мішайте кожні 5 хвилин.', []],
  ['uk', 'Печіть при 180 °C, форма 24 см, 200 г.', []],
  ['uk', 'Тримайте 2 год. у холоді.', [7200]],
  ['ru', 'Оставьте минимум на полчаса.', [1800]],
  ['ru', 'Тушите час с четвертью.', [4500]],
  ['ru', 'Варите 4 минуты.', [240]],
  ['en', 'Bake for 20–22 minutes, then rest for half an hour.', [1200, 1800]],
  ['en', 'Cook for an hour and a quarter.', [4500]],
  ['en', 'Fry for 30 seconds and 2 hours.', [30, 7200]],
  ['en', 'Stir every 5 minutes. Keep for 3 days or 60 hours.', []],
] as const)('%s: %s', (language, text, seconds) => {
  expect(stepTimes(text, language).map((time) => time.seconds)).toEqual(seconds);
});

test('says the words that name it', () => {
  expect(stepTimes('Варіть 15 хвилин.', 'uk')).toEqual([{ seconds: 900, text: '15 хвилин' }]);
});
