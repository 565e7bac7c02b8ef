import {
  ACTIVITIES,
  BODY_BOUNDS,
  GOALS,
  SEXES,
  suggestTargets,
  type Activity,
  type Body,
  type Goal,
  type Language,
  type Sex,
  type Suggestion,
} from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  CheckField,
  color,
  Dialog,
  NumberField,
  QuietButton,
  RADIUS,
  SelectField,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Note, RadioChips } from './parts';
import { PLAN_TEXTS } from './plan-texts';

/** Targets that the calculator found, and the energy of rest they are held against. */
export interface Calculated {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
  readonly resting: number;
}

type Measures = Record<keyof typeof BODY_BOUNDS, number | null>;

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(96px, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

const Result = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  h3,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.quiet};
    color: ${color('quiet')};
  }
  b {
    font: ${TYPE.section};
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * Works targets out of a body, of activity and a goal. All of it stays in this window: nothing is sent or kept,
 * so it needs no consent (product decision 3).
 */
export function Calculator(props: {
  lng: Language;
  onTake: (targets: Calculated) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(PLAN_TEXTS);
  const [sex, setSex] = useState<Sex>('female');
  const [measures, setMeasures] = useState<Measures>({ age: null, heightCm: null, weightKg: null });
  const [activity, setActivity] = useState<Activity>('light');
  const [goal, setGoal] = useState<Goal>('keep');
  const [carrying, setCarrying] = useState(false);
  const expecting = carrying && sex === 'female';
  const body = bodyOf(sex, measures);
  const found = body && suggestTargets(body, activity, goal, { expecting });
  const measure = (name: keyof Measures, label: string) => (
    <NumberField
      label={label}
      value={measures[name]}
      {...BODY_BOUNDS[name]}
      digits={name === 'weightKg' ? 1 : 0}
      onChange={(value) => setMeasures((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <Dialog
      title={t('calculator.title')}
      onClose={props.onClose}
      foot={
        <Actions>
          <QuietButton onClick={props.onClose}>{t('calculator.close')}</QuietButton>
          <Button
            disabled={!found || found.refused !== null}
            onClick={() => {
              if (!found || found.refused !== null) return;
              const { kcal, protein, fat, carbs, resting } = found;
              props.onTake({ kcal, protein, fat, carbs, resting });
            }}
          >
            {t('calculator.take')}
          </Button>
        </Actions>
      }
    >
      <Parts>
        <Note>{t('calculator.about')}</Note>
        <RadioChips
          title={t('calculator.sex')}
          value={sex}
          options={SEXES.map((value) => ({ value, label: t(`calculator.sexes.${value}`) }))}
          onChange={setSex}
        />
        <Three>
          {measure('age', t('calculator.age'))}
          {measure('heightCm', t('calculator.height'))}
          {measure('weightKg', t('calculator.weight'))}
        </Three>
        <SelectField
          label={t('calculator.activity')}
          value={activity}
          options={ACTIVITIES.map((value) => ({ value, label: t(`calculator.activities.${value}`) }))}
          onChange={(event) => setActivity(ACTIVITIES.find((one) => one === event.target.value) ?? activity)}
        />
        <RadioChips
          title={t('calculator.goal')}
          value={goal}
          options={GOALS.map((value) => ({ value, label: t(`calculator.goals.${value}`) }))}
          onChange={setGoal}
        />
        {sex === 'female' && (
          <CheckField
            label={t('calculator.expecting')}
            checked={carrying}
            onChange={(event) => setCarrying(event.target.checked)}
          />
        )}
        <Found found={found} expecting={expecting} lng={props.lng} />
        <Note>{t('calculator.sources')}</Note>
        <Note>{t('calculator.doctor')}</Note>
      </Parts>
    </Dialog>
  );
}

function Found(props: { found: Suggestion | null; expecting: boolean; lng: Language }) {
  const { t } = useTexts(PLAN_TEXTS);
  const { found, lng } = props;
  if (!found) return <Result aria-live="polite">{t('calculator.waits')}</Result>;
  if (found.refused) {
    return (
      <Result aria-live="polite">
        <p>{t(`calculator.refused.${found.refused}`)}</p>
      </Result>
    );
  }
  const number = (value: number) => formatNumber(value, lng);
  const { protein, fat, carbs } = found;
  return (
    <Result aria-live="polite">
      <h3>{t('calculator.result')}</h3>
      <b>{t('calculator.kcal', { kcal: number(found.kcal) })}</b>
      <p>{t('calculator.macros', { protein: number(protein), fat: number(fat), carbs: number(carbs) })}</p>
      <Note>
        {t('calculator.resting', { kcal: number(found.resting) })}.{' '}
        {t('calculator.keeping', { kcal: number(found.keeping) })}.
      </Note>
      {found.floored && <Note>{t('calculator.floored')}</Note>}
      {props.expecting && <Note>{t('calculator.expectingNote')}</Note>}
    </Result>
  );
}

/** Null while a measure is missing or out of its bounds. */
function bodyOf(sex: Sex, { age, heightCm, weightKg }: Measures): Body | null {
  if (age === null || heightCm === null || weightKg === null) return null;
  const body = { sex, age, heightCm, weightKg };
  const fits = (['age', 'heightCm', 'weightKg'] as const).every(
    (name) => body[name] >= BODY_BOUNDS[name].min && body[name] <= BODY_BOUNDS[name].max,
  );
  return fits ? body : null;
}
