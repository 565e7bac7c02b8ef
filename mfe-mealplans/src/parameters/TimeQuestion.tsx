import { MEAL_TYPES, type Language, type MealType } from '@sytno/domain';
import { useTexts, weekdayNames } from '@sytno/kit';
import {
  ChoiceGroup,
  color,
  FormFault,
  QuietButton,
  SelectField,
  space,
  ToggleChip,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useParametersChange } from './parameters.queries';
import { Chips, Form, RadioChips } from './parts';
import type { QuestionProps } from './question';

/** Minutes that are offered, and as long as it takes. */
const OFFERED = ['15', '30', '45', '60', 'any'] as const;
type Offered = (typeof OFFERED)[number];
type Minutes = readonly (number | null)[];

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color('line')};
`;

const Times = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
`;

/** How long cooking may take on which day, and which meals are planned, unless they have a card of their own. */
export function TimeQuestion({ data, lng, foot, onSaved, alone }: QuestionProps & { alone?: boolean }) {
  const { t } = useTexts('mealplans');
  const old = data.parameters;
  const [minutes, setMinutes] = useState<Minutes>(old.minutes);
  const [meals, setMeals] = useState<readonly MealType[]>(old.mealTypes);
  const [perDay, setPerDay] = useState(() => !isPlain(old.minutes));
  const change = useParametersChange(lng);
  const dirty =
    minutes.some((value, day) => value !== old.minutes[day]) ||
    (!alone && meals.join() !== old.mealTypes.join());
  useUnsaved(dirty);
  const set = (days: readonly number[], value: Offered) =>
    setMinutes(minutes.map((before, day) => (days.includes(day) ? minutesOf(value) : before)));
  const options = OFFERED.map((value) => ({
    value,
    label: value === 'any' ? t('questions.time.any') : t('questions.time.minutes', { minutes: value }),
  }));
  return (
    <Form
      noValidate
      aria-label={t('questions.time.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (change.isPending || meals.length === 0) return;
        const chosen = !alone && meals.join() !== old.mealTypes.join() && { mealTypes: [...meals] };
        change.mutate({ minutes: [...minutes], ...chosen }, { onSuccess: onSaved });
      }}
    >
      <Times>
        {(
          [
            ['workdays', WORKDAYS],
            ['weekend', WEEKEND],
          ] as const
        ).map(([name, days]) => (
          <RadioChips
            key={name}
            title={t(`questions.time.${name}`)}
            options={options}
            value={alike(minutes, days)}
            onChange={(value) => set(days, value)}
          />
        ))}
        <QuietButton small aria-expanded={perDay} onClick={() => setPerDay(!perDay)}>
          {t(perDay ? 'questions.time.together' : 'questions.time.perDay')}
        </QuietButton>
      </Times>
      {perDay && <EachDay minutes={minutes} options={options} lng={lng} onChange={set} />}
      {!alone && (
        <ChoiceGroup title={t('questions.time.meals')}>
          <Chips>
            {MEAL_TYPES.map((meal) => (
              <ToggleChip
                key={meal}
                on={meals.includes(meal)}
                onToggle={(on) =>
                  setMeals(MEAL_TYPES.filter((one) => (one === meal ? on : meals.includes(one))))
                }
              >
                {t(`mealTypes.${meal}`)}
              </ToggleChip>
            ))}
          </Chips>
          {meals.length === 0 && <FormFault>{t('questions.time.noMeals')}</FormFault>}
        </ChoiceGroup>
      )}
      {foot({ busy: change.isPending, dirty })}
    </Form>
  );
}

function EachDay(props: {
  minutes: Minutes;
  options: { value: Offered; label: string }[];
  lng: Language;
  onChange: (days: readonly number[], value: Offered) => void;
}) {
  const names = weekdayNames(props.lng, 'long');
  return (
    <Days>
      {props.minutes.map((value, day) => (
        <SelectField
          key={names[day]}
          label={names[day] ?? ''}
          value={offeredOf(value)}
          options={props.options}
          onChange={(event) => {
            const chosen = OFFERED.find((offered) => offered === event.target.value);
            if (chosen) props.onChange([day], chosen);
          }}
        />
      ))}
    </Days>
  );
}

const minutesOf = (value: Offered): number | null => (value === 'any' ? null : Number(value));

/** The nearest that is offered, not above what was said. */
function offeredOf(minutes: number | null): Offered {
  if (minutes === null) return 'any';
  return [...OFFERED].reverse().find((offered) => Number(offered) <= minutes) ?? '15';
}

/** What days have alike; null when they differ. */
function alike(minutes: Minutes, days: readonly number[]): Offered | null {
  const [first, ...others] = days.map((day) => minutes[day] ?? null);
  return first !== undefined && others.every((value) => value === first) ? offeredOf(first) : null;
}

function isPlain(minutes: Minutes): boolean {
  return alike(minutes, WORKDAYS) !== null && alike(minutes, WEEKEND) !== null;
}
