import type { Language, UnitId } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';

interface Amounts {
  amounts: readonly { low: number; high: number; unit: UnitId }[];
  toTaste: boolean;
}

/** Gives the words of what is to be bought: "450 г", "3 шт. + 200 г", "за смаком". */
export function useAmountWords(lng: Language): (line: Amounts) => string {
  const { t } = useTexts(KIT_TEXTS);
  return ({ amounts, toTaste }) => {
    const words = amounts.map((amount) => formatAmount(t, lng, amount));
    return words.length > 0 ? words.join(' + ') : toTaste ? t('amounts.toTaste') : '';
  };
}
