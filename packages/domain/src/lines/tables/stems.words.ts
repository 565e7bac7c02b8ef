/** Endings of Ukrainian and Russian words, the longest first; what is left is a stem of two letters at least. */
export const ENDINGS =
  'еем ими ыми ого его ому ему ями ами ією ией иями іями ій ий ый ой ей ая яя ое ее ые ие ою ею ої єї их ых им ым ім ея ею ую юю ів їв ов ев ам ям ах ях ом ем єм ия ії ію ія ии ию ью а я о е є и і ї ы у ю й';

/** Vowels that come and go in the last syllable: сіль/солі, кріп/кропу, перець/перцю, огірок/огірка. */
export const FLEETING = 'оеіє';
export const CONSONANTS = 'бвгґджзйклмнпрстфхцчшщ';
export const VOWELS = 'аеєиіїоуюяыэ';

/**
 * Words whose forms no rule joins: the stem, then the beginnings of its forms (with a star) or whole forms.
 * They also keep apart what the rules would join: сыр and сырой, печень and печёный.
 */
export const IRREGULAR =
  'салям:салями салямі|яйц:яйц* яец* яєц* яєчко яйко яичко яиц|яичн:яичн* яєчн*|сырой:сыро* сыры* сыра* -сыра -сыры -сыром -сыроч -сырок -сыров -сырокоп|печень:печень печени|лід:лід льоду льод льодом льода|лед:лед льда льду льдом|сім:сім|лист:листь* листя лист листа листи листы листов листів листок листки листка листиків листочк* листьев лаврушк*|огірк:огірочк* огірк* огірок|огурц:огурч* огурц* огурец|чесн:чеснок* чесноч*|часн:часник* часнич*|цибул:цибульк* цибулин* цибул* -цибульн|морков:моркв* морков* морковк*|помідор:помідор* помидор* томат томата томати томату томатів томаты томатов томатами томатах|минтай:минта*|картоп:картопл* картопель картоплин*|картоф:картоф* картошк* картофелин*|сметан:сметан*|петрушк:петруш*|цукр:цукор цукр* -цукрова -цукровий -цукрової -цукрову -цукрового|цукров:цукров*|сахар:сахар сахара сахару сахаром сахарку сахарок|масл:масл* масел масличк* маслиц* -масля* -маслин*|олі:олія олії олію олією олій олійк*|крем:крем крему крема|курк:курка курки курку курок курица курицы курицу курицей куриц курочк*|курин:курин* куряч*|гриб:гриб грибы гриби грибов грибів грибочк*|ківі:ківі киви|сок:сік соку соком сок сока|кав:кава кави каву кавою|чай:чай чаю чая чаєм чаем|насін:насінн* насінин*|зелен:зелен*|горіх:горіх* горіш*|орех:орех* ореш*|часточк:часточ*|мед:мед меду меда медом|сол:соль соли сіль солі сіллю солью|соус:соус*|сухий:сух* -сухар* -сухоф*|сухар:сухар*|вершк:вершк* вершок|сливк:сливк* сливок|сир:сир сиру сири сиром сирів|сирок:сирк* сирок сирочк*|сырк:сырк* сырок сырочк*|сирий:сирий сира сире сирі сирої сирого сирих сирими|рис:рис рису риса рисом|рисов:рисов*|мак:мак маку мака маком|мят:мят* мятн*|ребр:ребра ребер ребрыш* реберц* ребро|філ:філе филе філейн*|крил:крил* крылышк* крыл* крильц*|риб:риба риби рибу риб рыба рыбы рыбу рыб рибк* рыбк*|рибн:рибн* рыбн*|мяс:мясо мяса мяс мясом|варення:варення варенье варенья варенню варенням|печив:печиво печива печенье печенья|борошн:борошно борошна борошну борошном|мук:мука муки муку мукой|лавров:лавров* лавр|крохмал:крохмал*|сод:сода соди соды соду|хліб:хліб* -хлібц*|хлеб:хлеб* -хлебц*|лук:лук лука луку луком луковиц*|семен:семечк* семечек семя семени семена семян семенами|порей:порей порея порею пореем|лід:льодик*|сыр:сыр сыра сыру сыром сыры сыров|сумах:сумах*|уш:уши ушей ушами вуха вух|кост:кость кости костью костей кістка кістки кісток кістці кісткою косточка косточке косточки косточкой кісточці';

