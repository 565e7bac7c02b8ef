import { useTexts } from '@sytno/kit';
import { Button, Chip, OFF_PAPER, QuietButton, space } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useNarrow } from '../use-narrow';
import { chosenFilters, type Category } from './chosen-filters';
import { FilterChoices } from './FilterChoices';
import { FilterSheet } from './FilterSheet';
import { isNarrowed, NO_FILTERS, type Filters } from './filters';
import { SearchField } from './SearchField';

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
  categories: readonly Category[];
  /** How many recipes there are; undefined while that is not known. */
  count: number | undefined;
  onChange: (change: Partial<Filters>) => void;
}

/** What narrows the list: the name, the meal, the kind of dish; on phones all but the name in a sheet. */
export function FilterBar(props: BarProps) {
  const { t } = useTexts('recipes');
  const narrow = useNarrow();
  const { filters, categories, onChange } = props;
  // With nothing found the list itself offers to clear.
  const clearable = isNarrowed(filters) && props.count !== 0;
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
        {!narrow && (
          <FilterChoices labelHidden filters={filters} categories={categories} onChange={onChange} />
        )}
        {!narrow && clearable && (
          <Button
            tone="plain"
            onClick={() => {
              onChange(NO_FILTERS);
            }}
          >
            {t('catalog.clear')}
          </Button>
        )}
        {narrow && <SheetOpener {...props} />}
      </Row>
      {narrow && <ChosenChips {...props} />}
    </Bar>
  );
}

/** The phone's button of filters, with how many are on. */
function SheetOpener(props: BarProps) {
  const { t } = useTexts('recipes');
  const [open, setOpen] = useState(false);
  const on = chosenFilters(props.filters, props.categories, t).length;
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

function ChosenChips({ filters, categories, onChange }: BarProps) {
  const { t } = useTexts('recipes');
  const chosen = chosenFilters(filters, categories, t);
  if (chosen.length === 0) return null;
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
    </Chosen>
  );
}
