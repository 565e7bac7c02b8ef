import type { Contradiction } from '@sytno/domain';

type RefusedCounts = Extract<Contradiction, { code: 'noDish' }>['refused'];

/** So many rules are named where no dish is left. */
const NAMED = 2;

/** At which rules the most dishes fell, the most first; `meal` alone where there is none for it at all. */
export function reasonsOf(refused: RefusedCounts): (keyof RefusedCounts)[] {
  const fell = Object.entries(refused) as [keyof RefusedCounts, number][];
  const most = fell.filter(([reason, count]) => count > 0 && reason !== 'meal').sort((a, b) => b[1] - a[1]);
  const reasons = most.slice(0, NAMED).map(([reason]) => reason);
  return reasons.length > 0 ? reasons : ['meal'];
}
