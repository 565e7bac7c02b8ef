import {
  dayAt,
  DEFAULT_SERVINGS,
  isDay,
  MEAL_TYPES,
  type Day,
  type Language,
  type MealType,
} from '@sytno/domain';
import { browserTimeZone, failureOf, formatDay, KIT_TEXTS, now, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Dialog,
  Field,
  QuietButton,
  SelectField,
  space,
  Stepper,
  SubmitButton,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { addToMenu, type Recipe } from './recipe.queries';

const MOST_SERVINGS = 100;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  font: ${TYPE.strong};
`;

/** Asks when, for which meal and for how many a dish is cooked, and puts it on the menu. */
export function AddToMenuDialog(props: {
  recipe: Recipe;
  lng: Language;
  onAdded: (date: Day) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { recipe, lng } = props;
  const notify = useNotify();
  const add = useMutation(addToMenu(useApi(), useQueryClient()));
  const [date, setDate] = useState<Day>(() => dayAt(now(), browserTimeZone()));
  const [mealType, setMealType] = useState<MealType>(recipe.mealTypes[0] ?? 'dinner');
  const [servings, setServings] = useState<number>(DEFAULT_SERVINGS.menu);
  const [asked, setAsked] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isDay(date) || add.isPending) return;
    add.mutate(
      { date, mealType, recipeId: recipe.id, servings, language: lng },
      {
        onSuccess: (item) => {
          const day = formatDay(item.date, lng);
          notify(t('add.done', { name: recipe.name, day, meal: t(`mealTypes.${item.mealType}`) }), 'good');
          props.onAdded(item.date);
        },
        onError: (error) => {
          notify(failureOf(error).message || kit('offline.title'), 'bad');
        },
      },
    );
  };

  return (
    <Dialog title={t('add.title')} onClose={props.onClose}>
      <Form onSubmit={submit} noValidate>
        <Field
          label={t('add.date')}
          type="date"
          required
          value={date}
          fault={asked && !isDay(date) ? kit('faults.day') : undefined}
          onChange={(event) => {
            setDate(event.target.value);
          }}
        />
        <SelectField
          label={t('catalog.meal')}
          value={mealType}
          options={MEAL_TYPES.map((value) => ({ value, label: t(`mealTypes.${value}`) }))}
          onChange={(event) => {
            setMealType(event.target.value as MealType);
          }}
        />
        <Row>
          <span>{t('servings.label')}</span>
          <Stepper
            value={servings}
            min={1}
            max={MOST_SERVINGS}
            lng={lng}
            label={t('servings.label')}
            lessLabel={t('servings.less')}
            moreLabel={t('servings.more')}
            onChange={setServings}
          />
        </Row>
        <Actions>
          <QuietButton onClick={props.onClose}>{t('add.cancel')}</QuietButton>
          <SubmitButton disabled={add.isPending}>{t('add.submit')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
