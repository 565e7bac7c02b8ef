import type { Language, MealType } from '@sytno/domain';
import { formatAmount, formatDay, formatKcal, KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  Chip,
  color,
  DishPicture,
  eases,
  OFF_PAPER,
  RADIUS,
  space,
  TextLink,
  TYPE,
} from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Beside, DayTickWords, DishState, DishTick, ElsewhereButton, MealTick } from '../facts/Ticks';
import { compositionWords } from '../menu/composition-words';
import type { DishWays } from '../menu/DishActions';
import type { MenuDay, MenuDish } from '../menu/week';
import { useMayPlan } from '../together/use-may-plan';

const Frame = styled(Card)`
  display: grid;
  padding-block: ${space(2)};
`;

const Meal = styled.section`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: start;
  padding: ${space(2)} 0;
  & + & {
    border-top: 1px solid ${color('line')};
  }
  h2 {
    margin: 0;
    padding-top: 17px;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
    > span {
      margin-inline-start: ${space(1)};
    }
  }
  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
    h2 {
      padding-top: ${space(1)};
    }
  }
`;

const Row = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  min-height: 52px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;
  ${eases('background-color')}
  &:hover {
    background: ${color('sunken')};
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;

const Below = styled.div`
  display: grid;
  grid-column: -2 / -1;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;
  > ul {
    width: 100%;
  }
`;

const Notes = styled.ul`
  gap: ${space(1)};
  padding: 0 ${space(2)} ${space(1)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
  min-height: 44px;
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font: ${TYPE.strong};
  }
  span {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Add = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 52px;
  padding: 0 ${space(2)};
  font: ${TYPE.quiet};
  ${OFF_PAPER}
`;

const Cook = styled(Add)`
  min-height: 36px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const isCooked = ({ item }: MenuDish): boolean => !item.noCookingRequired && item.product === undefined;

/** Today's meals in their order, as calm rows; a press on a dish opens it. */
export function TodayMeals(props: {
  day: MenuDay;
  /** The meal that is cooked for now. */
  current: MealType | undefined;
  lng: Language;
  ways: Omit<DishWays, 'take'>;
}) {
  const { t } = useTexts('mealplans');
  const { day, current, lng, ways } = props;
  const mayPlan = useMayPlan();
  return (
    <Frame aria-label={formatDay(day.day, lng)}>
      {day.meals.map(({ mealType, dishes, notes, guests }) => (
        <Meal key={mealType}>
          <h2>
            {t(`mealTypes.${mealType}`)}
            {mealType === current && <Chip tone="beet">{t('dashboard.now')}</Chip>}
            {guests > 0 && <Chip tone="sunflower">{t('menu.guests', { count: guests })}</Chip>}
          </h2>
          {dishes.length > 0 ? (
            <ul>
              {dishes.map((dish) => (
                <Line key={dish.item.id}>
                  <Dish dish={dish} lng={lng} onOpen={() => ways.open(dish.item)} />
                  <DishTick item={dish.item} lng={lng} />
                </Line>
              ))}
            </ul>
          ) : (
            mayPlan && (
              <div>
                <Add
                  to={pathTo('recipes', lng, {}, { mealType, date: day.day })}
                  aria-label={t('menu.addTo', {
                    meal: t(`mealTypes.${mealType}`),
                    day: formatDay(day.day, lng),
                  })}
                >
                  {t('menu.add')}
                </Add>
              </div>
            )
          )}
          <Below>
            {mealType === current &&
              dishes.filter(isCooked).map(({ item }) => (
                <Cook key={item.id} to={pathTo('recipe', lng, { id: item.recipeId })}>
                  {t('dashboard.cook')}: {item.recipeName}
                </Cook>
              ))}
            {notes.length > 0 && (
              <Notes aria-label={t('menu.notes')}>
                {notes.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </Notes>
            )}
            <Beside date={day.day} mealType={mealType} lng={lng} />
            <MealTick date={day.day} mealType={mealType} items={dishes.map(({ item }) => item)} lng={lng} />
          </Below>
        </Meal>
      ))}
      <Foot>
        <DayTickWords date={day.day} items={day.items} lng={lng} />
        <ElsewhereButton date={day.day} />
      </Foot>
    </Frame>
  );
}

function Dish({ dish, lng, onOpen }: { dish: MenuDish; lng: Language; onOpen: () => void }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { item, shown } = dish;
  const { weightServing: grams } = item;
  const facts = [
    formatAmount(kit, lng, { low: grams, high: grams, unit: 'g' }),
    hidden ? '' : t('menu.kcal', { kcal: formatKcal(shown.kcal, lng) }),
    compositionWords(item, t),
  ];
  return (
    <Row data-dish={item.id} aria-haspopup="dialog" onClick={onOpen}>
      <DishPicture picture={item.picture} size={44} />
      <Words>
        <b lang={lng}>{item.recipeName}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span>
          <DishState item={item} lng={lng} />
        </span>
      </Words>
    </Row>
  );
}
