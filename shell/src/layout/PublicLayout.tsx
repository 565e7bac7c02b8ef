import { BREAKPOINTS, type Language } from '@sytno/domain';
import { useTexts, useUser } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { IconButton, Popover, QuietButtonLink, space, TextLink } from '@sytno/kit/ui';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Footer } from './Footer';
import { LanguageSwitch } from './LanguageSwitch';
import { Later } from './Later';
import { preparePanels } from './load-panels';
import { OfflineBanner } from './OfflineBanner';
import { Brand } from './Brand';
import { Bar, Column, Content, Gap, SkipLink } from './parts';
import { ThemeMenu } from './ThemeMenu';
import { useMediaQuery } from './use-media-query';

const Page = styled(Column)`
  min-height: 100dvh;
`;

const Prices = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(3)};
`;

/** The frame of public pages: brand, prices, language, theme, the way in; on phones one row with a menu. */
export function PublicLayout({ lng, children }: { lng: Language; children: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const user = useUser();
  const { pathname } = useLocation();
  const narrow = useMediaQuery(`(max-width: ${String(BREAKPOINTS.md)}px)`);
  const { loader } = useShell();
  const prices = pathTo('price', lng);
  const way = user ? (
    <QuietButtonLink to={pathTo('dashboard', lng)}>{t('places.dashboard')}</QuietButtonLink>
  ) : (
    <QuietButtonLink to={pathTo('login', lng)}>{t('nav.signIn')}</QuietButtonLink>
  );
  return (
    <Page>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Bar onPointerEnter={preparePanels} onFocus={preparePanels}>
        <Brand to={pathTo('landing', lng)}>{t('product')}</Brand>
        {!narrow && loader.has('price') && (
          <Prices to={prices} aria-current={pathname === prices ? 'page' : undefined}>
            {t('nav.prices')}
          </Prices>
        )}
        <Gap />
        {!narrow && <LanguageSwitch lng={lng} />}
        {!narrow && <ThemeMenu />}
        {way}
        {narrow && (
          <Popover
            label={t('nav.settings')}
            trigger={(opener) => (
              <IconButton {...opener} aria-label={t('nav.settings')}>
                <Menu size={22} aria-hidden />
              </IconButton>
            )}
          >
            {(close) => (
              <Later width={260} height={220}>
                {({ SettingsPanel }) => <SettingsPanel lng={lng} onChosen={close} />}
              </Later>
            )}
          </Popover>
        )}
      </Bar>
      <OfflineBanner />
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      <Footer lng={lng} />
    </Page>
  );
}
