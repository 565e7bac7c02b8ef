import { ALLERGENS, EQUIPMENT, type Language } from '@sytno/domain';
import { allergenKey, formatDuration, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Actions, Button, ChoiceGroup, QuietButton, Sheet, space, ToggleChip } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CategoryTree } from './CategoryTree';
import type { Known } from './chosen-filters';
import { DIETS, isNarrowed, NO_FILTERS, toggled, type Filters } from './filters';
import { IngredientChoice } from './IngredientChoice';
import { KcalRange } from './KcalRange';
import { MealChoice } from './MealChoice';
import { SortChoice } from './SortChoice';

const Groups = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const TIMES = [15, 30, 45, 60, 90] as const;
const MOST = { ingredients: 12, without: 24 } as const;

export interface SheetProps {
  filters: Filters;
  known: Known;
  kcal: { min: number; max: number } | null;
  count: number | undefined;
  lng: Language;
  onChange: (change: Partial<Filters>) => void;
  onClose: () => void;
}

/** All filters of the list. What is chosen narrows the list at once; the foot says to how many. */
export function FilterSheet(props: SheetProps) {
  const { t } = useTexts('recipes');
  const { count, filters, onChange, onClose } = props;
  return (
    <Sheet
      title={t('catalog.filters')}
      onClose={onClose}
      foot={
        <Actions>
          {isNarrowed(filters) && (
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
      <Groups>
        <Whose {...props} />
        <SortChoice filters={filters} onChange={onChange} />
        <MealChoice filters={filters} onChange={onChange} />
        <ChoiceGroup title={t('filter.occasion')}>
          <Row>
            <ToggleChip
              on={filters.festive}
              onToggle={(festive) => {
                onChange({ festive });
              }}
            >
              {t('filter.festive')}
            </ToggleChip>
          </Row>
        </ChoiceGroup>
        <Foods {...props} />
        <ChoiceGroup title={t('catalog.category')}>
          <CategoryTree
            categories={props.known.categories}
            chosen={filters.categories}
            onChange={(categories) => {
              onChange({ categories });
            }}
          />
        </ChoiceGroup>
        <Kcal {...props} />
        <Diets {...props} />
        <Kitchen {...props} />
      </Groups>
    </Sheet>
  );
}

function Whose({ filters, onChange }: SheetProps) {
  const { t } = useTexts('recipes');
  return (
    <Row role="group" aria-label={t('filter.whose')}>
      {(['favourites', 'mine', 'liked'] as const).map((key) => (
        <ToggleChip
          key={key}
          on={filters[key]}
          onToggle={(on) => {
            onChange({ [key]: on });
          }}
        >
          {t(`filter.${key}`)}
        </ToggleChip>
      ))}
    </Row>
  );
}

function Foods({ filters, known, lng, onChange }: SheetProps) {
  const { t } = useTexts('recipes');
  // What was chosen here has its name before the server tells it.
  const [named, setNamed] = useState<Known['foods']>([]);
  const foods = [...known.foods, ...named];
  return (
    <>
      {(['ingredients', 'without'] as const).map((key) => (
        <IngredientChoice
          key={key}
          label={t(`filter.${key}`)}
          chosen={filters[key]}
          most={MOST[key]}
          foods={foods}
          lng={lng}
          onChange={(chosen, food) => {
            if (food) setNamed((before) => [...before, food]);
            onChange({ [key]: chosen });
          }}
        />
      ))}
    </>
  );
}

function Kcal({ filters, kcal, lng, onChange }: SheetProps) {
  const hidden = useAtomValue(numbersHiddenAtom);
  if (hidden || !kcal || kcal.max <= kcal.min) return null;
  return <KcalRange filters={filters} bounds={kcal} lng={lng} onChange={onChange} />;
}

function Diets({ filters, onChange }: SheetProps) {
  const { t } = useTexts('recipes');
  return (
    <>
      <ChoiceGroup title={t('filter.diet')}>
        <Row>
          {DIETS.map((diet) => (
            <ToggleChip
              key={diet}
              on={filters.diet === diet}
              onToggle={(on) => {
                onChange({ diet: on ? diet : null });
              }}
            >
              {t(`filter.diets.${diet}`)}
            </ToggleChip>
          ))}
          <ToggleChip
            on={filters.glutenFree}
            onToggle={(glutenFree) => {
              onChange({ glutenFree });
            }}
          >
            {t('filter.glutenFree')}
          </ToggleChip>
        </Row>
      </ChoiceGroup>
      <ChoiceGroup title={t('filter.free')}>
        <Row>
          {ALLERGENS.map((allergen) => (
            <ToggleChip
              key={allergen}
              on={filters.free.includes(allergen)}
              onToggle={() => {
                onChange({ free: toggled(filters.free, allergen) });
              }}
            >
              {t(allergenKey(allergen))}
            </ToggleChip>
          ))}
        </Row>
      </ChoiceGroup>
    </>
  );
}

function Kitchen({ filters, lng, onChange }: SheetProps) {
  const { t } = useTexts('recipes');
  return (
    <>
      <ChoiceGroup title={t('filter.time')}>
        <Row>
          {TIMES.map((minutes) => (
            <ToggleChip
              key={minutes}
              on={filters.minutes === minutes}
              onToggle={(on) => {
                onChange({ minutes: on ? minutes : null });
              }}
            >
              {t('filter.upTo', { time: formatDuration(minutes, lng) })}
            </ToggleChip>
          ))}
        </Row>
      </ChoiceGroup>
      <ChoiceGroup title={t('filter.kitchen')}>
        <Row>
          <ToggleChip
            on={filters.withoutElectricity}
            onToggle={(withoutElectricity) => {
              onChange({ withoutElectricity });
            }}
          >
            {t('filter.withoutElectricity')}
          </ToggleChip>
          {EQUIPMENT.map((tool) => (
            <ToggleChip
              key={tool}
              on={filters.unequipped.includes(tool)}
              onToggle={() => {
                onChange({ unequipped: toggled(filters.unequipped, tool) });
              }}
            >
              {t(`filter.unequipped.${tool}`)}
            </ToggleChip>
          ))}
        </Row>
      </ChoiceGroup>
    </>
  );
}
