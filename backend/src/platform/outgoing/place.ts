import { lookup } from 'node:dns/promises';
import { OutgoingError } from './outgoing-call';
import { isLoopback, isPublicAddress } from './public-address';

/** One resolved address of a server. */
export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Where to connect: addresses that were looked at and found good. */
export type Place = readonly [Address, ...Address[]];

export type Resolve = (name: string) => Promise<readonly Address[]>;

export interface Permission {
  /** An origin of the configuration: its address and port may be any. */
  readonly trusted: boolean;
  /** This machine's own addresses are allowed, on any port. */
  readonly loopback: boolean;
}

/** Ports on which web sites are; everything else is somebody's other service. */
const WEB_PORTS = new Set(['', '80', '443', '8080', '8443']);

/** Names by the machine's own resolver. */
export const resolveName: Resolve = (name) => lookup(name, { all: true, verbatim: true });

/**
 * Looks at where an address leads. Of a name with several addresses every one must be allowed, since a
 * resolver may give another first the next time.
 *
 * @throws OutgoingError with the reason
 */
export async function placeOf(
  url: URL,
  { trusted, loopback }: Permission,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<Place> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutgoingError('scheme');
  if (url.username !== '' || url.password !== '') throw new OutgoingError('address');
  const [first, ...others] = await addressesOf(url, resolve, signal);
  if (!first) throw new OutgoingError('name');
  const place: Place = [first, ...others];
  if (trusted || (loopback && place.every(({ address }) => isLoopback(address)))) return place;
  if (!place.every(({ address }) => isPublicAddress(address))) throw new OutgoingError('private');
  if (!WEB_PORTS.has(url.port)) throw new OutgoingError('port');
  return place;
}

async function addressesOf(url: URL, resolve: Resolve, signal: AbortSignal): Promise<readonly Address[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host.includes(':')) return [{ address: host, family: 6 }];
  if (/^\d+(\.\d+){3}$/.test(host)) return [{ address: host, family: 4 }];
  if (signal.aborted) throw new OutgoingError('time');
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutgoingError('time')), { once: true });
  });
  return Promise.race([
    resolve(host).catch((cause: unknown) => {
      throw new OutgoingError('name', cause);
    }),
    late,
  ]);
}
