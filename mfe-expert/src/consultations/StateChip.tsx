import { millisecondsOf, type ConsultationState } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';
import { CONSULTATION_TEXTS } from './consultation-texts';

/** How a consultation stands; one that has begun waits for its conclusion. */
export function StateChip({ state, startsAt }: { state: ConsultationState; startsAt: string }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  if (state === 'concluded') return <Chip tone="dill">{t('states.concluded')}</Chip>;
  if (state === 'cancelled') return <Chip>{t('states.cancelled')}</Chip>;
  const begun = millisecondsOf(startsAt) <= millisecondsOf(now());
  return <Chip tone={begun ? 'sunflower' : 'beet'}>{t(begun ? 'states.begun' : 'states.booked')}</Chip>;
}
