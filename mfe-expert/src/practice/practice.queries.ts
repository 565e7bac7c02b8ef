import type { Outputs } from '@sytno/contract';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useSession, useTexts, type Api } from '@sytno/kit';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';

type Practice = Outputs['expert']['practice'];
export type ExpertInfo = Practice['get'];
export type OwnPractice = Practice['own'];

export const WAITING_A_PAGE = 20;

/** The touched topic `expert.practice` refreshes everything under it. */
export const PRACTICE = ['expert', 'practice'] as const;

export const expertQuery = (api: Api, id: string, language: Language) =>
  queryOptions({
    queryKey: [...PRACTICE, 'one', id, language],
    queryFn: ({ signal }) => api.expert.practice.get({ id, language }, { signal }),
  });

export const ownQuery = (api: Api) =>
  queryOptions({
    queryKey: [...PRACTICE, 'own'],
    queryFn: ({ signal }) => api.expert.practice.own(undefined, { signal }),
  });

export const proofQuery = (api: Api, id: string, sentAt: string | null) =>
  queryOptions({
    queryKey: [...PRACTICE, 'proof', id, sentAt],
    queryFn: ({ signal }) => api.expert.practice.proof({ id }, { signal }),
    retry: false,
  });

export const waitingQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...PRACTICE, 'waiting', page],
    queryFn: ({ signal }) => api.expert.practice.waiting({ page, pageSize: WAITING_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Sends a picture as it is; the server makes its own of it. Gives its id. */
export function usePictureUpload(kind: 'expert' | 'proof', onDone: (id: string, url: string) => void) {
  const session = useSession();
  const { t: kit } = useTexts(KIT_TEXTS);
  const { method, path } = routes.platform.pictures.upload;
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const answer = await fetch(`${API_PREFIX}${path}?kind=${kind}`, {
        method,
        headers: { ...session.user()?.headers, 'content-type': 'application/octet-stream' },
        body: file,
      });
      const body = (await answer.json()) as { id?: string; message?: string; sizes?: { url: string }[] };
      if (!answer.ok || body.id === undefined) throw new Error(body.message ?? '');
      return { id: body.id, url: body.sizes?.[0]?.url ?? '' };
    },
    onSuccess: ({ id, url }) => onDone(id, url),
  });
  return { ...upload, fault: upload.error ? upload.error.message || kit('offline.text') : undefined };
}
