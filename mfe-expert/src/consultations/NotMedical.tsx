import { useTexts } from '@sytno/kit';
import { NotMedicalNote } from '../NotMedicalNote';
import { CONSULTATION_TEXTS } from './consultation-texts';

/** What stands beside every consultation: it is no medical advice (product decision 3). */
export function NotMedical() {
  const { t } = useTexts(CONSULTATION_TEXTS);
  return <NotMedicalNote>{t('notMedical')}</NotMedicalNote>;
}
