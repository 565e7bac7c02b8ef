import { TRACKING_PARAMETERS, TRACKING_PREFIXES } from './tables/addresses.words';

const isTracking = (name: string): boolean =>
  TRACKING_PARAMETERS.has(name.toLowerCase()) ||
  TRACKING_PREFIXES.some((prefix) => name.toLowerCase().startsWith(prefix));

const bareHost = (url: URL): string => url.hostname.replace(/^(?:www|m|amp)\./, '');

const read = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

/**
 * The address to keep of a page: its own word of it where that can be meant (the same site, not its front page
 * for a page within), without what follows a reader about, without a fragment or a password.
 *
 * @param address where the page was read
 * @param canonical what the page calls itself, relative or not; null if it does not
 * @returns `address` as it is when it is none
 */
export function sourceAddress(address: string, canonical: string | null): string {
  const here = read(address);
  if (!here) return address;
  const told = canonical === null ? null : read(canonical.trim(), address);
  const meant =
    told !== null &&
    /^https?:$/.test(told.protocol) &&
    bareHost(told) === bareHost(here) &&
    (told.pathname !== '/' || here.pathname === '/');
  const kept = meant ? told : here;
  for (const name of [...kept.searchParams.keys()]) if (isTracking(name)) kept.searchParams.delete(name);
  kept.hash = '';
  kept.username = '';
  kept.password = '';
  return kept.href.replace(/\?$/, '');
}
