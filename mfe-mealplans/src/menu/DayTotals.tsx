import { shownGrams, standing, type Language, type Standing, type TargetKey } from '@sytno/domain';
import { formatMoney, formatNumber, useTexts } from '@sytno/kit';
import { color, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Aims } from './use-aims';
import type { MenuDay } from './week';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

const Word = styled.p<{ $over: boolean }>`
  margin: 2px 0 0;
  color: ${(props) => color(props.$over ? 'chilli' : 'sunflower')};
  font: ${TYPE.quiet};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** A day's energy, macros and cost against what the reader aims at, in words and bars. */
export function DayTotals({ day, aims, lng }: { day: MenuDay; aims: Aims; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { targets, currency } = aims;
  const all = standing(day.total, targets);
  const money = (minor: number) => formatMoney(minor, currency ?? '', lng);
  const priced = currency !== null && day.prices !== 'none';
  return (
    <Frame>
      <Bar name="kcal" standing={all.kcal} shown={(value) => formatNumber(value, lng)} />
      <Bar name="protein" standing={all.protein} shown={(value) => formatNumber(value, lng)} />
      <Bar name="fat" standing={all.fat} shown={(value) => formatNumber(value, lng)} />
      <Bar name="carbs" standing={all.carbs} shown={(value) => formatNumber(value, lng)} />
      <Quiet>{t('totals.fiber', { grams: formatNumber(shownGrams(day.fiber), lng, 1) })}</Quiet>
      {priced && <Bar name="cash" standing={all.cash} shown={money} />}
      {currency !== null && day.prices !== 'all' && <Quiet>{t(`totals.prices.${day.prices}`)}</Quiet>}
    </Frame>
  );
}

/** One figure: its bar, and the word for it when it comes near or goes beyond. Under a target is no matter. */
function Bar(props: { name: TargetKey; standing: Standing; shown: (value: number) => string }) {
  const { t } = useTexts('mealplans');
  const { name, shown } = props;
  const { total, target, difference, status } = props.standing;
  const marked = status === 'over' || (status === 'near' && name === 'cash');
  const value = shown(total);
  return (
    <div>
      <TargetBar
        label={t(`totals.${name}.label`)}
        words={
          target === null
            ? t(`totals.${name}.alone`, { value })
            : t(`totals.${name}.of`, { value, target: shown(target) })
        }
        share={target === null || target === 0 ? 0 : total / target}
        role={name === 'cash' && status === 'near' ? 'sunflower-fill' : name}
        over={status === 'over'}
      />
      {marked && (
        <Word $over={status === 'over'}>{t(`totals.${name}.${status}`, { by: shown(difference ?? 0) })}</Word>
      )}
      {status === 'near' && name !== 'cash' && <Quiet>{t('totals.near')}</Quiet>}
    </div>
  );
}
