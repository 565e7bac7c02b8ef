import {
  dayAt,
  DEFAULT_SERVINGS,
  isDay,
  MEAL_TYPES,
  type Day,
  type Language,
  type MealType,
} from '@sytno/domain';
import { browserTimeZone, KIT_TEXTS, now, profileAtom, useTexts } from '@sytno/kit';
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
} from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { MenuPlace } from '../catalog/menu-place';
import type { Recipe } from './recipe.queries';

const MOST_SERVINGS = 100;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
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

interface NewItem {
  date: Day;
  mealType: MealType;
  recipeId: string;
  servings: number;
}

/** Asks when, for which meal and for how many a dish is cooked; begins with what the menu asked for. */
export function AddToMenuDialog(props: {
  recipe: Recipe;
  place: MenuPlace | null;
  lng: Language;
  busy: boolean;
  onAdd: (item: NewItem) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { recipe, place, lng, busy } = props;
  const [date, setDate] = useState<Day>(() => place?.date ?? dayAt(now(), browserTimeZone()));
  const [mealType, setMealType] = useState<MealType>(place?.mealType ?? recipe.mealTypes[0] ?? 'dinner');
  const usual = useAtomValue(profileAtom).servings ?? DEFAULT_SERVINGS.menu;
  const [servings, setServings] = useState<number>(usual);
  const [asked, setAsked] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isDay(date) || busy) return;
    props.onAdd({ date, mealType, recipeId: recipe.id, servings });
  };

  return (
    <Dialog title={t('add.title')} onClose={props.onClose}>
      <Form onSubmit={submit} noValidate>
        <Pair>
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
        </Pair>
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
          <SubmitButton busy={busy}>{t('add.submit')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
