/**
 * What stands above the parts of a recipe on a page, as patterns of the whole heading's beginning, in the
 * product's languages and in those that recipes are most often read in besides.
 */
export const INGREDIENT_HEADINGS = [
  "(?:the |all |other |key |main |recipe )?ingredients?(?: list| you(?:'|’)?ll need| needed)?",
  "(?:what )?you(?:'|’)?(?:ll| will)? need",
  "what you(?:'|’)?(?:ll| will)? need",
  'shopping list',
  '(?:основні |необхідні |потрібні )?інгредієнт\\p{L}*',
  '(?:необхідні |потрібні )?(?:продукти|складники|складові)',
  '(?:що |вам |нам )?(?:знадоб\\p{L}+|потрібно|необхідно)',
  'для приготування (?:\\p{L}+ ){0,4}(?:потрібно|знадоб\\p{L}+|необхідно|треба)',
  'склад(?: страви)?',
  '(?:основные |необходимые |нужные )?ингредиент\\p{L}*',
  '(?:необходимые |нужные )?(?:продукты|составляющие)',
  '(?:что |вам |нам )?(?:понадоб\\p{L}+|потребу\\p{L}+|нужно|необходимо)',
  'для приготовления (?:\\p{L}+ ){0,4}(?:нужн\\p{L}+|понадоб\\p{L}+|потребу\\p{L}+|необходимо)',
  'состав',
  'zutaten\\p{L}*',
  'ingr[ée]dients?',
  'ingredientes?',
  'ingredienti',
  'ingrediënten\\p{L}*|ingredienten\\p{L}*|benodigdheden|dit heb je nodig',
  'ingrediens\\p{L}*',
  'składniki',
  'suroviny|ingredience|ingrediencie|přísady',
  'hozzávalók',
  'υλικά|συστατικά',
  'malzemeler',
  'ainekset|ainesosat',
  '材料|食材|用料|配料',
] as const;

/** Anywhere in a heading they tell that a list follows: "Паштет у банках: основні інгредієнти". */
export const INGREDIENT_WORDS =
  'інгредієнти|ингредиенты|ingredients|zutaten|składniki|ingrédients|ingredientes|ingredienti';

export const STEP_HEADINGS = [
  '(?:cooking |recipe |step[- ]by[- ]step |preparation |baking )?(?:instructions?|directions?|method|steps?|procedure|preparation|process)',
  "(?:here(?:'|’)?s )?how (?:it(?:'|’)?s|to|we|i) (?:made|make|do|cook)",
  "let(?:’|')s (?:cook|get cooking)",
  '(?:спосіб |метод |етапи |процес |покрокове |інструкція (?:з )?)?(?:приготування|готування)',
  'покроков\\p{L}+ (?:рецепт|приготуванн\\p{L}*|інструкці\\p{L}*)',
  'пошагов\\p{L}+ (?:рецепт|приготовлени\\p{L}*|инструкци\\p{L}*)',
  '(?:покроковий )?рецепт(?: приготування| покроково| з фото)?$',
  '(?:готуємо|крок за кроком|покроково|кроки|інструкці\\p{L})',
  '(?:способ |метод |этапы |процесс |пошаговое |пошаговый |инструкция (?:по )?)?(?:приготовлени\\p{L}|готовка)',
  '(?:пошаговый )?рецепт(?: приготовления| пошагово| с фото)?$',
  '(?:готовим|шаг за шагом|пошагово|шаги|инструкци\\p{L})',
  "(?:zubereitung|anleitung|arbeitsschritte|so geht(?:’|')?s|so wird(?:’|')?s|und so (?:geht|wird))",
  '(?:pr[ée]paration|étapes?|instructions|réalisation)',
  '(?:preparaci[óo]n|elaboraci[óo]n|instrucciones|pasos|procedimiento|modo de preparo|preparo|modo de fazer)',
  '(?:preparazione|procedimento|istruzioni|come (?:fare|preparare))',
  '(?:bereid(?:ing|en)(?:swijze)?|instructies|zo maak je het|aan de slag|werkwijze)',
  '(?:gör så här|så här gör du|tillagning|instruktioner|fremgangsmåte|fremgangsmåde|sådan gør du|slik gjør du)',
  '(?:przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|jak (?:zrobić|przygotować))',
  '(?:postup(?: přípravy)?|příprava|príprava)',
  '(?:elkészítés(?:e|i mód)?)',
  '(?:εκτέλεση|εκτελεση|παρασκευή|διαδικασία)',
  '(?:hazırlanışı|yapılışı|nasıl yapılır)',
  '(?:valmistus(?:ohje)?|ohje|tee näin)',
  '作り方|做法|步骤|步驟',
] as const;

/** Steps too, if they are marked as a heading: elsewhere they lead to other recipes. */
export const HOW_TO_HEADINGS = [
  'how to (?:make|cook|prepare|bake)',
  'як (?:приготувати|готувати|зробити)',
  'как (?:приготовить|готовить|сделать)',
] as const;

