import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';

/** Tells what went wrong with a call, in the server's words, or that there is no connection. */
export function useFailureNotice(): (error: Error) => void {
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  return (error) => notify(failureOf(error).message || t('offline.text'), 'bad');
}
