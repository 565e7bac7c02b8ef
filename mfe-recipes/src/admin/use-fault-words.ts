import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { ADMIN_TEXTS } from './admin-texts';

/** The words of a fault's code; none where there is no fault. */
export function useFaultWords(): (code: string | undefined) => string | undefined {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  return (code) => {
    if (code === undefined) return undefined;
    return code === 'name.taken' ? t('taken') : kit(`faults.${code}`);
  };
}
