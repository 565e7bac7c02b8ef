import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Card, CheckField, color, space, TextLink, TYPE } from '@sytno/kit/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PreviewDish } from './build.queries';

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
    gap: ${space(2)};
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

/** The dishes that are cooked, day by day, to be chosen among; what stands on a list already says so. */
export function PreviewDishes(props: {
  dishes: readonly PreviewDish[];
  lng: Language;
  onChoose: (dish: PreviewDish, chosen: boolean) => void;
}) {
  const { t } = useTexts('grocery');
  const { dishes, lng } = props;
  const id = useId();
  const days = [...new Set(dishes.map(({ date }) => date))];
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id}>{t('build.dishes')}</h2>
      {days.map((day) => (
        <section key={day}>
          {day !== null && <h3>{formatDay(day, lng, 'weekday')}</h3>}
          <ul>
            {dishes
              .filter(({ date }) => date === day)
              .map((dish) => (
                <li key={dish.key}>
                  <CheckField
                    checked={dish.chosen ?? true}
                    onChange={({ target }) => props.onChoose(dish, target.checked)}
                    label={<DishWords dish={dish} lng={lng} />}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

function DishWords({ dish, lng }: { dish: PreviewDish; lng: Language }) {
  const { t } = useTexts('grocery');
  const { mealType, recipeName, servings, composed, listed } = dish;
  return (
    <>
      {mealType !== null && <small>{t(`mealTypes.${mealType}`)}</small>}
      {t('build.dish', {
        dish: composed ? t('composed', { dish: recipeName }) : recipeName,
        count: servings,
      })}
      {listed && (
        <small>
          {t('build.listed')}{' '}
          <TextLink to={pathTo('groceryList', lng, { id: listed.id })}>{listed.name}</TextLink>
        </small>
      )}
    </>
  );
}
