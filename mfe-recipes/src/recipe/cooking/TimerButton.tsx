import type { Language } from '@sytno/domain';
import { formatDuration, useTexts } from '@sytno/kit';
import { color, eases, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { clockOf } from './timers';
import { useTimers } from './use-timers';

const Body = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.full};
  background: transparent;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  cursor: pointer;
  ${eases('background-color', 'color')}
  &:hover {
    background: ${color('sunken')};
    color: ${color('text')};
  }
`;

/** Starts a timer for so many seconds. `id` makes a second press begin it anew. */
export function TimerButton(props: { id: string; name: string; seconds: number; lng: Language }) {
  const { t } = useTexts('recipes');
  const hand = useTimers();
  const { id, name, seconds, lng } = props;
  const time = seconds % 60 === 0 ? formatDuration(seconds / 60, lng) : clockOf(seconds);
  return (
    <Body
      type="button"
      aria-label={t('timers.set', { time })}
      onClick={() => {
        hand.start(id, name, seconds);
      }}
    >
      <Icon name="clock" size={16} />
      {time}
    </Body>
  );
}
