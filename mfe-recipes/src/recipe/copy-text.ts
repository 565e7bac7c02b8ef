import { useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';

/** Copies words and says so in the specification's word; a browser that refuses is told of too. */
export function useCopy(): (words: string) => void {
  const { t } = useTexts('recipes');
  const notify = useNotify();
  return (words) => {
    const copying = async () => {
      try {
        await navigator.clipboard.writeText(words);
        notify(t('recipe.copied'), 'good');
      } catch {
        notify(t('recipe.notCopied'), 'bad');
      }
    };
    void copying();
  };
}
