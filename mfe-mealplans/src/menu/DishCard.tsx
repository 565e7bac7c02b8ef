import { leftoverOf, type Language } from '@sytno/domain';
import { formatAmount, formatMoney, formatNumber, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, DishPicture, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { MenuDish, MenuItem } from './week';

const Frame = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  width: 100%;
  min-height: 44px;
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('page')};
  color: ${color('text')};
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: ${color('border')};
  }
  /* In a narrow column the words have the whole width. */
  @container (max-width: 190px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Name = styled.span`
  font: ${TYPE.strong};
  @container (max-width: 190px) {
    font-size: 14px;
    line-height: 18px;
  }
`;

const Quiet = styled.span`
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Left = styled.span`
  color: ${color('dill')};
  font: ${TYPE.quiet};
`;

const Short = styled.span`
  color: ${color('chilli')};
  font: ${TYPE.quiet};
`;

/** One dish of the menu: what the reader eats of it and pays, what is cooked, what is left. Opens its menu. */
export function DishCard(props: { dish: MenuDish; lng: Language; onOpen: (id: string) => void }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { lng } = props;
  const { item, shown } = props.dish;
  const grams = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'g' });
  const servings = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'serving' });
  const cost = item.eatenCost && formatMoney(shown.cash, item.eatenCost.currency, lng);
  const short = gramsShort(item);
  return (
    <Frame
      aria-haspopup="dialog"
      onClick={() => {
        props.onOpen(item.id);
      }}
    >
      <DishPicture picture={item.picture} size={36} />
      <Words>
        <Name>{item.recipeName}</Name>
        <Quiet>
          {[grams(item.weightServing), t('menu.kcal', { kcal: formatNumber(shown.kcal, lng) }), cost]
            .filter(Boolean)
            .join(' · ')}
        </Quiet>
        <Quiet>
          {item.noCookingRequired ? t('menu.cooked') : t('menu.cook', { servings: servings(item.servings) })}
        </Quiet>
        {item.servingsLeft > 0 && <Left>{t('menu.left', { servings: servings(item.servingsLeft) })}</Left>}
        {short > 0 && <Short>{t('menu.short', { grams: grams(short) })}</Short>}
        {!item.complete && <Quiet>{t('menu.incomplete')}</Quiet>}
      </Words>
    </Frame>
  );
}

/** Grams that are planned to be eaten beyond what the item's own cooking makes. */
function gramsShort({ servings, cookedWeight, plates, noCookingRequired }: MenuItem): number {
  if (noCookingRequired) return 0;
  const grams = plates.map((plate) => plate.grams);
  return leftoverOf({ servings, cookedWeight }, servings, grams).shortGrams;
}
