import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, EmptyState } from '@sytno/kit/ui';
import { SHELL_TEXTS } from '../texts/load-texts';

/** What stands at an address that is no page; the server answers it with 404. */
export function NotFoundPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  return (
    <EmptyState
      whole
      picture="🍽️"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={pathTo('landing', lng)}>{t('notFound.action')}</ButtonLink>}
    />
  );
}
