import { dimensionOf, type Language, type UnitId } from '@sytno/domain';
import { formatNumber, KIT_TEXTS, useTexts } from '@sytno/kit';
import { Chip, color, IconButton, space, TYPE } from '@sytno/kit/ui';
import { DragList } from '@sytno/kit/ui-more';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Tables, UnitEntry } from '../admin.queries';
import type { Deeds } from '../use-deeds';
import type { PutOrder } from './table-props';
import { UnitSheet } from './UnitSheet';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  min-height: 48px;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font: ${TYPE.strong};
  }
  small {
    flex-basis: 100%;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Lead = styled.p`
  max-width: 640px;
  color: ${color('quiet')};
`;

/** How many are shown behind each form: one, two, five, one and a half. */
const SAMPLES = [1, 2, 5, 1.5] as const;

/** Units in the order in which they are offered, with the words behind a number. */
export function UnitList(props: { tables: Tables; deeds: Deeds; put: PutOrder; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const [edited, setEdited] = useState<UnitEntry | null>(null);
  const nameOf = useUnitWords(props.lng);
  const { tables, put, deeds, lng } = props;
  return (
    <>
      <Lead>{t('tables.unitsLead')}</Lead>
      <DragList
        label={t('tables.units')}
        items={tables.units}
        keyOf={({ id }) => id}
        nameOf={(unit) => nameOf(unit, 1)}
        onReorder={(items) =>
          put(
            'units',
            null,
            items.map(({ id }) => id),
          )
        }
      >
        {(unit) => (
          <Row>
            <Words>
              <b>{nameOf(unit, 1)}</b>
              <Chip>{t(`dimensions.${dimensionOf(unit.id)}`)}</Chip>
              <Chip>{t('count.lines', { count: unit.used })}</Chip>
              {unit.hidden && (
                <Chip tone="sunflower">
                  <Icon name="hidden" size={14} />
                  {t('tables.hidden')}
                </Chip>
              )}
              {Object.keys(unit.names).length > 0 && <Chip tone="beet">{t('tables.renamed')}</Chip>}
              <FormsShown unit={unit} nameOf={nameOf} />
            </Words>
            <IconButton
              aria-label={t('tables.editOf', { name: nameOf(unit, 1) })}
              onClick={() => setEdited(unit)}
            >
              <Icon name="pencil" />
            </IconButton>
          </Row>
        )}
      </DragList>
      {edited && <UnitSheet unit={edited} deeds={deeds} onClose={() => setEdited(null)} lng={lng} />}
    </>
  );
}

/** How it reads behind numbers, where it reads differently. */
function FormsShown(props: { unit: UnitEntry; nameOf: (unit: UnitEntry, count: number) => string }) {
  const { lng } = useTexts(ADMIN_TEXTS);
  const { unit, nameOf } = props;
  const words = SAMPLES.map((count) => nameOf(unit, count));
  if (new Set(words).size === 1) return null;
  return (
    <small>
      {SAMPLES.map((count, at) => `${formatNumber(count, lng, 1)} ${words[at] ?? ''}`).join(', ')}
    </small>
  );
}

/** What a unit is called behind a number: in the administrator's words where he said some. */
function useUnitWords(
  lng: Language,
): (unit: Pick<UnitEntry, 'names'> & { id: UnitId }, count: number) => string {
  const { t } = useTexts(KIT_TEXTS);
  const rules = new Intl.PluralRules(lng);
  return ({ id, names }, count) => {
    const form = rules.select(count);
    const own = names[lng];
    if (!own) return t(`units.${id}`, { count });
    return own[form === 'one' || form === 'few' || form === 'many' ? form : 'other'];
  };
}
