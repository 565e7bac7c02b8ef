import { ALLERGENS, MEAL_TYPES } from '@sytno/domain';
import { allergenKey, useTexts } from '@sytno/kit';
import {
  Actions,
  Confirm,
  Field,
  FormFault,
  QuietButton,
  Sheet,
  space,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { BoundedNumber } from '../BoundedNumber';
import { useFormFaults } from '../use-form-faults';
import { ChoiceChips } from './ChoiceChips';
import { fieldsOf, formOf, SHARE, WEEKDAYS, type EaterForm } from './eater-form';
import type { Eater } from './household.queries';
import { useEaters } from './use-eaters';

const NAMES = ['name', 'share'] as const;

/** The share that the words give as an example. */
const HALF = 0.5;

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/**
 * Adds an eater, or changes the given one. What is half-written is not lost by a press beside the sheet: it
 * asks first, and whoever stays finds it as it was.
 */
export function EaterSheet(props: {
  eater: Eater | undefined;
  onSaved: (saved: Eater) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  const { eater, onClose } = props;
  const formId = useId();
  const [leaving, setLeaving] = useState(false);
  const { save } = useEaters();
  const form = useForm<EaterForm>({ defaultValues: formOf(eater) });
  const faults = useFormFaults(form, NAMES);
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const title = eater ? t('household.changeOf', { name: eater.name }) : t('household.add');
  const leave = () => {
    if (isDirty && !save.isPending) setLeaving(true);
    else onClose();
  };
  const submit = (values: EaterForm) => {
    save.mutate({ ...fieldsOf(values), id: eater?.id }, { onSuccess: props.onSaved, onError: faults.show });
  };
  if (leaving) {
    return (
      <Confirm
        title={t('household.leaveTitle', { name: form.getValues('name').trim() || t('household.newOne') })}
        action={t('household.leave')}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {t('household.leaveText')}
      </Confirm>
    );
  }
  return (
    <Sheet
      title={title}
      onClose={leave}
      foot={
        <Actions>
          <QuietButton onClick={leave}>{t('household.cancel')}</QuietButton>
          <SubmitButton form={formId} busy={save.isPending}>
            {t('household.save')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form
        id={formId}
        noValidate
        aria-label={title}
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
        <BoundedNumber
          name="share"
          label={t('household.share')}
          hint={t('household.shareHint')}
          control={form.control}
          bounds={SHARE}
          example={HALF}
        />
        <ChoiceChips
          title={t('household.daysAtHome')}
          name="weekdays"
          control={form.control}
          choices={WEEKDAYS.map((value) => ({
            value,
            label: t(`household.weekdays.${value}.full`),
            short: t(`household.weekdays.${value}.short`),
          }))}
        />
        <ChoiceChips
          title={t('household.mealsAtHome')}
          name="mealTypes"
          control={form.control}
          choices={MEAL_TYPES.map((value) => ({ value, label: t(`household.meals.${value}`) }))}
        />
        <ChoiceChips
          title={t('household.allergies')}
          name="allergies"
          control={form.control}
          choices={ALLERGENS.map((value) => ({ value, label: t(allergenKey(value)) }))}
        />
      </Form>
    </Sheet>
  );
}
