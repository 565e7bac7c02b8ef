import { useApi, useTexts } from '@sytno/kit';
import {
  CheckField,
  ChoiceGroup,
  Field,
  IconButton,
  NumberField,
  QuietButton,
  SelectField,
  space,
  ToggleChip,
} from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ingredientQuery } from '../../ingredients/ingredients.queries';
import { ADMIN_TEXTS } from '../admin-texts';
import { IconChoice } from '../IconChoice';
import { searchFoods } from './search-foods';
import { Choices, Row, useFault, type PartProps } from './food-parts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const MONTH_MS = (365.25 * 86_400_000) / 12;
const PACK_UNITS = ['g', 'ml', 'piece'] as const;
const MOST_PACKS = 12;

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Pack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
  gap: ${space(3)};
  align-items: end;
`;

const Start = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  > ${Pack} {
    width: 100%;
  }
`;

/** What few foods need: picture, season, how long it keeps, packs, what is bought instead. */
export function MorePart({ draft, change, faults, icons }: PartProps & { icons: readonly string[] }) {
  const { t, lng } = useTexts(ADMIN_TEXTS);
  const fault = useFault(faults);
  const short = new Intl.DateTimeFormat(lng, { month: 'short', timeZone: 'UTC' });
  const { icon, tint, season, shelfLifeDays, madeAtHome } = draft;
  return (
    <Parts>
      <Row $least={220}>
        <IconChoice icon={icon} tint={tint} icons={icons} onIcon={(next) => change({ icon: next })} />
        <Field
          type="color"
          label={t('food.tint')}
          value={tint}
          fault={fault('tint')}
          onChange={(event) => change({ tint: event.target.value.toUpperCase() })}
        />
      </Row>
      <ChoiceGroup title={t('food.season')} hint={t('food.seasonHint')}>
        <Choices>
          {MONTHS.map((month) => (
            <ToggleChip
              key={month}
              on={season.includes(month)}
              onToggle={(on) =>
                change({ season: MONTHS.filter((one) => (one === month ? on : season.includes(one))) })
              }
            >
              {short.format((month - 0.5) * MONTH_MS).replace('.', '')}
            </ToggleChip>
          ))}
        </Choices>
      </ChoiceGroup>
      <ChoiceGroup title={t('food.keeps')}>
        <Row>
          {(['pantry', 'fridge', 'freezer'] as const).map((place) => (
            <NumberField
              key={place}
              label={t(`places.${place}`)}
              unit={t('units.days')}
              value={shelfLifeDays[place]}
              min={0}
              max={3650}
              digits={0}
              onChange={(value) => change({ shelfLifeDays: { ...shelfLifeDays, [place]: value } })}
            />
          ))}
        </Row>
      </ChoiceGroup>
      <Packs draft={draft} change={change} />
      <BoughtAs draft={draft} change={change} fault={fault('boughtAs')} />
      <CheckField
        label={t('food.madeAtHome')}
        checked={madeAtHome}
        onChange={(event) => change({ madeAtHome: event.target.checked })}
      />
    </Parts>
  );
}

type Some = Pick<PartProps, 'draft' | 'change'>;

function Packs({ draft: { packs }, change }: Some) {
  const { t } = useTexts(ADMIN_TEXTS);
  const put = (at: number, pack: Partial<(typeof packs)[number]>) =>
    change({ packs: packs.map((old, place) => (place === at ? { ...old, ...pack } : old)) });
  return (
    <ChoiceGroup title={t('food.packs')}>
      <Start>
        {packs.map(({ size, unit }, at) => (
          <Pack key={at}>
            <NumberField
              label={t('food.packSize')}
              value={size}
              min={0.1}
              max={100_000}
              onChange={(value) => put(at, { size: value })}
            />
            <SelectField
              label={t('food.unit')}
              value={unit}
              options={PACK_UNITS.map((one) => ({ value: one, label: t(`packUnits.${one}`) }))}
              onChange={({ target }) =>
                put(at, { unit: PACK_UNITS.find((one) => one === target.value) ?? unit })
              }
            />
            <IconButton
              aria-label={t('food.withoutPack')}
              onClick={() => change({ packs: packs.filter((_, place) => place !== at) })}
            >
              <Icon name="close" />
            </IconButton>
          </Pack>
        ))}
        {packs.length < MOST_PACKS && (
          <QuietButton onClick={() => change({ packs: [...packs, { size: null, unit: 'g' }] })}>
            <Icon name="plus" />
            {t('food.addPack')}
          </QuietButton>
        )}
      </Start>
    </ChoiceGroup>
  );
}

function BoughtAs({ draft: { boughtAs }, change, fault }: Some & { fault: string | undefined }) {
  const { t, lng } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  // A stored form says only the key.
  const { data: bought } = useQuery({
    ...ingredientQuery(api, boughtAs?.id ?? '', lng),
    enabled: boughtAs !== null && boughtAs.name === boughtAs.id,
  });
  return (
    <Row $least={220}>
      <ComboBox
        label={t('food.boughtAs')}
        hint={t('food.boughtAsHint')}
        fault={fault}
        search={searchFoods(api, lng)}
        value={boughtAs && { value: boughtAs.id, label: bought?.name ?? boughtAs.name }}
        onChoose={(choice) =>
          change({ boughtAs: choice && { id: choice.value, name: choice.label, gramsPerGram: null } })
        }
      />
      {boughtAs && (
        <NumberField
          label={t('food.gramsPerGram')}
          unit={t('units.g')}
          value={boughtAs.gramsPerGram}
          min={0.01}
          max={100}
          onChange={(value) => change({ boughtAs: { ...boughtAs, gramsPerGram: value } })}
        />
      )}
    </Row>
  );
}
