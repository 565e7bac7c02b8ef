/** Number words of the three languages: the value, then the words that mean it. Apostrophes are left out. */
export const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [0.5, 'half пів половина половинка половину половини половины половинки половинку пол половиной половиною'],
  [0.25, 'quarter чверть четверть'],
  [1 / 3, 'third третина треть третину'],
  [1, 'one один одна одне одну одно одного однієї одной'],
  [1.5, 'півтора півтори полтора полторы'],
  [2, 'two два дві две пара пару двох двух'],
  [3, 'three три трьох трех'],
  [4, 'four чотири четыре'],
  [5, 'five пять'],
  [6, 'six шість шесть'],
  [7, 'seven сім семь'],
  [8, 'eight вісім восемь'],
  [9, 'nine девять'],
  [10, 'ten десять десяток'],
  [11, 'eleven одинадцять одиннадцать'],
  [12, 'twelve dozen дванадцять двенадцать дюжина'],
  [15, 'fifteen пятнадцять пятнадцать'],
  [20, 'twenty двадцять двадцать'],
];

/** Parts of a whole that a number may stand before: "дві третини", "two thirds", "half a dozen". */
export const PART_WORDS: readonly (readonly [number, string])[] = [
  [1 / 3, 'third thirds третини трети третьих'],
  [0.25, 'quarter quarters чверті четверти'],
  [10, 'десятка десятки десятків десятков'],
  [12, 'dozen дюжини дюжины'],
];

/** What joins a whole number with its fraction: "1 and 1/2", "2 з половиною". */
export const FRACTION_JOINTS = 'and & і й та и з с';

/** Glued before a unit they mean a half: "півсклянки", "полстакана". */
export const HALF_PREFIXES: readonly string[] = ['пів', 'пол', 'полу'];

/** A few, or small fish. */
export const SPRATS = 'кілька';

/** Beginnings of what stands for the sign of percentages. */
export const PERCENT_WORDS = 'відсотк процент';

/** Halves that are written in one word or with a hyphen before a food. */
export const HALF_WORDS = 'пол пів';

/** Beginnings of foods that are written in one word with their half: "півлимона". */
export const HALVED =
  'лимон лайм апельсин яблук яблок банан цибул луковиц моркв огірк огурц помідор помидор буряк груш кабачк';

/** Quantities without a number: the cook decides. */
export const VAGUE_WORDS =
  'кілька|декілька|трохи|трішечки|багато|побільше|скільки візьме|скільки візьме тісто|скільки потрібно|несколько|немного|немножко|много|сколько возьмет|сколько возьмет тесто|побольше|сколько потребуется|few|a few|several|some|a little|little bit of|a bit of|a little bit of';

/** Single characters that are fractions. */
export const FRACTION_SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};

export const RANGE_WORDS = 'to or до або чи или';
export const FROM_WORDS = 'from between від от';
/** Multiplication between a number of packs and the size of one. */
export const TIMES_WORDS = 'x х × *';
