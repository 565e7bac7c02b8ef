/** The stand's entry: every part of the kit in every state, in one language and one theme at a time. */
import './nonce';
import '../../../shell/src/shell.css';
import { isLanguage } from '@sytno/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createGlobalStyle } from 'styled-components';
import { createQueryClient } from '../src/app/query-client';
import { addTexts, createI18n, KIT_TEXTS } from '../src/i18n/i18n';
import { BrowserRouter } from '../src/router';
import { en } from '../src/texts/en';
import { ru } from '../src/texts/ru';
import { uk } from '../src/texts/uk';
import { color, NoticeRegion, THEME_VARIABLES } from '../src/ui';
import { StandPage } from './StandPage';

const GlobalStyle = createGlobalStyle`
  ${THEME_VARIABLES}
  body { background: ${color('page')}; color: ${color('text')}; }
`;

const asked = new URLSearchParams(window.location.search);
const lng = asked.get('lng') ?? '';
const language = isLanguage(lng) ? lng : 'uk';
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;
const i18n = createI18n(language);
addTexts(i18n, language, KIT_TEXTS, { uk, ru, en }[language]);

createRoot(document.getElementById('root') ?? document.body).render(
  <I18nextProvider i18n={i18n}>
    <Provider store={createStore()}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <GlobalStyle />
          <StandPage lng={language} theme={theme ?? 'system'} />
          <NoticeRegion />
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>
  </I18nextProvider>,
);
