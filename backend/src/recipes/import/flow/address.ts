import { sourceAddress } from '@sytno/domain';
import { domainToUnicode } from 'node:url';

const LONGEST = 2_000;

/**
 * The address of a page as it is kept and compared: with a scheme, without the place on the page and without
 * what follows a reader about. Null when a text is no address of the web, or one with a password.
 */
export function pageAddress(text: string): string | null {
  const trimmed = text.trim();
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+\.\S+:\d+/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  if (url.username !== '' || url.password !== '') return null;
  const address = sourceAddress(url.href, null);
  return address.length <= LONGEST ? address : null;
}

/** The site of an address, as people call it: without "www.", in its own letters. */
export function hostOf(address: string): string {
  const { hostname, port } = new URL(address);
  const name = (domainToUnicode(hostname) || hostname).replace(/^www\./, '');
  return port === '' ? name : `${name}:${port}`;
}

/** The forms in which the same page may be kept: with and without the last stroke, "www." and encryption. */
export function formsOf(address: string): string[] {
  const url = new URL(address);
  const paths = [url.pathname.replace(/\/+$/, '') || '/', `${url.pathname.replace(/\/+$/, '')}/`];
  const host = url.host.replace(/^www\./, '');
  return ['https:', 'http:'].flatMap((scheme) =>
    [host, `www.${host}`].flatMap((name) =>
      paths.flatMap((path) => [
        `${scheme}//${name}${path}${url.search}`,
        ...(path === '/' && url.search === '' ? [`${scheme}//${name}`] : []),
      ]),
    ),
  );
}
