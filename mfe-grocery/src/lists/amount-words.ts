import type { Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';
import type { ShoppingLine } from './lists.queries';

type Amount = ShoppingLine['sources'][number]['amount'];

const PLUS = ' + ';
const TO_TASTE = { low: 0, high: 0, unit: 'to_taste' } as const;

/** Amounts in words: "300 г + 1 шт.". Those that cannot be added up stay side by side. */
export function useAmountWords(lng: Language): {
  ofLine: (line: Pick<ShoppingLine, 'amounts' | 'toTaste'>) => string;
  /** A part without an amount is "to taste" where its line is, else as much as is needed. */
  ofPart: (amounts: readonly Amount[], toTaste: boolean) => string;
} {
  const { t } = useTexts('grocery');
  const { t: kit } = useTexts(KIT_TEXTS);
  const none = (toTaste: boolean) => (toTaste ? formatAmount(kit, lng, TO_TASTE) : t('line.amountUnknown'));
  const ofPart = (amounts: readonly Amount[], toTaste: boolean) =>
    amounts.map((amount) => (amount ? formatAmount(kit, lng, amount) : none(toTaste))).join(PLUS);
  return {
    ofPart,
    ofLine: ({ amounts, toTaste }) =>
      amounts.length === 0 ? none(toTaste) : ofPart(toTaste ? [...amounts, null] : amounts, toTaste),
  };
}
