import type { Outputs } from '@sytno/contract';
import { STORAGE_KEYS } from '@sytno/domain';
import { profileAtom, targetsUpdatedAtAtom, useApi, useUser } from '@sytno/kit';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

type Current = Outputs['account']['session']['current'];

/**
 * Keeps the client's profile as the server says it is, and a copy under `profile` and `profile_data` so
 * that the next visit has something to show at once. Gives whether the server has answered.
 */
export function useProfileSync(): boolean {
  const api = useApi();
  const user = useUser();
  const setProfile = useSetAtom(profileAtom);
  const setUpdatedAt = useSetAtom(targetsUpdatedAtAtom);
  const { data } = useQuery({
    queryKey: ['account', 'session', user?.id],
    queryFn: () => api.account.session.current(),
    enabled: user !== null,
  });

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

/** The profile in the client's units: the cash limit in whole money. */
function clientProfile({
  access,
  trialUsed,
  daysLeft,
  targets,
  countryCode,
  usedShoppingList,
  hideNumbers,
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
