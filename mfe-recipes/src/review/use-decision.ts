import { failureOf, KIT_TEXTS, useApi, useTexts, type Api } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';

/**
 * An administrator's word. When somebody was faster, the newer version is shown, and what was typed stays.
 *
 * @param onDone after it was taken
 */
export function useDecision<T>(decide: (api: Api, given: T) => Promise<unknown>, onDone: (given: T) => void) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (given: T) => decide(api, given),
    onSuccess: (_, given) => {
      onDone(given);
    },
    onError: (error) => {
      const { code, message } = failureOf(error);
      notify(code === 'CONFLICT' ? t('review.newer') : message || kit('offline.title'), 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['recipes'] }),
  });
}
