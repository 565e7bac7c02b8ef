import { KIT_TEXTS, type TextTree } from '@sytno/kit';
import { en as kit } from '@sytno/kit/texts/en';
import { SHOPS_TEXTS } from '../shops/words';
import { en as grocery } from '../texts/en';
import { en as phone } from '../texts/phone.en';
import { en as shops } from '../texts/shops.en';

/** All that the list on a phone says first. */
export const bundle: Record<string, TextTree> = {
  [KIT_TEXTS]: kit,
  grocery,
  [SHOPS_TEXTS]: shops,
  'grocery-phone': phone,
};
