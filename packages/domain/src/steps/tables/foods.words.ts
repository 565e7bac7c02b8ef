import type { Language } from '../../language';

/** Foods that a step counts, in the forms `one few many other`, as an order says them. Rows by "|". */
export const COUNTED_FOODS: Readonly<Record<Language, string>> = {
  uk: [
    'яйце яйця яєць яйця|жовток жовтки жовтків жовтка|білок білки білків білка',
    'цибулину цибулини цибулин цибулини|картоплину картоплини картоплин картоплини',
    'морквину морквини морквин морквини|моркву моркви моркв моркви',
    'помідор помідори помідорів помідора|огірок огірки огірків огірка|буряк буряки буряків буряка',
    'лимон лимони лимонів лимона|яблуко яблука яблук яблука|банан банани бананів банана',
    'баклажан баклажани баклажанів баклажана|кабачок кабачки кабачків кабачка|перець перці перців перцю',
    'апельсин апельсини апельсинів апельсина|грушу груші груш груші',
  ].join('|'),
  ru: [
    'яйцо яйца яиц яйца|желток желтка желтков желтка|белок белка белков белка',
    'луковицу луковицы луковиц луковицы|картофелину картофелины картофелин картофелины',
    'морковку морковки морковок морковки|морковь моркови морковей моркови',
    'помидор помидора помидоров помидора|огурец огурца огурцов огурца|свёклу свёклы свёкл свёклы',
    'лимон лимона лимонов лимона|яблоко яблока яблок яблока|банан банана бананов банана',
    'баклажан баклажана баклажанов баклажана|кабачок кабачка кабачков кабачка|перец перца перцев перца',
    'апельсин апельсина апельсинов апельсина|грушу груши груш груши',
  ].join('|'),
  en: [
    'egg eggs eggs eggs|yolk yolks yolks yolks|onion onions onions onions|potato potatoes potatoes potatoes',
    'carrot carrots carrots carrots|tomato tomatoes tomatoes tomatoes|cucumber cucumbers cucumbers cucumbers',
    'lemon lemons lemons lemons|apple apples apples apples|banana bananas bananas bananas',
    'aubergine aubergines aubergines aubergines|courgette courgettes courgettes courgettes',
    'pepper peppers peppers peppers|orange oranges oranges oranges|pear pears pears pears',
    'beetroot beetroots beetroots beetroots',
  ].join('|'),
};

/**
 * What a line of the recipe calls a counted food, by beginnings of its forms: a yolk is of an egg. Beginnings
 * of one food are apart by spaces.
 */
export const FOOD_KIN: readonly string[] = [
  'яйц яєц жовт білок білк',
  'яйц яиц желт белок белк',
  'egg yolk',
  'цибул',
  'лук луков',
  'картоп',
  'картоф',
  'морк',
  'помідор томат',
  'помидор томат',
  'огір',
  'огур',
  'перец перц',
];
