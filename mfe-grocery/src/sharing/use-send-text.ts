import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useBuyWords } from '../lists/amount-words';
import type { GroceryList } from '../lists/lists.queries';
import { listText } from './list-text';

/** Gives the list as text to whatever the device shares with, else into its clipboard. */
export function useSendText(list: GroceryList, lng: Language): () => void {
  const { t } = useTexts('grocery');
  const notify = useNotify();
  const { ofLine } = useBuyWords(lng);
  return () => {
    const text = listText(list.name, list.items, ofLine);
    // Closing the system's window without a choice is no failure.
    if (typeof navigator.share === 'function')
      navigator.share({ title: list.name, text }).catch(() => undefined);
    else
      navigator.clipboard.writeText(text).then(
        () => notify(t('share.copied'), 'good'),
        () => notify(t('share.notCopied'), 'bad'),
      );
  };
}
