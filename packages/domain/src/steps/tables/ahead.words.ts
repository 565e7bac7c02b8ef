/** What a step does long before a meal, each by beginnings of words. The scripts keep languages apart. */
export const AHEAD_WORDS = {
  thaw: 'розмороз|розморож|размороз|разморож|defrost|thaw',
  soak: 'замоч|soak|зал(?:ий|ей)\\p{L}*(?=.*(?<!\\p{L})вод)|cover(?=.*water)',
  chill: 'холодильник|холод[іе](?!\\p{L})|марину|замарин|fridge|refrigerat|chill|in the cold|marinat',
  wait: 'залиш|лиш[іи]т|оставь|оставить|leave|настоя|steep|infuse|підійм|підні|подн[иія]м|rise|prove|rest',
} as const;

/** From one evening to the next morning. */
export const OVERNIGHT =
  'на ніч|за ніч|напередодні|звечора|до ранку|на ночь|за ночь|накануне|с вечера|до утра|overnight|the night before|the day before|until morning|the evening before';

/** How a sentence begins that need not be followed. */
export const IF = '^(?:якщо|коли|если|if)(?!\\p{L})';

/** A sentence of how long something keeps, not of how long it takes. */
export const KEEPS =
  'зберіга|зберегти|хран[ия]|keep(?:s)?(?!\\p{L})|тримається|лишається|залишається|остаётся|остается|stays|good for|на другий день|next day';
