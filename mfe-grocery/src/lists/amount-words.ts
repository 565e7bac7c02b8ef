import { sensible, type Language, type UnitId } from '@sytno/domain';
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

const exactly = (quantity: number, unit: UnitId) => ({ low: quantity, high: quantity, unit });

/** What is put in the basket, in words. */
export function useBuyWords(lng: Language): {
  /** What is needed where it is sold in packs, else what to ask for. */
  ofLine: (line: ShoppingLine) => string;
  /** "2 × 350 г, лишиться 270 г"; nothing where the food is sold loose. */
  packs: (line: ShoppingLine) => string | undefined;
} {
  const { t } = useTexts('grocery');
  const words = useAmountWords(lng);
  return {
    ofLine: (line) => {
      const { amounts, toTaste, buy } = line;
      if (!buy) return words.ofLine({ amounts, toTaste });
      const asked = buy.packs
        ? amounts.map(({ high, unit }) => exactly(sensible(high, unit), unit))
        : buy.amounts;
      return words.ofLine({ amounts: asked, toTaste });
    },
    packs: ({ buy }) => {
      if (!buy?.packs) return undefined;
      const { count, size, unit } = buy.packs;
      const large = size >= 1000 && unit !== 'piece';
      const shown = large
        ? ({ low: size / 1000, high: size / 1000, unit: unit === 'g' ? 'kg' : 'l' } as const)
        : { low: size, high: size, unit };
      const packs = t('line.packs', { count, size: words.ofPart([shown], false) });
      return buy.left ? t('line.packsLeft', { packs, left: words.ofPart([buy.left], false) }) : packs;
    },
  };
}
