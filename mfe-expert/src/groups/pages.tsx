import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import { GROUP_WORDS as words } from './group-texts';

const meanwhile = { skeleton: <PageSkeleton />, whole: true, words };

export const GroupsView = laterPart(
  'expert.groups',
  () => import(/* webpackChunkName: "groups" */ './GroupsPage').then((file) => file.GroupsPage),
  meanwhile,
);

export const GroupView = laterPart(
  'expert.group',
  () => import(/* webpackChunkName: "group" */ './GroupPage').then((file) => file.GroupPage),
  meanwhile,
);

export const ExpertView = laterPart(
  'expert.profile',
  () => import(/* webpackChunkName: "expert" */ '../practice/ExpertPage').then((file) => file.ExpertPage),
  meanwhile,
);

export const ExpertsWaitingView = laterPart(
  'expert.waiting',
  () => import(/* webpackChunkName: "experts" */ '../practice/WaitingPage').then((file) => file.WaitingPage),
  meanwhile,
);
