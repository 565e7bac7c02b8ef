import type { Api } from '@sytno/kit';

/** An own picture, with the whole that it is cropped out of. It never changes. */
export const pictureQuery = (api: Api, id: string) => ({
  queryKey: ['platform', 'pictures', id] as const,
  queryFn: () => api.platform.pictures.get({ id }),
  staleTime: Infinity,
});
