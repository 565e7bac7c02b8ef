import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Card, color, space, TYPE } from '@sytno/kit/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Preview } from './build.queries';

const Sheet = styled(Card)`
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  h3 {
    margin: ${space(3)} 0 ${space(1)};
    font: ${TYPE.strong};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** The dishes that are cooked, day by day. */
export function PreviewDishes({ dishes, lng }: { dishes: Preview['dishes']; lng: Language }) {
  const { t } = useTexts('grocery');
  const id = useId();
  const days = [...new Set(dishes.map(({ date }) => date))];
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id}>{t('build.dishes')}</h2>
      {days.map((day) => (
        <section key={day}>
          <h3>{formatDay(day, lng, 'weekday')}</h3>
          <ul>
            {dishes
              .filter(({ date }) => date === day)
              .map(({ menuItemId, mealType, recipeName, servings, composed }) => (
                <li key={menuItemId}>
                  <small>{t(`mealTypes.${mealType}`)}</small>
                  {t('build.dish', {
                    dish: composed ? t('composed', { dish: recipeName }) : recipeName,
                    count: servings,
                  })}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
