import type { Config } from '../../platform/config/config';

type Allowed = Pick<Config, 'publicUrl' | 'redirectHosts' | 'mode'>;

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a recovery call may name this return address and host: those of our own origin and of the
 * allow-list, and outside production this machine. A path alone is ours. Nothing of them gets into a mail
 * (product decision 2.10).
 */
export function redirectAllowed(
  { redirectUrl, host }: { redirectUrl?: string | undefined; host?: string | undefined },
  config: Allowed,
): boolean {
  const hosts = new Set([new URL(config.publicUrl).host, ...config.redirectHosts]);
  const known = (name: string | undefined): boolean =>
    name !== undefined && (hosts.has(name) || (config.mode !== 'production' && LOCAL.test(name)));
  const addressFine = !redirectUrl || isOwnPath(redirectUrl) || known(hostOf(redirectUrl));
  return addressFine && (!host || known(hostOf(withProtocol(host))));
}

/** A path of our own site: one slash, and no backslash that a browser would read as another. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(address);
}

function withProtocol(host: string): string {
  return /^https?:\/\//i.test(host) ? host : `http://${host}`;
}

/** Host and port of an http address; undefined for anything else, also for one that hides a user name. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? host : undefined;
}
