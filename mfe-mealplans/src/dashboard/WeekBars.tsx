import { standing, type Language } from '@sytno/domain';
import { formatDay, formatKcal, numbersHiddenAtom, useTexts, weekdayNames } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, eases, Hidden, moves, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
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
  if (hidden) return null;
  return (
    <Frame>
      <h2>{t('dashboard.bars')}</h2>
      <ol>
        {days.map(({ day, total }, place) => {
          const { target, status } = standing(total, aims.targets).kcal;
          const kcal = formatKcal(total.kcal, lng);
          const share = target ? Math.min(MOST, total.kcal / target) / MOST : 0;
          return (
            <li key={day}>
              <DayLink
                to={pathTo('mealplans', lng, {}, { date: day })}
                aria-current={day === props.today ? 'date' : undefined}
              >
                <Hidden>
                  {`${formatDay(day, lng)}: ${t(status === 'over' ? 'dashboard.over' : 'menu.kcal', { kcal })}`}
                </Hidden>
                <Column aria-hidden>
                  <i
                    style={{
                      height: `${String(Math.round(share * 100))}%`,
                      background: color(status === 'over' ? 'chilli' : 'kcal'),
                    }}
                  />
                  {target !== null && <b />}
                </Column>
                <span aria-hidden>{names[place]}</span>
                <small aria-hidden>{total.kcal > 0 ? kcal : '–'}</small>
              </DayLink>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
