import { addDays, daysFrom, mondayOf, type Day, type Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { color, QuietButton, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Frame = styled.nav`
  display: none;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  ${upTo('md')} {
    display: grid;
  }
`;

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
`;

const Choice = styled.button.attrs({ type: 'button' })<{ $today: boolean }>`
  min-width: 0;
  min-height: 52px;
  padding: 0;
  border: 1px solid ${(props) => color(props.$today ? 'beet' : 'line')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.quiet};
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${color('beet')};
    border-color: ${color('beet')};
    color: ${color('on-beet')};
    font-weight: 600;
  }
`;

const Steps = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** On phones one day is shown: a strip of the seven days, and a step back and ahead. */
export function DayStrip(props: { day: Day; today: Day; lng: Language; onShow: (day: Day) => void }) {
  const { t } = useTexts('mealplans');
  const { day, lng, onShow } = props;
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  const show = (to: Day) => () => {
    onShow(to);
  };
  return (
    <Frame aria-label={t('menu.days')}>
      <Week>
        {daysFrom(mondayOf(day), 7).map((one) => (
          <Choice
            key={one}
            $today={one === props.today}
            aria-pressed={one === day}
            aria-label={formatDay(one, lng)}
            onClick={show(one)}
          >
            {formatDay(one, lng, 'weekday')}
          </Choice>
        ))}
      </Week>
      <Steps>
        <QuietButton aria-label={t('menu.dayBefore')} onClick={show(before)}>
          <span aria-hidden>‹ {formatDay(before, lng, 'weekday')}</span>
        </QuietButton>
        <QuietButton aria-label={t('menu.dayAfter')} onClick={show(after)}>
          <span aria-hidden>{formatDay(after, lng, 'weekday')} ›</span>
        </QuietButton>
      </Steps>
    </Frame>
  );
}
