import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RELEASES_KEY, type SectionReleases } from './releases.queries';

/** What an administrator does with a section's releases. Each deed names the state he saw. */
export type ReleaseDeed =
  | { kind: 'activate'; version: string; share: number }
  | { kind: 'rollback' }
  | { kind: 'pin'; pinned: boolean }
  | { kind: 'forget' }
  | { kind: 'takeToken'; id: string };

/** Does a deed, says what came of it, and looks again: somebody else may have done another meanwhile. */
export function useReleaseDeeds({ section, revision: expectedRevision }: SectionReleases) {
  const { t } = useTexts('account');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { sections: calls } = useApi().platform;
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (deed: ReleaseDeed) => {
      switch (deed.kind) {
        case 'activate': {
          const { version, share } = deed;
          return calls.activate({ section, version, share, expectedRevision });
        }
        case 'rollback':
          return calls.rollback({ section, expectedRevision });
        case 'pin':
          return calls.pin({ section, pinned: deed.pinned, expectedRevision });
        case 'forget':
          return calls.forget({ section });
        case 'takeToken':
          return calls.takeToken({ section, id: deed.id });
      }
    },
    onSuccess: (_, deed) => notify(t(`releases.done.${deed.kind}`), 'good'),
    onError: (error) => {
      const failure = failureOf(error);
      notify(failure.code === 'OFFLINE' ? kit('offline.text') : failure.message, 'bad');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: RELEASES_KEY }),
  });
}

export type ReleaseDeeds = ReturnType<typeof useReleaseDeeds>;
