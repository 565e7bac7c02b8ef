import type { PublicStanding } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Chip, type ChipTone } from '@sytno/kit/ui';

const TONES: Record<PublicStanding, ChipTone> = {
  private: 'plain',
  pending: 'sunflower',
  published: 'dill',
  returned: 'chilli',
  withdrawn: 'plain',
  'change-private': 'plain',
  'change-pending': 'sunflower',
  'change-returned': 'chilli',
};

/** Where an own recipe stands on its way to everybody, in a word or two. */
export function StandingChip({ standing }: { standing: PublicStanding }) {
  const { t } = useTexts('recipes');
  return <Chip tone={TONES[standing]}>{t(`standings.${standing.replace('-', '.')}`)}</Chip>;
}
