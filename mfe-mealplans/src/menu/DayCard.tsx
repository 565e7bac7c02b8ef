import type { Language } from '@sytno/domain';
import { formatDay, formatNumber, profileAtom, useTexts } from '@sytno/kit';
import { Card, color, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { MenuDay } from './week';

const Frame = styled(Card)<{ $today: boolean }>`
  border-color: ${(props) => (props.$today ? color('beet') : color('line'))};
  h2 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.section};
  }
  h3 {
    margin: ${space(3)} 0 ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Quiet = styled.span`
  display: block;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** One day: its meals with what the reader eats, and the day's energy against the target. */
export function DayCard({ day, lng, today }: { day: MenuDay; lng: Language; today: boolean }) {
  const { t } = useTexts('mealplans');
  const { targets } = useAtomValue(profileAtom);
  const kcal = formatNumber(day.kcal, lng);
  return (
    <Frame $today={today} aria-current={today ? 'date' : undefined}>
      <h2>{formatDay(day.day, lng, 'weekday')}</h2>
      <Quiet>{t('menu.ofTarget', { kcal, target: formatNumber(targets.kcal, lng) })}</Quiet>
      {day.meals.length === 0 && <Quiet>{t('menu.freeDay')}</Quiet>}
      {day.meals.map((meal) => (
        <section key={meal.mealType}>
          <h3>{t(`mealTypes.${meal.mealType}`)}</h3>
          <ul>
            {meal.items.map((item) => (
              <li key={item.id}>
                {item.recipeName}
                <Quiet>
                  {t('menu.item', {
                    grams: formatNumber(item.weightServing, lng),
                    kcal: formatNumber(item.eaten.kcal, lng),
                  })}
                </Quiet>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
