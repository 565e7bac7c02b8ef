import type { FirstRunQuestion } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import {
  color,
  DishPicture,
  IconButton,
  LineIcon,
  moves,
  QuietButton,
  RADIUS,
  space,
  SubmitButton,
  TYPE,
  upTo,
} from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`from { transform: translateX(16px); }`;

/** As tall as the window below the frame's header, so that the way on is always at the same place. */
const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  width: 100%;
  max-width: 600px;
  min-height: min(760px, calc(100dvh - 140px));
  margin: 0 auto;
  ${upTo('md')} {
    min-height: calc(100dvh - 84px);
  }
`;

const Way = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  > :first-child:not([role]) {
    margin-left: -${space(3)};
  }
  > [role='img'] {
    flex: 1 1 auto;
  }
  > :last-child {
    flex: none;
    margin-right: -${space(3)};
  }
`;

const Steps = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)};
  i {
    height: 6px;
    border-radius: ${RADIUS.full};
    background: ${color('line')};
    ${moves('transition: background-color 200ms ease-out;')}
  }
  i[data-done] {
    background: ${color('beet')};
  }
  span {
    padding-left: ${space(2)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  h1 {
    margin: 0;
    font: ${TYPE.page};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1:focus {
    outline: none;
  }
  p {
    margin: ${space(1)} 0 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
  ${upTo('sm')} {
    h1 {
      font-size: 24px;
      line-height: 30px;
    }
  }
`;

const Moved = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space(6)};
  min-width: 0;
  > form {
    flex: 1 1 auto;
  }
  /* What is written in stands clear of the way on. */
  input,
  select,
  button {
    scroll-margin-bottom: 112px;
  }
  animation: ${arrive} 0s ease-out;
  ${moves('animation-duration: 180ms;')}
`;

/** Stays in reach of the thumb while a long question scrolls. */
const Foot = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-direction: row-reverse;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin: auto -${space(1)} 0;
  padding: ${space(3)} ${space(1)};
  background: ${color('page')};
  box-shadow: 0 -12px 12px -4px ${color('page')};
  > :first-child {
    min-width: 160px;
  }
  ${upTo('sm')} {
    > * {
      width: 100%;
    }
  }
`;

/** What is drawn beside a question. */
const PLATES: Record<FirstRunQuestion, { icons: string[]; tint: string }> = {
  eaters: { icons: ['pot-of-food'], tint: '#A3213F' },
  health: { icons: ['green-salad', 'tomato'], tint: '#3F7A3C' },
  goal: { icons: ['avocado', 'egg', 'broccoli'], tint: '#3A5A8C' },
  cash: { icons: ['bread', 'cheese-wedge', 'red-apple'], tint: '#6B4A8A' },
  time: { icons: ['shallow-pan-of-food'], tint: '#C98A12' },
};

/** One question a screen: where in the five it is, back and skip, and its way on at the bottom. */
export function QuestionScreen(props: {
  question: FirstRunQuestion;
  step: number;
  of: number;
  onBack?: () => void;
  onSkip: () => void;
  onSkipAll?: () => void;
  children: (foot: (busy: boolean, next: string) => ReactNode) => ReactNode;
}) {
  const { t } = useTexts('mealplans');
  const { question, step, of, onBack, onSkipAll } = props;
  const foot = (busy: boolean, next: string) => (
    <Foot data-foot>
      <SubmitButton busy={busy}>{next}</SubmitButton>
      {onSkipAll && (
        <QuietButton tone="plain" onClick={onSkipAll}>
          {t('firstRun.skipAll')}
        </QuietButton>
      )}
    </Foot>
  );
  return (
    <Frame>
      <Way>
        {onBack && (
          <IconButton aria-label={t('firstRun.back')} onClick={onBack}>
            <LineIcon size={22} d="M19 12H5M11 6l-6 6 6 6" />
          </IconButton>
        )}
        <Steps role="img" aria-label={t('firstRun.stepLabel', { step, of })}>
          {Array.from({ length: of }, (_, place) => (
            <i key={place} {...(place < step && { 'data-done': true })} />
          ))}
          <span aria-hidden>{t('firstRun.step', { step, of })}</span>
        </Steps>
        <QuietButton small tone="plain" onClick={props.onSkip}>
          {t('firstRun.skip')}
        </QuietButton>
      </Way>
      <Moved>
        <Head>
          <div>
            <h1 tabIndex={-1} data-page-title>
              {t(`questions.${question}.title`)}
            </h1>
            <p>{t(`questions.${question}.text`)}</p>
          </div>
          <DishPicture picture={PLATES[question]} size={88} />
        </Head>
        {props.children(foot)}
      </Moved>
    </Frame>
  );
}
