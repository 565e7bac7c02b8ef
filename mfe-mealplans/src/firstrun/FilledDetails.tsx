import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { WeekFilled } from './fill';

const Folded = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color('beet')};
    font: ${TYPE.strong};
    cursor: pointer;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
    gap: ${space(2)} ${space(5)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** Which dishes stand instead of the template's, which places stay empty, and why. */
export function FilledDetails({ filled, lng }: { filled: WeekFilled; lng: Language }) {
  const { t } = useTexts('mealplans');
  const replaced = filled.added.filter(({ insteadOf, overTime }) => insteadOf !== null || overTime);
  if (replaced.length + filled.empty.length === 0) return null;
  const at = ({ date, mealType }: { date: string; mealType: string }) =>
    `${formatDay(date, lng, 'weekday')}, ${t(`mealTypes.${mealType}`)}`;
  return (
    <Folded>
      <summary>{t('firstRun.filled.details')}</summary>
      <ul>
        {replaced.map((dish) => (
          <li key={`${dish.date} ${dish.mealType}`}>
            {dish.insteadOf?.recipeName
              ? t('firstRun.filled.instead', { dish: dish.recipeName, other: dish.insteadOf.recipeName })
              : dish.recipeName}
            <small>
              {at(dish)}
              {` · ${t(`firstRun.filled.reasons.${dish.insteadOf?.reason ?? 'time'}`)}`}
            </small>
          </li>
        ))}
        {filled.empty.map((slot) => (
          <li key={`${slot.date} ${slot.mealType}`}>
            {at(slot)}
            <small>{t(`firstRun.filled.emptyReasons.${slot.reason}`)}</small>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
