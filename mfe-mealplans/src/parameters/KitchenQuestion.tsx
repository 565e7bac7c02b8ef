import { EQUIPMENT, type Equipment } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { ChoiceGroup, Switch, ToggleChip, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { useParametersChange } from './parameters.queries';
import { Chips, Form } from './parts';
import { PLAN_TEXTS } from './plan-texts';
import type { QuestionProps } from './question';

/** What the kitchen does not have, and whether there is electricity. */
export function KitchenQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts(PLAN_TEXTS);
  const old = data.parameters;
  const [missing, setMissing] = useState<readonly Equipment[]>(old.missing);
  const [dark, setDark] = useState(old.withoutElectricity);
  const change = useParametersChange(lng);
  const dirty = dark !== old.withoutElectricity || missing.join() !== old.missing.join();
  useUnsaved(dirty);
  return (
    <Form
      noValidate
      aria-label={t('kitchen.card')}
      onSubmit={(event) => {
        event.preventDefault();
        if (change.isPending) return;
        change.mutate({ missing: [...missing], withoutElectricity: dark }, { onSuccess: onSaved });
      }}
    >
      <ChoiceGroup title={t('kitchen.missing')}>
        <Chips>
          {EQUIPMENT.map((one) => (
            <ToggleChip
              key={one}
              on={missing.includes(one)}
              onToggle={(on) =>
                setMissing(EQUIPMENT.filter((other) => (other === one ? on : missing.includes(other))))
              }
            >
              {t(`kitchen.equipment.${one}`)}
            </ToggleChip>
          ))}
        </Chips>
      </ChoiceGroup>
      <Switch
        label={t('kitchen.electricity')}
        hint={t('kitchen.electricityHint')}
        checked={dark}
        onChange={(event) => setDark(event.target.checked)}
      />
      {foot({ busy: change.isPending, dirty })}
    </Form>
  );
}