/** Stems of words that say the same of a food, or name the same one; the usual first. */
export const CYRILLIC_SAME =
  'варен:відварен відварн отварн отварен зварен сварен проварен|сухий:сушен гранулирован гранульован высушен висушен|заморожен:свіжоморожен свежеморожен быстрозаморожен свіжозаморожен свежезаморожен|солен:слабосолен малосолен малосольн слабосол підсолен|консервован:консервирован консерв конс консервн баночн|терт:натерт потерт|лосос:семг сьомг лососин|бедр:бедрышк';

/** How a food is kept or cooked before it is bought: a food of the catalogue by that name is meant. */
export const STATES =
  'варений сухий заморожений солений консервований копчений копчёный маринований маринованный квашений квашеный плавлений плавленый тертий cooked dried frozen canned smoked pickled boiled roasted';

/** Sorts of food: beside a food's own name they only say what it is. */
export const CLASSES =
  'сир сыр риба рыба макарони макароны хліб хлеб гриби грибы печиво печенье салат локшина лапша паста крупа мясо ковбаса колбаса лікер ликёр капуста приправа спеції специи гарбуз тыква горіхи орехи зелень ягоди ягоды тісто тесто mushroom radish wheat pasta squash bean noodle bread cheese sausage pepper fish nut';

/** Endings of pet names, with what may stand in their place; tried in this order. */
export const DIMINUTIVES =
  'очк:к,ок,,а|ечк:к,,ец|єчк:|ичк:иц,ик,|чк:к,ц,ч,|жк:г,ж,|шк:х,ш,|инк:ин,|чик:ц,к,,ч|ик:|ышк:|ишк:|ушк:|юшк:|енк:н,|онк:н,|нк:н,|елк:л,|лк:л|енц:н|ілц:л|лц:л|ц:|йк:,й|к:';

/** Words that say how a food is and not which: they weigh little when the catalogue lacks them. */
export const LIGHT =
  'філ розмір размер шматк кусок стакан свіж свеж велик больш середн средн маленьк невелик небольш дрібн мелк крупн нарізан порізан нарезан подрібнен измельчен терт натерт тертий домашн домашній охолоджен охлажден теп тепл холодн кімнатн комнатн температур якісн качествен добр хорош улюблен любим будь-як люб звичайн обычн очищен почищен вареn відварен отварн зварен просіян просеян розтоплен растоплен мякий мягк молод стигл спел ароматн пахуч гаряч горяч цільн цельн кип ячен кипячен питн питьев мит промит свіжозмелен свежемолот свежевыжат свіжовичавлен половинк половин частин часть для без за по на в у з с із й і и та або или чи інш друг любой кусочк шматочк  кільц кольц скибочк ломтик фильтрован фільтрован столов кухон упакован рассыпчат густ рідк крут гостр тонк товст большой рафинирован рафінован дезодорован дезодорирован сорт ґатунк вищ высш перв запах смак екстра будь яки як жирност жирність м’якоть мякоть мякот лист листь зрел соковит сочн отборн добірн свеженьк довільн любл пюре мякиш мякуш гомілк голен лапк ножк ніжк окорок грудинк лопатк тушк кулінарн кулинарн відсотков процентн порці рецепт мелен молот довг долг варк приготуванн приготовлен швидк быстр';
export const ENGLISH_LIGHT =
  'fresh large small medium big finely freshly chopped minced sliced diced grated ground raw ripe good quality best your favorite favourite organic free range extra virgin plain whole pure warm cold hot boneless skinless unsalted salted and or of the a an with in for to into pieces leaves leaf seeds pods chunks granules steaks fillets chops florets wedges rings strips halves stalks sprigs spears heads bulb bunch low-fat reduced-fat nonfat lean skin-on bone-in thick thin thawed drained store-bought homemade natural fine coarse shoulder slices cutlets kernels threads legs loin roast mixed blend pitted spray puree uncooked';

/** Behind one of these, words say what the food is for or from, and weigh less. */
export const BEHIND =
  'для без до к ко из із з с зі со у в во на по під под від от for with in without from to';

