import {
  isTimeOfDay,
  MEAL_TYPES,
  mealsOfWeek,
  sharesOfDay,
  type Language,
  type MealType,
  type OfMeals,
} from '@sytno/domain';
import { formatNumber, useTexts, weekdayNames } from '@sytno/kit';
import { color, eases, Field, FormFault, NumberField, RADIUS, space, TYPE, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useParametersChange } from './parameters.queries';
import { chosenLook, Form, Note } from './parts';
import { PLAN_TEXTS } from './plan-texts';
import type { QuestionProps } from './question';

type Week = readonly (readonly MealType[])[];

const Meal = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & + & {
    padding-top: ${space(5)};
    border-top: 1px solid ${color('line')};
  }
  legend {
    float: left;
    width: 100%;
    padding: 0;
    font: ${TYPE.strong};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  max-width: 400px;
`;

const Day = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  min-height: 44px;
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  cursor: pointer;
  ${eases('background-color', 'border-color', 'color')}
  ${chosenLook}
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: start;
`;

/** Which meals on which weekday, when they are eaten, and how much of the day each has. */
export function MealsQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts(PLAN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const old = data.parameters;
  const [week, setWeek] = useState<Week>(old.weekMeals);
  const [times, setTimes] = useState<OfMeals<string>>(old.mealTimes);
  const [shares, setShares] = useState<OfMeals<number | null>>(old.mealShares);
  const change = useParametersChange(lng);
  const planned = mealsOfWeek(week);
  const given = filled(shares);
  const kcal = data.profile.hideNumbers ? null : data.profile.targets.kcal;
  const ofDay = sharesOfDay(given, planned.length > 0 ? planned : MEAL_TYPES);
  const sum = planned.reduce((all, meal) => all + given[meal], 0);
  const dirty =
    JSON.stringify([week, times, shares]) !== JSON.stringify([old.weekMeals, old.mealTimes, old.mealShares]);
  useUnsaved(dirty);
  return (
    <Form
      noValidate
      aria-label={t('meals.card')}
      onSubmit={(event) => {
        event.preventDefault();
        const unfit = event.currentTarget.querySelector<HTMLInputElement>('input[aria-invalid=true]');
        unfit?.focus();
        if (unfit || change.isPending || planned.length === 0) return;
        change.mutate(
          { weekMeals: week.map((day) => [...day]), mealTimes: times, mealShares: given },
          { onSuccess: onSaved },
        );
      }}
    >
      {MEAL_TYPES.map((meal) => (
        <Meal key={meal}>
          <legend>{own(`mealTypes.${meal}`)}</legend>
          <MealDays
            meal={meal}
            week={week}
            lng={lng}
            onToggle={(day, on) =>
              setWeek(week.map((meals, place) => (place === day ? withMeal(meals, meal, on) : meals)))
            }
          />
          <Pair>
            <Field
              label={t('meals.time')}
              type="time"
              value={times[meal]}
              fault={isTimeOfDay(times[meal]) ? undefined : t('meals.wrongTime')}
              onChange={(event) => setTimes({ ...times, [meal]: event.target.value })}
            />
            <NumberField
              label={t('meals.share')}
              unit="%"
              value={shares[meal]}
              min={0}
              max={100}
              step={5}
              digits={0}
              hint={shareWords(t, planned.includes(meal) ? ofDay[meal] : null, kcal, lng)}
              onChange={(value) => setShares({ ...shares, [meal]: value })}
            />
          </Pair>
        </Meal>
      ))}
      {sum !== 100 && planned.length > 0 && <Note role="status">{t('meals.sum', { sum })}</Note>}
      {planned.length === 0 && <FormFault>{t('meals.noMeals')}</FormFault>}
      {foot({ busy: change.isPending, dirty })}
    </Form>
  );
}

function MealDays(props: {
  meal: MealType;
  week: Week;
  lng: Language;
  onToggle: (day: number, on: boolean) => void;
}) {
  const { t } = useTexts(PLAN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { meal, week, lng } = props;
  const long = weekdayNames(lng, 'long');
  return (
    <Days role="group" aria-label={t('meals.days')}>
      {weekdayNames(lng).map((name, day) => (
        <Day key={name}>
          <input
            type="checkbox"
            aria-label={t('meals.on', { meal: own(`mealTypes.${meal}`), day: long[day] ?? name })}
            checked={week[day]?.includes(meal) ?? false}
            onChange={(event) => props.onToggle(day, event.target.checked)}
          />
          <span aria-hidden>{name}</span>
        </Day>
      ))}
    </Days>
  );
}

function shareWords(
  t: ReturnType<typeof useTexts>['t'],
  share: number | null,
  kcal: number | null,
  lng: Language,
): string {
  if (share === null) return t('meals.none');
  return kcal === null
    ? t('meals.percent', { share })
    : t('meals.kcal', { kcal: formatNumber((kcal * share) / 100, lng) });
}

const filled = (shares: OfMeals<number | null>): OfMeals<number> =>
  Object.fromEntries(
    MEAL_TYPES.map((meal) => [meal, Math.min(100, Math.max(0, shares[meal] ?? 0))]),
  ) as OfMeals<number>;

const withMeal = (meals: readonly MealType[], meal: MealType, on: boolean): MealType[] =>
  MEAL_TYPES.filter((one) => (one === meal ? on : meals.includes(one)));
