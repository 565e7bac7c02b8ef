import { millisecondsOf } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { Button, color, eases, IconButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { clockOf, secondsLeft, type Timer } from './timers';
import { timersAtom } from './timers.atoms';
import { useTimers } from './use-timers';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li<{ $over: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${(props) => color(props.$over ? 'sunflower-tint' : 'sunken')};
  ${eases('background-color')}
  > span {
    overflow: hidden;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > div {
    display: flex;
    grid-row: 1 / 3;
    grid-column: 2;
    align-items: center;
  }
  > strong {
    font: ${TYPE.section};
    font-variant-numeric: tabular-nums;
    color: ${(props) => color(props.$over ? 'sunflower' : 'text')};
  }
`;

/** The timers with what can be done to each. `at` is the moment their time is shown for. */
export function TimerList({ at = millisecondsOf(now()) }: { at?: number }) {
  const { t } = useTexts('recipes');
  const timers = useAtomValue(timersAtom);
  if (timers.length === 0) return null;
  return (
    <List aria-label={t('timers.title')}>
      {timers.map((timer) => (
        <TimerRow key={timer.id} timer={timer} at={at} />
      ))}
    </List>
  );
}

function TimerRow({ timer, at }: { timer: Timer; at: number }) {
  const { t } = useTexts('recipes');
  const hand = useTimers();
  const { id, name, over, endsAt } = timer;
  return (
    <Row $over={over}>
      <span>{name}</span>
      <strong role="timer">{over ? t('timers.done') : clockOf(secondsLeft(timer, at))}</strong>
      <div>
        {endsAt === null ? (
          <IconButton
            aria-label={t('timers.start', { name })}
            onClick={() => {
              hand.resume(id);
            }}
          >
            <Icon name="play" />
          </IconButton>
        ) : (
          <IconButton
            aria-label={t('timers.pause', { name })}
            onClick={() => {
              hand.pause(id);
            }}
          >
            <Icon name="pause" />
          </IconButton>
        )}
        <Button
          tone="quiet"
          small
          aria-label={t('timers.longer', { name })}
          onClick={() => {
            hand.longer(id);
          }}
        >
          {t('timers.plusMinute')}
        </Button>
        {!over && (
          <IconButton
            aria-label={t('timers.reset', { name })}
            onClick={() => {
              hand.reset(id);
            }}
          >
            <Icon name="reset" />
          </IconButton>
        )}
        <IconButton
          aria-label={t('timers.remove', { name })}
          onClick={() => {
            hand.remove(id);
          }}
        >
          <Icon name="close" />
        </IconButton>
      </div>
    </Row>
  );
}
