/** The browser's side of the door: takes over the page that the server sent (docs/adr/0009). */
import '../nonce';
import '../shell.css';
import { STORAGE_KEYS } from '@sytno/domain';
import { createSession } from '@sytno/kit/door';
import { hydrateRoot } from 'react-dom/client';
import { pageLanguage } from '../app/page-language';
import { unregisterServiceWorkers } from '../app/service-workers';
import { loadOferta } from '../oferta/oferta-texts';
import { Door } from './Door';
import type { DoorBoot } from './door-context';
import { PAGE_FILES } from './door-page-files';
import { BUNDLES } from './door-texts';
import { releaseSubmits } from './held-submits';

const boot = JSON.parse(document.getElementById('sytno-boot')?.textContent ?? '{}') as DoorBoot;

async function takeOver(): Promise<void> {
  const { page, lng } = boot;
  const [texts, { Page }, oferta] = await Promise.all([
    BUNDLES[lng](),
    PAGE_FILES[page](),
    page === 'oferta' ? loadOferta(lng) : undefined,
  ]);
  const root = document.getElementById('root');
  if (!root) return;
  const session = createSession(localStorage, window);
  hydrateRoot(root, <Door door={{ ...boot, session, oferta }} texts={texts} Page={Page} />);
  // After the first commit the forms are the page's own.
  requestAnimationFrame(() => {
    setTimeout(releaseSubmits);
  });
}

void unregisterServiceWorkers();
const wanted = pageLanguage(window.location, localStorage);
if (wanted === boot.lng) {
  localStorage.setItem(STORAGE_KEYS.lng, boot.lng);
  takeOver().catch((error: unknown) => {
    console.error('The page’s texts did not load', error);
  });
} else {
  // A page without a prefix, in the language that this browser last had.
  const address = new URL(window.location.href);
  address.searchParams.set('lng', wanted);
  window.location.replace(address);
}
