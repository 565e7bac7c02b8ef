import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { Language } from '@sytno/domain';
import type { Session, SessionUser } from './session';

/**
 * Why a sign-in did not succeed. `message` is the server's, else the HTTP status text (spec §7.1);
 * `status` is 0 when no answer came.
 */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
  constructor(
    message: string,
    readonly status: number,
    /** The password was right, and a code is wanted too: what it is sent with. */
    readonly ticket?: string,
  ) {
    super(message);
  }
}

/**
 * Signs in as spec §7.1 describes: JSON body of username and password, the answer read as text and parsed.
 * A success is saved whole as the user. 401 and 403 sign out first; every failure rejects with LoginRefused.
 */
export async function authenticate(
  session: Session,
  credentials: { username: string; password: string },
  lng: Language,
  fetcher: typeof fetch = fetch,
): Promise<SessionUser> {
  const { method, path } = routes.account.session.authenticate;
  const response = await fetcher(`${API_PREFIX}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': lng },
    body: JSON.stringify(credentials),
  }).catch((error: unknown) => {
    throw new LoginRefused(error instanceof Error ? error.message : String(error), 0);
  });
  const answer = parse(await response.text().catch(() => ''));
  if (!response.ok) {
    if (response.status === 401 || response.status === 403) session.signOut();
    throw new LoginRefused(messageOf(answer) || response.statusText, response.status, ticketOf(answer));
  }
  if (!isUser(answer)) throw new LoginRefused(response.statusText, response.status);
  session.signIn(answer);
  return answer;
}

/**
 * Ends the session: tells the server with the stored headers and clears this browser, whether or not the
 * server was reached (spec §4). The answer is not read. Resolves when the browser is cleared.
 */
export function signOut(session: Session, fetcher: typeof fetch = fetch): void {
  const headers = session.user()?.headers;
  session.signOut();
  if (!headers) return;
  const { method, path } = routes.account.session.signOut;
  fetcher(`${API_PREFIX}${path}`, { method, headers, keepalive: true }).catch(() => undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(answer: unknown): string {
  const message = (answer as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : '';
}

function ticketOf(answer: unknown): string | undefined {
  const { code, data } = (answer ?? {}) as { code?: unknown; data?: { ticket?: unknown } };
  return code === 'SECOND_STEP' && typeof data?.ticket === 'string' ? data.ticket : undefined;
}

function isUser(answer: unknown): answer is SessionUser {
  const headers = (answer as Partial<SessionUser> | undefined)?.headers;
  return typeof headers?.['access-token'] === 'string';
}
