import { KIT_TEXTS, type TextTree } from '@sytno/kit';
import { ru as kit } from '@sytno/kit/texts/ru';
import { SHOPS_TEXTS } from '../shops/words';
import { ru as grocery } from '../texts/ru';
import { ru as phone } from '../texts/phone.ru';
import { ru as shops } from '../texts/shops.ru';

/** All that the list on a phone says first. */
export const bundle: Record<string, TextTree> = {
  [KIT_TEXTS]: kit,
  grocery,
  [SHOPS_TEXTS]: shops,
  'grocery-phone': phone,
};
