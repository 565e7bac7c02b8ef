import { FACT_SOURCES, NUTRIENT_KEYS } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { CheckField, Field, NumberField, SelectField } from '@sytno/kit/ui';
import { ADMIN_TEXTS } from '../admin-texts';
import { Doubts, Part, Row, useFault, type PartProps } from './food-parts';

const MOST = { kcal: 1_000, protein: 100, fat: 100, carbs: 100, fiber: 100 } as const;

/** Energy and nutrients of 100 g of the part that is eaten, and where they come from. */
export function NutrientsPart({ draft, change, faults, doubts }: PartProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const fault = useFault(faults);
  const { per100g, source, verified } = draft;
  return (
    <Part title={t('food.per100g')}>
      <Row $least={132}>
        {NUTRIENT_KEYS.map((key) => (
          <NumberField
            key={key}
            label={t(`nutrients.${key}`)}
            unit={t(key === 'kcal' ? 'units.kcal' : 'units.g')}
            value={per100g[key]}
            min={0}
            max={MOST[key]}
            digits={2}
            fault={fault(`per100g.${key}`)}
            onChange={(value) => change({ per100g: { ...per100g, [key]: value } })}
          />
        ))}
      </Row>
      <Doubts doubts={doubts} fields={['kcal', 'carbs']} />
      <Row $least={220}>
        <SelectField
          label={t('food.source')}
          value={source.kind}
          options={FACT_SOURCES.map((kind) => ({ value: kind, label: t(`sources.${kind}`) }))}
          onChange={({ target }) => {
            const kind = FACT_SOURCES.find((one) => one === target.value);
            if (kind) change({ source: { ...source, kind } });
          }}
        />
        <Field
          label={t('food.ref')}
          hint={t('food.refHint')}
          value={source.ref}
          maxLength={200}
          fault={fault('source.ref')}
          onChange={(event) => change({ source: { ...source, ref: event.target.value } })}
        />
      </Row>
      <CheckField
        label={t('food.verified')}
        checked={verified}
        onChange={(event) => change({ verified: event.target.checked })}
      />
    </Part>
  );
}
