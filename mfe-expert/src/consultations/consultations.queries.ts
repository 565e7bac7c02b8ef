import type { Outputs } from '@sytno/contract';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { ConsultationSide, Day } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useSession, useTexts, type Api } from '@sytno/kit';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeed, type DeedTold } from '../use-deed';

type Consultations = Outputs['expert']['consultations'];
export type Consulting = Consultations['consulting'];
export type Offered = Consulting['offers'][number];
export type Times = Consultations['times'];
export type ConsultationCard = Consultations['list']['items'][number];
export type ClientConsultation = Consultations['get'];
export type LedConsultation = Consultations['record'];
export type Attached = ClientConsultation['documents'][number];

export const CONSULTATIONS_A_PAGE = 20;

/** The touched topic `expert.consultations` refreshes everything under it. */
const CONSULTATIONS = ['expert', 'consultations'] as const;

export const listQuery = (api: Api, side: ConsultationSide, when: 'ahead' | 'past', page: number) =>
  queryOptions({
    queryKey: [...CONSULTATIONS, 'list', side, when, page],
    queryFn: ({ signal }) =>
      api.expert.consultations.list({ page, pageSize: CONSULTATIONS_A_PAGE, side, when }, { signal }),
    placeholderData: keepPreviousData,
  });

export const consultingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...CONSULTATIONS, 'consulting'],
    queryFn: ({ signal }) => api.expert.consultations.consulting(undefined, { signal }),
  });

export const timesQuery = (api: Api, id: string, from: Day) =>
  queryOptions({
    queryKey: [...CONSULTATIONS, 'times', id, from],
    queryFn: ({ signal }) => api.expert.consultations.times({ id, from }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A consultation as the reader's side sees it. */
export type Seen =
  | { readonly side: 'client'; readonly data: ClientConsultation }
  | { readonly side: 'expert'; readonly data: LedConsultation };

/** @param side which the address says; whoever is the other one is answered as that */
export const consultationQuery = (api: Api, id: string, side: ConsultationSide) =>
  queryOptions({
    queryKey: [...CONSULTATIONS, 'one', id, side],
    queryFn: async ({ signal }): Promise<Seen> => {
      const ways: Record<ConsultationSide, () => Promise<Seen>> = {
        client: async () => ({
          side: 'client',
          data: await api.expert.consultations.get({ id }, { signal }),
        }),
        expert: async () => ({
          side: 'expert',
          data: await api.expert.consultations.record({ id }, { signal }),
        }),
      };
      try {
        return await ways[side]();
      } catch (error) {
        if (failureOf(error).code !== 'NOT_FOUND') throw error;
        return ways[side === 'client' ? 'expert' : 'client']();
      }
    },
  });

/** Something that is done to consultations: all of them are asked for again after it. */
export function useConsultationDeed<Input, Answer>(
  deed: (api: Api, input: Input) => Promise<Answer>,
  told?: DeedTold<Answer>,
) {
  return useDeed(CONSULTATIONS, deed, told);
}

/** Sends a document as it is; the server looks at its bytes and makes its own picture of a picture. */
export function useAttach(id: string) {
  const session = useSession();
  const client = useQueryClient();
  const { t, lng } = useTexts(KIT_TEXTS);
  const { method, path } = routes.expert.consultations.attach;
  const attach = useMutation({
    mutationFn: async (file: File) => {
      const address = `${API_PREFIX}${path.replace('{id}', id)}?name=${encodeURIComponent(nameOf(file))}`;
      const answer = await fetch(address, {
        method,
        headers: {
          ...session.user()?.headers,
          'accept-language': lng,
          'content-type': 'application/octet-stream',
        },
        body: file,
      });
      if (answer.ok) return;
      const body = (await answer.json()) as { message?: string };
      throw new Error(body.message ?? '');
    },
    onSettled: () => client.invalidateQueries({ queryKey: CONSULTATIONS }),
  });
  return { ...attach, fault: attach.error ? attach.error.message || t('offline.text') : undefined };
}

const LONGEST_NAME = 120;
const nameOf = ({ name }: File): string => name.trim().slice(-LONGEST_NAME) || 'document';

/** A document's bytes, for whoever may see it. */
export const fileOf = async (api: Api, id: string): Promise<Blob> =>
  (await api.expert.consultations.file({ id })) as Blob;
