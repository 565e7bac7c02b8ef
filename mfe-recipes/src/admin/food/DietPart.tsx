import { ALLERGENS, type DietFacts } from '@sytno/domain';
import { allergenKey, useTexts } from '@sytno/kit';
import { CheckField, ChoiceGroup, ToggleChip } from '@sytno/kit/ui';
import { ADMIN_TEXTS } from '../admin-texts';
import { Choices, Doubts, Part, type PartProps } from './food-parts';

const DIET: readonly (keyof DietFacts)[] = [
  'vegan',
  'vegetarian',
  'meat',
  'fish',
  'pork',
  'alcohol',
  'addedSugar',
];

/** Allergens of European labels, and for whom the food is. */
export function DietPart({ draft, change, doubts }: PartProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { allergens, diet, readLabel } = draft;
  return (
    <Part title={t('food.flags')}>
      <ChoiceGroup title={t('food.allergens')}>
        <Choices>
          {ALLERGENS.map((allergen) => (
            <ToggleChip
              key={allergen}
              on={allergens.includes(allergen)}
              onToggle={(on) =>
                change({
                  allergens: ALLERGENS.filter((one) => (one === allergen ? on : allergens.includes(one))),
                })
              }
            >
              {t(allergenKey(allergen))}
            </ToggleChip>
          ))}
        </Choices>
      </ChoiceGroup>
      <ChoiceGroup title={t('food.diet')}>
        <Choices>
          {DIET.map((flag) => (
            <ToggleChip
              key={flag}
              on={diet[flag]}
              onToggle={(on) => change({ diet: { ...diet, [flag]: on } })}
            >
              {t(`diet.${flag}`)}
            </ToggleChip>
          ))}
        </Choices>
      </ChoiceGroup>
      <Doubts doubts={doubts} fields={['diet']} />
      <CheckField
        label={t('food.readLabel')}
        checked={readLabel}
        onChange={(event) => change({ readLabel: event.target.checked })}
      />
    </Part>
  );
}
