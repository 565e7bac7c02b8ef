import { useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';
import type { Participant } from '../courses/courses.queries';

const TONES = {
  pending: 'sunflower',
  waiting: 'sunflower',
  accepted: 'dill',
  rejected: 'chilli',
  removed: 'chilli',
} as const;

/** The state of an application, in words and in colour. */
export function StateChip({ state }: Pick<Participant, 'state'>) {
  const { t } = useTexts('expert');
  return <Chip tone={TONES[state]}>{t(`applications.state.${state}`)}</Chip>;
}
