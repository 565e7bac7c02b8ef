import { MEAL_TYPES, type MealType } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { SelectField } from '@sytno/kit/ui';
import type { Category } from './chosen-filters';
import type { Filters } from './filters';

/** The choices of meal and kind of dish, by the system's own lists. */
export function FilterChoices(props: {
  filters: Filters;
  categories: readonly Category[];
  /** In the bar the first option says what a list is of. */
  labelHidden?: boolean;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const { filters, categories, labelHidden, onChange } = props;
  const chosen = categories.find(({ id }) => id === filters.category);
  const counted = ({ id, name, count }: { id: string; name: string; count: number }) => ({
    value: id,
    label: t('catalog.counted', { name, number: count }),
  });
  const subcategories = (chosen?.subcategories ?? []).filter(
    ({ id, count }) => count > 0 || id === filters.subcategory,
  );
  return (
    <>
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
      <SelectField
        label={t('catalog.category')}
        labelHidden={labelHidden}
        value={filters.category ?? ''}
        options={[{ value: '', label: t('catalog.allCategories') }, ...categories.map(counted)]}
        onChange={(event) => {
          onChange({ category: event.target.value || null });
        }}
      />
      {subcategories.length > 0 && (
        <SelectField
          label={t('catalog.subcategory')}
          labelHidden={labelHidden}
          value={filters.subcategory ?? ''}
          options={[{ value: '', label: t('catalog.allSubcategories') }, ...subcategories.map(counted)]}
          onChange={(event) => {
            onChange({ subcategory: event.target.value || null });
          }}
        />
      )}
    </>
  );
}
