import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Chip, color, eases, Popover, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { DayFigures, FiguresAloud } from './DayFigures';
import { DayTotals } from './DayTotals';
import { carriedAtom } from './menu.atoms';
import type { Aims } from './use-aims';
import { dayWith, type MenuDay } from './week';

const Frame = styled.header`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-height: 26px;
  padding: 0 6px;
  h2 {
    margin: 0;
    font: 650 15px/22px var(--sy-font);
  }
`;

const Figures = styled.button.attrs({ type: 'button' })`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: ${space(1)} 6px;
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
  &[data-would-be] {
    transition: none;
    background: ${color('sunken')};
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(300px, 72vw);
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

/** The name of a day and its figures at a glance; a press opens them in full. */
export function DayHead(props: {
  day: MenuDay;
  aims: Aims;
  household: number | null;
  people: number;
  lng: Language;
  today: boolean;
}) {
  const { t } = useTexts('mealplans');
  const { day, aims, lng } = props;
  const wouldBe = useWouldBe(day);
  const details = t('totals.detailsOf', { day: formatDay(day.day, lng) });
  return (
    <Frame>
      <Title>
        <h2>{formatDay(day.day, lng, 'weekday')}</h2>
        {props.today && <Chip tone="beet">{t('menu.today')}</Chip>}
      </Title>
      <Popover
        label={details}
        trigger={({ busy, ...opener }) => (
          <Figures {...opener} aria-busy={busy} data-would-be={wouldBe ? '' : undefined}>
            <FiguresAloud day={wouldBe ?? day} aims={aims} lng={lng} />
            <DayFigures day={day} wouldBe={wouldBe} aims={aims} lng={lng} />
          </Figures>
        )}
      >
        <Details>
          <h3>{details}</h3>
          <DayTotals day={day} aims={aims} lng={lng} household={props.household} people={props.people} />
        </Details>
      </Popover>
    </Frame>
  );
}

/** The day with the carried dish, if carrying it changes this day. Other days do not even look. */
function useWouldBe(day: MenuDay): MenuDay | null {
  const touching = useMemo(
    () =>
      atom((get) => {
        const carried = get(carriedAtom);
        const touched = carried && (carried.item.date === day.day || carried.to.date === day.day);
        return touched && carried.item.date !== carried.to.date ? carried : null;
      }),
    [day.day],
  );
  const carried = useAtomValue(touching);
  return useMemo(() => carried && dayWith(day, carried.item, carried.to), [carried, day]);
}
