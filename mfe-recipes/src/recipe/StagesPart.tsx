import type { Language } from '@sytno/domain';
import { formatDuration, useTexts } from '@sytno/kit';
import { Chip, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Part } from './parts';
import type { Recipe } from './recipe.queries';

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${space(8)} minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  counter-increment: step;
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
    max-width: 68ch;
    overflow-wrap: anywhere;
  }
  > span {
    grid-column: 2;
    justify-self: start;
  }
`;

/** The steps of cooking, numbered, with their minutes. */
export function StagesPart({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  return (
    <Part title={t('recipe.stages')}>
      <Steps>
        {recipe.stages.map(({ position, text, minutes }) => (
          <Step key={position}>
            <p>{text}</p>
            {minutes !== null && <Chip>{formatDuration(minutes, lng)}</Chip>}
          </Step>
        ))}
      </Steps>
    </Part>
  );
}
