import type { Language } from '@sytno/domain';
import {
  formatAmount,
  formatGrams,
  formatKcal,
  formatMoney,
  KIT_TEXTS,
  numbersHiddenAtom,
  useTexts,
} from '@sytno/kit';
import { Avatar, Chip, color, MacroStrip, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { compositionWords } from './composition-words';
import type { MenuItem } from './week';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Energy = styled.p`
  margin: 0 0 ${space(2)};
  b {
    font: ${TYPE.section};
  }
`;

const Plates = styled.div`
  h3 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.strong};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  li > :last-child {
    margin-left: auto;
    color: ${color('quiet')};
  }
`;

/** What the reader takes in and pays, and who else eats of the dish. */
export function DishFacts({ item, lng }: { item: MenuItem; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const grams = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'g' });
  const { kcal, protein, fat, carbs, fiber } = item.eaten;
  const { cookingCost, eatenCost } = item;
  const own = compositionWords(item, t);
  return (
    <Frame>
      {own !== '' && (
        <div>
          <Chip tone="beet">{own}</Chip>
        </div>
      )}
      {!hidden && (
        <div>
          <Energy>
            {t('dish.eaten')} <b>{t('menu.kcal', { kcal: formatKcal(kcal, lng) })}</b>
          </Energy>
          <MacroStrip protein={protein} fat={fat} carbs={carbs} />
          <Quiet>{t('totals.fiber', { grams: formatGrams(fiber, lng) })}</Quiet>
        </div>
      )}
      {(item.plates.length > 1 || item.guests !== undefined) && (
        <Plates>
          <h3>{t('dish.plates')}</h3>
          <ul>
            {item.plates.map((plate) => (
              <li key={plate.userId ?? plate.eaterId}>
                <Avatar name={plate.name || t('dish.unnamed')} size={28} />
                <span>{plate.name || t('dish.unnamed')}</span>
                <span>{grams(plate.grams)}</span>
              </li>
            ))}
            {item.guests !== undefined && (
              <li>
                <span>{t('menu.guests', { count: item.guests })}</span>
                <span>{grams(item.guests * item.servingWeight)}</span>
              </li>
            )}
          </ul>
        </Plates>
      )}
      {eatenCost && cookingCost && (
        <Quiet>
          {t(item.noCookingRequired ? 'dish.share' : 'dish.cost', {
            eaten: formatMoney(eatenCost.minor, eatenCost.currency, lng),
            cooking: formatMoney(cookingCost.minor, cookingCost.currency, lng),
          })}
        </Quiet>
      )}
    </Frame>
  );
}
