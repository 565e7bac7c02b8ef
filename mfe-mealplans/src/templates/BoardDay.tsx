import type { Language, MealType } from '@sytno/domain';
import { formatMoney, numbersHiddenAtom, formatKcal, useTexts } from '@sytno/kit';
import { color, Hidden, OFF_PAPER, RADIUS, space, TOUCH, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { mealLook } from '../menu/board-look';
import { PlusIcon } from '../menu/icons';
import { DayFigures } from '../menu/DayFigures';
import type { Aims } from '../menu/use-aims';
import { useWouldBe } from '../menu/use-would-be';
import type { MenuDay } from '../menu/week';
import { BoardDish } from './BoardDish';
import type { BoardWays } from './board-ways';
import type { Draft } from './draft';
import { useDayName } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';

const Frame = styled.section<{ $place: number; $shown: boolean }>`
  display: grid;
  grid-row: 1 / -1;
  grid-column: ${(props) => props.$place};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0;
  min-width: 0;
  padding: ${space(2)} 5px;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  isolation: isolate;
  ${upTo('md')} {
    display: ${(props) => (props.$shown ? 'block' : 'none')};
    padding: ${space(3)};
  }
`;

const Head = styled.header`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: 0 6px ${space(1)};
  h2 {
    margin: 0;
    font: 650 15px/22px var(--sy-font);
    overflow-wrap: anywhere;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
`;

const Meal = styled.section`
  ${mealLook}
  min-height: 24px;
`;

const Add = styled.button.attrs({ type: 'button' })<{ $empty: boolean }>`
  display: grid;
  place-content: center;
  min-height: ${(props) => (props.$empty ? '44px' : '28px')};
  padding: 0;
  border: 1px dashed ${color('line')};
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('faint')};
  cursor: pointer;
  &:hover {
    border-color: ${color('border')};
    background: ${color('sunken')};
    color: ${color('text')};
  }
  ${TOUCH} {
    min-height: 44px;
  }
  ${upTo('md')} {
    min-height: 44px;
  }
  ${OFF_PAPER}
`;

const ROW_OF_FIRST_MEAL = 3;

/** One day of a template: its figures and five meals. */
export function BoardDay(props: {
  day: MenuDay;
  /** First is 1. */
  place: number;
  length: Pick<Draft, 'kind'>;
  aims: Aims;
  lng: Language;
  shown: boolean;
  ways: BoardWays | undefined;
}) {
  const { day, aims, lng, ways } = props;
  const { kind } = props.length;
  const name = useDayName({ kind }, lng)(day.day);
  // Which week it is says the chip above the board.
  const heading = useDayName({ kind: kind === 'weeks' ? 'week' : kind }, lng)(day.day);
  return (
    <Frame $place={props.place} $shown={props.shown} aria-label={name}>
      <Head>
        <h2>{heading}</h2>
        <LiveFigures day={day} aims={aims} lng={lng} />
        <Aloud day={day} aims={aims} lng={lng} />
      </Head>
      {day.meals.map(({ mealType, dishes }, meal) => (
        <div key={mealType} style={{ gridRow: ROW_OF_FIRST_MEAL + meal * 2 }}>
          <MealOfDay day={day.day} dayName={name} mealType={mealType} dishes={dishes} lng={lng} ways={ways} />
        </div>
      ))}
    </Frame>
  );
}

function MealOfDay(props: {
  day: string;
  dayName: string;
  mealType: MealType;
  dishes: MenuDay['meals'][number]['dishes'];
  lng: Language;
  ways: BoardWays | undefined;
}) {
  const { t } = useTexts('mealplans');
  const { t: own } = useTexts(TEMPLATE_TEXTS);
  const { day, mealType, dishes, lng, ways } = props;
  const meal = t(`mealTypes.${mealType}`);
  if (!ways && dishes.length === 0) return null;
  return (
    <Meal data-place={`${day}|${mealType}`} role="group" aria-label={meal}>
      <h3>{meal}</h3>
      {dishes.length > 0 && (
        <ul>
          {dishes.map(({ item, shown }) => (
            <li key={item.id}>
              <BoardDish item={item} kcal={shown.kcal} lng={lng} ways={ways} />
            </li>
          ))}
        </ul>
      )}
      {ways && (
        <Add
          $empty={dishes.length === 0}
          aria-haspopup="dialog"
          aria-label={own('board.addTo', { meal, day: props.dayName })}
          onClick={() => ways.add({ date: day, mealType })}
        >
          <PlusIcon />
        </Add>
      )}
    </Meal>
  );
}

/** The day's figures, drawn alone while a dish is carried over it. */
function LiveFigures({ day, aims, lng }: { day: MenuDay; aims: Aims; lng: Language }) {
  return <DayFigures day={day} wouldBe={useWouldBe(day)} eaten={null} aims={aims} lng={lng} />;
}

/** The same figures for who listens; nothing of food when the reader hides numbers. */
function Aloud({ day, aims, lng }: { day: MenuDay; aims: Aims; lng: Language }) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  if (day.items.length === 0) return null;
  const words = [
    hidden ? '' : t('menu.kcal', { kcal: formatKcal(day.total.kcal, lng) }),
    aims.currency === null || day.prices === 'none' ? '' : formatMoney(day.total.cash, aims.currency, lng),
  ];
  return <Hidden>{words.filter(Boolean).join(' · ')}</Hidden>;
}
