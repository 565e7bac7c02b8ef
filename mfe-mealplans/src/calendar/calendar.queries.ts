import { useApi, type Api } from '@sytno/kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '../parameters/parameters.queries';

/** The reader's own link, by which a calendar reads the menu. */
export function calendarQuery(api: Api) {
  return queryOptions({
    queryKey: ['mealplans', 'calendar'],
    queryFn: ({ signal }) => api.mealplans.calendar.get(undefined, { signal }),
  });
}

/** Makes the link or a new one, and ends it. */
export function useCalendarChanges() {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = calendarQuery(api);
  const onError = useFailureNotice();
  return {
    create: useMutation({
      mutationFn: () => api.mealplans.calendar.create(),
      onSuccess: (link) => client.setQueryData(queryKey, link),
      onError,
    }),
    revoke: useMutation({
      mutationFn: () => api.mealplans.calendar.revoke(),
      onSuccess: () => client.setQueryData(queryKey, { url: null, createdAt: null }),
      onError,
    }),
  };
}
