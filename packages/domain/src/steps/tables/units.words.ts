import type { UnitId } from '../../food/units';
import type { Language } from '../../language';

/**
 * Units as they stand in the text of a step. Written `one few many other`: as an order says it ("додайте 1
 * склянку, 2 склянки, 5 склянок, ½ склянки"); one form alone never changes. Words of one form are joined by
 * "_"; further spellings follow after "|".
 */
export const STEP_UNITS: Readonly<Record<Language, Readonly<Partial<Record<UnitId, string>>>>> = {
  uk: {
    g: 'г|гр.|гр|грам грами грамів грама',
    kg: 'кг|кілограм кілограми кілограмів кілограма',
    ml: 'мл|мілілітр мілілітри мілілітрів мілілітра',
    l: 'л|літр літри літрів літра',
    tsp: 'ч._л.|ч._ложки|чайну_ложку чайні_ложки чайних_ложок чайної_ложки',
    tbsp: 'ст._л.|ст._ложки|столову_ложку столові_ложки столових_ложок столової_ложки|ложку ложки ложок ложки',
    cup: 'чашку чашки чашок чашки',
    glass: 'склянку склянки склянок склянки|стакан стакани стаканів стакана',
    pinch: 'щіпку щіпки щіпок щіпки|дрібку дрібки дрібок дрібки',
    handful: 'жменю жмені жмень жмені|жменьку жменьки жменьок жменьки',
    clove: 'зубчик зубчики зубчиків зубчика|зубок зубки зубків зубка',
    head: 'головку головки головок головки|качан качани качанів качана',
    slice: 'скибку скибки скибок скибки',
    bunch: 'пучок пучки пучків пучка',
    sprig: 'гілочку гілочки гілочок гілочки',
    stalk: 'стебло стебла стебел стебла',
    leaf: 'листок листки листків листка|листочок листочки листочків листочка',
    can: 'бляшанку бляшанки бляшанок бляшанки',
    jar: 'банку банки банок банки',
    packet: 'пачку пачки пачок пачки|пакетик пакетики пакетиків пакетика',
    piece: 'шт.|штуку штуки штук штуки',
    stick: 'паличку палички паличок палички',
    pod: 'стручок стручки стручків стручка',
  },
  ru: {
    g: 'г|гр.|гр|грамм грамма граммов грамма',
    kg: 'кг|килограмм килограмма килограммов килограмма',
    ml: 'мл|миллилитр миллилитра миллилитров миллилитра',
    l: 'л|литр литра литров литра',
    tsp: 'ч._л.|ч._ложки|чайную_ложку чайные_ложки чайных_ложек чайной_ложки',
    tbsp: 'ст._л.|ст._ложки|столовую_ложку столовые_ложки столовых_ложек столовой_ложки|ложку ложки ложек ложки',
    cup: 'чашку чашки чашек чашки',
    glass: 'стакан стакана стаканов стакана',
    pinch: 'щепотку щепотки щепоток щепотки',
    handful: 'горсть горсти горстей горсти',
    clove: 'зубчик зубчика зубчиков зубчика',
    head: 'головку головки головок головки|кочан кочана кочанов кочана',
    slice: 'ломтик ломтика ломтиков ломтика',
    bunch: 'пучок пучка пучков пучка',
    sprig: 'веточку веточки веточек веточки',
    stalk: 'стебель стебля стеблей стебля',
    leaf: 'лист листа листов листа|листик листика листиков листика',
    can: 'жестяную_банку жестяные_банки жестяных_банок жестяной_банки',
    jar: 'банку банки банок банки',
    packet: 'пачку пачки пачек пачки|пакетик пакетика пакетиков пакетика',
    piece: 'шт.|штуку штуки штук штуки',
    stick: 'палочку палочки палочек палочки',
    pod: 'стручок стручка стручков стручка',
  },
  en: {
    g: 'g|gram grams grams grams',
    kg: 'kg|kilogram kilograms kilograms kilograms|kilo kilos kilos kilos',
    ml: 'ml|millilitre millilitres millilitres millilitres|milliliter milliliters milliliters milliliters',
    l: 'l|litre litres litres litres|liter liters liters liters',
    oz: 'oz|ounce ounces ounces ounces',
    lb: 'lb|lb.|pound pounds pounds pounds',
    tsp: 'tsp|teaspoon teaspoons teaspoons teaspoons',
    tbsp: 'tbsp|tablespoon tablespoons tablespoons tablespoons',
    cup: 'cup cups cups cups',
    glass: 'glass glasses glasses glasses',
    pinch: 'pinch pinches pinches pinches',
    handful: 'handful handfuls handfuls handfuls',
    clove: 'clove cloves cloves cloves',
    head: 'head heads heads heads',
    slice: 'slice slices slices slices|rasher rashers rashers rashers',
    bunch: 'bunch bunches bunches bunches',
    sprig: 'sprig sprigs sprigs sprigs',
    stalk: 'stalk stalks stalks stalks|stick sticks sticks sticks',
    leaf: 'leaf leaves leaves leaves',
    can: 'can cans cans cans|tin tins tins tins',
    jar: 'jar jars jars jars',
    packet: 'packet packets packets packets|sachet sachets sachets sachets',
    pod: 'pod pods pods pods',
  },
};

/** Units that measure wherever they stand; the others scale only when a line of the recipe has them. */
export const CLEAR_UNITS: readonly UnitId[] = [
  'g',
  'kg',
  'ml',
  'l',
  'oz',
  'lb',
  'tsp',
  'tbsp',
  'cup',
  'glass',
];

/** Of them those that also hold: "pour into six glasses" is no amount. */
export const HOLDING_UNITS: readonly UnitId[] = ['cup', 'glass', 'jar', 'can'];
