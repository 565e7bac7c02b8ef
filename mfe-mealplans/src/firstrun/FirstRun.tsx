import { FIRST_RUN_QUESTIONS, nextQuestion, type FirstRunQuestion, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { CashQuestion } from '../parameters/CashQuestion';
import { EatersQuestion } from '../parameters/EatersQuestion';
import { GoalQuestion } from '../parameters/GoalQuestion';
import { HealthQuestion } from '../parameters/HealthQuestion';
import { PlanDataView } from '../parameters/PlanDataView';
import { TimeQuestion } from '../parameters/TimeQuestion';
import { useParametersChange } from '../parameters/parameters.queries';
import type { PlanData, QuestionProps } from '../parameters/question';
import { Doors } from './Doors';
import { FirstRunSkeleton } from './FirstRunSkeleton';
import { QuestionScreen } from './QuestionScreen';

const QUESTIONS: Record<FirstRunQuestion, ComponentType<QuestionProps>> = {
  eaters: EatersQuestion,
  health: HealthQuestion,
  goal: GoalQuestion,
  cash: CashQuestion,
  time: TimeQuestion,
};

/** Where a newcomer stands: at a question, or before the three doors. */
type Place = FirstRunQuestion | 'doors';

/** The first run: five questions that can be skipped, one a screen, then three doors (product decision 4). */
export function FirstRun({ lng }: { lng: Language }) {
  return (
    <PlanDataView lng={lng} whole skeleton={<FirstRunSkeleton />}>
      {(data) => <Asking data={data} lng={lng} />}
    </PlanDataView>
  );
}

function Asking({ data, lng }: { data: PlanData; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { answers } = data.parameters.firstRun;
  const [place, setPlace] = useState<Place>(() => nextQuestion(answers) ?? 'doors');
  const change = useParametersChange(lng);
  useFocusOnChange(place);

  if (place === 'doors') {
    return (
      <Doors
        lng={lng}
        level={1}
        onBack={() => setPlace(FIRST_RUN_QUESTIONS.at(-1) ?? 'doors')}
        onLater={() => change.mutate({ firstRunFinished: true })}
      />
    );
  }
  const step = FIRST_RUN_QUESTIONS.indexOf(place);
  const before = FIRST_RUN_QUESTIONS[step - 1];
  const go = (answer: 'answered' | 'skipped') => {
    if (change.isPending) return;
    change.mutate(
      { answer: { question: place, answer } },
      { onSuccess: () => setPlace(FIRST_RUN_QUESTIONS[step + 1] ?? 'doors') },
    );
  };
  const Question = QUESTIONS[place];
  return (
    <QuestionScreen
      key={place}
      question={place}
      step={step + 1}
      of={FIRST_RUN_QUESTIONS.length}
      {...(before && { onBack: () => setPlace(before) })}
      onSkip={() => go('skipped')}
      {...(step === 0 && { onSkipAll: () => setPlace('doors') })}
    >
      {(foot) => (
        <Question
          data={data}
          lng={lng}
          foot={({ busy }) => foot(busy || change.isPending, t('firstRun.next'))}
          onSaved={() => go('answered')}
        />
      )}
    </QuestionScreen>
  );
}

/** Whoever goes on to another screen reads from its heading on. */
function useFocusOnChange(place: Place): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    document.documentElement.scrollTop = 0;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [place]);
}
