import { roundTo, standing, type Language, type Plate, type ShownRow, type Standing } from '@sytno/domain';
import { formatMoney, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { color, Hidden, RADIUS, space, TYPE, type ColourRole } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { css, styled } from 'styled-components';
import type { Aims } from './use-aims';
import type { MenuDay } from './week';

/** Figures, their bars, cost and word; without food figures the last two. */
const TALL = { food: 92, none: 36 };

/*
 * These figures change while a dish is carried. Their size is known, so that new ones lay out nothing but
 * themselves; what depends on a figure is in the element's own style or in a rule that is there from the start,
 * since a new rule makes the browser read all rules of the page anew.
 */
const Frame = styled.span<{ $tall: number }>`
  display: block;
  width: 100%;
  height: ${(props) => props.$tall}px;
  contain: layout size;
  font: ${TYPE.quiet};
  /* The day as it would become stands on a ground of its own. */
  &[data-would-be] {
    border-radius: 2px;
    background: ${color('sunken')};
    box-shadow: 0 0 0 6px ${color('sunken')};
  }
`;

/** One line, whatever stands in it: a head that grew while a dish is carried would move the whole week. */
const lineLook = css`
  height: 18px;
  line-height: 18px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Line = styled.span`
  display: block;
  ${lineLook}
`;

const Energy = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(1)};
  height: 18px;
  color: ${color('quiet')};
  white-space: nowrap;
  > :first-child {
    min-width: 0;
    ${lineLook}
  }
  b {
    color: ${color('text')};
    font-weight: 650;
  }
  /* What the dish in the hand would change. */
  em {
    padding: 0 5px;
    border-radius: ${RADIUS.full};
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-style: normal;
    font-weight: 600;
  }
`;

/** Its fill is a picture of its ground: other figures lay out nothing, and a week of bars is no layer each. */
const Track = styled.span<{ $thick?: boolean }>`
  display: block;
  height: ${(props) => (props.$thick ? '6px' : '4px')};
  margin: ${(props) => (props.$thick ? '6px 0' : 0)};
  border-radius: ${RADIUS.full};
  background: ${color('line')} no-repeat;
  @media print {
    border: 1px solid #999;
  }
`;

const fillOf = (role: ColourRole, light: boolean): string =>
  light ? `color-mix(in oklab, ${color(role)} 45%, ${color('raised')})` : color(role);

const Macros = styled.span`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  margin-bottom: 6px;
  > span {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 3px;
    color: ${color('quiet')};
    font-size: 11px;
    line-height: 14px;
  }
`;

/** Beyond its target a macro has an arrow too, not its colour alone. */
const letterLook = (over: boolean) =>
  over ? { color: color('chilli'), fontWeight: 650 } : { color: color('quiet'), fontWeight: 400 };

const WORD_ROLES = { over: 'chilli', near: 'quiet', within: 'dill', under: 'quiet' } as const;
const CASH_ROLES = { over: 'chilli', near: 'sunflower', within: 'quiet', under: 'quiet' } as const;

const MACROS = ['protein', 'fat', 'carbs'] as const;

/** A day at a glance: energy against its target, three macro ticks, money in passing. For the eye alone. */
export function DayFigures(props: {
  day: MenuDay;
  /** The day as it would become with the dish in the hand. */
  wouldBe: MenuDay | null;
  /** What was eaten of it; null when nothing is said. */
  eaten: Plate | null;
  aims: Aims;
  lng: Language;
}) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { day, wouldBe, eaten, aims, lng } = props;
  const { total } = wouldBe ?? day;
  const all = standing(total, aims.targets);
  const change = total.kcal - day.total.kcal;
  return (
    <Frame $tall={hidden ? TALL.none : TALL.food} aria-hidden data-would-be={wouldBe ? '' : undefined}>
      {!hidden && (
        <>
          <Energy>
            <span>
              <b>{formatNumber(total.kcal, lng)}</b>
              {all.kcal.target === null ? '' : ` / ${formatNumber(all.kcal.target, lng)}`}
            </span>
            {wouldBe ? <em>{signed(change, lng)}</em> : <span>{t('totals.kcalUnit')}</span>}
          </Energy>
          <Bar standing={all.kcal} role="kcal" eaten={eaten?.kcal} thick />
          <Macros>
            {MACROS.map((name) => (
              <span key={name}>
                <span style={letterLook(all[name].status === 'over')}>
                  {t(`totals.${name}.letter`)}
                  {all[name].status === 'over' && ' ↑'}
                </span>
                <Bar standing={all[name]} role={name} eaten={eaten?.[name]} />
              </span>
            ))}
          </Macros>
        </>
      )}
      <Foot total={total} day={day} eaten={eaten} aims={aims} lng={lng} />
    </Frame>
  );
}

