import { OutgoingError } from './outgoing-call';

/** An address as it was written, and whether its server is written plainly. */
export interface WrittenAddress {
  readonly url: URL;
  readonly plain: boolean;
}

/** What stands between the slashes; a URL drops tabs and line ends, and reads both slashes alike. */
const AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?[\\/]{2,}([^\\/?#]*)/i;
const DOTTED = /^\d+(\.\d+){3}$/;

/**
 * Reads an address. A number for a server in any form but the dotted one (`2130706433`, `0x7f.1`, `0177.0.0.1`,
 * `127.1`, wide digits) is not plain: nobody shares a recipe's page like that.
 *
 * @param base where a relative address starts
 * @throws OutgoingError `address` when it is none
 */
export function writtenAddress(text: string, base?: URL): WrittenAddress {
  const whole = text.replace(/[\t\n\r]/g, '').trim();
  if (!URL.canParse(whole, base?.href)) throw new OutgoingError('address');
  const url = new URL(whole, base);
  const authority = AUTHORITY.exec(whole)?.[1];
  const host = authority?.replace(/^.*@/s, '').replace(/:\d*$/, '');
  return { url, plain: host === undefined || !DOTTED.test(url.hostname) || host === url.hostname };
}
