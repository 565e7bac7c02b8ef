import type { Day } from '../time/day';

/** Pages on which the free tier may show an own advertisement; cooking and shopping are never among them. */
export const AD_PLACES = ['dashboard', 'recipes', 'mealplans', 'templates', 'courses'] as const;
export type AdPlace = (typeof AD_PLACES)[number];

/** When and where an advertisement runs; `to` is its last day, null when it has none. */
export interface AdRun {
  readonly id: string;
  readonly places: readonly AdPlace[];
  readonly from: Day;
  readonly to: Day | null;
  readonly paused: boolean;
}

/** Whether it runs on a day. */
export function adRuns({ from, to, paused }: AdRun, today: Day): boolean {
  return !paused && from <= today && (to === null || today <= to);
}

/**
 * The one that a place shows on a day: of several they take turns by the day, the same for everybody, so that
 * nothing about the reader decides it.
 *
 * @param turn a whole number that grows by one a day
 */
export function adFor<T extends AdRun>(
  ads: readonly T[],
  place: AdPlace,
  today: Day,
  turn: number,
): T | undefined {
  const running = ads
    .filter((ad) => adRuns(ad, today) && ad.places.includes(place))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return running[turn % Math.max(1, running.length)];
}

/**
 * Whether a link of an advertisement may be shown: a path of our own, or an https address with a host.
 * Everything that a browser could run, or read as another origin's path, is not.
 */
export function isAdLink(link: string): boolean {
  if (/[\s\\]/.test(link) || link.length > 500) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  try {
    const { protocol, username, password, hostname } = new URL(link);
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
}
