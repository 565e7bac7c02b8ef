import type { Language } from '@sytno/domain';
import { KIT_TEXTS, addTexts, createI18n, localeAtom, useTexts } from '@sytno/kit/door';
import { NoticeRegion } from '@sytno/kit/ui';
import { createStore, Provider } from 'jotai';
import { useState, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { styled } from 'styled-components';
import { GlobalStyle } from '../layout/GlobalStyle';
import { LeftWords } from '../layout/LeftWords';
import { Column, Content, SkipLink } from '../layout/parts';
import { DoorContext, type Door as DoorState } from './door-context';
import { DoorFooter } from './DoorFooter';
import { DoorHeader } from './DoorHeader';
import { DOOR_TEXTS, SAMPLE_TEXTS, type DoorBundle } from './door-texts';

const Sheet = styled(Column)`
  min-height: 100dvh;
`;

function servicesOf(lng: Language, { door, kit, sample }: DoorBundle) {
  const i18n = createI18n(lng);
  addTexts(i18n, lng, DOOR_TEXTS, door);
  addTexts(i18n, lng, KIT_TEXTS, kit);
  addTexts(i18n, lng, SAMPLE_TEXTS, sample);
  const store = createStore();
  store.set(localeAtom, lng);
  return { i18n, store };
}

/** A page of the door, whole: the same tree at build time, when it is written down, and in the browser. */
export function Door(props: { door: DoorState; texts: DoorBundle; Page: ComponentType }) {
  const { door, texts, Page } = props;
  const [{ i18n, store }] = useState(() => servicesOf(door.lng, texts));
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <DoorContext value={door}>
          <GlobalStyle />
          <Frame>
            <Page />
          </Frame>
          <NoticeRegion />
          <LeftWords />
        </DoorContext>
      </Provider>
    </I18nextProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts(DOOR_TEXTS);
  return (
    <Sheet>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <DoorHeader />
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      <DoorFooter />
    </Sheet>
  );
}