/** What the day costs, and where its energy stands in a word. */
function Foot(props: { total: ShownRow; day: MenuDay; eaten: Plate | null; aims: Aims; lng: Language }) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { total, day, eaten, aims, lng } = props;
  const { kcal, cash } = standing(total, aims.targets);
  const word = kcal.status !== null && kcal.status !== 'under' && !hidden && day.items.length > 0;
  const priced = aims.currency !== null && day.prices !== 'none' && day.items.length > 0;
  return (
    <>
      <Line style={{ color: color(CASH_ROLES[cash.status ?? 'within']) }}>
        {priced &&
          `${cash.status === 'over' ? `${t('totals.short.limit')} ` : ''}${formatMoney(total.cash, aims.currency ?? '', lng)}`}
      </Line>
      {eaten && !hidden ? (
        <Line style={{ color: color(WORD_ROLES.within) }}>
          {t('facts.eatenShort', { kcal: formatNumber(roundTo(eaten.kcal, 0), lng) })}
        </Line>
      ) : (
        <Line style={{ color: color(WORD_ROLES[kcal.status ?? 'under']) }}>
          {word && t(`totals.short.${kcal.status}`, { by: formatNumber(kcal.difference ?? 0, lng) })}
        </Line>
      )}
    </>
  );
}

function Bar(props: { standing: Standing; role: ColourRole; thick?: boolean; eaten?: number | undefined }) {
  const { total, target, status } = props.standing;
  const { eaten } = props;
  const role = status === 'over' ? 'chilli' : props.role;
  const fills = [
    { share: shareOf(eaten ?? 0, target), fill: fillOf(role, false) },
    // What is only planned is lighter where something was eaten.
    { share: shareOf(total, target), fill: fillOf(role, eaten !== undefined) },
  ].filter(({ share }) => share > 0);
  return (
    <Track
      {...(props.thick ? { $thick: true } : {})}
      style={{
        backgroundImage: fills.map(({ fill }) => `linear-gradient(${fill}, ${fill})`).join(', '),
        backgroundSize: fills.map(({ share }) => `${String(share * 100)}% 100%`).join(', '),
      }}
    />
  );
}

const shareOf = (value: number, target: number | null): number =>
  target ? Math.min(1, Math.max(0, value / target)) : 0;

/** The same figures for who listens; nothing of food when the reader hides numbers. */
export function FiguresAloud(props: { day: MenuDay; eaten: Plate | null; aims: Aims; lng: Language }) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { day, eaten, aims, lng } = props;
  const { targets, currency } = aims;
  const energy = { value: formatNumber(day.total.kcal, lng), target: formatNumber(targets.kcal ?? 0, lng) };
  const all = standing(day.total, targets);
  const beyond = MACROS.filter((name) => all[name].status === 'over').map(
    (name) =>
      `${t(`totals.${name}.label`)}: ${t(`totals.${name}.over`, { by: formatNumber(all[name].difference ?? 0, lng) })}`,
  );
  const words = [
    hidden ? '' : t(`totals.kcal.${targets.kcal === null ? 'alone' : 'of'}`, energy),
    eaten && !hidden ? t('facts.eatenKcal', { kcal: formatNumber(roundTo(eaten.kcal, 0), lng) }) : '',
    ...(hidden ? [] : beyond),
    currency === null || day.prices === 'none' ? '' : formatMoney(day.total.cash, currency, lng),
    t('totals.details'),
  ];
  return <Hidden>{words.filter(Boolean).join(' · ')}</Hidden>;
}

const signed = (value: number, lng: Language): string =>
  value < 0 ? `−${formatNumber(-value, lng)}` : `+${formatNumber(value, lng)}`;
