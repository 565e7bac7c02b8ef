import { useTexts } from '@sytno/kit';
import { color, OFF_PAPER, RADIUS, space, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { TimerList } from './TimerList';
import { useTicking } from './use-ticking';

const Dock = styled.aside`
  position: sticky;
  bottom: ${space(4)};
  z-index: 5;
  width: min(440px, 100%);
  max-height: 45dvh;
  margin: ${space(5)} 0 0 auto;
  padding: ${space(3)};
  overflow: auto;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  box-shadow: ${color('shadow')};
  ${upTo('sm')} {
    bottom: ${space(2)};
    padding: ${space(2)};
  }
  ${OFF_PAPER}
`;

/** The running timers at the foot of every page of the section. */
export function TimersDock() {
  const { t } = useTexts('recipes');
  const at = useTicking();
  return (
    <Dock aria-label={t('timers.title')}>
      <TimerList at={at} />
    </Dock>
  );
}
