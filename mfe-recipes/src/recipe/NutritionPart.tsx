import type { PageNutrients } from '@sytno/contract';
import { NUTRIENT_KEYS, type Language, type NutrientKey } from '@sytno/domain';
import { formatGrams, formatKcal, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { color, MacroStrip, space, Tabs, TYPE, type ColourRole } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CompletenessNote } from './CompletenessNote';
import { Part, Remark } from './parts';
import { nutrientsOf, PORTIONS, type Portion } from './portion';
import type { Recipe } from './recipe.queries';

const Shown = styled.div`
  display: grid;
  gap: ${space(3)};
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
  tr:first-child > * {
    border-top: 0;
    font: ${TYPE.section};
  }
`;

/** The nutrient's colour in the strip above. */
const Dot = styled.i<{ $role: ColourRole }>`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: ${space(2)};
  border-radius: 3px;
  background: ${(props) => color(props.$role)};
`;

const DOTS: Partial<Record<NutrientKey, ColourRole>> = { protein: 'protein', fat: 'fat', carbs: 'carbs' };

/** Energy and nutrients of a serving, of 100 g or of the whole, and what of it is not known. */
export function NutritionPart(props: { recipe: Recipe; lng: Language; servings: number }) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const [portion, setPortion] = useState<Portion>('serving');
  const { recipe } = props;
  if (hidden) return null;
  return (
    <Part title={t('nutrition.title')}>
      <Tabs
        label={t('nutrition.of')}
        selected={portion}
        onSelect={(id) => {
          setPortion(PORTIONS.find((one) => one === id) ?? 'serving');
        }}
        tabs={PORTIONS.map((id) => ({
          id,
          label: t(`nutrition.portions.${id}`),
          content: <Figures {...props} portion={id} />,
        }))}
      />
      <CompletenessNote recipe={recipe} />
      {recipe.weightBasis === 'raw' && <Remark>{t('nutrition.raw')}</Remark>}
      <Remark>{t('nutrition.estimate')}</Remark>
      {recipe.source?.nutrients && <PageFigures nutrients={recipe.source.nutrients} lng={props.lng} />}
    </Part>
  );
}

const GIVEN = ['kcal', 'protein', 'fat', 'carbs'] as const;

/** What the page that it was imported from gives: beside our own figures, never instead of them. */
function PageFigures({ nutrients, lng }: { nutrients: PageNutrients; lng: Language }) {
  const { t } = useTexts('recipes');
  const figures = GIVEN.flatMap((name) => {
    const value = nutrients[name];
    return value === null ? [] : [t(`nutrition.page.${name}`, { amount: formatNumber(value, lng, 1) })];
  });
  return (
    <Remark>{t(`nutrition.page.of.${nutrients.per ?? 'given'}`, { figures: figures.join(' · ') })}</Remark>
  );
}

function Figures(props: { recipe: Recipe; lng: Language; servings: number; portion: Portion }) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings, portion } = props;
  const nutrients = nutrientsOf(recipe, portion, servings);
  const captions: Record<Portion, string> = {
    serving: t('nutrition.ofServing', { grams: formatGrams(recipe.weightServing, lng) }),
    '100g': t('nutrition.of100g'),
    whole: t('nutrition.ofWhole', { count: servings }),
  };
  if (!nutrients) return <Remark>{t('nutrition.noWeight')}</Remark>;
  return (
    <Shown>
      <MacroStrip bare {...nutrients} />
      <Table>
        <caption>{captions[portion]}</caption>
        <tbody>
          {NUTRIENT_KEYS.map((key) => (
            <tr key={key}>
              <th scope="row">
                <Name of={key}>{t(`nutrition.${key}`)}</Name>
              </th>
              <td>{amountOf(key, nutrients[key], lng, t)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Shown>
  );
}

function Name({ of, children }: { of: NutrientKey; children: string }) {
  const role = DOTS[of];
  return (
    <>
      {role && <Dot $role={role} aria-hidden />}
      {children}
    </>
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
