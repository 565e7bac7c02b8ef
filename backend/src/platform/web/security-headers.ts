import type { Config } from '../config/config';

type Settings = Pick<Config, 'mode' | 'publicUrl' | 'sectionsOverride'>;

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

/** What a page may load: our own origin, and inline only what carries the request's nonce. */
export function contentPolicy(nonce: string, { mode, sectionsOverride }: Settings): string {
  // A section under development comes from a developer's own machine.
  const local = sectionsOverride ? ' http://localhost:* http://127.0.0.1:*' : '';
  const sockets = mode === 'development' || sectionsOverride ? ' ws: wss:' : '';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${local}`,
    `style-src 'self' 'nonce-${nonce}'${local}`,
    `img-src 'self' data: blob:${local}`,
    `connect-src 'self'${local}${sockets}`,
    `font-src 'self'${local}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

/** What everything that is not a page may do in a browser: nothing. */
export const NO_CONTENT_POLICY = `default-src 'none'; frame-ancestors 'none'`;
