import { EQUIPMENT, MEAL_TYPES, RECIPE_LIMITS } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { ChoiceGroup, Field, NumberField, ToggleChip } from '@sytno/kit/ui';
import { toggled } from '../catalog/filters';
import { Chips, Fields, Part } from './parts';
import type { Editor } from './use-editor';
import { faultWords } from './words';

const TIMES = ['prepMinutes', 'cookMinutes', 'restMinutes'] as const;

/** How long it takes, what it weighs in the end. */
export function TimePart({ editor }: { editor: Editor }) {
  const { t } = useTexts('recipes');
  const { form, change } = editor;
  return (
    <Part title={t('editor.time.title')}>
      <Fields $least={110}>
        {TIMES.map((field) => (
          <NumberField
            key={field}
            label={t(`editor.time.${field}`)}
            unit={t('editor.time.unit')}
            value={form[field]}
            min={0}
            max={RECIPE_LIMITS.minutes}
            step={5}
            digits={0}
            onChange={(minutes) => {
              change((before) => ({ ...before, [field]: minutes }));
            }}
          />
        ))}
      </Fields>
      <NumberField
        label={t('editor.weight')}
        hint={t('editor.weightHint')}
        unit={t('editor.grams')}
        value={form.cookedWeight}
        min={1}
        max={RECIPE_LIMITS.cookedWeight}
        step={50}
        digits={0}
        onChange={(cookedWeight) => {
          change((before) => ({ ...before, cookedWeight }));
        }}
      />
    </Part>
  );
}

/** When it is eaten, with what it is made, where it comes from. */
export function KitchenPart({ editor }: { editor: Editor }) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { form, change } = editor;
  const source = editor.saving.state.faults.get('sourceUrl');
  return (
    <Part title={t('editor.kitchen')}>
      <ChoiceGroup title={t('catalog.meal')}>
        <Chips>
          {MEAL_TYPES.map((meal) => (
            <ToggleChip
              key={meal}
              on={form.mealTypes.includes(meal)}
              onToggle={() => {
                change((before) => ({ ...before, mealTypes: toggled(before.mealTypes, meal) }));
              }}
            >
              {t(`mealTypes.${meal}`)}
            </ToggleChip>
          ))}
        </Chips>
      </ChoiceGroup>
      <ChoiceGroup title={t('editor.equipment')}>
        <Chips>
          {EQUIPMENT.map((tool) => (
            <ToggleChip
              key={tool}
              on={form.equipment.includes(tool)}
              onToggle={() => {
                change((before) => ({ ...before, equipment: toggled(before.equipment, tool) }));
              }}
            >
              {t(`tools.${tool}`)}
            </ToggleChip>
          ))}
          <ToggleChip
            on={form.withoutElectricity}
            onToggle={(withoutElectricity) => {
              change((before) => ({ ...before, withoutElectricity }));
            }}
          >
            {t('filter.withoutElectricity')}
          </ToggleChip>
        </Chips>
      </ChoiceGroup>
      <Field
        label={t('editor.source')}
        hint={t('editor.sourceHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={form.sourceUrl ?? ''}
        maxLength={RECIPE_LIMITS.sourceUrl}
        fault={source && faultWords(source, t, kit)}
        onChange={(event) => {
          const sourceUrl = event.target.value || null;
          change((before) => ({ ...before, sourceUrl }));
        }}
      />
    </Part>
  );
}
