import { promised } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { Icon } from '../Icon';

const TONES = { early: 'plain', urgent: 'sunflower', late: 'chilli' } as const;

/** How much of the promised day is left, or how long it is over: in words, the colour only helps. */
export function ClockChip({ createdAt }: { createdAt: string }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { state, unit, count } = promised(createdAt, now());
  return (
    <Chip tone={TONES[state]}>
      <Icon name="clock" size={14} />
      {t(`clock.${state === 'late' ? 'late' : 'left'}.${unit}`, { count })}
    </Chip>
  );
}
