import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  color,
  PageFrame,
  QuietButton,
  Skeleton,
  space,
  SubmitButton,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import type { ComponentType, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CalendarPart } from '../calendar/CalendarPart';
import { CashQuestion } from './CashQuestion';
import { ChoiceQuestion } from './ChoiceQuestion';
import { EatersQuestion } from './EatersQuestion';
import { GoalQuestion } from './GoalQuestion';
import { HealthQuestion } from './HealthQuestion';
import { KitchenQuestion } from './KitchenQuestion';
import { LimitsQuestion } from './LimitsQuestion';
import { Matches } from './Matches';
import { MealsQuestion } from './MealsQuestion';
import { PlanDataView } from './PlanDataView';
import { PLAN_TEXTS } from './plan-texts';
import { TimeQuestion } from './TimeQuestion';
import { Together } from '../together/Together';
import { useParametersChange } from './parameters.queries';
import type { PlanData, QuestionProps } from './question';

/** Cards in two columns where there is room; each is as tall as it is. */
const Columns = styled.div`
  columns: 2 420px;
  column-gap: ${space(5)};
  > * {
    break-inside: avoid;
    margin: 0 0 ${space(5)};
  }
`;

const Titled = styled(Card)`
  > h2 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.section};
  }
  > p {
    margin: 0 0 ${space(4)};
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  small {
    color: ${color('sunflower')};
    font: ${TYPE.quiet};
  }
`;

const Goal = (props: QuestionProps) => <GoalQuestion {...props} watching />;
const Time = (props: QuestionProps) => <TimeQuestion {...props} alone />;

/** Cards with the first run's words, and those of this page alone. */
type Card = readonly [name: string, Question: ComponentType<QuestionProps>, of: 'questions' | 'plan'];

const CARDS: readonly Card[] = [
  ['eaters', EatersQuestion, 'questions'],
  ['meals', MealsQuestion, 'plan'],
  ['time', Time, 'questions'],
  ['goal', Goal, 'questions'],
  ['cash', CashQuestion, 'questions'],
  ['limits', LimitsQuestion, 'plan'],
  ['health', HealthQuestion, 'questions'],
  ['choice', ChoiceQuestion, 'plan'],
  ['kitchen', KitchenQuestion, 'plan'],
];

/** By what a week is planned: the first run's questions as cards, each stored by itself. */
export function ParametersPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const { t: plan } = useTexts(PLAN_TEXTS);
  return (
    <PageFrame title={t('parameters.title')} lead={t('parameters.lead')}>
      <Together lng={lng} />
      <PlanDataView lng={lng} skeleton={<Skeleton $height={480} />}>
        {(data) => (
          <Columns>
            {CARDS.map((card) => (
              <QuestionCard key={card[0]} card={card} data={data} lng={lng} />
            ))}
            <TitledCard title={plan('matches.card')} text={plan('matches.text')}>
              <Matches parameters={data.parameters} lng={lng} />
            </TitledCard>
            <TitledCard title={plan('calendar.title')} text={plan('calendar.about')}>
              <CalendarPart lng={lng} />
            </TitledCard>
            <Again lng={lng} />
          </Columns>
        )}
      </PlanDataView>
    </PageFrame>
  );
}

function QuestionCard(props: { card: Card; data: PlanData; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { t: plan } = useTexts(PLAN_TEXTS);
  const notify = useNotify();
  const [name, Question, of] = props.card;
  const title = of === 'plan' ? plan(`${name}.card`) : t(`questions.${name}.card`);
  const text = of === 'plan' ? plan(`${name}.text`) : t(`questions.${name}.text`);
  return (
    <TitledCard title={title} text={text}>
      <Question
        data={props.data}
        lng={props.lng}
        onSaved={() => notify(t('parameters.saved'), 'good')}
        foot={({ busy, dirty }) =>
          // Eaters are stored as they come and go.
          name !== 'eaters' && (
            <Foot>
              <SubmitButton tone={dirty ? 'main' : 'quiet'} busy={busy}>
                {t('parameters.save')}
              </SubmitButton>
              {dirty && <small role="status">{t('parameters.dirty')}</small>}
            </Foot>
          )
        }
      />
    </TitledCard>
  );
}

function Again({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const navigate = useNavigate();
  const change = useParametersChange(lng);
  return (
    <TitledCard title={t('parameters.again.title')} text={t('parameters.again.text')}>
      <QuietButton
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { firstRunFinished: false },
            { onSuccess: () => void navigate(pathTo('dashboard', lng)) },
          )
        }
      >
        {t('parameters.again.action')}
      </QuietButton>
    </TitledCard>
  );
}

function TitledCard(props: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Titled aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      <p>{props.text}</p>
      {props.children}
    </Titled>
  );
}