/** Adjectives made of nouns: сок апельсина is апельсиновый сок. */
export const ADJECTIVE_SUFFIXES = 'н ьн ов ев ян яч';

/** Of any adjective, to make one of a noun and a suffix. */
export const ADJECTIVE_ENDING = 'ий';

/** What is left of the suffixes once the vowel is out, for the way back: крабовый, краб. */
export const NOUN_SUFFIXES = 'н ьн ов ев в ян яч';

/** Adjectives that alone are a food as well: зелень. */
export const ADJECTIVE_TOO = 'зелений';

/** Nouns whose adjectives no suffix makes. */
export const ADJECTIVE_OF =
  'курк:курин|куриц:курин|помідор:томатн|яйц:яичн яєчн|свинин:свин свиняч|говядин:говяж|яловичин:ялович|баранин:баран бараняч|індичк:індич індичин індюшач індюшин|индек:индюш индюшин индюшач|качк:качин|утк:утин|риб:рибн|олі:олійн|горіх:горіхов|орех:орехов|сир:сирн|мяс:мясн|молк:молочн|цукр:цукров|цибул:цибулев|часн:часников|чесн:чесночн|картоп:картоплян|картоф:картофельн|морков:морквян морковн|лук:луков|салат:салатн|краб:крабов|вершк:вершков|сливк:сливочн|горчиц:горчичн|гірчиц:гірчичн|яблк:яблочн|яблук:яблучн яблучк|вишн:вишнев|полуниц:полуничн|клубник:клубничн|чорниц:чорничн|черник:черничн|тыкв:тыквен|капуст:капустн капустян|свекл:свекольн|огурц:огуречн|мигдал:мигдальн мигдалев|миндал:миндальн|шоколад:шоколадн|кукурудз:кукурудзян|кукуруз:кукурузн|хліб:хлібн|хлеб:хлебн|кролик:кролич кроляч|лавров:лавров';

/** How a food out of a tin is called in the three languages. */
export const CANNED = { uk: 'консервований', ru: 'консервированный', en: 'canned' } as const;

/** What a bare word means where the catalogue knows only its kinds; word, language, the catalogue's id. */
export const USUAL =
  'сир:tvorog-9 экстракт_ванили:vanilla-extract екстракт_ванілі:vanilla-extract семга:salmon сьомга:salmon лососина:salmon вустерширский_соус:worcestershire вустерширський_соус:worcestershire колбаса:sausage-boiled ковбаса:sausage-boiled пломбир:ice-cream пломбір:ice-cream ягоды:berries-frozen ягоди:berries-frozen стебель_сельдерея:celery-stalk мясной_бульон:broth-beef перец_горошком:pepper-black-corn перець_горошком:pepper-black-corn панировка:breadcrumbs панірування:breadcrumbs панировочные_сухари:breadcrumbs постное_масло:oil-sunflower пісна_олія:oil-sunflower бисквит:sponge-cake-base бісквіт:sponge-cake-base свиной_окорок:pork лопатка:pork питьевая_сода:baking-soda лосось_слабой_соли:salmon-salted сахарный_песок:sugar цукровий_пісок:sugar цельное_молоко:milk-32 незбиране_молоко:milk-32 ароматное_масло:oil-sunflower цедра:lemon-zest лавр:bay-leaf лаврушка:bay-leaf вино:wine-white шоколад:chocolate-dark печінка:chicken-liver печень:chicken-liver коріандр:coriander-seed черри:tomato-cherry чилі:chili-red чили:chili-red болгарський:bell-pepper-red гриби:mushroom-champignon крабові:crab-sticks ребра:pork-ribs вирізка:pork-tenderloin вырезка:pork-tenderloin грудка:chicken-fillet стейк:beef-steak духмяний:allspice душистый:allspice';
/** Latin words of the same food, the usual one first. */
export const ENGLISH_SAME =
  'kiwi:kiwis|zucchini:zucchinis|gelatin:gelatine|chili:chilli chile chilies chilis|yogurt:yoghurt yogourt|flour:flours|tomato:tomatoe|color:colour|cornstarch:cornflour|scallion:scallions|leaf:leaves|loaf:loaves|mayonnaise:mayo|parmesan:parmigiano parmigiano-reggiano reggiano';
