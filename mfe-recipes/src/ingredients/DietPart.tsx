import { allergenKey, useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';
import { Chips, Part, Remark } from '../recipe/parts';
import type { Ingredient } from './ingredients.queries';

/** The food's allergens, and the diets it suits. */
export function DietPart({ food: { allergens, diets, readLabel } }: { food: Ingredient }) {
  const { t } = useTexts('recipes');
  const shown = diets.filter((diet) => !(diet === 'vegetarian' && diets.includes('vegan')));
  return (
    <Part title={t('flags.title')}>
      {allergens.length > 0 ? (
        <Chips>
          {allergens.map((allergen) => (
            <Chip key={allergen} tone="sunflower">
              {t(allergenKey(allergen))}
            </Chip>
          ))}
        </Chips>
      ) : (
        <Remark>{t('food.noAllergens')}</Remark>
      )}
      {shown.length > 0 && (
        <Chips>
          {shown.map((diet) => (
            <Chip key={diet} tone="dill">
              {t(`flags.${diet}`)}
            </Chip>
          ))}
        </Chips>
      )}
      {readLabel && <Remark>{t('food.readLabel')}</Remark>}
      <Remark>{t('flags.labels')}</Remark>
    </Part>
  );
}
