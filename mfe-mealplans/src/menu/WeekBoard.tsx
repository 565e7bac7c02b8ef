import { MEAL_TYPES, type Day, type Language } from '@sytno/domain';
import { formatDay, formatKcal, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Hidden, space, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Band, Hint, scrollerLook } from './board-look';
import { useCarry } from './carry/use-carry';
import { useCarryKeys, type KeyStep } from './carry/use-carry-keys';
import { DayColumn } from './DayColumn';
import type { DishWays } from './DishActions';
import type { Aims } from './use-aims';
import { dayWith, peopleAt, type MenuDay, type MenuItem, type MenuPlace } from './week';

/** Scrolls in itself where seven days do not fit; the days then stop at their edges. */
const Scroller = styled.div`
  ${scrollerLook}
  ${upTo('xl')} {
    scroll-snap-type: x proximity;
  }
  &[data-carrying] {
    scroll-snap-type: none;
  }
  @media print {
    page: week;
    overflow: visible;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(148px, 1fr));
  grid-template-rows: auto repeat(5, auto auto);
  gap: 0 ${space(2)};
  ${upTo('md')} {
    display: block;
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0 4px;
  }
`;

const NOTHING: readonly MenuItem[] = [];

/** The week's seven days. Dishes are carried between them by hand or by keys. */
export function WeekBoard(props: {
  days: readonly MenuDay[];
  items: readonly MenuItem[];
  shown: Day;
  today: Day;
  aims: Aims;
  household: number | null;
  lng: Language;
  ways: Omit<DishWays, 'take'>;
  onShow: (day: Day) => void;
  onMove: (item: MenuItem, to: MenuPlace) => void;
}) {
  const { t } = useTexts('mealplans');
  const { days, items, lng, onMove } = props;
  const board = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const sentence = useStepWords(days, lng);
  useCarry(board, props.ways.readOnly ? NOTHING : items, onMove);
  useDayInView(board, props.shown);
  const keys = useCarryKeys({
    step: (step, item, to) => {
      setSaid(sentence(step, item, to));
      if (to.date !== props.shown) props.onShow(to.date);
    },
    drop: (item, to) => {
      onMove(item, to);
      focusWhenThere(item.id);
    },
  });
  const { take } = keys;
  const ways = useMemo<DishWays>(() => ({ ...props.ways, take }), [props.ways, take]);
  const people = useMemo(() => peopleAt(items), [items]);
  return (
    <Scroller ref={board}>
      <Grid>
        {MEAL_TYPES.map((mealType, meal) => (
          <Band key={mealType} style={{ gridRow: meal * 2 + 2 }} aria-hidden>
            <span>{t(`mealTypes.${mealType}`)}</span>
          </Band>
        ))}
        {days.map((day, place) => (
          <DayColumn
            key={day.day}
            day={day}
            place={place + 1}
            aims={props.aims}
            household={props.household}
            people={people}
            lng={lng}
            today={day.day === props.today}
            shown={day.day === props.shown}
            ways={ways}
          />
        ))}
      </Grid>
      <Hidden aria-live="polite">{said}</Hidden>
      {keys.held && <Hint>{t('carry.hint')}</Hint>}
    </Scroller>
  );
}

/** Where the week is wider than its place, the shown day is scrolled to. */
function useDayInView(board: RefObject<HTMLElement | null>, day: Day): void {
  useEffect(() => {
    const column = board.current?.querySelector(`[data-place^="${day}"]`)?.getBoundingClientRect();
    const frame = board.current?.getBoundingClientRect();
    if (!column || !frame || (column.left >= frame.left && column.right <= frame.right)) return;
    board.current?.scrollBy({ left: column.right - frame.right + DAY_GAP, behavior: 'instant' });
  }, [board, day]);
}

/** Room left beside the day that was scrolled to. */
const DAY_GAP = 24;

/** What is said at each step of carrying by keys. */
function useStepWords(days: readonly MenuDay[], lng: Language) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  return (step: KeyStep, item: MenuItem, to: MenuPlace): string => {
    const day = days.find((one) => one.day === to.date);
    const kcal = day && (dayWith(day, item, to) ?? day).total.kcal;
    const words = t(`carry.${step}`, {
      name: item.recipeName,
      day: formatDay(to.date, lng, 'weekday'),
      meal: t(`mealTypes.${to.mealType}`),
    });
    const becomes = step === 'over' && !hidden && kcal !== undefined;
    return becomes ? `${words} ${t('carry.becomes', { kcal: formatKcal(kcal, lng) })}` : words;
  };
}

/** Frames that a moved dish has to appear. */
const PATIENCE = 30;

/** Gives the focus to a dish at its new place: drawing it there took the focus off it. */
function focusWhenThere(id: string, patience = PATIENCE): void {
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`[data-dish="${id}"] button`);
    if (card && patience < PATIENCE - 1) card.focus();
    else if (patience > 0) focusWhenThere(id, patience - 1);
  });
}
