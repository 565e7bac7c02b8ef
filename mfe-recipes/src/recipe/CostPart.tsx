import { roundTo, scaleFactor, type Language } from '@sytno/domain';
import { formatMoney, useTexts } from '@sytno/kit';
import { Chip, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { servingCost } from './FactStrip';
import { Part, Remark } from './parts';
import type { Recipe } from './recipe.queries';

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin: 0;
  font: ${TYPE.section};
`;

/** What a serving and the whole cooking cost in the reader's currency; never a silent conversion. */
export function CostPart(props: { recipe: Recipe; lng: Language; servings: number }) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings } = props;
  const { cost } = recipe;
  if (!cost) {
    return (
      <Part title={t('cost.title')}>
        <Remark>{t('cost.none')}</Remark>
      </Part>
    );
  }
  const whole = roundTo(cost.minor * scaleFactor(recipe.servings, servings), 0);
  const serving = servingCost(recipe, cost.minor);
  const without = recipe.lines
    .filter(({ position }) => cost.missing.includes(position))
    .map(({ ingredientName }) => ingredientName);
  return (
    <Part title={t('cost.title')}>
      <Price>
        <span>{t('cost.serving', { money: formatMoney(serving, cost.currency, lng) })}</span>
        {cost.estimate && <Chip>{t('cost.estimate')}</Chip>}
      </Price>
      <Remark>{t('cost.whole', { count: servings, money: formatMoney(whole, cost.currency, lng) })}</Remark>
      {without.length > 0 && <Remark>{t('cost.without', { names: without.join(', ') })}</Remark>}
    </Part>
  );
}
