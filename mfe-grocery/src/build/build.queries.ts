import type { Outputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type Preview = Outputs['grocery']['build']['preview'];
export type PreviewLine = Preview['lines'][number];

/** What a list of these days would hold. It is asked anew each time: the menu may have changed since. */
export function previewQuery(api: Api, from: Day, to: Day, language: Language) {
  return queryOptions({
    queryKey: ['grocery', 'build', from, to, language],
    queryFn: ({ signal }) => api.grocery.build.preview({ from, to, language }, { signal }),
    staleTime: 0,
  });
}
