import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Tells a failure in the server's words, or that there is no connection. */
export function useFailureNotice(): (error: unknown) => void {
  const { t } = useTexts(KIT_TEXTS);
  const notify = useNotify();
  return (error) => notify(failureOf(error).message || t('offline.text'), 'bad');
}

/** Everything about days, orders and access is asked again: what was done changes all of it. */
export function useMoneyAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      ['subscription', 'payments', 'profile', 'session', 'price'].map((word) =>
        client.invalidateQueries({ queryKey: ['account', word] }),
      ),
    );
  };
}
