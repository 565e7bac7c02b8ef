import { promised } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';
import { Icon } from '../icons';

const TONES = { early: 'plain', urgent: 'sunflower', late: 'chilli' } as const;

/** How long is left to answer, or how long it is late: in words, the colour only helps. */
export function PromiseChip({ createdAt }: { createdAt: string }) {
  const { t } = useTexts('account');
  const { state, unit, count } = promised(createdAt, now());
  return (
    <Chip tone={TONES[state]}>
      <Icon name="clock" size={14} />
      {t(`received.${state === 'late' ? 'late' : 'left'}.${unit}`, { count })}
    </Chip>
  );
}
