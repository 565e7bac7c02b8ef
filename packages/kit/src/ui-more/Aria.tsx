import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { LOCALE } from '../format/format';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { OverlayRoot } from '../theme/overlay-root';

/** What react-aria has to be told: the page's language, and where floating parts go. */
export function Aria({ children }: { children: ReactNode }) {
  const root = use(OverlayRoot);
  const locale = LOCALE[useTexts(KIT_TEXTS).lng];
  return (
    <I18nProvider locale={locale}>
      <PortalProvider getContainer={() => root ?? document.body}>{children}</PortalProvider>
    </I18nProvider>
  );
}
