import type { Language, MealType } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, OFF_PAPER, RADIUS, space, TOUCH, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Beside, MealTick } from '../facts/Ticks';
import type { DishWays } from './DishActions';
import { DishCard } from './DishCard';
import { PlusIcon } from './icons';
import type { MenuDish } from './week';

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: 2px;
  border-radius: ${RADIUS.control};
  outline: 2px dashed transparent;
  outline-offset: -1px;
  &[data-over] {
    background: ${color('beet-tint')};
    outline-color: ${color('beet')};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* On wide screens the week names its meals once, at the left. */
  h3 {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    font: ${TYPE.quiet};
    font-weight: 600;
  }
  ${upTo('md')} {
    position: relative;
    padding: ${space(1)} 0;
    h3 {
      position: static;
      width: auto;
      height: auto;
      padding-top: ${space(2)};
      clip-path: none;
      color: ${color('quiet')};
    }
  }
  @media print {
    gap: 0;
  }
`;

const Add = styled(Link)<{ $empty: boolean }>`
  display: grid;
  place-content: center;
  min-height: ${(props) => (props.$empty ? '44px' : '24px')};
  border: 1px dashed ${(props) => (props.$empty ? color('line') : 'transparent')};
  border-radius: ${RADIUS.control};
  color: ${(props) => (props.$empty ? color('faint') : 'transparent')};
  ${Frame}:hover &,
  &:focus-visible {
    color: ${color('faint')};
  }
  ${Frame} &:hover {
    border-color: ${color('border')};
    background: ${color('sunken')};
    color: ${color('text')};
  }
  ${TOUCH} {
    min-height: 44px;
    color: ${color('faint')};
  }
  ${upTo('md')} {
    min-height: 44px;
    color: ${color('faint')};
    ${(props) => (props.$empty ? '' : `position: absolute; top: 0; right: 0; width: 44px; min-height: 36px;`)}
  }
  ${OFF_PAPER}
`;

/** A meal of a day: its dishes, a way to add one, and a place where a carried dish can be put. */
export function Slot(props: {
  date: string;
  mealType: MealType;
  dishes: readonly MenuDish[];
  lng: Language;
  ways: DishWays;
}) {
  const { t } = useTexts('mealplans');
  const { date, mealType, dishes, lng, ways } = props;
  const meal = t(`mealTypes.${mealType}`);
  return (
    <Frame data-place={`${date}|${mealType}`} role="group" aria-label={meal}>
      <h3>{meal}</h3>
      {dishes.length > 0 && (
        <ul>
          {dishes.map((dish) => (
            <li key={dish.item.id}>
              <DishCard dish={dish} lng={lng} ways={ways} />
            </li>
          ))}
        </ul>
      )}
      <Beside date={date} mealType={mealType} lng={lng} />
      <MealTick date={date} mealType={mealType} items={dishes.map(({ item }) => item)} lng={lng} />
      <Add
        $empty={dishes.length === 0}
        to={pathTo('recipes', lng, {}, { mealType, date })}
        aria-label={t('menu.addTo', { meal, day: formatDay(date, lng) })}
      >
        <PlusIcon />
      </Add>
    </Frame>
  );
}
