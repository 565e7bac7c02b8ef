import { roundTo, standing, type Language, type Standing } from '@sytno/domain';
import { formatMoney, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Card, color, Ring, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useEatenOn } from '../facts/Eating';
import { FigureBar, HouseholdLine } from '../menu/DayTotals';
import type { Aims } from '../menu/use-aims';
import type { MenuDay } from '../menu/week';

const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(8)};
  ${upTo('sm')} {
    justify-content: center;
  }
`;

const Middle = styled.span`
  display: grid;
  justify-items: center;
  b {
    font: 650 28px/32px var(--sy-font);
  }
  span {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Bars = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: ${space(3)};
  min-width: 0;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const MACROS = ['protein', 'fat', 'carbs'] as const;
const RING = 148;

/** Today against the reader's aims: a ring for energy, bars for macros and money. */
export function TodayNumbers(props: {
  day: MenuDay;
  aims: Aims;
  household: number | null;
  people: number;
  lng: Language;
}) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { day, aims, lng } = props;
  const { currency } = aims;
  const eaten = useEatenOn(day.day);
  const all = standing(day.total, aims.targets);
  const money = (minor: number) => formatMoney(minor, currency ?? '', lng);
  const priced = currency !== null && day.prices !== 'none';
  const grams = (value: number) => formatNumber(value, lng);
  if (hidden && !priced) return null;
  return (
    <Frame aria-label={t('dashboard.numbers')}>
      {!hidden && <Energy standing={all.kcal} eaten={eaten?.kcal} lng={lng} />}
      <Bars>
        {!hidden &&
          MACROS.map((name) => (
            <FigureBar key={name} name={name} standing={all[name]} shown={grams} eaten={eaten?.[name]} />
          ))}
        {priced && <FigureBar name="cash" standing={all.cash} shown={money} />}
        {priced && props.people > 1 && <HouseholdLine day={day} limit={props.household} money={money} />}
        {currency !== null && day.prices === 'some' && <Quiet>{t('totals.prices.some')}</Quiet>}
      </Bars>
    </Frame>
  );
}

/** The ring; what is left is told as plainly as what is beyond. */
function Energy(props: { standing: Standing; eaten: number | undefined; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { standing: kcal, eaten, lng } = props;
  const { total, target, difference, status } = kcal;
  const number = (value: number) => formatNumber(value, lng);
  const value = number(total);
  const plan =
    target === null
      ? t('totals.kcal.alone', { value })
      : t('totals.kcal.of', { value, target: number(target) });
  const label = eaten === undefined ? plan : t('facts.eatenBar', { eaten: number(roundTo(eaten, 0)), plan });
  const rest = difference === null ? null : Math.abs(difference);
  const beyond = difference !== null && difference > 0;
  return (
    <Ring
      label={label}
      share={shareOf(kcal)}
      eaten={eaten === undefined || !target ? undefined : eaten / target}
      role="kcal"
      over={status === 'over'}
      size={RING}
    >
      <Middle>
        <b>{value}</b>
        <span>
          {target === null ? t('totals.kcalUnit') : t('dashboard.ofTarget', { target: number(target) })}
        </span>
        {eaten !== undefined && <span>{t('facts.eatenShort', { kcal: number(roundTo(eaten, 0)) })}</span>}
        {rest !== null && eaten === undefined && (
          <span>{t(beyond ? 'dashboard.beyond' : 'dashboard.remaining', { kcal: number(rest) })}</span>
        )}
      </Middle>
    </Ring>
  );
}

const shareOf = ({ total, target }: Standing): number => (target ? total / target : 0);
