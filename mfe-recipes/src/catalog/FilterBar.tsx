import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Button, Chip, laterPart, OFF_PAPER, QuietButton, space } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useNarrow } from '../use-narrow';
import { chosenFilters, type Known } from './chosen-filters';
import { isNarrowed, NO_FILTERS, type Filters } from './filters';
import { MealChoice } from './MealChoice';
import { SearchField } from './SearchField';
import { SortChoice } from './SortChoice';

/** Its search of ingredients is heavy, and most visits do without. */
const FilterSheet = laterPart(
  'recipes.filter-sheet',
  () => import('./FilterSheet').then((file) => file.FilterSheet),
  { skeleton: null },
);

const Bar = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(5)};
  ${OFF_PAPER}
`;

const Row = styled.div<{ $narrow: boolean }>`
  display: flex;
  gap: ${space(3)};
  > :first-child {
    flex: ${(props) => (props.$narrow ? '1 1 0' : '2 1 240px')};
  }
  > div {
    flex: 1 1 160px;
    min-width: 0;
  }
  > button {
    flex: none;
  }
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

interface BarProps {
  filters: Filters;
  known: Known;
  /** Bounds of the kcal filter; null while they are not known. */
  kcal: { min: number; max: number } | null;
  /** How many recipes there are; undefined while that is not known. */
  count: number | undefined;
  lng: Language;
  onChange: (change: Partial<Filters>) => void;
}

/** What narrows the list: the name, the meal and the order at hand, everything else in a sheet. */
export function FilterBar(props: BarProps) {
  const { t } = useTexts('recipes');
  const narrow = useNarrow();
  const { filters, onChange } = props;
  return (
    <Bar>
      <Row $narrow={narrow}>
        <SearchField
          label={t('catalog.search')}
          value={filters.name}
          onSearch={(name) => {
            onChange({ name });
          }}
        />
        {!narrow && <MealChoice labelHidden filters={filters} onChange={onChange} />}
        {!narrow && <SortChoice labelHidden filters={filters} onChange={onChange} />}
        <SheetOpener {...props} />
      </Row>
      <ChosenChips {...props} />
    </Bar>
  );
}

/** The button of filters, with how many are on. */
function SheetOpener(props: BarProps) {
  const { t } = useTexts('recipes');
  const [open, setOpen] = useState(false);
  const on = chosenFilters(props.filters, props.known, t, props.lng).length;
  return (
    <>
      <QuietButton
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="filters" />
        {on > 0 ? t('catalog.filtersOn', { number: on }) : t('catalog.filters')}
      </QuietButton>
      {open && (
        <FilterSheet
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function ChosenChips({ filters, known, count, lng, onChange }: BarProps) {
  const { t } = useTexts('recipes');
  const chosen = chosenFilters(filters, known, t, lng);
  if (chosen.length === 0) return null;
  // With nothing found the list itself offers to clear.
  const clearable = isNarrowed(filters) && count !== 0 && chosen.length > 1;
  return (
    <Chosen>
      {chosen.map(({ key, words, off }) => (
        <Chip
          key={key}
          tone="beet"
          removeLabel={t('catalog.takeOff', { name: words })}
          onRemove={() => {
            onChange(off);
          }}
        >
          {words}
        </Chip>
      ))}
      {clearable && (
        <Button
          tone="plain"
          onClick={() => {
            onChange(NO_FILTERS);
          }}
        >
          {t('catalog.clear')}
        </Button>
      )}
    </Chosen>
  );
}
