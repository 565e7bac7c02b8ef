import { useTexts } from '@sytno/kit';
import { Actions, Button, QuietButton, Sheet } from '@sytno/kit/ui';
import type { Category } from './chosen-filters';
import { FilterChoices } from './FilterChoices';
import { isNarrowed, NO_FILTERS, type Filters } from './filters';

/** The phone's filters. What is chosen narrows the list at once; the foot says to how many. */
export function FilterSheet(props: {
  filters: Filters;
  categories: readonly Category[];
  count: number | undefined;
  onChange: (change: Partial<Filters>) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('recipes');
  const { count, onChange, onClose } = props;
  return (
    <Sheet
      title={t('catalog.filters')}
      onClose={onClose}
      foot={
        <Actions>
          {isNarrowed(props.filters) && (
            <QuietButton
              onClick={() => {
                onChange(NO_FILTERS);
              }}
            >
              {t('catalog.clear')}
            </QuietButton>
          )}
          <Button onClick={onClose}>
            {count === undefined ? t('catalog.show') : t('catalog.showCount', { count })}
          </Button>
        </Actions>
      }
    >
      <FilterChoices filters={props.filters} categories={props.categories} onChange={onChange} />
    </Sheet>
  );
}
