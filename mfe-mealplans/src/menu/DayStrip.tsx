import { addDays, daysFrom, mondayOf, standing, type Day, type Language } from '@sytno/domain';
import { formatDay, numbersHiddenAtom, useTexts, weekdayNames } from '@sytno/kit';
import { color, eases, OFF_PAPER, QuietButton, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { Aims } from './use-aims';
import type { MenuDay } from './week';

const Frame = styled.nav`
  display: none;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
  ${upTo('md')} {
    display: grid;
  }
  ${OFF_PAPER}
`;

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
`;

const Choice = styled.button.attrs({ type: 'button' })<{ $today: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 1px;
  min-width: 0;
  min-height: 60px;
  padding: ${space(1)} 2px;
  border: 1px solid ${(props) => color(props.$today ? 'beet' : 'line')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.quiet};
  cursor: pointer;
  ${eases('background-color', 'border-color')}
  > :first-child {
    color: ${color('quiet')};
    font-size: 12px;
    line-height: 16px;
  }
  > b {
    font: ${TYPE.strong};
  }
  &[aria-pressed='true'] {
    border-color: ${color('beet')};
    background: ${color('beet')};
    > * {
      color: ${color('on-beet')};
    }
  }
  &[data-over] {
    outline: 2px dashed ${color('beet')};
    outline-offset: 2px;
  }
`;

/** How far the day is planned; the figures stand in the day itself. */
const Track = styled.span<{ $pressed: boolean }>`
  display: block;
  width: 70%;
  height: 3px;
  margin-top: 2px;
  border-radius: ${RADIUS.full};
  background: ${(props) => (props.$pressed ? 'color-mix(in srgb, currentcolor 35%, transparent)' : color('line'))};
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    background: ${(props) => (props.$pressed ? 'currentcolor' : color('kcal'))};
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  justify-items: center;
  gap: ${space(2)};
`;

/** On phones one day is shown: a strip of the seven days, and a step back and ahead. */
export function DayStrip(props: {
  day: Day;
  today: Day;
  /** Those that are known already; the strip stands before they come. */
  days: readonly MenuDay[];
  aims: Aims;
  lng: Language;
  onShow: (day: Day) => void;
}) {
  const { t } = useTexts('mealplans');
  const { day, days, aims, lng, today, onShow } = props;
  const hidden = useAtomValue(numbersHiddenAtom);
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  const names = weekdayNames(lng);
  const show = (to: Day) => () => {
    onShow(to);
  };
  const shareOf = (one: Day): number => {
    const known = days.find((each) => each.day === one);
    const { total = 0, target = null } = known ? standing(known.total, aims.targets).kcal : {};
    return target ? Math.min(1, total / target) : 0;
  };
  return (
    <Frame aria-label={t('menu.days')}>
      <Week>
        {daysFrom(mondayOf(day), 7).map((one, place) => (
          <Choice
            key={one}
            $today={one === today}
            data-place={one}
            aria-pressed={one === day}
            aria-current={one === today ? 'date' : undefined}
            aria-label={formatDay(one, lng)}
            onClick={show(one)}
          >
            <span>{names[place]}</span>
            <b>{Number(one.slice(8))}</b>
            {!hidden && (
              <Track $pressed={one === day}>
                <i style={{ width: `${String(Math.round(shareOf(one) * 100))}%` }} />
              </Track>
            )}
          </Choice>
        ))}
      </Week>
      <Steps>
        <QuietButton small aria-label={t('menu.dayBefore')} onClick={show(before)}>
          <span aria-hidden>‹ {formatDay(before, lng, 'weekday')}</span>
        </QuietButton>
        {day === today ? (
          <span />
        ) : (
          <QuietButton small tone="plain" onClick={show(today)}>
            {t('menu.today')}
          </QuietButton>
        )}
        <QuietButton small aria-label={t('menu.dayAfter')} onClick={show(after)}>
          <span aria-hidden>{formatDay(after, lng, 'weekday')} ›</span>
        </QuietButton>
      </Steps>
    </Frame>
  );
}
