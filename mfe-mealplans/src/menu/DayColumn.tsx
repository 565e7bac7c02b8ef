import type { Language } from '@sytno/domain';
import { formatDay } from '@sytno/kit';
import { color, RADIUS, space, upTo } from '@sytno/kit/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { DayHead } from './DayHead';
import type { DishWays } from './DishActions';
import { Slot } from './Slot';
import type { Aims } from './use-aims';
import type { MenuDay } from './week';

/** Head, and for each meal a band for its name and its dishes; the rows stand level over the week. */
const Frame = styled.section<{ $today: boolean; $place: number; $shown: boolean }>`
  display: grid;
  grid-row: 1 / -1;
  grid-column: ${(props) => props.$place};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0;
  min-width: 0;
  padding: ${space(2)} 5px;
  border: 1px solid ${(props) => color(props.$today ? 'beet' : 'line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  box-shadow: ${(props) => (props.$today ? color('shadow') : 'none')};
  /* Painted apart: what changes in one day leaves the pictures of the others. */
  isolation: isolate;
  scroll-snap-align: start;
  ${upTo('md')} {
    display: ${(props) => (props.$shown ? 'block' : 'none')};
    padding: ${space(3)};
  }
  @media print {
    display: grid;
    padding: 2px;
    border-color: #999;
    box-shadow: none;
  }
`;

export interface DayColumnProps {
  day: MenuDay;
  /** First is 1. */
  place: number;
  aims: Aims;
  household: number | null;
  people: number;
  lng: Language;
  today: boolean;
  /** Phones show one day. */
  shown: boolean;
  ways: DishWays;
}

const ROW_OF_FIRST_MEAL = 3;

/** One day of the week: its head and five meals. Drawn again only when something of it changed. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, lng, today } = props;
  return (
    <Frame
      $today={today}
      $place={props.place}
      $shown={props.shown}
      aria-current={today ? 'date' : undefined}
      aria-label={formatDay(day.day, lng)}
    >
      <DayHead {...props} />
      {day.meals.map(({ mealType, dishes, notes, guests }, meal) => (
        <div key={mealType} style={{ gridRow: ROW_OF_FIRST_MEAL + meal * 2 }}>
          <Slot
            date={day.day}
            mealType={mealType}
            dishes={dishes}
            notes={notes}
            guests={guests}
            lng={lng}
            ways={props.ways}
          />
        </div>
      ))}
    </Frame>
  );
}, sameColumn);

function sameColumn(before: DayColumnProps, after: DayColumnProps): boolean {
  const keys = ['place', 'household', 'people', 'lng', 'today', 'shown', 'ways'] as const;
  return (
    keys.every((key) => before[key] === after[key]) &&
    before.aims.currency === after.aims.currency &&
    before.aims.targets === after.aims.targets &&
    before.day.day === after.day.day &&
    before.day.items.length === after.day.items.length &&
    before.day.items.every((item, place) => item === after.day.items[place]) &&
    sameNotes(before.day, after.day)
  );
}

function sameNotes(before: MenuDay, after: MenuDay): boolean {
  return before.meals.every(({ notes, guests }, meal) => {
    const others = after.meals[meal]?.notes ?? [];
    if (guests !== after.meals[meal]?.guests) return false;
    return notes.length === others.length && notes.every((note, place) => note === others[place]);
  });
}
