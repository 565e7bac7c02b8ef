import type { Language } from '@sytno/domain';
import { useTexts, useUser } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, TextLink } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Footer } from './Footer';
import { Bar, Brand, Content, Gap, SkipLink } from './parts';
import { LanguageSwitch, ThemeSwitch } from './Switches';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  main {
    flex: 1;
  }
`;

const Wrapping = styled(Bar)`
  flex-wrap: wrap;
`;

/** The frame of public pages: brand, prices, switches, sign in. */
export function PublicLayout({ lng, children }: { lng: Language; children: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const user = useUser();
  return (
    <Column>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Wrapping>
        <Brand to={pathTo('landing', lng)}>{t('product')}</Brand>
        <TextLink to={pathTo('price', lng)}>{t('nav.prices')}</TextLink>
        <Gap />
        <ThemeSwitch />
        <LanguageSwitch lng={lng} />
        {user ? (
          <ButtonLink to={pathTo('dashboard', lng)}>{t('titles.dashboard')}</ButtonLink>
        ) : (
          <ButtonLink to={pathTo('login', lng)}>{t('nav.signIn')}</ButtonLink>
        )}
      </Wrapping>
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      <Footer lng={lng} />
    </Column>
  );
}
