import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import type { PageKey } from '@sytno/kit/routes';
import { useEffect } from 'react';
import { SHELL_TEXTS } from '../texts/load-texts';

/** Sets the window's title to the page's; the server set the same one at first. */
export function usePageTitle(page: PageKey | undefined, lng: Language): void {
  const { t } = useTexts(SHELL_TEXTS);
  const title = page ? t(`titles.${page}`) : t('notFound.title');
  useEffect(() => {
    document.title = `${title} – ${t('product')}`;
  }, [title, lng, t]);
}
