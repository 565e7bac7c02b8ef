import { numbersHiddenAtom, useTexts } from '@sytno/kit';
import { SelectField } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { SORTS, type Filters, type Sort } from './filters';

/** What the list is sorted by. With a name looked for, the best match comes first unless told otherwise. */
export function SortChoice(props: {
  filters: Filters;
  labelHidden?: boolean;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { filters, labelHidden, onChange } = props;
  const searching = filters.name !== '';
  const sorts = SORTS.filter((sort) => sort !== 'kcal' || !hidden);
  return (
    <SelectField
      label={t('filter.sort')}
      labelHidden={labelHidden}
      value={filters.sort ?? (searching ? '' : 'name')}
      options={[
        ...(searching ? [{ value: '', label: t('filter.sorts.match') }] : []),
        ...sorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
      ]}
      onChange={(event) => {
        const sort = (event.target.value || null) as Sort | null;
        onChange({ sort: sort === 'name' && !searching ? null : sort });
      }}
    />
  );
}
