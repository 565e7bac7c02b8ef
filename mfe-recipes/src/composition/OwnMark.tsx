import { useTexts } from '@sytno/kit';
import { Chip } from '@sytno/kit/ui';

/** Says of a dish that its figures are those of the reader's own composition. */
export function OwnMark() {
  const { t } = useTexts('recipes');
  return <Chip tone="beet">{t('composition.mark')}</Chip>;
}
