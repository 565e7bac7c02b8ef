import type { Outputs } from '@sytno/contract';
import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { browserTimeZone, now, type Api } from '@sytno/kit';
import { dayAt } from '@sytno/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useDeed, type DeedTold } from '../use-deed';

type Groups = Outputs['expert']['groups'];
export type GroupCard = Groups['create'];
export type Group = Groups['get'];
export type OwnMembership = NonNullable<Group['own']>;
export type MemberRow = Groups['members']['items'][number];
export type Member = Groups['member'];
export type TargetsProposal = OwnMembership['targets'][number];
export type WeekProposal = OwnMembership['weeks'][number];
export type WeekSheetData = Outputs['expert']['proposals']['week'];
export type GroupDays = Outputs['expert']['adherence']['group'];
export type PersonDays = Outputs['expert']['adherence']['person'];
export type FoodTargets = TargetsProposal['targets'];

export const MEMBERS_A_PAGE = 24;
export const DAYS_A_PAGE = 48;

/** The touched topic `expert.groups` refreshes everything under it. */
const GROUPS = ['expert', 'groups'] as const;

export const groupsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...GROUPS, 'list'],
    queryFn: ({ signal }) => api.expert.groups.list(undefined, { signal }),
  });

export const groupQuery = (api: Api, id: string, language: Language) =>
  queryOptions({
    queryKey: [...GROUPS, 'group', id, language],
    queryFn: ({ signal }) => api.expert.groups.get({ id, language }, { signal }),
  });

export const invitationQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [...GROUPS, 'invitation', token],
    queryFn: ({ signal }) => api.expert.groups.invitation({ token }, { signal }),
    retry: false,
  });

export const membersQuery = (api: Api, id: string, page: number, search: string) =>
  queryOptions({
    queryKey: [...GROUPS, 'members', id, page, search],
    queryFn: ({ signal }) =>
      api.expert.groups.members({ id, page, pageSize: MEMBERS_A_PAGE, search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...GROUPS, 'member', id],
    queryFn: ({ signal }) => api.expert.groups.member({ id }, { signal }),
  });

export const weekQuery = (api: Api, id: string, language: Language) =>
  queryOptions({
    queryKey: [...GROUPS, 'week', id, language],
    queryFn: ({ signal }) => api.expert.proposals.week({ id, language }, { signal }),
  });

export const groupDaysQuery = (api: Api, id: string, from: Day, page: number) =>
  queryOptions({
    queryKey: [...GROUPS, 'days', id, from, page],
    queryFn: ({ signal }) =>
      api.expert.adherence.group({ id, from, page, pageSize: DAYS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });

export const personDaysQuery = (api: Api, id: string, to: Day) =>
  queryOptions({
    queryKey: [...GROUPS, 'person', id, to],
    queryFn: ({ signal }) => api.expert.adherence.person({ id, to }, { signal }),
    placeholderData: keepPreviousData,
  });

export const today = (): Day => dayAt(now(), browserTimeZone());
export const lastMonday = (): Day => mondayOf(addDays(today(), -1));

/** Something that is done to groups: all of them are asked for again after it. */
export function useGroupDeed<Input, Answer>(
  deed: (api: Api, input: Input) => Promise<Answer>,
  told?: DeedTold<Answer>,
) {
  return useDeed(GROUPS, deed, told);
}
