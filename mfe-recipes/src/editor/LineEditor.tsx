import { OFFERED_UNITS, RECIPE_LIMITS } from '@sytno/domain';
import { KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { CheckField, Field, NumberField, QuietButton, SelectField, space, upTo } from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { findIngredients } from '../catalog/catalog.queries';
import { unitsQuery } from '../ingredients/ingredients.queries';
import type { LineRowProps } from './line-row-props';
import { nameOf, unitName, unitsFor } from './words';

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)} 0 ${space(3)};
`;

const Amount = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space(3)};
  align-items: start;
  ${upTo('xs')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

/** The fields of a line: its food out of the catalogue, how much of it, what else is said. */
export function LineEditor(props: LineRowProps) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const { item, food, foods, language, lng, faults, onChange } = props;
  const { line } = item;
  const name = nameOf(item, foods, language);
  const set = (change: Partial<typeof line>) => {
    onChange({ ...item, otherUnits: [], line: { ...line, ...change } });
  };
  const close = () => {
    props.onOpen(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    close();
  };
  const toTaste = line.unit === 'to_taste';
  const { data: offered } = useQuery(unitsQuery(api));
  const units = unitsFor(food, offered?.items ?? OFFERED_UNITS, line.unit).map((value) => ({
    value,
    label: unitName(value, kit),
  }));
  return (
    <Panel>
      <ComboBox
        label={t('editor.lines.food')}
        value={name === '' ? null : { value: line.ingredientId ?? '', label: name }}
        hint={line.ingredientId === null && name !== '' ? t('editor.lines.unknown') : undefined}
        fault={faults.get('ingredientId')}
        search={findIngredients(api, lng)}
        onChoose={(choice) => {
          set({ ingredientId: choice?.value ?? null, food: {} });
        }}
        onCreate={(text) => {
          set({ ingredientId: null, food: { [language]: text.slice(0, RECIPE_LIMITS.food) } });
        }}
      />
      <Amount>
        <NumberField
          label={t('editor.lines.quantity')}
          value={line.quantity}
          max={RECIPE_LIMITS.quantity}
          digits={4}
          disabled={toTaste}
          fault={faults.get('quantity')}
          onChange={(quantity) => {
            set({ quantity });
          }}
          onKeyDown={onKeyDown}
        />
        <NumberField
          label={t('editor.lines.quantityTo')}
          value={line.quantityTo}
          max={RECIPE_LIMITS.quantity}
          digits={4}
          disabled={toTaste}
          fault={faults.get('quantityTo')}
          onChange={(quantityTo) => {
            set({ quantityTo });
          }}
          onKeyDown={onKeyDown}
        />
        <SelectField
          label={t('editor.lines.unit')}
          value={line.unit ?? ''}
          fault={faults.get('unit')}
          options={[...(line.unit === null ? [{ value: '', label: t('editor.choose') }] : []), ...units]}
          onChange={(event) => {
            const unit = units.find(({ value }) => value === event.target.value)?.value ?? null;
            set(unit === 'to_taste' ? { unit, quantity: null, quantityTo: null } : { unit });
          }}
        />
      </Amount>
      <Field
        label={t('editor.lines.comment')}
        value={line.comment[language] ?? ''}
        maxLength={RECIPE_LIMITS.comment}
        placeholder={t('editor.lines.commentExample')}
        onChange={(event) => {
          set({ comment: { ...line.comment, [language]: event.target.value } });
        }}
        onKeyDown={onKeyDown}
      />
      <Foot>
        <CheckField
          label={t('editor.lines.optional')}
          checked={line.optional}
          onChange={(event) => {
            set({ optional: event.target.checked });
          }}
        />
        <QuietButton onClick={close}>{t('editor.done')}</QuietButton>
      </Foot>
    </Panel>
  );
}
