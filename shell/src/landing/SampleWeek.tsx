import { formatKcal, useTexts } from '@sytno/kit/door';
import { color, DishPicture, Money, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DOOR_TEXTS, SAMPLE_TEXTS } from '../door/door-texts';
import { Part, PartHead } from './parts';
import { SAMPLE, SAMPLE_CURRENCY, SAMPLE_TARGET, type SampleDay } from './sample';

const Board = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(150px, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: ${space(1)} 0 ${space(3)};
  list-style: none;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${upTo('md')} {
    grid-template-columns: repeat(7, 62vw);
    margin: 0 -${space(4)};
    padding-inline: ${space(4)};
    scroll-padding-inline: ${space(4)};
  }
`;

const Day = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(3)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  scroll-snap-align: start;
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Figures = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;
  font: ${TYPE.quiet};
  > b {
    font-weight: 600;
  }
  > span {
    color: ${color('quiet')};
  }
`;

const Bar = styled.span`
  display: block;
  height: 6px;
  border-radius: ${RADIUS.full};
  background: ${color('line')};
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    background: ${color('kcal')};
  }
`;

const Dish = styled.div`
  display: grid;
  /* The name has all the width, so that its words stay whole. */
  grid-template: 'name name' 'picture meal' / 36px minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};
  align-items: center;
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('page')};
  > :first-child {
    grid-area: picture;
  }
  > b {
    grid-area: name;
    font: 600 13px/18px var(--sy-font);
    overflow-wrap: anywhere;
  }
  > small {
    grid-area: meal;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** The sample's seven days, as the board shows a week. */
export function SampleWeek() {
  const { t } = useTexts(DOOR_TEXTS);
  return (
    <Part aria-labelledby="landing-week">
      <PartHead>
        <h2 id="landing-week">{t('landing.week.title')}</h2>
        <p>{t('landing.week.text')}</p>
      </PartHead>
      <Board tabIndex={0} aria-label={t('landing.week.label')}>
        {SAMPLE.days.map((day, index) => (
          <SampleColumn key={index} day={day} name={t(`landing.days.d${String(index)}`)} />
        ))}
      </Board>
    </Part>
  );
}

function SampleColumn({ day, name }: { day: SampleDay; name: string }) {
  const { t, lng } = useTexts(DOOR_TEXTS);
  const { t: sample } = useTexts(SAMPLE_TEXTS);
  return (
    <Day>
      <h3>{name}</h3>
      <Figures>
        <b>{t('landing.kcal', { kcal: formatKcal(day.kcal, lng) })}</b>
        <Money minor={Math.round(day.cash / 100) * 100} currency={SAMPLE_CURRENCY} />
      </Figures>
      <Bar aria-hidden>
        <i style={{ width: `${String(Math.min(100, Math.round((100 * day.kcal) / SAMPLE_TARGET)))}%` }} />
      </Bar>
      {day.dishes.map((dish) => (
        <Dish key={dish.meal}>
          <DishPicture picture={dish} size={36} />
          <b>{sample(`dishes.${dish.dish}`)}</b>
          <small>{t(`landing.meals.${dish.meal}`)}</small>
        </Dish>
      ))}
    </Day>
  );
}
