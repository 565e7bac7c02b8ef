/**
 * The build's side of the door: every page of it in every language as HTML with its styles. `{{provider}}`,
 * `{{contact}}` and `{{premiumMonth}}` stay as places for the server, which knows its configuration.
 */
import { LANGUAGES, type Language } from '@sytno/domain';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { oferta as en } from './texts/oferta.en';
import { oferta as ru } from './texts/oferta.ru';
import { oferta as uk } from './texts/oferta.uk';
import { Door } from './Door';
import { DOOR_PAGES, type DoorPage } from './door-pages';
import { PAGE_FILES } from './door-page-files';
import { BUNDLES } from './door-texts';

const OFERTA = { uk, ru, en };

/** One page as it is served; styles: whole style elements. */
export interface Written {
  page: DoorPage;
  lng: Language;
  body: string;
  styles: string;
}

/**
 * Writes one page in every language. Class names are numbered as the parts are made, so each page has to be
 * written by a fresh copy of this build, which makes them in the browser's order.
 */
export async function writePage(page: DoorPage): Promise<Written[]> {
  const { Page } = await PAGE_FILES[page]();
  const written: Written[] = [];
  for (const lng of LANGUAGES) {
    const texts = await BUNDLES[lng]();
    const sheet = new ServerStyleSheet();
    const config = {
      demo: false,
      provider: '{{provider}}',
      contact: '{{contact}}',
      premiumMonth: '{{premiumMonth}}',
    };
    const door = { page, lng, config, session: null, oferta: OFERTA[lng] };
    const body = renderToString(sheet.collectStyles(<Door door={door} texts={texts} Page={Page} />));
    written.push({ page, lng, body, styles: sheet.getStyleTags() });
    sheet.seal();
  }
  return written;
}

export { DOOR_PAGES };
