import type { Language } from '@sytno/domain';
import { formatDuration, useTexts } from '@sytno/kit';
import { color, eases, laterPart, OFF_PAPER, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useTicked } from './cooking/ticked-steps';
import { TimerButton } from './cooking/TimerButton';
import { Part, Remark } from './parts';
import type { Recipe } from './recipe.queries';
import { StepText } from './StepText';
import { useScaledSteps } from './use-scaled-steps';

const CookingMode = laterPart(
  'recipes.cooking-mode',
  () => import('./cooking/CookingMode').then((file) => file.CookingMode),
  { skeleton: null },
);

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  @media print {
    gap: ${space(2)};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 0 ${space(2)};
  counter-increment: step;
  break-inside: avoid;
  > h3 {
    grid-column: 1 / -1;
    margin: 0;
    color: ${color('beet')};
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
  > p {
    grid-column: 2;
    margin: 0;
    padding: ${space(2.5)} 0;
    max-width: 62ch;
    font-size: 16px;
    line-height: 25px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  > p[data-done='true'] {
    color: ${color('faint')};
    text-decoration: line-through;
  }
  > span {
    grid-column: 2;
  }
  /* The buttons stay on the screen: paper has the number and the minutes as they are. */
  @media print {
    &::before {
      content: counter(step) '.';
      grid-row: 1;
      font: ${TYPE.strong};
    }
    &[data-time]::after {
      content: attr(data-time);
      grid-column: 2;
      font: ${TYPE.quiet};
    }
    > p {
      padding: 0;
    }
    > p[data-done='true'] {
      color: inherit;
      text-decoration: none;
    }
  }
`;

/** The step's number, which a press turns into a tick. */
const Tick = styled.button`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
  &::before,
  > svg {
    content: counter(step);
    display: grid;
    place-content: center;
    width: ${space(8)};
    height: ${space(8)};
    box-sizing: border-box;
    border-radius: 50%;
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font: ${TYPE.strong};
    ${eases('background-color', 'color')}
  }
  > svg {
    padding: 7px;
    background: ${color('dill-tint')};
    color: ${color('dill')};
  }
  &[aria-pressed='true']::before {
    display: none;
  }
  &:hover::before {
    background: ${color('beet')};
    color: ${color('on-beet')};
  }
`;

const Scaled = styled(Remark)`
  ${OFF_PAPER}
`;

/** The steps of cooking, numbered, with their minutes; they tick off, scale with the servings and set timers. */
export function StagesPart({ recipe, lng, servings }: { recipe: Recipe; lng: Language; servings: number }) {
  const { t } = useTexts('recipes');
  const ticked = useTicked(recipe.id);
  const scaled = useScaledSteps(recipe, servings);
  const [cooks, setCooks] = useState(false);
  const changed = [...scaled.values()].some((parts) => parts.some((part) => part.scaled));
  const { stages } = recipe;
  return (
    <Part
      title={t('recipe.stages')}
      paper
      beside={
        stages.length > 0 && (
          <QuietButton
            onClick={() => {
              setCooks(true);
            }}
          >
            <Icon name="pot" />
            {t('cooking.open')}
          </QuietButton>
        )
      }
    >
      {stages.length === 0 && <Remark>{t('recipe.noStages')}</Remark>}
      {changed && <Scaled>{t('steps.scaled', { count: servings })}</Scaled>}
      <Steps>
        {stages.map(({ position, text, minutes, group }, index) => {
          const done = ticked.has(position);
          const step = index + 1;
          return (
            <Step key={position} data-time={minutes === null ? undefined : formatDuration(minutes, lng)}>
              {group && <h3 lang={recipe.language}>{group}</h3>}
              <Tick
                type="button"
                aria-pressed={done}
                aria-label={t('steps.tick', { step })}
                onClick={() => {
                  ticked.toggle(position);
                }}
              >
                {done && <Icon name="check" />}
              </Tick>
              <p lang={recipe.language} data-done={done}>
                <StepText text={text} parts={scaled.get(position)} />
              </p>
              {minutes !== null && minutes > 0 && (
                <span>
                  <TimerButton
                    id={`${recipe.id}-${String(position)}-${String(Math.round(minutes * 60))}`}
                    name={t('timers.name', { step, name: recipe.name })}
                    seconds={Math.round(minutes * 60)}
                    lng={lng}
                  />
                </span>
              )}
            </Step>
          );
        })}
      </Steps>
      {cooks && (
        <CookingMode
          recipe={recipe}
          lng={lng}
          servings={servings}
          ticked={ticked}
          onClose={() => {
            setCooks(false);
          }}
        />
      )}
    </Part>
  );
}
