import { daysFrom, MEAL_TYPES, weekday, type Day, type Language } from '@sytno/domain';
import { formatDay, useTexts, weekdayNames } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, DishPicture, eases, Hidden, moves, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { keyframes, styled } from 'styled-components';
import type { WeekFilled } from './fill';

const put = keyframes`from { transform: scale(0.4); opacity: 0; }`;

const Table = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  padding: ${space(2)};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
`;

const Column = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(1)} 0;
  border-radius: ${RADIUS.control};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-decoration: none;
  ${eases('background-color')}
  &:hover {
    background: ${color('raised')};
  }
  b {
    font-weight: 600;
  }
  > span[style] {
    animation: ${put} 0s ease-out backwards;
    ${moves('animation-duration: 160ms;')}
  }
`;

const Gap = styled.i`
  width: 44px;
  max-width: 100%;
  aspect-ratio: 1;
  border: 1.5px dashed ${color('line')};
  border-radius: 50%;
`;

const DAYS = 7;
/** A plate comes so long after the one before, in milliseconds. */
const PACE = 28;

/**
 * The filled week at a glance: its plates come one after another, in the order in which they are eaten. A day
 * leads to itself.
 */
export function WeekPlates(props: { from: Day; added: WeekFilled['added']; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { from, added, lng } = props;
  const names = weekdayNames(lng);
  const meals = MEAL_TYPES.filter((mealType) => added.some((dish) => dish.mealType === mealType));
  return (
    <Table>
      {daysFrom(from, DAYS).map((date, day) => (
        <Column key={date} to={pathTo('mealplans', lng, {}, { date })} preventScrollReset>
          <Hidden>
            {`${formatDay(date, lng)}: ${t('menu.dishes', {
              count: added.filter((dish) => dish.date === date).length,
            })}`}
          </Hidden>
          <b aria-hidden>{names[weekday(date) - 1]}</b>
          {meals.map((mealType, meal) => {
            const dish = added.find((one) => one.date === date && one.mealType === mealType);
            if (!dish) return <Gap key={mealType} />;
            return (
              <span
                key={mealType}
                style={{ animationDelay: `${String((day * meals.length + meal) * PACE)}ms` }}
              >
                <DishPicture picture={dish.picture} size={44} />
              </span>
            );
          })}
        </Column>
      ))}
    </Table>
  );
}
