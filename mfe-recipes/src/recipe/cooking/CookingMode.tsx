import { millisecondsOf, stepTimes, type Language } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { Button, color, Dialog, QuietButton, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type TouchEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { IngredientLines } from '../IngredientLines';
import type { Recipe } from '../recipe.queries';
import { StepText } from '../StepText';
import { useScaledSteps } from '../use-scaled-steps';
import type { Ticked } from './ticked-steps';
import { TimerButton } from './TimerButton';
import { TimerList } from './TimerList';
import { timersAtom } from './timers.atoms';
import { useWakeLock } from './use-wake-lock';

const Whole = styled(Dialog)`
  && {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: ${color('page')};
  }
  && > header h2 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
  gap: ${space(8)};
  align-items: start;
  width: min(1120px, 100%);
  margin: 0 auto;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
    > :first-child {
      order: 2;
    }
  }
`;

const Beside = styled.section`
  padding: ${space(4)};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  h3 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.strong};
  }
`;

const Step = styled.section`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  min-height: 240px;
  touch-action: pan-y;
  > p[lang] {
    margin: 0;
    max-width: 34ch;
    font-size: clamp(22px, 3.2vw, 34px);
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  > p[data-done='true'] {
    color: ${color('faint')};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

const Count = styled.h3`
  margin: 0;
  color: ${color('beet')};
  font: ${TYPE.strong};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space(2)};
  align-items: center;
  width: min(1120px, 100%);
  margin: 0 auto;
  > :last-child {
    justify-self: end;
  }
  > :first-child {
    justify-self: start;
  }
  > span {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-align: center;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** As far as a finger must go for a swipe, in pixels. */
const SWIPE = 60;
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };

/** One step at a time in big letters, with the ingredients beside; arrows and swipes turn the pages. */
export function CookingMode(props: {
  recipe: Recipe;
  lng: Language;
  servings: number;
  ticked: Ticked;
  onClose: () => void;
}) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings, ticked } = props;
  const { stages } = recipe;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      stages.findIndex(({ position }) => !ticked.has(position)),
    ),
  );
  const turn = (by: number) => {
    setAt((place) => Math.min(stages.length - 1, Math.max(0, place + by)));
  };
  const waking = useWakeLock();
  const scaled = useScaledSteps(recipe, servings);
  const swipe = useSwipe(turn);
  useTurningKeys(turn);
  const stage = stages[at];
  if (!stage) return null;
  const done = ticked.has(stage.position);
  const last = at === stages.length - 1;
  return (
    <Whole
      title={recipe.name}
      onClose={props.onClose}
      foot={
        <Foot>
          <QuietButton disabled={at === 0} onClick={() => turn(-1)}>
            {t('cooking.previous')}
          </QuietButton>
          <span aria-hidden>{t('cooking.place', { step: at + 1, of: stages.length })}</span>
          {last ? (
            <QuietButton onClick={props.onClose}>{t('cooking.finish')}</QuietButton>
          ) : (
            <QuietButton onClick={() => turn(1)}>{t('cooking.next')}</QuietButton>
          )}
        </Foot>
      }
    >
      <Desk>
        <Beside aria-label={t('recipe.ingredients')}>
          <h3>{t('servings.made', { count: servings })}</h3>
          <IngredientLines recipe={recipe} lng={lng} servings={servings} />
        </Beside>
        <Step aria-live="polite" {...swipe}>
          <Count>{t('cooking.step', { step: at + 1, of: stages.length })}</Count>
          <p lang={recipe.language} data-done={done}>
            <StepText text={stage.text} parts={scaled.get(stage.position)} />
          </p>
          <Row>
            <Button
              tone={done ? 'quiet' : 'main'}
              aria-pressed={done}
              onClick={() => {
                ticked.toggle(stage.position);
                if (!done && !last) turn(1);
              }}
            >
              <Icon name="check" />
              {t(done ? 'cooking.notDone' : 'cooking.done')}
            </Button>
            {timesOf(recipe, at).map((seconds) => (
              <TimerButton
                key={seconds}
                id={`${recipe.id}-${String(stage.position)}-${String(seconds)}`}
                name={t('timers.name', { step: at + 1, name: recipe.name })}
                seconds={seconds}
                lng={lng}
              />
            ))}
          </Row>
          <Timers />
          <Quiet>{t(`cooking.screen.${waking}`)}</Quiet>
        </Step>
      </Desk>
    </Whole>
  );
}

/** The dock lies behind the dialog: the timers are shown again in it, each second. */
function Timers() {
  const running = useAtomValue(timersAtom).some(({ endsAt }) => endsAt !== null);
  const [at, setAt] = useState(() => millisecondsOf(now()));
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => {
      setAt(millisecondsOf(now()));
    };
    tick();
    const ticking = setInterval(tick, 250);
    return () => {
      clearInterval(ticking);
    };
  }, [running]);
  return <TimerList at={at} />;
}

/** Seconds of the step's own minutes and of the times that its text names, each once. */
function timesOf({ stages, language }: Recipe, at: number): readonly number[] {
  const stage = stages[at];
  if (!stage) return [];
  const own = stage.minutes === null ? [] : [Math.round(stage.minutes * 60)];
  return [...new Set([...own, ...stepTimes(stage.text, language).map(({ seconds }) => seconds)])];
}

function useTurningKeys(turn: (by: number) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      from.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !from.current) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
