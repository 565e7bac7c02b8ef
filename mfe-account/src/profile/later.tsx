import { laterPart, Skeleton } from '@sytno/kit/ui';
import { PEOPLE_WORDS as words } from '../people-words';

/** What of a profile comes after its first forms. */
export const FoodPart = laterPart(
  'account.profile-food',
  () => import(/* webpackChunkName: "profile-food" */ './FoodCard').then((file) => file.FoodCard),
  { skeleton: <Skeleton $height={320} />, words },
);

export const MorePart = laterPart(
  'account.profile-more',
  () => import(/* webpackChunkName: "profile-more" */ './ProfileMore').then((file) => file.ProfileMore),
  { skeleton: <Skeleton $height={640} />, words },
);

export const AvatarPart = laterPart(
  'account.avatar',
  () => import(/* webpackChunkName: "avatar" */ './AvatarDialog').then((file) => file.AvatarDialog),
  { skeleton: null, words },
);
