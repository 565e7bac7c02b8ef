/** Beginnings of foods that are sold in tins: their "банка" is a can. */
export const TINNED =
  'тун кукурудз кукуруз горош згущ сгущ квасол фасол оливк олив маслин консерв ананас персик шпрот сайр сардин тушонк тушенк тушков нут сочевиц чечевиц кокосов тріск треск паштет';

/** Foods of which nobody takes a glass: their «ст.» is a spoon. */
export const BY_SPOON =
  'сіл сол соди сода оцт оцет уксус крохмал желатин гірчиц горчиц перец перц ваніл ванил розпуш разрых дріждж дрожж какао паприк томатн маку кунжут спец припра';

export const CORN = 'кукуруд кукуруз corn';
export const GARLIC = 'часник чеснок garlic';
export const JAR_WORDS = 'банк банок бан баноч б';
export const EAR_WORDS = 'качан кочан';
export const SLICE_OR_CLOVE = 'дольк долек часточк часточок зубк';
