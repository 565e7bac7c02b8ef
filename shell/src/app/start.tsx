import { INITIAL_PROFILE } from '@sytno/domain';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  addTexts,
  createApi,
  createI18n,
  createQueryClient,
  createSession,
  followLive,
  profileAtom,
} from '@sytno/kit';
import { matchPage, PAGES } from '@sytno/kit/routes';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { applyTheme, readTheme } from '../layout/theme';
import { loadingPlugin } from '../sections/federation-plugin';
import { SectionLoader } from '../sections/loader';
import { preloadSection } from '../sections/preload-links';
import { loadShellTexts } from '../texts/load-texts';
import { App } from './App';
import { readBoot } from './boot';
import { pageLanguage } from './page-language';
import { unregisterServiceWorkers } from './service-workers';

/** Puts the page together: services first, the section's files on their way, then the first rendering. */
export function start(): void {
  const boot = readBoot(document);
  Object.assign(globalThis, { sytnoChunkTimeout: boot.config.sectionTimeoutMs });
  applyTheme(readTheme(localStorage));
  void unregisterServiceWorkers();

  const lng = pageLanguage(window.location, localStorage);
  const session = createSession(localStorage, window);
  const i18n = createI18n(lng);
  const queries = createQueryClient();
  const api = createApi({
    session,
    language: () => pageLanguage(window.location, localStorage),
    origin: window.location.origin,
  });
  const store = createStore();
  session.subscribe(() => {
    // Another person's data must not show for a moment.
    queries.clear();
    store.set(profileAtom, INITIAL_PROFILE);
  });
  const loader = new SectionLoader({
    registry: boot.registry,
    federation: { registerRemotes, loadRemote },
    preload: preloadSection,
    addTexts: (language, section, texts) => {
      addTexts(i18n, language, section, texts);
    },
    report: (error) => {
      console.error(error.message, error.failure);
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  registerPlugins([
    loadingPlugin({ timeoutMs: boot.config.sectionTimeoutMs, attemptOf: loader.attemptOf, saw: loader.saw }),
  ]);

  // The section's files are asked for before the first rendering: they travel while the shell still starts.
  const page = matchPage(window.location.pathname);
  const section = page && PAGES[page.key].section;
  const open = page && (PAGES[page.key].access === 'public' || session.user() !== null);
  if (section && open) loader.load(section, lng);

  const root = createRoot(document.getElementById('root') ?? document.body);
  void loadShellTexts(lng)
    .then((texts) => {
      for (const [namespace, tree] of Object.entries(texts)) addTexts(i18n, lng, namespace, tree);
    })
    .catch((error: unknown) => {
      console.error('The shell’s texts did not load', error);
      return error;
    })
    .then((failure) => {
      root.render(
        <App
          first={lng}
          failure={failure}
          services={{ boot, loader, i18n, queries, store, kit: { api, session } }}
        />,
      );
      // Only now: the stream must not hold back the first view.
      followLive(api, session, queries);
    });
}
