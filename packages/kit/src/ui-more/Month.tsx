import { parseDate, type CalendarDate } from '@internationalized/date';
import { mondayOf, type Day } from '@sytno/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { color, RADIUS, space, TYPE } from '../theme/tokens';

const Head = styled.header`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  text-align: center;
  h2 {
    margin: 0;
    font: ${TYPE.strong};
  }
  h2::first-letter {
    text-transform: uppercase;
  }
`;

const Turn = styled(Button)`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('quiet')};
  cursor: pointer;
  &[data-hovered] {
    background: ${color('sunken')};
  }
  &[data-disabled] {
    opacity: 0.4;
  }
`;

const Grid = styled(CalendarGrid)`
  border-collapse: separate;
  border-spacing: 0 2px;
  margin: 0 auto;
  th {
    padding: ${space(1)} 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  td {
    padding: 0;
  }
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-content: center;
  width: min(44px, 12.4vw);
  height: 40px;
  border-radius: ${RADIUS.control};
  outline: none;
  cursor: pointer;
  &[data-hovered] {
    background: ${color('sunken')};
  }
  /* A chosen week is one band. */
  &[data-mark='week'] {
    border-radius: 0;
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-weight: 600;
  }
  td:first-child > &[data-mark='week'] {
    border-radius: ${RADIUS.control} 0 0 ${RADIUS.control};
  }
  td:last-child > &[data-mark='week'] {
    border-radius: 0 ${RADIUS.control} ${RADIUS.control} 0;
  }
  &[data-today]::after {
    content: '';
    justify-self: center;
    width: 16px;
    height: 2px;
    margin-bottom: -4px;
    border-radius: 1px;
    background: currentcolor;
  }
  &[data-mark='day'] {
    background: ${color('beet')};
    color: ${color('on-beet')};
    font-weight: 600;
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color('beet')};
  }
  &[data-disabled]:not([data-mark]) {
    color: ${color('faint')};
    cursor: default;
  }
  &[data-disabled]:not([data-outside-month]) {
    text-decoration: line-through;
  }
`;

export interface MonthBounds {
  min?: Day | undefined;
  max?: Day | undefined;
}

/** Head and days of one month, Monday first; the calendar around it holds the state. */
export function MonthFace(props: { markOf: (day: Day) => 'week' | 'day' | undefined }) {
  return (
    <>
      <Head>
        <Turn slot="previous">
          <ChevronLeft size={20} aria-hidden />
        </Turn>
        <CalendarHeading />
        <Turn slot="next">
          <ChevronRight size={20} aria-hidden />
        </Turn>
      </Head>
      <Grid weekdayStyle="short">
        <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Cell date={date} data-mark={props.markOf(date.toString())} />}
        </CalendarGridBody>
      </Grid>
    </>
  );
}

/** What the calendar of react-aria wants of bounds. */
export const calendarBounds = ({ min, max }: MonthBounds) => ({
  ...(min ? { minValue: parseDate(min) } : {}),
  ...(max ? { maxValue: parseDate(max) } : {}),
});

/** A month in which a press anywhere in a week chooses that week. */
export function WeekMonth(
  props: MonthBounds & { label: string; monday: Day; onChoose: (monday: Day) => void },
) {
  return (
    <Calendar
      aria-label={props.label}
      firstDayOfWeek="mon"
      autoFocus
      value={parseDate(props.monday)}
      {...calendarBounds(props)}
      onChange={(date: CalendarDate) => props.onChoose(mondayOf(date.toString()))}
    >
      <MonthFace markOf={(day) => (mondayOf(day) === props.monday ? 'week' : undefined)} />
    </Calendar>
  );
}
