import { MEAL_TYPES, type MealType } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { SelectField } from '@sytno/kit/ui';
import type { Filters } from './filters';

/** The meal a dish is for, by the system's own list. */
export function MealChoice(props: {
  filters: Filters;
  /** In the bar the first option says what a list is of. */
  labelHidden?: boolean;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const { filters, labelHidden, onChange } = props;
  return (
    <SelectField
      label={t('catalog.meal')}
      labelHidden={labelHidden}
      value={filters.mealType ?? ''}
      options={[
        { value: '', label: t('catalog.allMeals') },
        ...MEAL_TYPES.map((value) => ({ value, label: t(`mealTypes.${value}`) })),
      ]}
      onChange={(event) => {
        onChange({ mealType: (event.target.value || null) as MealType | null });
      }}
    />
  );
}
