import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, RADIUS, space, TextLink, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DayTotals } from './DayTotals';
import { DishCard } from './DishCard';
import type { Aims } from './use-aims';
import type { MenuDay } from './week';

const Frame = styled(Card)<{ $today: boolean }>`
  min-width: 0;
  padding: ${space(3)};
  border-color: ${(props) => (props.$today ? color('beet') : color('line'))};
  box-shadow: ${(props) => (props.$today ? color('shadow') : 'none')};
  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(2)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

const Meal = styled.section`
  container-type: inline-size;
  padding-top: ${space(1)};
`;

const MealHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  h3 {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
  }
`;

const AddLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: 44px;
  min-height: 44px;
  margin-right: -${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${RADIUS.control};
  font: ${TYPE.quiet};
  text-decoration: none;
  &:hover {
    background: ${color('sunken')};
  }
  > b {
    font-size: 20px;
  }
  /* In a narrow column the sign alone; the name for screen readers says it all. */
  @container (max-width: 190px) {
    > span {
      display: none;
    }
  }
`;

/**
 * One day: its name, its totals, and its five meals with their dishes: seven rows, which the week aligns.
 * Today is lifted.
 */
export function DayCard(props: {
  day: MenuDay;
  aims: Aims;
  lng: Language;
  today: boolean;
  onOpen: (id: string) => void;
}) {
  const { t } = useTexts('mealplans');
  const { day, aims, lng, today, onOpen } = props;
  return (
    <Frame $today={today} aria-current={today ? 'date' : undefined} aria-label={formatDay(day.day, lng)}>
      <Head>
        <h2>{formatDay(day.day, lng, 'weekday')}</h2>
        {today && <Chip>{t('menu.today')}</Chip>}
      </Head>
      <DayTotals day={day} aims={aims} lng={lng} />
      {day.meals.map(({ mealType, dishes }) => (
        <Meal key={mealType}>
          <MealHead>
            <h3>{t(`mealTypes.${mealType}`)}</h3>
            <AddLink
              to={pathTo('recipes', lng, {}, { mealType, date: day.day })}
              aria-label={t('menu.addTo', {
                meal: t(`mealTypes.${mealType}`),
                day: formatDay(day.day, lng),
              })}
            >
              <b aria-hidden>+</b>
              <span>{t('menu.add')}</span>
            </AddLink>
          </MealHead>
          {dishes.length > 0 && (
            <ul>
              {dishes.map((dish) => (
                <li key={dish.item.id}>
                  <DishCard dish={dish} lng={lng} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </Meal>
      ))}
    </Frame>
  );
}
