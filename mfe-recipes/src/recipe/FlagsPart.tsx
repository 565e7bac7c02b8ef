import { allergenKey, useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';
import { Chips, Part, Remark } from './parts';
import type { Recipe } from './recipe.queries';

const DIETS = ['vegan', 'vegetarian', 'lenten', 'glutenFree'] as const;

/** Allergens and diets, worked out from the lines. */
export function FlagsPart({ recipe: { flags } }: { recipe: Recipe }) {
  const { t } = useTexts('recipes');
  // What is vegan is vegetarian as well, and need not be called so.
  const suits = DIETS.filter(
    (diet) => flags[diet] === 'yes' && !(diet === 'vegetarian' && flags.vegan === 'yes'),
  );
  const open = DIETS.filter((diet) => flags[diet] === 'unknown');
  const none = flags.allergensComplete ? 'flags.noAllergens' : 'flags.noneKnown';
  return (
    <Part title={t('flags.title')}>
      {flags.allergens.length > 0 ? (
        <Chips>
          {flags.allergens.map((allergen) => (
            <Chip key={allergen} tone="sunflower">
              {t(allergenKey(allergen))}
            </Chip>
          ))}
        </Chips>
      ) : (
        <Remark>{t(none)}</Remark>
      )}
      {!flags.allergensComplete && flags.allergens.length > 0 && <Remark>{t('flags.mayBeMore')}</Remark>}
      {suits.length > 0 && (
        <Chips>
          {suits.map((diet) => (
            <Chip key={diet} tone="dill">
              {t(`flags.${diet}`)}
            </Chip>
          ))}
        </Chips>
      )}
      {open.length > 0 && <Remark>{t('flags.unknown')}</Remark>}
      <Remark>{t('flags.labels')}</Remark>
      <Remark>{t('flags.medical')}</Remark>
    </Part>
  );
}
