import { isLanguage } from '@sytno/domain';
import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { useTranslation } from 'react-i18next';
import { LOCALE } from '../format/format';
import { OverlayRoot } from '../theme/overlay-root';

/** What react-aria has to be told: the page's language, and where floating parts go. */
export function Aria({ children }: { children: ReactNode }) {
  const root = use(OverlayRoot);
  const { i18n } = useTranslation();
  const locale = LOCALE[isLanguage(i18n.language) ? i18n.language : 'uk'];
  return (
    <I18nProvider locale={locale}>
      <PortalProvider getContainer={() => root ?? document.body}>{children}</PortalProvider>
    </I18nProvider>
  );
}
