import { useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Remark } from './parts';
import type { Recipe } from './recipe.queries';

const Note = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
  p,
  ul {
    margin: 0;
  }
  p:first-child {
    font: ${TYPE.strong};
  }
  ul {
    padding-left: ${space(5)};
  }
`;

/** Why a figure is missing that an administrator will set within a day (spec §4). */
const TO_BE_SET = ['no-ingredient', 'no-nutrients'];

/** Whether every line is counted in the nutrition, and which are not and why. */
export function CompletenessNote({ recipe }: { recipe: Recipe }) {
  const { t } = useTexts('recipes');
  const { missing, lines } = recipe;
  if (missing.length === 0) return <Remark>{t('complete.all')}</Remark>;
  const toBeSet = missing.some(({ reason }) => TO_BE_SET.includes(reason));
  return (
    <Note>
      <p>{t(toBeSet ? 'complete.failed' : 'complete.partly')}</p>
      <ul>
        {missing.map(({ position, reason }) => (
          <li key={position}>
            {t('complete.line', {
              name: lines.find((line) => line.position === position)?.ingredientName ?? '',
              reason: t(`complete.reasons.${reason}`),
            })}
          </li>
        ))}
      </ul>
      {toBeSet && <p>{t('complete.soon')}</p>}
    </Note>
  );
}
