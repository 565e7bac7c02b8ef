import type { Language } from '@sytno/domain';
import { formatGrams, formatNumber, formatPercent, useTexts } from '@sytno/kit';
import { Money } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { Part, Remark } from '../recipe/parts';
import type { Ingredient } from './ingredients.queries';
import { Rows } from './Rows';

interface Row {
  readonly name: string;
  readonly value: ReactNode;
}

/** What it costs, weighs and keeps; what is not known is not mentioned. */
export function FactsPart({ food, lng }: { food: Ingredient; lng: Language }) {
  const { t } = useTexts('recipes');
  const { price, gramsPerPiece, density, ediblePart, shelfLifeDays } = food;
  const rows: Row[] = [];
  const say = (name: string, value: ReactNode) => rows.push({ name, value });
  if (price) say(t(`food.price.${price.per}`), <Money {...price} />);
  if (gramsPerPiece)
    say(t('food.piece'), t('nutrition.gramAmount', { amount: formatGrams(gramsPerPiece, lng) }));
  if (density) say(t('food.density'), t('food.perMl', { amount: formatNumber(density, lng, 2) }));
  if (ediblePart < 1) say(t('food.edible'), formatPercent(ediblePart, lng));
  for (const place of ['pantry', 'fridge', 'freezer'] as const) {
    const days = shelfLifeDays[place];
    if (days !== null) say(t(`food.keeps.${place}`), t('food.days', { count: days }));
  }
  return (
    <Part title={t('food.facts')}>
      {rows.length > 0 && (
        <Rows>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      )}
      {!price && <Remark>{t('food.noPrice')}</Remark>}
    </Part>
  );
}
