import type { Config } from '../config/config';

type Settings = Pick<Config, 'mode' | 'publicUrl' | 'sectionsOverride'> &
  Partial<Pick<Config, 'assetOrigin' | 'paymentOrigin'>>;

/** Headers of every answer. */
export function commonHeaders({ publicUrl }: Settings): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/**
 * What a page may load: our own origin and the configured one of files, and inline only what carries the
 * request's nonce. A form may be sent to us, and to the configured provider of payments.
 */
export function contentPolicy(nonce: string, settings: Settings): string {
  const { mode, sectionsOverride, assetOrigin, paymentOrigin } = settings;
  const files = [
    `'self'`,
    ...(assetOrigin ? [assetOrigin] : []),
    // A section under development comes from a developer's own machine.
    ...(sectionsOverride ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ].join(' ');
  const inline = files.replace(`'self'`, `'self' 'nonce-${nonce}'`);
  const sockets = mode === 'development' || sectionsOverride ? ' ws: wss:' : '';
  return [
    `default-src 'self'`,
    `script-src ${inline}`,
    `style-src ${inline}`,
    `img-src ${files} data: blob:`,
    `connect-src ${files}${sockets}`,
    `font-src ${files}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
    `form-action 'self'${paymentOrigin ? ` ${paymentOrigin}` : ''}`,
  ].join('; ');
}

/** What everything that is not a page may do in a browser: nothing. */
export const NO_CONTENT_POLICY = `default-src 'none'; frame-ancestors 'none'`;
