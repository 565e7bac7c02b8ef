import { API_PREFIX, CALL_ACCESS, ELEVATED_CALLS, PHONE_CALLS, routes } from '@sytno/contract';
import type { Action } from '@sytno/domain';

/** A registered endpoint: its method and its address as the router writes it, `/api/recipes/:id`. */
export interface Endpoint {
  readonly method: string;
  readonly url: string;
}

/** Addresses under /api that are no calls of the contract, open to everybody. */
const OPEN: readonly string[] = [
  '/health/live',
  '/health/ready',
  '/openapi.json',
  '/docs',
  '/docs/:file',
  '/demo/outbox',
  '/payments/callback',
  '/payments/sandbox',
  '/payments/sandbox/pay',
  '/reminders/off',
  '/leaving/stay',
  '/own-data/:secret',
  '/recipes/shared/:token/picture.png',
  '/recipes/shared/:token/picture.jpg',
  '/team/sections/:section/releases/:version',
].map((path) => API_PREFIX + path);

/** The same outside of /api: the secret is in the address. */
const OPEN_ELSEWHERE: readonly string[] = ['/calendar/:file'];

/** Actions that need no session. */
const SESSIONLESS: readonly Action[] = ['session.use', 'page.public', 'release.team'];

interface Row {
  readonly action: Action;
  /** The call's name: `grocery.lists.get`. */
  readonly name: string;
}

const ROWS = new Map(rowsOf(routes, CALL_ACCESS, []));

function rowsOf(node: object, access: unknown, names: readonly string[]): [string, Row][] {
  if ('method' in node && 'path' in node) {
    const url = `${API_PREFIX}${String(node.path).replace(/\{(\w+)\}/g, ':$1')}`;
    const row = { action: access as Action, name: names.join('.') };
    return [[keyOf({ method: String(node.method), url }), row]];
  }
  return Object.entries(node).flatMap(([key, value]) =>
    rowsOf(value as object, (access as Record<string, unknown>)[key], [...names, key]),
  );
}

/** HEAD asks what GET answers. */
function keyOf({ method, url }: Endpoint): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url}`;
}

/** What an endpoint needs: nothing, or the right to an action; undefined when it has no row, which denies. */
export function accessOf(endpoint: Endpoint): { open: true } | { open: false; action: Action } | undefined {
  if ([...OPEN, ...OPEN_ELSEWHERE].includes(endpoint.url)) return { open: true };
  const action = ROWS.get(keyOf(endpoint))?.action;
  if (action === undefined) return undefined;
  return SESSIONLESS.includes(action) ? { open: true } : { open: false, action };
}

/** Whether a session that is for lists alone may call it. */
export function isPhoneCall(endpoint: Endpoint): boolean {
  return PHONE_CALLS.includes(ROWS.get(keyOf(endpoint))?.name ?? '');
}

/** Whether it wants the password once more. */
export function isElevatedCall(endpoint: Endpoint): boolean {
  return ELEVATED_CALLS.includes(ROWS.get(keyOf(endpoint))?.name ?? '');
}

/**
 * Holds the running server against the table: endpoints without a row, and rows that nothing answers.
 * Both are sentences; an empty list is what is wanted.
 */
export function accessGaps(endpoints: readonly Endpoint[]): string[] {
  const answered = new Set(endpoints.map(keyOf));
  const without = endpoints.filter((endpoint) => !accessOf(endpoint)).map((endpoint) => keyOf(endpoint));
  const unanswered = [...ROWS.keys()].filter((key) => !answered.has(key));
  return [
    ...[...new Set(without)].map((key) => `${key} has no access row`),
    ...unanswered.map((key) => `${key} stands in the contract and nothing answers it`),
  ];
}
