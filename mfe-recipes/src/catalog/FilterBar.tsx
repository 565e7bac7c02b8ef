import type { Outputs } from '@sytno/contract';
import { MEAL_TYPES, type MealType } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { SelectField, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Filters } from './filters';
import { SearchField } from './SearchField';

type Category = Outputs['recipes']['catalog']['categories']['items'][number];

const Bar = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(3)};
  margin-bottom: ${space(5)};
`;

/** What narrows the list: the name, the meal, the kind of dish. */
export function FilterBar(props: {
  filters: Filters;
  categories: readonly Category[];
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const { filters, categories, onChange } = props;
  const chosen = categories.find(({ id }) => id === filters.category);
  const counted = ({ id, name, count }: { id: string; name: string; count: number }) => ({
    value: id,
    label: t('catalog.counted', { name, number: count }),
  });
  const subcategories = (chosen?.subcategories ?? []).filter(
    ({ id, count }) => count > 0 || id === filters.subcategory,
  );
  return (
    <Bar>
      <SearchField
        label={t('catalog.search')}
        value={filters.name}
        onSearch={(name) => {
          onChange({ name });
        }}
      />
      <SelectField
        label={t('catalog.meal')}
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
        value={filters.category ?? ''}
        options={[{ value: '', label: t('catalog.allCategories') }, ...categories.map(counted)]}
        onChange={(event) => {
          onChange({ category: event.target.value || null });
        }}
      />
      {subcategories.length > 0 && (
        <SelectField
          label={t('catalog.subcategory')}
          value={filters.subcategory ?? ''}
          options={[{ value: '', label: t('catalog.allSubcategories') }, ...subcategories.map(counted)]}
          onChange={(event) => {
            onChange({ subcategory: event.target.value || null });
          }}
        />
      )}
    </Bar>
  );
}
