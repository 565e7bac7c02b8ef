import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Chip, color, Popover, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DayTick, DayTickWords, ElsewhereButton } from '../facts/Ticks';
import { useEatenOn } from '../facts/Eating';
import { DayFigures, FiguresAloud } from './DayFigures';
import type { DayWays } from './Days';
import { DayTotals } from './DayTotals';
import type { DishWays } from './DishActions';
import type { Aims } from './use-aims';
import { useWouldBe } from './use-would-be';
import type { MenuDay } from './week';

const Frame = styled.header`
  position: relative;
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
  &:hover {
    background: ${color('sunken')};
  }
`;

/** Beside what the day costs, where the figures leave room. */
const Tick = styled.span`
  position: absolute;
  right: 0;
  bottom: 2px;
`;

const Details = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(336px, calc(100vw - 56px));
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

/** What can be done stands at the lower edge of the panel, however long the figures above it are. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  margin-bottom: -${space(4)};
  padding: ${space(2)} 0 ${space(4)};
  border-top: 1px solid ${color('line')};
  background: ${color('raised')};
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-top: ${space(1)};
`;

/** The name of a day and its figures at a glance; a press opens them in full. */
export function DayHead(props: {
  day: MenuDay;
  aims: Aims;
  household: number | null;
  people: number;
  lng: Language;
  today: boolean;
  ways: DishWays;
}) {
  const { t } = useTexts('mealplans');
  const { day, aims, lng } = props;
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
          <Figures {...opener} aria-busy={busy}>
            <LiveFigures day={day} aims={aims} lng={lng} />
          </Figures>
        )}
      >
        {(close) => (
          <Details>
            <h3>{details}</h3>
            <DayTotals day={day} aims={aims} lng={lng} household={props.household} people={props.people} />
            <Foot>
              <DayFacts day={day} lng={lng} onChosen={close} />
              {day.items.length > 0 && <WholeDay day={day} ways={props.ways.days} onChosen={close} />}
            </Foot>
          </Details>
        )}
      </Popover>
      <Tick>
        <DayTick date={day.day} items={day.items} lng={lng} />
      </Tick>
    </Frame>
  );
}

/** What can be said of what was eaten that day. */
function DayFacts({ day, lng, onChosen }: { day: MenuDay; lng: Language; onChosen: () => void }) {
  return (
    <Deeds onClick={onChosen}>
      <DayTickWords date={day.day} items={day.items} lng={lng} />
      <ElsewhereButton date={day.day} />
    </Deeds>
  );
}

/** What can be done to the day as a whole. */
function WholeDay(props: { day: MenuDay; ways: DayWays | undefined; onChosen: () => void }) {
  const { t } = useTexts('mealplans');
  const { day, ways, onChosen } = props;
  if (!ways) return null;
  return (
    <Deeds>
      {(['copy', 'clear'] as const).map((deed) => (
        <QuietButton
          key={deed}
          small
          onClick={() => {
            onChosen();
            ways[deed]({ from: day.day, days: 1 });
          }}
        >
          {t(`days.${deed}Day`)}
        </QuietButton>
      ))}
    </Deeds>
  );
}

/** The day's figures, drawn alone while a dish is carried over it. */
function LiveFigures({ day, aims, lng }: { day: MenuDay; aims: Aims; lng: Language }) {
  const wouldBe = useWouldBe(day);
  const eaten = useEatenOn(day.day);
  return (
    <>
      <FiguresAloud day={day} eaten={eaten} aims={aims} lng={lng} />
      <DayFigures day={day} wouldBe={wouldBe} eaten={eaten} aims={aims} lng={lng} />
    </>
  );
}
