/** The list on a phone: an application of its own. The nonce has to stand before anything that makes styles. */
import './nonce';
import './phone.css';
import './icon.svg';
import './icon-180.png';
import './icon-512.png';
import { isLanguage, languageOfPath, type Language } from '@sytno/domain';
import { addTexts, createApi, createI18n, createQueryClient, createSession, followLive } from '@sytno/kit';
import { createRoot } from 'react-dom/client';
import { PhoneApp } from './PhoneApp';
import { PHONE_TEXTS } from './phone-texts';
import { phoneStorage } from './phone-storage';
import { paint } from './theme';

const asked = document.documentElement.lang;
const lng: Language = isLanguage(asked) ? asked : languageOfPath(window.location.pathname);

async function start(): Promise<void> {
  paint();
  const session = createSession(phoneStorage(localStorage), window);
  const api = createApi({ session, language: () => lng, origin: window.location.origin });
  const queries = createQueryClient();
  session.subscribe(() => queries.removeQueries({ queryKey: ['grocery'] }));
  const i18n = createI18n(lng);
  for (const [namespace, tree] of Object.entries(await PHONE_TEXTS[lng]()))
    addTexts(i18n, lng, namespace, tree);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(<PhoneApp lng={lng} services={{ i18n, queries, kit: { api, session } }} />);
  followLive(api, session, queries);
}

start().catch((error: unknown) => {
  console.error('The list did not start', error);
  // Without its words the page can say nothing of its own; the next try may find the network.
  window.addEventListener('online', () => window.location.reload(), { once: true });
});
