import { paid, roundTo, type Language } from '@sytno/domain';
import {
  formatDuration,
  formatGrams,
  formatKcal,
  formatMoney,
  formatNumber,
  numbersHiddenAtom,
  useTexts,
} from '@sytno/kit';
import { color, OFF_PAPER, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { Recipe } from './recipe.queries';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(124px, 45%), 1fr));
  gap: ${space(4)} ${space(5)};
  margin: 0;
  padding: ${space(4)} 0;
  border-block: 1px solid ${color('line')};
  ${OFF_PAPER}
  dt,
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    font: ${TYPE.section};
  }
`;

interface Fact {
  key: string;
  name: string;
  value: string;
  detail: string;
}

/** The recipe at a glance: how long, for how many, what a serving gives and costs. */
export function FactStrip({ recipe, lng, priced }: { recipe: Recipe; lng: Language; priced: boolean }) {
  const hidden = useAtomValue(numbersHiddenAtom);
  const { t } = useTexts('recipes');
  const { perServing, cost } = recipe;
  const grams = t('facts.ofGrams', { grams: formatGrams(recipe.weightServing, lng) });
  const times = (['prep', 'cook', 'rest'] as const).flatMap((kind) => {
    const minutes = recipe[`${kind}Minutes`];
    return minutes > 0 ? t(`facts.${kind}`, { time: formatDuration(minutes, lng) }) : [];
  });
  const facts: (Fact | false | null)[] = [
    {
      key: 'time',
      name: t('facts.time'),
      value: formatDuration(recipe.minutes, lng),
      detail: times.join(', '),
    },
    {
      key: 'servings',
      name: t('servings.label'),
      value: formatNumber(recipe.servings, lng),
      detail: grams,
    },
    hidden
      ? null
      : {
          key: 'kcal',
          name: t('nutrition.kcal'),
          value: t('nutrition.kcalAmount', { amount: formatKcal(perServing.kcal, lng) }),
          detail: t(recipe.missing.length > 0 ? 'facts.servingPartly' : 'facts.serving'),
        },
    priced && {
      key: 'cost',
      name: t('cost.title'),
      value: cost ? formatMoney(servingCost(recipe, cost.minor), cost.currency, lng) : t('facts.noPrice'),
      detail: cost ? t(cost.missing.length > 0 ? 'facts.servingPartly' : 'facts.serving') : '',
    },
  ];
  return (
    <Strip>
      {facts
        .filter((fact) => fact !== null && fact !== false)
        .map(({ key, name, value, detail }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {value}
              {detail && <small>{detail}</small>}
            </dd>
          </div>
        ))}
    </Strip>
  );
}

/** What one serving costs, in whole minor units. */
export function servingCost(recipe: Recipe, minor: number): number {
  return roundTo(paid(minor, recipe.cookedWeight, recipe.weightServing), 0);
}
