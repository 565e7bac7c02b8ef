import { useTexts, useUser } from '@sytno/kit';
import type { ListLine } from '../lists/lists.queries';

/** What stands behind a line's amount: that somebody added it himself, and who else put it into the basket. */
export function useRemark(): (line: ListLine) => string | undefined {
  const { t } = useTexts('grocery');
  const user = useUser();
  return ({ own, ticked, tickedBy }) => {
    const isOther = ticked && tickedBy !== undefined && (tickedBy.id === null || tickedBy.id !== user?.id);
    const words = [
      ...(own ? [t('line.own')] : []),
      ...(isOther ? [t('line.tickedBy', { name: tickedBy.name || t('sync.someone') })] : []),
    ];
    return words.length > 0 ? ` · ${words.join(' · ')}` : undefined;
  };
}
