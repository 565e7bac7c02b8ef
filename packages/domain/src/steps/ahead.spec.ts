import { expect, test } from '@jest/globals';
import { aheadOf } from './ahead';

test.each([
  ['uk', 'Залийте квасолю великою кількістю холодної води й лишіть на ніч. Уранці злийте.', ['soak', 8]],
  ['ru', 'Залейте фасоль большим количеством холодной воды и оставьте на ночь.', ['soak', 8]],
  ['en', 'Cover the beans with plenty of cold water and leave overnight.', ['soak', 8]],
  ['uk', 'Замочіть квасолю на ніч у прохолодному місці. Уранці воду злийте.', ['soak', 8]],
  ['en', 'Soak the beans overnight somewhere cool and discard the water.', ['soak', 8]],
  ['ru', 'Горох промойте до прозрачной воды и замочите в холодной на 2 часа.', ['soak', 2]],
  ['en', 'Spread the hot marinade over the fish, cool and chill for at least 4 hours.', ['chill', 4]],
  ['uk', 'Закрийте кришками й поставте в холодильник на ніч, щонайменше на 6 годин.', ['chill', 8]],
  ['en', 'Leave in the cold for at least 4 hours, better still until morning.', ['chill', 8]],
  ['uk', 'Філе розморозьте в холодильнику, добре відіжміть і дрібно посічіть.', ['thaw', 8]],
  ['en', 'Defrost the fillets for 3 hours.', ['thaw', 3]],
  ['en', 'thawed', ['thaw', 8]],
  ['uk', 'Залиште тісто на 3 години, щоб воно піднялося.', ['wait', 3]],
  // Done while one cooks, or of no work before the meal.
  ['uk', 'Сухофрукти помийте й замочіть у теплій воді на 15 хвилин.', null],
  ['en', 'Soak it for an hour in cold milk.', null],
  ['uk', 'Якщо замочити її звечора, вистачить двадцяти хвилин.', null],
  ['en', 'If soaked overnight it needs only twenty minutes.', null],
  ['en', 'Keeps in the fridge for 12 hours.', null],
  ['uk', 'Зберігайте в холодильнику 20 годин.', null],
  ['en', 'Simmer the broth for 3 hours.', null],
  ['en', 'The forest is dark: bake for 2 hours.', null],
  ['uk', 'Подавайте холодним.', null],
  ['en', '', null],
] as const)('%s: %s', (language, text, expected) => {
  const found = aheadOf(text, language);
  expect(found && [found.kind, found.hours]).toEqual(expected);
});
