import type { Outputs } from '@sytno/contract';
import { STORAGE_KEYS } from '@sytno/domain';
import { profileAtom, targetsUpdatedAtAtom, useApi, useUser, type Api, type SessionUser } from '@sytno/kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

type Current = Outputs['account']['session']['current'];

/** Who is signed in, as the server says. */
const currentQuery = (api: Api, user: SessionUser | null) =>
  queryOptions({
    queryKey: ['account', 'session', user?.id],
    queryFn: () => api.account.session.current(),
    enabled: user !== null,
  });

/**
 * Keeps the client's profile as the server says it is, and a copy under `profile` and `profile_data` so
 * that the next visit has something to show at once. Gives whether the server has answered.
 */
export function useProfileSync(): boolean {
  const api = useApi();
  const user = useUser();
  const setProfile = useSetAtom(profileAtom);
  const setUpdatedAt = useSetAtom(targetsUpdatedAtAtom);
  const { data } = useQuery(currentQuery(api, user));

  useEffect(() => {
    const stored = data ?? storedCurrent();
    if (!stored) return;
    setProfile(clientProfile(stored.profile));
    setUpdatedAt(stored.profile.targetsUpdatedAt);
    if (!data) return;
    localStorage.setItem(STORAGE_KEYS.profile, JSON.stringify(data.profile));
    localStorage.setItem(STORAGE_KEYS.profileData, JSON.stringify(data.profileData));
  }, [data, setProfile, setUpdatedAt]);
  return data !== undefined;
}

/** The signed-in person as the frame shows him: at first as the last visit left him, then as he is. */
export function useAccount() {
  const user = useUser();
  const { data } = useQuery(currentQuery(useApi(), user));
  const { access, daysLeft } = useAtomValue(profileAtom);
  const { name, avatar } = data?.profileData ?? storedPerson();
  const email = user?.email ?? '';
  return { name: name || email, email, avatar, access, daysLeft };
}

/** Name and picture that the last visit left. */
function storedPerson(): Pick<Current['profileData'], 'name' | 'avatar'> {
  try {
    const text = localStorage.getItem(STORAGE_KEYS.profileData) ?? '{}';
    const { name, avatar } = JSON.parse(text) as Partial<Current['profileData']>;
    return { name: name ?? '', avatar: avatar ?? null };
  } catch {
    return { name: '', avatar: null };
  }
}

/** The profile in the client's units: the cash limit in whole money. */
function clientProfile({
  access,
  trialUsed,
  daysLeft,
  targets,
  countryCode,
  usedShoppingList,
  hideNumbers,
  householdRole,
  servings,
}: Current['profile']) {
  return {
    access,
    trialUsed,
    daysLeft,
    targets: { ...targets, cash: targets.cash / 100 },
    countryCode,
    usedShoppingList,
    // A profile that an earlier visit left does not know it yet.
    hideNumbers: (hideNumbers as boolean | undefined) ?? false,
    householdRole,
    servings,
  };
}

/** What the last visit left, when it can be read. */
function storedCurrent(): Pick<Current, 'profile'> | undefined {
  try {
    const profile = JSON.parse(localStorage.getItem(STORAGE_KEYS.profile) ?? 'null') as
      Current['profile'] | null;
    return typeof profile?.targets.kcal === 'number' ? { profile } : undefined;
  } catch {
    return undefined;
  }
}
