import type { Language } from '@sytno/domain';
import { formatDuration, useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { Part, Remark } from './parts';
import type { Recipe } from './recipe.queries';

const Steps = styled.ol`
  display: grid;
  gap: ${space(5)};
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
  grid-template-columns: ${space(8)} minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  counter-increment: step;
  break-inside: avoid;
  &::before {
    content: counter(step);
    display: grid;
    place-content: center;
    width: ${space(8)};
    height: ${space(8)};
    border-radius: 50%;
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font: ${TYPE.strong};
  }
  p {
    margin: ${space(1)} 0 0;
    max-width: 62ch;
    font-size: 16px;
    line-height: 25px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  > span {
    display: inline-flex;
    grid-column: 2;
    align-items: center;
    justify-self: start;
    gap: ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** The steps of cooking, numbered, with their minutes. */
export function StagesPart({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  return (
    <Part title={t('recipe.stages')} paper>
      {recipe.stages.length === 0 && <Remark>{t('recipe.noStages')}</Remark>}
      <Steps lang={recipe.language}>
        {recipe.stages.map(({ position, text, minutes }) => (
          <Step key={position}>
            <p>{text}</p>
            {minutes !== null && (
              <span>
                <Icon name="clock" size={14} />
                {formatDuration(minutes, lng)}
              </span>
            )}
          </Step>
        ))}
      </Steps>
    </Part>
  );
}
