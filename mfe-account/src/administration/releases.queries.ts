import type { Outputs } from '@sytno/contract';
import { SECTIONS, type SectionName } from '@sytno/contract/sections';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type Overview = Outputs['platform']['sections']['overview'];
export type SectionReleases = Overview['sections'][number];
export type Release = SectionReleases['releases'][number];
export type LoadFailure = SectionReleases['failures'][number];
export type ReleaseToken = SectionReleases['tokens'][number];

/** What fails shows itself without being asked for. */
const AGAIN_MS = 30_000;

export const RELEASES_KEY = ['platform', 'sections'] as const;

/** Releases of all sections, what failed of them, and who may release. */
export function releasesQuery(api: Api) {
  return queryOptions({
    queryKey: RELEASES_KEY,
    queryFn: ({ signal }) => api.platform.sections.overview(undefined, { signal }),
    refetchInterval: AGAIN_MS,
  });
}

/** Whether a word of the address is a section. */
export const isSection = (word: string | null): word is SectionName => SECTIONS.includes(word as SectionName);

/** How often all failures of a section were told of. */
export const failureCount = ({ failures }: SectionReleases): number =>
  failures.reduce((sum, { count }) => sum + count, 0);
