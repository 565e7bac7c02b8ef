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
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { applyTheme, readTheme } from '../layout/theme-memory';
import { loadingPlugin } from '../sections/federation-plugin';
import { aboutToStand, filesAreHere } from '../sections/first-view';
import { fetchRegistry, KnownRegistry } from '../sections/known-registry';
import { SectionLoader } from '../sections/loader';
import { preloadSection } from '../sections/preload-links';
import { ReleaseChoice } from '../sections/release-choice';
import { failureTeller } from '../sections/tell-failures';
import { loadShellTexts } from '../texts/load-texts';
import { App } from './App';
import { readBoot } from './boot';
import { loadOverrides, NO_OVERRIDES, wantsOverrides } from './load-overrides';
import { pageLanguage } from './page-language';
import { unregisterServiceWorkers } from './service-workers';

/** React draws a page that somebody goes to in pieces of a 40th of a second. */
const PIECES = 40;

/** Puts the page together: services first, the section's files on their way, then the first rendering. */
export async function start(): Promise<void> {
  // Between two pieces the browser lays out anew what styles they added: in React's own pieces of 5 ms more than half
  // of the way to a page went there.
  forceFrameRate(PIECES);
  const boot = readBoot(document);
  const overrides = wantsOverrides(boot.config) ? await loadOverrides(boot.config) : NO_OVERRIDES;
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
  const registry = new KnownRegistry(boot.registry, {
    fetch: fetchRegistry,
    now: () => performance.now(),
  });
  const choice = new ReleaseChoice({
    registry,
    personId: () => session.user()?.id ?? null,
    override: overrides.releaseOf,
  });
  const loader = new SectionLoader({
    registry,
    choice,
    federation: { registerRemotes, loadRemote },
    preload: preloadSection,
    addTexts: (language, section, texts) => {
      addTexts(i18n, language, section, texts);
    },
    report: (error) => {
      console.error(error.message, error.failure);
    },
    tell: failureTeller(api.platform.sections.report, boot.version),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  registry.subscribe(loader.dropOutdated);
  const { attemptOf, saw, hashOf } = loader;
  registerPlugins([loadingPlugin({ timeoutMs: boot.config.sectionTimeoutMs, attemptOf, saw, hashOf })]);

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
    .then(async (failure) => {
      if (section && open && filesAreHere(choice.of(section), lng)) {
        await aboutToStand(loader.settled(section, lng));
      }
      root.render(
        <App
          first={lng}
          failure={failure}
          services={{ boot, loader, overrides, i18n, queries, store, kit: { api, session } }}
        />,
      );
      // Only now: the stream must not hold back the first view.
      followLive(api, session, queries);
    });
}
