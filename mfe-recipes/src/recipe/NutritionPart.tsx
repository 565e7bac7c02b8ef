import { NUTRIENT_KEYS, type Language, type NutrientKey } from '@sytno/domain';
import { formatGrams, formatKcal, useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { CompletenessNote } from './CompletenessNote';
import { Part, Remark } from './parts';
import { nutrientsOf, PORTIONS, type Portion } from './portion';
import type { Recipe } from './recipe.queries';

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.full};
  cursor: pointer;
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color('beet')};
  }
  &:has(:checked) {
    border-color: ${color('beet')};
    background: ${color('beet-tint')};
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-bottom: ${space(2)};
    text-align: left;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  th,
  td {
    padding: ${space(2)} 0;
    border-top: 1px solid ${color('line')};
    font: ${TYPE.body};
    text-align: left;
  }
  td {
    text-align: right;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Energy and nutrients of a serving, of 100 g or of the whole, and what of it is not known. */
export function NutritionPart(props: { recipe: Recipe; lng: Language; servings: number }) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings } = props;
  const [portion, setPortion] = useState<Portion>('serving');
  const group = useId();
  const nutrients = nutrientsOf(recipe, portion, servings);
  const captions: Record<Portion, string> = {
    serving: t('nutrition.ofServing', { grams: formatGrams(recipe.weightServing, lng) }),
    '100g': t('nutrition.of100g'),
    whole: t('nutrition.ofWhole', { count: servings }),
  };
  return (
    <Part title={t('nutrition.title')}>
      <Choice aria-label={t('nutrition.of')}>
        {PORTIONS.map((one) => (
          <Option key={one}>
            <input
              type="radio"
              name={group}
              checked={one === portion}
              onChange={() => {
                setPortion(one);
              }}
            />
            {t(`nutrition.portions.${one}`)}
          </Option>
        ))}
      </Choice>
      {nutrients ? (
        <Table>
          <caption>{captions[portion]}</caption>
          <tbody>
            {NUTRIENT_KEYS.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`nutrition.${key}`)}</th>
                <td>{amountOf(key, nutrients[key], lng, t)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Remark>{t('nutrition.noWeight')}</Remark>
      )}
      <CompletenessNote recipe={recipe} />
      {recipe.weightBasis === 'raw' && <Remark>{t('nutrition.raw')}</Remark>}
      <Remark>{t('nutrition.estimate')}</Remark>
    </Part>
  );
}

function amountOf(
  key: NutrientKey,
  value: number,
  lng: Language,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (key === 'kcal') return t('nutrition.kcalAmount', { amount: formatKcal(value, lng) });
  return t('nutrition.gramAmount', { amount: formatGrams(value, lng) });
}
