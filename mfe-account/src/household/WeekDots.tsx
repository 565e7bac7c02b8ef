import { useTexts } from '@sytno/kit';
import { color, Hidden, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { WEEKDAYS } from './eater-form';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Dot = styled.span<{ $on: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px ${(props) => (props.$on ? 'solid transparent' : `dashed ${color('line')}`)};
  border-radius: 50%;
  background: ${(props) => (props.$on ? color('dill-tint') : 'transparent')};
  color: ${(props) => color(props.$on ? 'dill' : 'faint')};
  font-size: 12px;
  font-weight: ${(props) => (props.$on ? 600 : 400)};
  line-height: 1;
`;

/** The week as seven dots, those at home filled; in words for whoever listens. */
export function WeekDots({ days }: { days: readonly number[] }) {
  const { t } = useTexts('account');
  const words =
    days.length === WEEKDAYS.length
      ? t('household.everyDay')
      : [...days]
          .sort((a, b) => a - b)
          .map((day) => t(`household.weekdays.${String(day)}.short`))
          .join(', ');
  return (
    <Row>
      <Hidden>{t('household.atHome', { days: words })}</Hidden>
      {WEEKDAYS.map((day) => (
        <Dot key={day} aria-hidden $on={days.includes(Number(day))}>
          {t(`household.weekdays.${day}.short`)}
        </Dot>
      ))}
    </Row>
  );
}
