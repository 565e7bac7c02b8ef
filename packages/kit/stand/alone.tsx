/** One section on a page of its own, for whoever develops it: no shell, no other section, no federation. */
import './nonce';
import '../../../shell/src/shell.css';
import { INITIAL_PROFILE, isLanguage, type Language } from '@sytno/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createGlobalStyle } from 'styled-components';
import { createApi, type Api } from '../src/api/client';
import { KitProvider } from '../src/app/kit-context';
import { createQueryClient } from '../src/app/query-client';
import { addTexts, createI18n, KIT_TEXTS } from '../src/i18n/i18n';
import { followLive } from '../src/live/follow-live';
import { BrowserRouter } from '../src/router';
import type { SectionModule } from '../src/section/contract';
import { createSession, type Session, type SessionUser } from '../src/session/session';
import type { FakeAnswers } from '../src/stand/fake-api';
import { profileAtom } from '../src/state/profile.atoms';
import { en } from '../src/texts/en';
import { ru } from '../src/texts/ru';
import { uk } from '../src/texts/uk';
import { color, NoticeRegion, THEME_VARIABLES } from '../src/ui';
import { AlonePage } from './AlonePage';

const GlobalStyle = createGlobalStyle`
  ${THEME_VARIABLES}
  body { background: ${color('page')}; color: ${color('text')}; }
`;

/** What the developer's server wrote into the page. */
interface Settings {
  /** Whose answers the section gets: a server's address, or empty for samples. */
  api: string;
}

const settings = (): Settings =>
  JSON.parse(document.getElementById('sytno-alone')?.textContent ?? '{"api":""}') as Settings;

function languageNow(): Language {
  const word = window.location.pathname.split('/')[1] ?? '';
  return isLanguage(word) ? word : 'uk';
}

/** Everybody may do everything on a page without a server. */
const SOMEBODY = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'sample@sytno.example',
  headers: { 'access-token': 'sample', client: 'sample', uid: 'sample' },
} as unknown as SessionUser;

async function sampled(session: Session, answers: FakeAnswers): Promise<Api> {
  // The contract's schemas come with it: a page with a server does without them.
  const { sampledApi } = await import(/* webpackChunkName: "samples" */ './sampled-api');
  session.signIn(SOMEBODY);
  return sampledApi(answers);
}

/** Reloads the page whenever the section was built anew. */
function followChanges(): void {
  new EventSource('/-/changes').addEventListener('message', () => {
    window.location.reload();
  });
}

/**
 * Shows a section at the address's page.
 * @param answers by call name, instead of the samples of a page without a server
 */
export async function showAlone(section: SectionModule, answers: FakeAnswers = {}): Promise<void> {
  followChanges();
  const { api: server } = settings();
  const lng = languageNow();
  document.documentElement.lang = lng;
  const session = createSession(localStorage, window);
  const real = createApi({ session, language: languageNow, origin: window.location.origin });
  const api = server ? real : await sampled(session, answers);
  const i18n = createI18n(lng);
  addTexts(i18n, lng, KIT_TEXTS, { uk, ru, en }[lng]);
  addTexts(i18n, lng, section.name, await section.loadTexts(lng));
  const queries = createQueryClient();
  const store = createStore();
  store.set(profileAtom, { ...INITIAL_PROFILE, access: 'admin' });
  session.subscribe(() => {
    queries.clear();
  });
  if (server) followLive(api, session, queries);
  createRoot(document.getElementById('root') ?? document.body).render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <KitProvider kit={{ api, session }}>
            <BrowserRouter>
              <GlobalStyle />
              <AlonePage section={section} lng={lng} server={server} />
              <NoticeRegion />
            </BrowserRouter>
          </KitProvider>
        </QueryClientProvider>
      </Provider>
    </I18nextProvider>,
  );
}
