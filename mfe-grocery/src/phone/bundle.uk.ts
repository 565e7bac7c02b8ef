import { KIT_TEXTS, type TextTree } from '@sytno/kit';
import { uk as kit } from '@sytno/kit/texts/uk';
import { SHOPS_TEXTS } from '../shops/words';
import { uk as grocery } from '../texts/uk';
import { uk as phone } from '../texts/phone.uk';
import { uk as shops } from '../texts/shops.uk';

/** All that the list on a phone says first. */
export const bundle: Record<string, TextTree> = {
  [KIT_TEXTS]: kit,
  grocery,
  [SHOPS_TEXTS]: shops,
  'grocery-phone': phone,
};
