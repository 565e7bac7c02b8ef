import { NUTRIENT_KEYS, type Language } from '@sytno/domain';
import { formatGrams, formatKcal, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { MacroStrip } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { Part, Remark } from '../recipe/parts';
import type { Ingredient } from './ingredients.queries';
import { Rows } from './Rows';

/** Energy and nutrients of 100 g, with the table they come from. */
export function FoodNutrition({ food, lng }: { food: Ingredient; lng: Language }) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { per100g, source } = food;
  if (hidden) return null;
  const amountOf = (value: number | null, energy: boolean): string => {
    if (value === null) return t('food.unknown');
    return energy
      ? t('nutrition.kcalAmount', { amount: formatKcal(value, lng) })
      : t('nutrition.gramAmount', { amount: formatGrams(value, lng) });
  };
  return (
    <Part title={t('food.per100g')}>
      {per100g ? (
        <>
          <MacroStrip bare {...per100g} />
          <Rows>
            {NUTRIENT_KEYS.map((key) => (
              <div key={key}>
                <dt>{t(`nutrition.${key}`)}</dt>
                <dd>{amountOf(per100g[key], key === 'kcal')}</dd>
              </div>
            ))}
          </Rows>
          <Remark>{t(`food.sources.${source.table}`, { ref: source.ref })}</Remark>
        </>
      ) : (
        <Remark>{t('food.noNutrients')}</Remark>
      )}
      <Remark>{t('nutrition.estimate')}</Remark>
    </Part>
  );
}
