import { standing, type Language } from '@sytno/domain';
import { formatMoney, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { color, LineIcon, Popover, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { FigureBar, FOOD, HouseholdLine } from './DayTotals';
import type { Aims } from './use-aims';
import { peopleAt, targetsOf, weekTotal, type MenuDay } from './week';

const Glance = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space(2)};
  min-height: 44px;
  margin-bottom: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-align: left;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${color('sunken')};
  }
  b {
    color: ${color('text')};
    font-weight: 600;
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(320px, 76vw);
  h3,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.strong};
  }
  p {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/**
 * The week's balance: what its planned days come to against the targets of as many days. A day above and a day
 * below may level each other out, and here it shows.
 */
export function WeekBalance(props: {
  days: readonly MenuDay[];
  aims: Aims;
  /** What all at the table may spend a day; null when unknown. */
  household: number | null;
  lng: Language;
}) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { aims, household, lng } = props;
  const { currency } = aims;
  const { days, items, total, prices } = weekTotal(props.days);
  const priced = currency !== null && prices !== 'none';
  if (days === 0 || (hidden && !priced)) return null;
  const all = standing(total, targetsOf(aims.targets, days));
  const number = (value: number) => formatNumber(value, lng);
  const money = (minor: number) => formatMoney(minor, currency ?? '', lng);
  const wordsOf = (name: 'kcal' | 'cash', shown: (value: number) => string): string =>
    t(`totals.${name}.${all[name].target === null ? 'alone' : 'of'}`, {
      value: shown(all[name].total),
      target: shown(all[name].target ?? 0),
    });
  const glance = [hidden ? '' : wordsOf('kcal', number), priced ? wordsOf('cash', money) : ''];
  return (
    <Popover
      label={t('week.title')}
      trigger={({ busy, ...opener }) => (
        <Glance {...opener} aria-busy={busy}>
          <b>{t('week.title')}</b>
          <span>{glance.filter(Boolean).join(' · ')}</span>
          <LineIcon d="m6 9 6 6 6-6" size={16} />
        </Glance>
      )}
    >
      {() => (
        <Details>
          <h3>{t('week.title')}</h3>
          <p>{t('week.of', { count: days })}</p>
          {!hidden &&
            FOOD.map((name) => <FigureBar key={name} name={name} standing={all[name]} shown={number} />)}
          {priced && <FigureBar name="cash" standing={all.cash} shown={money} />}
          {priced && peopleAt(items) > 1 && (
            <HouseholdLine
              day={{ items }}
              limit={household === null ? null : household * days}
              money={money}
            />
          )}
          {currency !== null && prices !== 'all' && <p>{t(`totals.prices.${prices}`)}</p>}
        </Details>
      )}
    </Popover>
  );
}
