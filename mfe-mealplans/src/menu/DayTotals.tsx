import { roundTo, shownGrams, standing, type Language, type Standing, type TargetKey } from '@sytno/domain';
import { formatMoney, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { color, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { lacksMacros } from '../facts/eaten';
import { useEatenOn, useEating } from '../facts/Eating';
import type { Aims } from './use-aims';
import { householdCost, mealTotals, pricesOf, type MenuDay } from './week';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

const Word = styled.p<{ $over: boolean }>`
  margin: 2px 0 0;
  color: ${(props) => color(props.$over ? 'chilli' : 'sunflower')};
  font: ${TYPE.quiet};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Meals = styled.dl`
  display: grid;
  gap: 2px;
  margin: 0;
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
  font: ${TYPE.quiet};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dd {
    margin: 0;
    color: ${color('quiet')};
    font-variant-numeric: tabular-nums;
  }
`;

const Household = styled.p<{ $over: boolean }>`
  margin: 0;
  color: ${(props) => color(props.$over ? 'chilli' : 'quiet')};
  font: ${TYPE.quiet};
`;

/** A day's energy, macros and cost against what the reader aims at, in words and bars. */
export function DayTotals(props: {
  day: MenuDay;
  aims: Aims;
  lng: Language;
  /** What all at the table may spend a day; null when unknown. */
  household: number | null;
  people: number;
}) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { day, aims, lng } = props;
  const { targets, currency } = aims;
  const all = standing(day.total, targets);
  const eaten = useEatenOn(day.day);
  const facts = useEating()?.week.facts ?? [];
  const number = (value: number) => formatNumber(value, lng);
  const money = (minor: number) => formatMoney(minor, currency ?? '', lng);
  const priced = currency !== null && day.prices !== 'none';
  return (
    <Frame>
      {!hidden && (
        <>
          {FOOD.map((name) => (
            <FigureBar key={name} name={name} standing={all[name]} shown={number} eaten={eaten?.[name]} />
          ))}
          {lacksMacros(facts, day.day) && <Quiet>{t('facts.someMacros')}</Quiet>}
          <Quiet>{t('totals.fiber', { grams: formatNumber(shownGrams(day.fiber), lng, 1) })}</Quiet>
        </>
      )}
      {priced && <FigureBar name="cash" standing={all.cash} shown={money} />}
      {priced && props.people > 1 && <HouseholdLine day={day} limit={props.household} money={money} />}
      {currency !== null && day.prices !== 'all' && <Quiet>{t(`totals.prices.${day.prices}`)}</Quiet>}
      <MealRows day={day} currency={currency} lng={lng} />
    </Frame>
  );
}

export const FOOD = ['kcal', 'protein', 'fat', 'carbs'] as const;

/** Each meal's part of the day; nothing where the day has one meal alone, or nothing may be said of it. */
function MealRows({ day, currency, lng }: { day: MenuDay; currency: string | null; lng: Language }) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const meals = mealTotals(day);
  const wordsOf = ({ total, items }: (typeof meals)[number]): string =>
    [
      hidden ? '' : t('totals.kcal.alone', { value: formatNumber(total.kcal, lng) }),
      currency === null || pricesOf(items) === 'none' ? '' : formatMoney(total.cash, currency, lng),
    ]
      .filter(Boolean)
      .join(' · ');
  if (meals.length < 2 || meals.every((meal) => wordsOf(meal) === '')) return null;
  return (
    <Meals>
      {meals.map((meal) => (
        <div key={meal.mealType}>
          <dt>{t(`mealTypes.${meal.mealType}`)}</dt>
          <dd>{wordsOf(meal)}</dd>
        </div>
      ))}
    </Meals>
  );
}

/** What everybody at the table eats that day against what they may spend together. */
export function HouseholdLine(props: {
  day: Pick<MenuDay, 'items'>;
  limit: number | null;
  money: (minor: number) => string;
}) {
  const { t } = useTexts('mealplans');
  const { limit, money } = props;
  const cost = householdCost(props.day.items);
  if (cost === null) return null;
  const over = limit !== null && cost > limit;
  const words = { value: money(cost), target: money(limit ?? 0) };
  return (
    <Household $over={over}>
      {t(`totals.household.${limit === null ? 'alone' : 'of'}`, words)}
      {over && ` · ${t('totals.cash.over', { by: money(cost - limit) })}`}
    </Household>
  );
}

/** One figure: its bar, and the word for it when it comes near or goes beyond. Under a target is no matter. */
export function FigureBar(props: {
  name: TargetKey;
  standing: Standing;
  shown: (value: number) => string;
  eaten?: number | undefined;
}) {
  const { t } = useTexts('mealplans');
  const { name, shown, eaten } = props;
  const { total, target, difference, status } = props.standing;
  const marked = status === 'over' || (status === 'near' && name === 'cash');
  const value = shown(total);
  const plan =
    target === null
      ? t(`totals.${name}.alone`, { value })
      : t(`totals.${name}.of`, { value, target: shown(target) });
  return (
    <div>
      <TargetBar
        label={t(`totals.${name}.label`)}
        words={eaten === undefined ? plan : t('facts.eatenBar', { eaten: shown(roundTo(eaten, 0)), plan })}
        share={target === null || target === 0 ? 0 : total / target}
        eaten={eaten === undefined || !target ? undefined : eaten / target}
        role={name === 'cash' && status === 'near' ? 'sunflower-fill' : name}
        over={status === 'over'}
        kept={name === 'cash'}
      />
      {marked && (
        <Word $over={status === 'over'}>{t(`totals.${name}.${status}`, { by: shown(difference ?? 0) })}</Word>
      )}
      {status === 'near' && name !== 'cash' && <Quiet>{t('totals.near')}</Quiet>}
    </div>
  );
}
