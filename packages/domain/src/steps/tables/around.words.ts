import type { Language } from '../../language';

/** Before a number: then it is a share, a rate or a division, whatever follows. */
export const BEFORE_NEVER = {
  uk: 'на по за кожні кожен кожну кожних ніж',
  ru: 'на по за каждые каждый каждую каждых чем',
  en: 'per every each into than',
} as const satisfies Record<Language, string>;

/** Before a unit that holds: into how many vessels. */
export const BEFORE_VESSELS = {
  uk: 'у в до',
  ru: 'в во',
  en: 'among between',
} as const satisfies Record<Language, string>;

/** Behind an amount, as beginnings: the amount is the size of a vessel or of one piece. */
export const BEHIND_NEVER = {
  uk: 'кожн каструл банк форм миск посуд',
  ru: 'кажд кастрюл банк форм миск посуд',
  en: 'each apiece pot pan jar tin dish bowl mould saucepan casserole piece ball portion',
} as const satisfies Record<Language, string>;

/** Behind an amount, as beginnings: what was made on the way is put in by the piece, unless a line has it. */
export const MADE_ON_THE_WAY = {
  uk: 'начинк тіст суміш фарш',
  ru: 'начинк тест смес фарш',
  en: 'filling batter dough mixture',
} as const satisfies Record<Language, string>;

/** Adjectives that stand between an English number and a food and do not change. */
export const BETWEEN = 'large medium small whole ripe beaten';

export const STEP_NUMBERS: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  uk: [
    [0.5, 'пів'],
    [1.5, 'півтори півтора'],
    [1, 'один одну одне'],
    [2, 'два дві'],
    [3, 'три'],
    [4, 'чотири'],
    [5, "п’ять п'ять"],
    [6, 'шість'],
    [7, 'сім'],
    [8, 'вісім'],
    [9, "дев’ять дев'ять"],
    [10, 'десять'],
    [12, 'дванадцять'],
  ],
  ru: [
    [0.5, 'пол'],
    [1.5, 'полтора полторы'],
    [1, 'один одну одно'],
    [2, 'два две'],
    [3, 'три'],
    [4, 'четыре'],
    [5, 'пять'],
    [6, 'шесть'],
    [7, 'семь'],
    [8, 'восемь'],
    [9, 'девять'],
    [10, 'десять'],
    [12, 'двенадцать'],
  ],
  en: [
    [0.5, 'half_a half_an'],
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
    [6, 'six'],
    [7, 'seven'],
    [8, 'eight'],
    [9, 'nine'],
    [10, 'ten'],
    [12, 'twelve'],
  ],
};

/** Between the ends of a range, beside dashes. */
export const RANGE_JOINTS = 'to or до чи або или';
