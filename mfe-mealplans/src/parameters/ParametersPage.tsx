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
import { CashQuestion } from './CashQuestion';
import { EatersQuestion } from './EatersQuestion';
import { GoalQuestion } from './GoalQuestion';
import { HealthQuestion } from './HealthQuestion';
import { PlanDataView } from './PlanDataView';
import { TimeQuestion } from './TimeQuestion';
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

const CARDS: readonly (readonly [name: string, Question: ComponentType<QuestionProps>])[] = [
  ['eaters', EatersQuestion],
  ['health', HealthQuestion],
  ['time', TimeQuestion],
  ['goal', Goal],
  ['cash', CashQuestion],
];

/** By what a week is planned: the first run's questions as cards, each stored by itself. */
export function ParametersPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  return (
    <PageFrame title={t('parameters.title')} lead={t('parameters.lead')}>
      <PlanDataView lng={lng} skeleton={<Skeleton $height={480} />}>
        {(data) => (
          <Columns>
            {CARDS.map(([name, Question]) => (
              <QuestionCard key={name} name={name} Question={Question} data={data} lng={lng} />
            ))}
            <Again lng={lng} />
          </Columns>
        )}
      </PlanDataView>
    </PageFrame>
  );
}

function QuestionCard(props: {
  name: string;
  Question: ComponentType<QuestionProps>;
  data: PlanData;
  lng: Language;
}) {
  const { t } = useTexts('mealplans');
  const notify = useNotify();
  const { name, Question } = props;
  return (
    <TitledCard title={t(`questions.${name}.card`)} text={t(`questions.${name}.text`)}>
      <Question
        data={props.data}
        lng={props.lng}
        onSaved={() => notify(t('parameters.saved'), 'good')}
        foot={({ busy, dirty }) =>
          // Eaters are stored as they come and go.
          name !== 'eaters' && (
            <Foot>
              <SubmitButton busy={busy}>{t('parameters.save')}</SubmitButton>
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
