/** Beginnings of what is measured in time, and how many seconds one is. The scripts keep languages apart. */
export const TIME_WORDS: readonly (readonly [number, string])[] = [
  [1, 'секунд\\p{L}*|сек\\.?|seconds?|sec'],
  [60, 'хвилин\\p{L}*|хвильк\\p{L}*|хв\\.?|минут\\p{L}*|мин\\.?|minutes?|mins?'],
  [3600, 'годин\\p{L}*|год\\.?|часа|часов|час|ч\\.|hours?|hrs?|h'],
];

/** Half of an hour in words: one token or two. */
export const HALF_HOURS = 'пів\\s*години|півгодини|полчаса|half an hour|half-hour';
/** One without a number: "помішуйте хвилину", "a minute". */
export const ONE_MINUTE = 'хвилину|минуту|(?:a|one) minute';
export const ONE_HOUR = 'годину|час|(?:an|one) hour';
/** A quarter behind an hour. */
export const AND_QUARTER = 'з\\s+чвертю|с\\s+четвертью|and a quarter';
export const AND_HALF = 'з\\s+половиною|с\\s+половиной|and a half';
/** Before a time: how long ago or how long something keeps, which no timer counts. */
export const NO_TIMER = 'щогодини|кожні|кожну|каждые|каждую|every';
/** In front of the number it means "about" so many minutes. */
export const ABOUT_MINUTES = 'хвилин|минут';
