import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, EmptyState, QuietButtonLink } from '@sytno/kit/ui';
import { SHELL_TEXTS } from '../texts/load-texts';
import { WaysOn } from './ways-on';

/** What somebody sees at a page that is not for him, with the two ways on. */
export function ForbiddenPage() {
  const { t, lng } = useTexts(SHELL_TEXTS);
  return (
    <EmptyState
      whole
      role="alert"
      picture="🔒"
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      action={
        <WaysOn>
          <ButtonLink to={pathTo('dashboard', lng)}>{t('forbidden.action')}</ButtonLink>
          <QuietButtonLink to={pathTo('messages', lng)}>{t('places.messages')}</QuietButtonLink>
        </WaysOn>
      }
    />
  );
}
