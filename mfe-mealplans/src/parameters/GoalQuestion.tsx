import { DEFAULT_TARGETS, lowTarget } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  color,
  eases,
  laterPart,
  NumberField,
  QuietButton,
  RADIUS,
  space,
  TextLink,
  TYPE,
  useUnsaved,
} from '@sytno/kit/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { LowTargetDialog } from './LowTargetDialog';
import { useFailureNotice, useProfileChange, type OwnProfile } from './parameters.queries';
import { Form, Note } from './parts';
import { PLAN_WORDS as words } from './plan-texts';
import type { QuestionProps } from './question';

const Calculator = laterPart(
  'mealplans.calculator',
  () => import('./Calculator').then((file) => file.Calculator),
  { skeleton: null, words },
);

type Targets = OwnProfile['profile']['targets'];

/** What the contract takes, as people write it. */
const FIGURES = {
  kcal: { min: 800, max: 10_000, step: 50 },
  protein: { min: 0, max: 1_000, step: 1 },
  fat: { min: 0, max: 1_000, step: 1 },
  carbs: { min: 0, max: 2_000, step: 1 },
} as const;
const NAMES = ['kcal', 'protein', 'fat', 'carbs'] as const;
type Figures = Record<(typeof NAMES)[number], number | null>;

const Doors = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Door = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  cursor: pointer;
  ${eases('background-color', 'border-color')}
  &:hover {
    border-color: ${color('beet')};
  }
  &:has(:checked) {
    border-color: ${color('beet')};
    background: ${color('beet-tint')};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 1px 2px;
    accent-color: ${color('beet')};
  }
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: start;
`;

/** Just plan, or watch calories: then the four targets are set, and a low one is asked about once more. */
export function GoalQuestion(props: QuestionProps & { watching?: boolean }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { data, lng, foot, onSaved } = props;
  const { targets, hideNumbers, targetsUpdatedAt } = data.profile;
  const [watch, setWatch] = useState(props.watching ?? targetsUpdatedAt !== null);
  const [figures, setFigures] = useState<Figures>(() => figuresOf(targets));
  const [asked, setAsked] = useState<{ wanted: Targets; than: 'usual' | 'resting' } | null>(null);
  const [calculates, setCalculates] = useState(false);
  const [tried, setTried] = useState(false);
  // What the calculator said of this visit; it is kept nowhere.
  const [resting, setResting] = useState<number | null>(null);
  const change = useProfileChange();
  const failed = useFailureNotice();
  const next = targetsOf(figures, targets);
  const changed = watch && next !== null && NAMES.some((name) => next[name] !== targets[name]);
  useUnsaved(changed);
  const save = (wanted: Targets, lowTargetConfirmed = false) => {
    if (!lowTargetConfirmed && lowTarget(wanted.kcal, resting) === 'resting') {
      setAsked({ wanted, than: 'resting' });
      return;
    }
    change.mutate(
      { targets: wanted, ...(lowTargetConfirmed && { lowTargetConfirmed }) },
      {
        onSuccess: () => {
          setAsked(null);
          onSaved();
        },
        onError: (error) => {
          const low = failureOf(error).fields.some(({ code }) => code === 'target.low');
          setAsked(low ? { wanted, than: 'usual' } : null);
          if (!low) failed(error);
        },
      },
    );
  };
  if (hideNumbers) {
    return (
      <Form
        noValidate
        aria-label={t('questions.goal.title')}
        onSubmit={(event) => {
          event.preventDefault();
          onSaved();
        }}
      >
        <Note>{t('questions.goal.hidden')}</Note>
        <TextLink to={pathTo('profile', lng)}>{t('questions.goal.profile')}</TextLink>
        {foot({ busy: false, dirty: false })}
      </Form>
    );
  }
  return (
    <>
      <Form
        noValidate
        aria-label={t('questions.goal.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (change.isPending) return;
          if (!watch) onSaved();
          else if (next === null) {
            setTried(true);
            focusFirstWrong(event.currentTarget);
          } else if (changed) save(next);
          else onSaved();
        }}
      >
        {props.watching === undefined && <Choice watch={watch} onChange={setWatch} />}
        {watch && (
          <>
            <Grid>
              {NAMES.map((name) => (
                <NumberField
                  key={name}
                  label={t(`questions.goal.${name}`)}
                  value={figures[name]}
                  digits={0}
                  placeholder={String(DEFAULT_TARGETS[name])}
                  {...FIGURES[name]}
                  {...(tried && figures[name] === null && { fault: kit('faults.blank') })}
                  onChange={(value) => setFigures((before) => ({ ...before, [name]: value }))}
                />
              ))}
            </Grid>
            <div>
              <QuietButton small onClick={() => setCalculates(true)}>
                {t('questions.goal.calculate')}
              </QuietButton>
            </div>
            <Note>{t('questions.goal.estimates')}</Note>
          </>
        )}
        {foot({ busy: change.isPending, dirty: changed })}
      </Form>
      {calculates && (
        <Calculator
          lng={lng}
          onClose={() => setCalculates(false)}
          onTake={({ resting: rest, ...found }) => {
            setFigures(found);
            setResting(rest);
            setCalculates(false);
          }}
        />
      )}
      {asked && (
        <LowTargetDialog
          kcal={asked.wanted.kcal}
          than={asked.than}
          lng={lng}
          busy={change.isPending}
          onConfirm={() => save(asked.wanted, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Choice(props: { watch: boolean; onChange: (watch: boolean) => void }) {
  const { t } = useTexts('mealplans');
  const name = useId();
  return (
    <Doors aria-label={t('questions.goal.choice')}>
      {(['plan', 'watch'] as const).map((goal) => (
        <Door key={goal}>
          <input
            type="radio"
            name={name}
            checked={props.watch === (goal === 'watch')}
            onChange={() => props.onChange(goal === 'watch')}
          />
          <span>
            <b>{t(`questions.goal.${goal}.title`)}</b>
            <small>{t(`questions.goal.${goal}.text`)}</small>
          </span>
        </Door>
      ))}
    </Doors>
  );
}

const figuresOf = ({ kcal, protein, fat, carbs }: Targets): Figures => ({ kcal, protein, fat, carbs });

/** The targets that the fields say; null while one of them says none within its bounds. */
function targetsOf({ kcal, protein, fat, carbs }: Figures, old: Targets): Targets | null {
  if (kcal === null || protein === null || fat === null || carbs === null) return null;
  const next = { kcal, protein, fat, carbs, cash: old.cash };
  const fits = NAMES.every((name) => next[name] >= FIGURES[name].min && next[name] <= FIGURES[name].max);
  return fits ? next : null;
}

/** The first field that says nothing, or something out of bounds; its words stand beside it. */
function focusFirstWrong(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=text]')];
  const wrong = fields.find((field) => field.value.trim() === '' || field.ariaInvalid === 'true');
  (wrong ?? fields[0])?.focus();
}
