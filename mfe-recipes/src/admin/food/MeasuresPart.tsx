import { UNIT_IDS, UNITS, type UnitId } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  ChoiceGroup,
  IconButton,
  NumberField,
  QuietButton,
  SelectField,
  space,
  ToggleChip,
} from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ADMIN_TEXTS } from '../admin-texts';
import { Choices, Doubts, Part, Row, useFault, type PartProps } from './food-parts';

/** Units whose weight a food says itself: a clove, a slice, a centimetre. */
const OWN_UNITS = UNIT_IDS.filter((unit) => {
  const { dimension } = UNITS[unit];
  return unit !== 'piece' && (dimension === 'count' || dimension === 'approx' || unit === 'cm');
});

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
  gap: ${space(3)};
  align-items: end;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

/** A unit's name for one. */
export function useUnitName(): (unit: UnitId) => string {
  const { t } = useTexts(KIT_TEXTS);
  return (unit) => t(`units.${unit}`, { count: 1 });
}

/** What turns amounts of the food into grams, and the units it is usually measured in. */
export function MeasuresPart({ draft, change, faults, doubts }: PartProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const nameOf = useUnitName();
  const fault = useFault(faults);
  const { density, gramsPerPiece, edible, unitGrams, units } = draft;
  const free = OWN_UNITS.filter((unit) => !unitGrams.some((line) => line.unit === unit));
  const put = (at: number, line: Partial<(typeof unitGrams)[number]>) =>
    change({ unitGrams: unitGrams.map((old, place) => (place === at ? { ...old, ...line } : old)) });
  return (
    <Part title={t('food.measures')}>
      <Row $least={170}>
        <NumberField
          label={t('food.density')}
          hint={t('food.densityHint')}
          unit={t('units.gPerMl')}
          value={density}
          min={0.01}
          max={25}
          step={0.05}
          digits={3}
          fault={fault('density')}
          onChange={(value) => change({ density: value })}
        />
        <NumberField
          label={t('food.piece')}
          unit={t('units.g')}
          value={gramsPerPiece}
          min={0.01}
          max={50_000}
          fault={fault('gramsPerPiece')}
          onChange={(value) => change({ gramsPerPiece: value })}
        />
        <NumberField
          label={t('food.edible')}
          hint={t('food.edibleHint')}
          unit="%"
          value={edible}
          min={1}
          max={100}
          digits={1}
          fault={fault('ediblePart')}
          onChange={(value) => change({ edible: value })}
        />
      </Row>
      <Doubts doubts={doubts} fields={['density', 'gramsPerPiece', 'ediblePart']} />
      <ChoiceGroup title={t('food.unitGrams')} hint={t('food.unitGramsHint')}>
        <Lines>
          {unitGrams.map(({ unit, grams }, at) => (
            <Line key={unit}>
              <SelectField
                label={t('food.unit')}
                value={unit}
                options={[unit, ...free].map((id) => ({ value: id, label: nameOf(id) }))}
                onChange={({ target }) =>
                  put(at, { unit: OWN_UNITS.find((id) => id === target.value) ?? unit })
                }
              />
              <NumberField
                label={t('food.weighs')}
                unit={t('units.g')}
                value={grams}
                min={0.01}
                max={50_000}
                onChange={(value) => put(at, { grams: value })}
              />
              <IconButton
                aria-label={t('food.withoutUnit', { unit: nameOf(unit) })}
                onClick={() => change({ unitGrams: unitGrams.filter((_, place) => place !== at) })}
              >
                <Icon name="close" />
              </IconButton>
            </Line>
          ))}
          {free[0] && (
            <QuietButton
              onClick={() => {
                const [unit] = free;
                if (unit) change({ unitGrams: [...unitGrams, { unit, grams: null }] });
              }}
            >
              <Icon name="plus" />
              {t('food.addUnit')}
            </QuietButton>
          )}
        </Lines>
      </ChoiceGroup>
      <UsualUnits units={units} onUnits={(next) => change({ units: next })} fault={fault('units')} />
    </Part>
  );
}

/** As many units as the editor offers first. */
const MOST_USUAL = 12;

function UsualUnits(props: {
  units: readonly UnitId[];
  onUnits: (units: UnitId[]) => void;
  fault: string | undefined;
}) {
  const { t } = useTexts(ADMIN_TEXTS);
  const nameOf = useUnitName();
  const { units, onUnits } = props;
  const offered = [...new Set([...units, ...COMMON])];
  return (
    <ChoiceGroup title={t('food.units')} hint={props.fault ?? t('food.unitsHint')}>
      <Choices>
        {offered.map((unit) => (
          <ToggleChip
            key={unit}
            on={units.includes(unit)}
            onToggle={(on) => {
              const next = on ? [...units, unit] : units.filter((one) => one !== unit);
              if (next.length <= MOST_USUAL) onUnits(next);
            }}
          >
            {nameOf(unit)}
          </ToggleChip>
        ))}
      </Choices>
    </ChoiceGroup>
  );
}

const COMMON: readonly UnitId[] = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'glass',
  'piece',
  'pinch',
  'clove',
  'slice',
  'bunch',
  'sprig',
  'leaf',
  'head',
  'can',
  'handful',
  'to_taste',
];
