import { failureOf, KIT_TEXTS, useApi, useTexts, type Api } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The words of a failure: the server's, or that it could not be reached; empty without one. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTexts(KIT_TEXTS);
  return (error) => (error ? failureOf(error).message || t('offline.text') : '');
}

/** How a deed is told, and where it leads. */
export interface DeedTold<Answer> {
  /** A form shows what went wrong. */
  quiet?: boolean;
  /** Said when it is done. */
  done?: string;
  /**
   * Where it leads: called before anything is asked for again, which may take away the page it was done on, and with
   * it whatever was given to `mutate`.
   */
  after?: (answer: Answer) => void;
}

/**
 * Something that is done, after which everything under a key is asked for again, whatever came of it. A failure is
 * told, unless a form shows it.
 */
export function useDeed<Input, Answer>(
  queryKey: readonly string[],
  deed: (api: Api, input: Input) => Promise<Answer>,
  { quiet = false, done, after }: DeedTold<Answer> = {},
) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const words = useFailureText();
  return useMutation({
    mutationFn: (input: Input) => deed(api, input),
    onSuccess: (answer) => {
      if (done) notify(done, 'good');
      after?.(answer);
    },
    onError: (error) => {
      if (!quiet) notify(words(error), 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
