/** Words of servings, as patterns: with one of these a yield is how many eat, else how many things come out. */
export const SERVING_WORDS =
  'servings?|serves?|persons?|people|portions?|порц\\p{L}*|персон\\p{L}*|осіб|особ[аиу]?|людин\\p{L}*|людей|їдц\\p{L}*|человек\\p{L}*|чел|едок\\p{L}*|portion\\p{L}*|porcj\\p{L}*|porc\\p{L}*|porsjon\\p{L}*|porzion\\p{L}*|person\\p{L}*|personnes?|parts?|porties?|porciones|porções|porción|porção|adag|főre|fő|pers|pax|raciones|ración|comensales|couverts|convives|annos\\p{L}*|hlö|kişilik|άτομα|μερίδες|人分|人份|servering\\p{L}*|gäste|esser';

/** A dozen of them. */
export const DOZEN_WORDS = 'dozens?|дюжин\\p{L}*|dutzend|douzaines?|docenas?|tucet\\p{L}*|dussin';

/** Spoken numbers in front of what is counted. */
export const SPOKEN_NUMBERS: readonly (readonly [number, string])[] = [
  [1, 'one|a|an|один|одна|одну|одне|ein|eine|une|un'],
  [2, 'two|two|дві|два|две|двох|двоих|zwei|deux'],
  [3, 'three|три|трьох|троих|drei|trois'],
  [4, 'four|чотири|чотирьох|четыре|четверых|vier|quatre'],
  [5, 'five|п’ять|пять|fünf|cinq'],
  [6, 'six|шість|шесть|sechs'],
  [7, 'seven|сім|семь'],
  [8, 'eight|вісім|восемь|acht'],
  [10, 'ten|десять|zehn'],
  [12, 'twelve|дванадцять|двенадцать|zwölf'],
];