/** What ends a recipe: whatever follows is of another kind. */
export const OTHER_HEADINGS = [
  "(?:recipe |cook(?:’|')?s? |chef(?:’|')?s? |expert |helpful |pro |top )?(?:notes?|tips?(?: (?:and|&) tricks)?|hints?)",
  '(?:nutrition|nutritional)',
  '(?:comments?|reviews?|ratings?|leave a (?:comment|reply)|reader)',
  '(?:related|similar|more|other|you (?:may|might)(?: also)?|latest|popular|recent|featured|trending)',
  '(?:equipment|tools?|kitchenware|special equipment)',
  '(?:faqs?|frequently|storage|storing|make ahead|substitut|variations?|serving suggestions?|watch|video|share|print|tags?|categor|about|did you make|pin (?:it|this)|subscribe|newsletter|join)',
  '(?:нотатк|примітк|порад|поживн|харчова|енергетична|калорійн|коментар|відгук|схож|інші|ще |чита(?:йте|ти)|вам (?:може|також)|дивіться|відео|поділит|теги|категор|обладнанн|інвентар|смачного|автор)',
  '(?:заметк|примечан|совет|пищевая|питательн|энергетическ|калорийност|комментар|отзыв|похож|другие|еще |ещё |чита(?:йте|ть)|вам (?:может|также)|смотрите|видео|поделит|теги|категор|оборудован|инвентарь|приятного|автор)',
  '(?:tipps?|hinweis|nährwert|kommentar|bewertung|ähnlich|weitere|mehr |das könnte)',
  '(?:conseils?|astuces?|commentaires?|avis|valeurs? nutritionnelles?|ustensiles?|à voir|voir aussi)',
  '(?:consejos?|comentarios?|trucos|valoraci|informação nutricional|dicas?|relacionad|más |mais )',
  '(?:consigli|commenti|valori nutrizionali|note)',
  '(?:voedingswaarde|opmerking|reacties?|meer |bekijk)',
  '(?:näringsvärde|tips|kommentarer|liknande|fler |flere |næring|relaterede|andre)',
  '(?:wartości odżywcze|komentarze|podobne|wskazówki|rady|porady)',
  '(?:komentáře|tipy|podobné|nutričn|výživ)',
  '(?:megjegyzés|tápanyag|hozzászólás|hasonló|további)',
] as const;

/** Words in the classes and ids of a page's boxes, in English and the languages of templates. */
export const INGREDIENT_BOX =
  'ingredient|ingr-|zutaten|ingrediens|ingredienti|skladnik|suroviny|hozzaval|ylika|sostav|produkt';
export const STEP_BOX =
  'instruction|direction|method|\\bsteps?\\b|-steps?\\b|steps?-|preparation|procedure|zubereitung|preparo|bereiding|fremgang|postup|elkeszites|execution|prigotovl';
/** Boxes that hold no recipe. */
export const OTHER_BOX =
  '(?<![a-z])(?:comments?|reviews?|sidebar|related|footer|nav|navigation|navbar|menu|breadcrumbs?|share|sharing|social|newsletter|nutrition|cookies?|advert|promo|ratings?|tags?|toc|table-of-contents|recommend(?:ed|ations)?|popular|similar|pagination|author-box|equipment|modal|popup|login|signup)(?![a-z])';

/** In front of a number they tell how many eat. */
export const SERVES_LABELS =
  'serves|servings?|yields?|makes|portions?|вихід|выход|(?:кількість|к-сть) (?:порцій|персон|осіб)|персон(?=\\s?:)|осіб(?=\\s?:)|порці\\p{L}|порції|на скільки порцій|(?:количество|кол-во) (?:порций|персон|человек)|порци\\p{L}|portionen|porcje|personnes|porções|porciones|rendimento|rendimiento|porties|personen|personer|portioner|pers';

/** In front of a time they tell which. */
export const TOTAL_LABELS =
  'total(?: time)?|ready in|overall time|загальний час|час приготування|тривалість|общее время(?: приготовления)?|время приготовления|готовить|готовится|готується|готовим|готуємо|время на кухне|час на кухні|потрібно часу|нужно времени|займ[её]т|займе|(?:всего|итого|усього|всього|разом|загалом)(?=[\\s:–—-]*\\d[\\d.,]*\\s?(?:годин|год|хв|час|мин))|(?:время|час)(?=\\s?[:–—-]\\s?\\d)|gesamtzeit|gesamtdauer|zeit gesamt|temps total|tiempo total|tempo total|totale tijd|bereidingstijd|tid i alt|total tid|łączny czas|czas przygotowania|celkový čas|összidő|time';
export const PREP_LABELS =
  'prep(?:aration)?(?: time)?|active time|hands[- ]on(?: time)?|час підготовки|підготовка|активний час|активное время|время подготовки|подготовка|vorbereitung(?:szeit)?|arbeitszeit|temps de préparation|préparation|tiempo de preparación|tempo de preparo|preparo|voorbereiding(?:stijd)?|forberedelse|przygotowanie|příprava|arbejdstid';
export const COOK_LABELS =
  'cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|час готування|(?:на )?приготовление|(?:на )?приготування|варіння|випікання|время готовки|готовка|варка|выпечка|koch-?/?back-?zeit|kochzeit|backzeit|garzeit|temps de cuisson|cuisson|tiempo de cocción|cocção|cottura|oven(?:tijd)?|baktid|koketid|gotowanie|pieczenie|vaření|pečení';
