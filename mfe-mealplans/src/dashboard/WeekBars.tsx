import { roundTo, standing, targetsForDays, type Language } from '@sytno/domain';
import { formatDay, formatKcal, numbersHiddenAtom, useTexts, weekdayNames } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, eases, Hidden, moves, RADIUS, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { eatenOn } from '../facts/eaten';
import { useEating } from '../facts/Eating';
import type { Aims } from '../menu/use-aims';
import type { MenuDay } from '../menu/week';

const Frame = styled(Card)`
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const DayLink = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(1)} 0;
  border-radius: ${RADIUS.control};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-decoration: none;
  ${eases('background-color')}
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current='date'] {
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-weight: 600;
  }
  small {
    font-size: 11px;
    line-height: 14px;
  }
`;

const Total = styled.div`
  margin-top: ${space(3)};
`;

const HEIGHT = 96;
/** A column may stand above its target by so much before it is cut. */
const MOST = 1.25;

const Column = styled.span`
  position: relative;
  display: block;
  width: 60%;
  max-width: 26px;
  height: ${HEIGHT}px;
  border-radius: 6px;
  background: color-mix(in srgb, ${color('line')} 55%, transparent);
  overflow: hidden;
  > i {
    position: absolute;
    inset: auto 0 0;
    border-radius: 6px;
    ${moves('transition: height 200ms ease-out;')}
  }
  /* The target. */
  > b {
    position: absolute;
    inset: auto 0 ${(HEIGHT / MOST).toFixed(0)}px;
    height: 2px;
    background: ${color('border')};
  }
`;

/** The week's energy, a column for each day against the line of its target; each leads to its day. */
export function WeekBars(props: { days: readonly MenuDay[]; aims: Aims; lng: Language; today: string }) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { days, aims, lng } = props;
  const names = weekdayNames(lng);
  const eating = useEating();
  const eatenOf = (day: string) =>
    eating ? (eatenOn(eating.week.facts, eating.items, day)?.kcal ?? null) : null;
  if (hidden) return null;
  return (
    <Frame>
      <h2>{t('dashboard.bars')}</h2>
      <ol>
        {days.map(({ day, total }, place) => {
          const { target, status } = standing(total, aims.targets).kcal;
          const kcal = formatKcal(total.kcal, lng);
          const part = (value: number) => (target ? Math.min(MOST, value / target) / MOST : 0);
          const height = (value: number) => `${String(Math.round(part(value) * 100))}%`;
          const eaten = eatenOf(day);
          const role = color(status === 'over' ? 'chilli' : 'kcal');
          return (
            <li key={day}>
              <DayLink
                to={pathTo('mealplans', lng, {}, { date: day })}
                aria-current={day === props.today ? 'date' : undefined}
              >
                <Hidden>
                  {[
                    `${formatDay(day, lng)}: ${t(status === 'over' ? 'dashboard.over' : 'menu.kcal', { kcal })}`,
                    eaten === null ? '' : t('facts.eatenKcal', { kcal: formatKcal(eaten, lng) }),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </Hidden>
                <Column aria-hidden>
                  <i
                    style={{
                      height: height(total.kcal),
                      background:
                        eaten === null ? role : `color-mix(in oklab, ${role} 45%, ${color('raised')})`,
                    }}
                  />
                  {eaten !== null && <i style={{ height: height(eaten), background: role }} />}
                  {target !== null && <b />}
                </Column>
                <span aria-hidden>{names[place]}</span>
                <small aria-hidden>{total.kcal > 0 ? kcal : '–'}</small>
              </DayLink>
            </li>
          );
        })}
      </ol>
      <WeekEaten days={days} aims={aims} lng={lng} eaten={eatenOf} />
    </Frame>
  );
}

/** What was eaten and planned in the whole week, in one bar; nothing before something was said. */
function WeekEaten(props: {
  days: readonly MenuDay[];
  aims: Aims;
  lng: Language;
  eaten: (day: string) => number | null;
}) {
  const { t } = useTexts('mealplans');
  const { days, aims, lng } = props;
  const said = days.map(({ day }) => props.eaten(day)).filter((kcal) => kcal !== null);
  if (said.length === 0) return null;
  const eaten = said.reduce((sum, kcal) => sum + kcal, 0);
  const planned = days.reduce((sum, { total }) => sum + total.kcal, 0);
  const target = targetsForDays(aims.targets, days.length).kcal;
  const kcal = (value: number) => formatKcal(roundTo(value, 0), lng);
  const plan =
    target === null
      ? t('totals.kcal.alone', { value: kcal(planned) })
      : t('totals.kcal.of', { value: kcal(planned), target: kcal(target) });
  return (
    <Total>
      <TargetBar
        label={t('facts.week')}
        words={t('facts.eatenBar', { eaten: kcal(eaten), plan })}
        share={target ? planned / target : 0}
        eaten={target ? eaten / target : 0}
        role="kcal"
      />
    </Total>
  );
}
