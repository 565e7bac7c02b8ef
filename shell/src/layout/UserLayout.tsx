import { BREAKPOINTS, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
import { IconButton } from '@sytno/kit/ui';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TermsAsked } from '../session/TermsAsked';
import { SHELL_TEXTS } from '../texts/load-texts';
import { AccountRow } from './AccountMenu';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { AdRoom, PremiumOffer } from './FreeTier';
import { HouseholdLink } from './HouseholdLink';
import { LanguageSwitch } from './LanguageSwitch';
import { Later } from './Later';
import { OfflineBanner } from './OfflineBanner';
import { Column, Content, SkipLink } from './parts';
import { readCollapsed, storeCollapsed } from './sider-memory';
import { SiderBox, SiderLinks } from './Sider';
import { useMediaQuery } from './use-media-query';
import { UserHeader } from './UserHeader';

const Row = styled.div`
  display: flex;
  min-height: calc(100dvh - 60px);
  @media print {
    display: block;
  }
`;

/** The signed-in frame (spec §2): header, collapsible sider (a drawer on phones), content, footer. */
export function UserLayout({ lng, children }: { lng: Language; children: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const narrow = useMediaQuery(`(max-width: ${String(BREAKPOINTS.md)}px)`);
  const middling = useMediaQuery(`(max-width: ${String(BREAKPOINTS.lg)}px)`);
  const [chosen, setChosen] = useState(() => readCollapsed(localStorage));
  const drawer = useDrawer();
  const collapsed = chosen ?? middling;
  const menuButton = narrow ? (
    <IconButton aria-label={t('nav.open')} aria-haspopup="dialog" onClick={drawer.show}>
      <Menu size={22} aria-hidden />
    </IconButton>
  ) : (
    <IconButton
      aria-label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
      aria-expanded={!collapsed}
      onClick={() => {
        setChosen(!collapsed);
        storeCollapsed(localStorage, !collapsed);
      }}
    >
      {collapsed ? <PanelLeftOpen size={22} aria-hidden /> : <PanelLeftClose size={22} aria-hidden />}
    </IconButton>
  );

  return (
    <>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <TermsAsked lng={lng} />
      <PremiumOffer lng={lng} />
      <UserHeader lng={lng} narrow={narrow} menuButton={menuButton} />
      <OfflineBanner />
      <Row>
        {!narrow && (
          <SiderBox $collapsed={collapsed} aria-label={t('nav.sider')}>
            <SiderLinks lng={lng} narrow={collapsed} />
          </SiderBox>
        )}
        <Column>
          <Content id="content" tabIndex={-1}>
            {children}
          </Content>
          <AdRoom lng={lng} />
          <Footer lng={lng} />
        </Column>
      </Row>
      {narrow && drawer.open && (
        <Drawer
          label={t('nav.main')}
          closeLabel={t('nav.close')}
          onClose={drawer.hide}
          head={<AccountRow lng={lng} />}
          foot={
            <>
              <HouseholdLink lng={lng} wide />
              <LanguageSwitch lng={lng} wide />
              <Later height={80}>{({ ThemeChoice }) => <ThemeChoice />}</Later>
            </>
          }
        >
          <SiderLinks lng={lng} narrow={false} />
        </Drawer>
      )}
    </>
  );
}

/** The drawer is open at one place of the history: whatever leads to another closes it. */
function useDrawer() {
  const { key } = useLocation() as { key: string };
  const [openAt, setOpenAt] = useState<string | null>(null);
  return {
    open: openAt === key,
    show: () => {
      setOpenAt(key);
    },
    hide: () => {
      setOpenAt(null);
    },
  };
}
