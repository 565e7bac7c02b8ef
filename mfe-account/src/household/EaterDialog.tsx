import { ALLERGENS, MEAL_TYPES, type Allergen, type Language, type MealType } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Actions, Dialog, Field, FormFault, QuietButton, space, SubmitButton } from '@sytno/kit/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormFaults } from '../use-form-faults';
import { checkNumber, readNumber, writeNumber } from '../written-number';
import { ChoiceGroup } from './ChoiceGroup';
import type { Eater } from './household.queries';
import { useEaters, type EaterFields } from './use-eaters';

interface EaterForm {
  name: string;
  share: string;
  mealTypes: MealType[];
  /** As a box has them: texts. */
  weekdays: string[];
  allergies: Allergen[];
}

const NAMES = ['name', 'share'] as const;
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Adds an eater, or changes the given one. */
export function EaterDialog(props: { eater: Eater | undefined; lng: Language; onClose: () => void }) {
  const { t } = useTexts('account');
  const { eater, lng, onClose } = props;
  const { save } = useEaters();
  const form = useForm<EaterForm>({ defaultValues: formOf(eater, lng) });
  const faults = useFormFaults(form, NAMES);
  const submit = (values: EaterForm) => {
    save.mutate({ ...fieldsOf(values), id: eater?.id }, { onSuccess: onClose, onError: faults.show });
  };
  return (
    <Dialog
      title={eater ? t('household.changeOf', { name: eater.name }) : t('household.add')}
      onClose={onClose}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          faults.clear();
          void form.handleSubmit(submit)(event);
        }}
      >
        {faults.general && <FormFault>{faults.general}</FormFault>}
        <Field
          label={t('household.name')}
          autoComplete="off"
          fault={faults.fault('name')}
          {...form.register('name', {
            validate: (value) => value.trim() !== '' || 'blank',
            maxLength: { value: 60, message: 'text.long' },
          })}
        />
        <Field
          label={t('household.share')}
          hint={t('household.shareHint')}
          inputMode="decimal"
          autoComplete="off"
          fault={faults.fault('share')}
          {...form.register('share', { validate: checkNumber })}
        />
        <ChoiceGroup
          title={t('household.mealsAtHome')}
          options={MEAL_TYPES.map((value) => ({ value, label: t(`household.meals.${value}`) }))}
          field={form.register('mealTypes')}
        />
        <ChoiceGroup
          title={t('household.daysAtHome')}
          options={WEEKDAYS.map((value) => ({ value, label: t(`household.weekdays.${value}.full`) }))}
          field={form.register('weekdays')}
        />
        <ChoiceGroup
          title={t('household.allergies')}
          options={ALLERGENS.map((value) => ({ value, label: t(`household.allergens.${value}`) }))}
          field={form.register('allergies')}
        />
        <Actions>
          <QuietButton onClick={onClose}>{t('household.cancel')}</QuietButton>
          <SubmitButton disabled={save.isPending} aria-busy={save.isPending}>
            {t('household.save')}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** A new eater is at home every day for every meal and eats a whole serving. */
function formOf(eater: Eater | undefined, lng: Language): EaterForm {
  return {
    name: eater?.name ?? '',
    share: writeNumber(eater?.share ?? 1, lng),
    mealTypes: eater?.mealTypes ?? [...MEAL_TYPES],
    weekdays: eater?.weekdays.map(String) ?? [...WEEKDAYS],
    allergies: eater?.allergies ?? [],
  };
}

function fieldsOf({ name, share, mealTypes, weekdays, allergies }: EaterForm): EaterFields {
  return {
    name: name.trim(),
    share: readNumber(share) ?? 0,
    mealTypes,
    weekdays: weekdays.map(Number),
    allergies,
  };
}
