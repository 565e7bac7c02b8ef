/** Latin letters that stand in Cyrillic words by mistake, each before the letter that was meant. */
export const LOOKALIKES = 'aаcсeеiіoоpрxхyуkкhнmмtтbв';

/** People write it for ё. */
export const YO = 'е';

/** Letters that only one of the two Cyrillic languages has. */
export const UKRAINIAN_LETTERS = 'іїєґ';
export const RUSSIAN_LETTERS = 'ыэёъ';

/** A number may end in one of these: "2-х", "5-ти". */
export const NUMBER_ENDINGS = 'х ти го й а я е ох ёх тi ть мя';
