import type { Texts } from '@sytno/kit';
import type { ColourRole } from '@sytno/kit/ui';
import type { ListCard } from './lists.queries';

/** What is in the basket. */
export const BASKET: ColourRole = 'dill';

/** How far the shopping is; a draft is not in the shop yet and only has its lines. */
export function progressWords(
  t: Texts,
  state: ListCard['state'],
  { lines, ticked }: { lines: number; ticked: number },
): string {
  if (lines === 0) return t('lists.empty');
  return state === 'draft' && ticked === 0
    ? t('lists.lines', { count: lines })
    : t('lists.ticked', { ticked, count: lines });
}
