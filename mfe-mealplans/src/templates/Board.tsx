import { MEAL_TYPES, type Language } from '@sytno/domain';
import { formatKcal, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Hidden, space, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Band, Hint, scrollerLook } from '../menu/board-look';
import { useCarry } from '../menu/carry/use-carry';
import { useCarryKeys, type KeyStep } from '../menu/carry/use-carry-keys';
import type { Aims } from '../menu/use-aims';
import { dayWith, type MenuDay, type MenuItem, type MenuPlace } from '../menu/week';
import { BoardDay } from './BoardDay';
import type { BoardWays } from './board-ways';
import { BoardStrip } from './BoardStrip';
import type { Draft } from './draft';
import { useDayName } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';

/** Scrolls in itself where seven days do not fit. */
const Scroller = styled.div`
  ${scrollerLook}
`;

const Grid = styled.div<{ $days: number }>`
  display: grid;
  grid-template-columns: ${({ $days }) =>
    $days === 1 ? 'minmax(0, 480px)' : `repeat(${String($days)}, minmax(148px, 1fr))`};
  grid-template-rows: auto repeat(5, auto auto);
  gap: 0 ${space(2)};
  ${upTo('md')} {
    display: block;
  }
`;

interface BoardProps {
  /** Of one week, or the only one. */
  days: readonly MenuDay[];
  items: readonly MenuItem[];
  length: Pick<Draft, 'kind'>;
  /** The day that phones show. */
  shown: string;
  aims: Aims;
  lng: Language;
  onShow: (day: string) => void;
}

/** The week of a template to be read. */
export function Board(props: BoardProps) {
  return (
    <Scroller>
      <BoardGrid {...props} />
    </Scroller>
  );
}

/** The week of a template to be written: dishes are carried between its days by hand or by keys. */
export function EditBoard(
  props: BoardProps & {
    ways: Omit<BoardWays, 'take'>;
    onMove: (item: MenuItem, to: MenuPlace) => void;
  },
) {
  const { t } = useTexts('mealplans');
  const { items, onMove } = props;
  const board = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const sentence = useStepWords(props);
  useCarry(board, items, onMove);
  const keys = useCarryKeys({
    step: (step, item, to) => {
      setSaid(sentence(step, item, to));
      if (to.date !== props.shown) props.onShow(to.date);
    },
    drop: (item, to) => {
      onMove(item, to);
      focusOn(board, item.id);
    },
  });
  const { take } = keys;
  const ways = useMemo<BoardWays>(() => ({ ...props.ways, take }), [props.ways, take]);
  return (
    <Scroller ref={board}>
      <BoardGrid {...props} ways={ways} />
      <Hidden aria-live="polite">{said}</Hidden>
      {keys.held && <Hint>{t('carry.hint')}</Hint>}
    </Scroller>
  );
}

function BoardGrid({ days, length, shown, aims, lng, onShow, ways }: BoardProps & { ways?: BoardWays }) {
  const { t } = useTexts('mealplans');
  return (
    <>
      {days.length > 1 && <BoardStrip days={days} shown={shown} aims={aims} lng={lng} onShow={onShow} />}
      <Grid $days={days.length}>
        {MEAL_TYPES.map((mealType, meal) => (
          <Band key={mealType} style={{ gridRow: meal * 2 + 2 }} aria-hidden>
            <span>{t(`mealTypes.${mealType}`)}</span>
          </Band>
        ))}
        {days.map((day, place) => (
          <BoardDay
            key={day.day}
            day={day}
            place={place + 1}
            length={length}
            aims={aims}
            lng={lng}
            shown={day.day === shown || days.length === 1}
            ways={ways}
          />
        ))}
      </Grid>
    </>
  );
}

/** The card keeps the focus at its new place, once it is drawn there. */
function focusOn(board: RefObject<HTMLElement | null>, id: string): void {
  requestAnimationFrame(() => {
    board.current?.querySelector<HTMLElement>(`[data-dish="${id}"] button`)?.focus();
  });
}

/** What is said at each step of carrying by keys. */
function useStepWords({ days, length, lng }: Pick<BoardProps, 'days' | 'length' | 'lng'>) {
  const { t } = useTexts('mealplans');
  const { t: own } = useTexts(TEMPLATE_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const nameOf = useDayName(length, lng);
  return (step: KeyStep, item: MenuItem, to: MenuPlace): string => {
    const day = days.find((one) => one.day === to.date);
    const place = { day: nameOf(to.date), meal: t(`mealTypes.${to.mealType}`) };
    const words = own(`carry.${step}`, { name: item.recipeName, ...place });
    if (step !== 'over' || hidden || !day) return words;
    const { kcal } = (dayWith(day, item, to) ?? day).total;
    return `${words} ${t('carry.becomes', { kcal: formatKcal(kcal, lng) })}`;
  };
}
