import { BREAKPOINTS, type Language } from '@sytno/domain';
import { signOut, useSession, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, IconButton } from '@sytno/kit/ui';
import { LogOut, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Bar, Brand, Content, Gap, SkipLink } from './parts';
import { SiderBox, SiderLinks } from './Sider';
import { LanguageSwitch, ThemeSwitch } from './Switches';
import { OfflineBanner } from './OfflineBanner';
import { readCollapsed, storeCollapsed } from './sider-memory';
import { useMediaQuery } from './use-media-query';
import { usePlace } from './use-place';

const Row = styled.div`
  display: flex;
  min-height: calc(100vh - 60px);
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  main {
    flex: 1;
  }
`;

const Wide = styled.span`
  @media (max-width: ${BREAKPOINTS.sm}px) {
    display: none;
  }
`;

const Page = styled.div`
  background: ${color('page')};
`;

/** The signed-in frame (spec §2): header, collapsible sider (a drawer on phones), content, footer. */
export function UserLayout({ lng, children }: { lng: Language; children: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const session = useSession();
  const narrowWindow = useMediaQuery(`(max-width: ${String(BREAKPOINTS.md)}px)`);
  const middling = useMediaQuery(`(max-width: ${String(BREAKPOINTS.lg)}px)`);
  const [chosen, setChosen] = useState(() => readCollapsed(localStorage));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const collapsed = chosen ?? middling;
  usePlace();

  return (
    <Page>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Bar>
        {narrowWindow ? (
          <IconButton
            aria-label={t('nav.open')}
            aria-expanded={drawerOpen}
            onClick={() => {
              setDrawerOpen(true);
            }}
          >
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
        )}
        <Brand to={pathTo('dashboard', lng)}>{t('product')}</Brand>
        <Gap />
        <Wide>
          <ThemeSwitch />
        </Wide>
        <LanguageSwitch lng={lng} />
        <IconButton
          aria-label={t('nav.signOut')}
          title={t('nav.signOut')}
          onClick={() => {
            signOut(session);
          }}
        >
          <LogOut size={20} aria-hidden />
        </IconButton>
      </Bar>
      <OfflineBanner />
      <Row>
        {!narrowWindow && (
          <SiderBox $collapsed={collapsed}>
            <SiderLinks lng={lng} narrow={collapsed} />
          </SiderBox>
        )}
        <Column>
          <Content id="content" tabIndex={-1}>
            {children}
          </Content>
          <Footer lng={lng} />
        </Column>
      </Row>
      {narrowWindow && (
        <Drawer
          open={drawerOpen}
          label={t('nav.main')}
          closeLabel={t('nav.close')}
          onClose={() => {
            setDrawerOpen(false);
          }}
        >
          <SiderLinks
            lng={lng}
            narrow={false}
            onChosen={() => {
              setDrawerOpen(false);
            }}
          />
        </Drawer>
      )}
    </Page>
  );
}
