import { standing, type Language } from '@sytno/domain';
import { formatDay, formatNumber, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, RADIUS, space, TargetBar, TYPE, type ColourRole } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Aims } from '../menu/use-aims';
import type { MenuDay } from '../menu/week';

const Frame = styled(Card)`
  h2 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.section};
  }
  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const DayLink = styled(Link)`
  display: grid;
  align-content: center;
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${RADIUS.control};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current='date'] {
    background: ${color('beet-tint')};
  }
`;

const ENERGY: ColourRole = 'kcal';

/** The week's energy, a bar for each day; each leads to its day. */
export function WeekBars(props: { days: readonly MenuDay[]; aims: Aims; lng: Language; today: string }) {
  const { t } = useTexts('mealplans');
  const { days, aims, lng } = props;
  return (
    <Frame>
      <h2>{t('dashboard.bars')}</h2>
      <ol>
        {days.map(({ day, total }) => {
          const { target, status } = standing(total, aims.targets).kcal;
          return (
            <li key={day}>
              <DayLink
                to={pathTo('mealplans', lng, {}, { date: day })}
                aria-current={day === props.today ? 'date' : undefined}
              >
                <TargetBar
                  label={formatDay(day, lng, 'weekday')}
                  words={
                    status === 'over'
                      ? t('dashboard.over', { kcal: formatNumber(total.kcal, lng) })
                      : t('menu.kcal', { kcal: formatNumber(total.kcal, lng) })
                  }
                  share={target ? total.kcal / target : 0}
                  role={ENERGY}
                  over={status === 'over'}
                />
              </DayLink>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
