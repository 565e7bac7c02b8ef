import { useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import type { Told } from './list-view';

const MOST_NAMES = 3;

/** Tells what became of what somebody did, where it is not what he did. */
export function useTold(): (told: Told) => void {
  const { t } = useTexts('grocery');
  const notify = useNotify();
  return (told) => {
    if (told.kind !== 'refused') {
      notify(t(`sync.${told.kind}`, { name: told.name }), 'bad');
      return;
    }
    const { names, failure } = told;
    const more = names.length > MOST_NAMES ? '…' : '';
    const words = `${names.slice(0, MOST_NAMES).join(', ')}${more}`;
    notify(t('sync.refused', { names: words, why: failure.message }), 'bad');
  };
}
