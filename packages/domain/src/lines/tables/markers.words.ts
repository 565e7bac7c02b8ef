/** Words around an amount that only say how exact it is. */
export const APPROX_WORDS =
  'about approx approximately around roughly circa scant heaped heaping level rounded generous generously good full packed well lightly loosely firmly close до близько приблизно десь орієнтовно примерно приблизительно около где-то неповна неповні неповний неповної повна повні повної неполная неполные неполный неполной полная полные полный полной гіркою горкой ~ ≈ ± < >';

export const WITH_HEAP = 'з гіркою|із гіркою|без гірки|с горкой|без горки|с верхом|з верхом';

export const TO_TASTE =
  'до смаку|за смаком|по смаку|на смак|за вашим смаком|по вкусу|на вкус|по вашему вкусу|to your taste|to taste|or to taste|or more to taste|plus more to taste|или по вкусу|або за смаком';

export const OPTIONAL =
  'optional|if desired|if you like|if liked|за бажанням|за бажання|по бажанню|при бажанні|необовязково|не обовязково|опціонально|по желанию|при желании|необязательно|не обязательно|опционально';

/** Sizes of a thing that is counted. */
export const SIZE_WORDS =
  'small medium large big huge tiny jumbo lg md sm med extra-large medium-size medium-sized large-size small-sized large-sized thick thin long великий велика велике великі великих великого великої середній середня середнє середні середніх середнього середньої невеликий невелика невелике невеликі невеликих невеликої маленький маленька маленьке маленькі маленьких маленької малий мала малі дрібні невеличкий невеличка невеличке невеличкі величенький величенька thumb-sized крупний крупна крупні крупних большой большая большое большие больших большого большой средний средняя среднее средние средних среднего средней небольшой небольшая небольшое небольшие небольших маленький маленькая маленькое маленькие маленьких крупный крупная крупное крупные крупных крупной крупного мелкий мелкая мелкие целый целая целое целые цілий ціла ціле цілі';

/** These are sizes only before a unit: "6 thick slices", but "3 long chiles". */
export const UNIT_SIZE_WORDS = 'thick thin long fat';

/** English participles that say what is done to the food before it is measured. */
export const PREPARED =
  'chopped minced sliced diced grated shredded melted softened crushed beaten whisked sifted peeled trimmed cubed julienned torn crumbled halved quartered mashed zested snipped shaved slivered drained rinsed strained toasted cooked uncooked chilled lukewarm refrigerated washed scrubbed shelled deveined seeded deseeded cored stemmed pressed juiced thawed defrosted separated packed flaked pounded pureed puréed squeezed hard-cooked hard-boiled';

/** Participles that are preparation only behind an adverb: "freshly ground pepper", but "ground cinnamon". */
export const PREPARED_BY_ADVERB = 'ground squeezed brewed cracked roasted picked made boiled cut';

export const ADVERBS =
  'finely coarsely roughly thinly freshly lightly very thickly well firmly loosely tightly fine thin';

/** Leading words of an English name that are no part of it. */
export const LEADING = 'additional of';

/** English food names that look as if they began with a preparation. */
export const NOT_PREPARED = 'oil pepper peppers';

/** Phrases that end an English name; each begins at its first word. */
export const ENDING =
  'for|to serve|to garnish|to decorate|to dust|to finish|to cover|to sprinkle|to season|to drizzle|to coat|to cook|to fry|to grease|to brush|to make|to bind|as needed|as required|if needed|if necessary|at room temperature|room temperature|such as|plus|preferably|divided|cut into|cut in|depending on|or more|or so|or less|like|about|each|with stems|see note|see notes|from the fridge';

/** Endings of a Ukrainian or Russian name. */
export const CYRILLIC_ENDING =
  'среднего размера|середнього розміру|небольшого размера|невеликого розміру|большого размера|великого розміру|маленького размера|крупного размера|комнатной температуры|кімнатної температури|одним куском|одним шматком|на кістці|на кости|без кожицы|без шкірки|без кожуры|без шкури|разной|плюс|кому як|желательно|бажано|лучше|краще|можно|можна';

/** What follows "для" may be a purpose in the kitchen; everything else belongs to the name: "рис для суші". */
export const PURPOSES =
  'подач подав прикрас украш гарнир гарнір смаз змаз змащ жар смаж обсмаж обжар посип посып присип аромат смаку вкуса форми формы більшої большей мякої мягкой соковит соч начинк тіста_для панір панир замочув полив крем глазур соус маринад розкач раскат обвал подсып підсип декор сервір сервир заправк засипк кляр опар варк варін бульйон_ збризк фритюр припил припы хрус';

/** Participles of Ukrainian and Russian, by their beginnings. */
export const CYRILLIC_PREPARED =
  'наріза поріза посіче подрібн просія накриш нашатк натерт потерт нареза порезан порубл измельч просея нашинк порван покрош рублен січен розтопл растопл очищ почищ помит вымыт промит промыт погаше погашен охолодж охлажд розм’якш размягч відварен_ замочен підігр подогр розтерт розбит взбит_ збит_ обсмаж обжар засмаж';

export const CYRILLIC_ADVERBS =
  'дрібно мелко тонко крупно добре хорошо свіжо слегка злегка попередньо предварительно';

/** A part of what follows: "сік 1 лимона" is one lemon. */
export const PART_OF = 'сік сок цедра шкірка шкурка сока соку цедри цедры';

/** Between a part and its food: "сік з лимона". */
export const OUT_OF = 'з із зі из';

/** Words that follow a unit in English and mean that the unit stood behind its food: "6 garlic cloves". */
export const TRAILING_UNITS: Readonly<Record<string, string>> = {
  clove: 'garlic',
  stalk: 'celery lemongrass rhubarb',
  head: 'garlic lettuce cabbage broccoli cauliflower romaine fennel',
  bunch: '',
  sprig: '',
  slice: '',
  stick: 'celery butter',
  ear: 'corn',
};

/** Trailing words that count but are no unit of ours. */
export const TRAILING_COUNTS = 'spears spear';

/** Leading words of the same sort: "1 recipe pastry", "6 spears asparagus". */
export const LEADING_COUNTS = 'spears spear recipe recipes batch';

export const ALTERNATIVES = 'or або чи или альбо';
export const PLUS_WORDS = 'plus and плюс та і и';
export const PREPOSITIONS =
  'без для в у з із зі на по к до с со из от при який яка які если якщо або или чи можна можно краще лучше бажано желательно особливо свіж_';
