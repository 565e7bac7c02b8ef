/**
 * Units of amounts on pages in languages that the product does not speak, as a pattern: enough to see that a
 * line measures a food.
 */
export const FOREIGN_UNITS =
  'g|gr|kg|dkg|dag|mg|ml|cl|dl|l|cm|el|tl|msk|tsk|krm|st|stk|stck|prise[n]?|bund|dose[n]?|pck\\.?|päckchen|becher|tasse[n]?|zehen?|scheiben?|stück|esslöffel|teelöffel|blätter|zweige?|c\\.? ?à ?[sct]\\.?|cuill[eè]res?|càs|càc|gousses?|sachets?|pincées?|verres?|tranches?|brins?|eetlepels?|theelepels?|teentjes?|teen|stuks?|snufje|blik|takjes?|cuchara(?:da|dita)s?|cda|cdta|dientes?|pizca|taza|colher(?:es)?|xícaras?|dentes?|pitada|lata|cucchiai(?:o|ni|no)?|spicchi[o]?|pizzico|fette|łyżk[aiię]|łyżeczk[aiię]|szklank[aiię]|ząbk[iów]+|szczypta|szt\\.?|lžíce|lžičk[ay]|hrnek|stroužk[yů]|ks|lyžic[ae]|evőkanál|teáskanál|ek|tk|kk|gerezd|csipet|db|fej|κ\\.? ?σ\\.?|κ\\.? ?γ\\.?|φλιτζάν[ιa]|γρ\\.?|κιλό|spsk|tsk|ts|ss|nip|fed|dåse|bdt|burk|pkt|klyftor?|yemek kaşığı|çay kaşığı|su bardağı|adet|diş|rkl|克|毫升|勺|个|根|片|大さじ|小さじ|カップ|本|個|枚';

/** Lines of nutrition boxes, not of ingredients. */
export const NUTRITION_LINES =
  'calories|kcal|kilojoules?|kj\\b|protein\\b(?! powder)|carbohydrates?|total fat|saturated|cholesterol|(?<!(?:low|lower|reduced|less|no)[- ])sodium|калор|ккал|білк[иів]+:|белк[иов]+:|жир[иы]?:|вуглевод|углевод|energie|eiweiß|kohlenhydrate|valeurs|proteínas|carboidrat|vitamin [abcdek]\\d*\\b.*\\d|\\d[\\d.,]*\\s?(?:[µμ]g|mcg)(?![\\p{L}])|\\d[\\d.,]*\\s?mg\\s\\d+\\s?%';

/** Words of the controls above a list: which units, for how many, nothing else. */
export const LIST_CONTROLS =
  'units?|scale|scaling|servings?|metric|imperial|us|u\\.s\\.|customary|measurements?|cook mode|prevent your screen from going dark|metrisch|métrique|порції|порций|порцій|система мір|система мер|метрична|метрическая|імперська|имперская';

/** A line about how long, how much comes out or how hard, not what goes in. */
export const FACT_LINES =
  '(?:prep|cook|total|active|bake|baking|chill|rest|ready|час|время|порц|portion|serves|servings?|yields?|makes|level|difficulty|складність|сложность|schwierigkeit|zeit|temps|tiempo|tempo|rating|author|автор)';

/** Behind the first number of a line they make it a time. */
export const LINE_TIMES =
  'mins?|minutes?|minuten|minuter|minutter|hours?|hrs?|std|stunden|хв\\p{L}*|мин\\p{L}*|год\\p{L}*|час\\p{L}*|perc|λεπτά';

/** In front of what a group of ingredients is for, in languages that the product does not speak. */
export const FOREIGN_FOR = 'für|pour|para|voor|för|zum|zur';

/** A line that is nothing but the mark above an advertisement. */
export const ADVERTISED =
  'реклама|рекламна пауза|на правах реклами|на правах рекламы|advertisements?|ads?|sponsored|anzeigen?|werbung|publicit[ée]|publicidade?|pubblicità|annons|annonce|advertentie|reklama|hirdetés|διαφήμιση|reklam';

/** In front of a link to another page of the site, in the midst of a recipe. */
export const ELSEWHERE =
  '(?:читайте|дивіться|дивись|спробуйте|смотрите|почитайте) (?:також|теж|ще|также|ещё|еще)|читать также|(?:read|see|try) (?:also|more|next)|also read|lesen sie auch|auch interessant|à lire aussi|lire aussi|leggi anche|lee también|leia também|lees ook|læs også|les også|läs också|czytaj (?:też|także)|čtěte také';
