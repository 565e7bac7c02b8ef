import type { Inputs } from '@sytno/contract';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationsChanged } from '../courses/courses.queries';

type Applications = Inputs['expert']['applications'];

/**
 * What happens to an application. Nothing is shown before the server has agreed; courses
 * are asked for again either way, since the other side may have been first.
 */
export function useApplicationChanges() {
  const api = useApi();
  const client = useQueryClient();
  const shared = { onSettled: () => applicationsChanged(client) };
  return {
    apply: useMutation({
      ...shared,
      mutationFn: (input: Applications['apply']) => api.expert.applications.apply(input),
    }),
    withdraw: useMutation({
      ...shared,
      mutationFn: (input: Applications['withdraw']) => api.expert.applications.withdraw(input),
    }),
    remove: useMutation({
      ...shared,
      mutationFn: (input: Applications['remove']) => api.expert.applications.remove(input),
    }),
    decide: useMutation({
      ...shared,
      mutationFn: (input: Applications['decide']) => api.expert.applications.decide(input),
    }),
  };
}

/** The words of a failure: the server's, or that it could not be reached; empty without one. */
export function useFailureWords(): (error: Error | null) => string {
  const { t } = useTexts(KIT_TEXTS);
  return (error) => (error ? failureOf(error).message || t('offline.text') : '');
}
