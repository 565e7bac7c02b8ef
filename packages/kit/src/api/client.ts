import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { contract, FieldFault } from '@sytno/contract';
import type { ErrorCode } from '@sytno/contract/errors';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { Language } from '@sytno/domain';
import { firstAnswer } from './first-answers';
import type { Session } from '../session/session';
import { traceparent } from './trace';

/** Every call of the API, typed by the contract. */
export type Api = ContractRouterClient<typeof contract>;

export interface ApiOptions {
  session: Session;
  /** The language errors shall come in. */
  language: () => Language;
  origin: string;
  fetcher?: typeof fetch;
}

/**
 * Makes the client. Calls carry the session's headers; when the server does not know the session any more
 * (401 SIGN_IN_REQUIRED) the browser is signed out, and the guard leads to the sign-in page.
 */
export function createApi({ session, language, origin, fetcher = fetch }: ApiOptions): Api {
  const link = new OpenAPILink(withoutSchemas(routes), {
    url: `${origin}${API_PREFIX}`,
    headers: () => ({
      ...session.user()?.headers,
      'accept-language': language(),
      traceparent: traceparent(globalThis.location.pathname),
    }),
    fetch: async (request) => {
      const user = session.user();
      const ahead = await firstAnswer(request, user?.headers['access-token']);
      const response = ahead ?? (await fetcher(request));
      if (response.status === 401 && user !== null && session.user() === user) session.signOut();
      return response;
    },
  });
  return createORPCClient(link);
}

/** What a person is told when a call fails. */
export interface ApiFailure {
  /** The catalogue's code; OFFLINE when no answer came. */
  code: ErrorCode | 'OFFLINE';
  /** The server's words in the language asked for; empty when no answer came. */
  message: string;
  fields: readonly FieldFault[];
  /** Which crash in the server's log this is. */
  id?: string;
  /** What stands now instead of what the call wanted to change, where the call says that it carries it. */
  current?: unknown;
}

/** Reads a failure out of whatever a call rejected with. */
export function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof ORPCError)) return { code: 'OFFLINE', message: '', fields: [] };
  const data = (error.data ?? {}) as { fields?: FieldFault[]; id?: string; current?: unknown };
  // What our server says is marked as such: the catalogue and its words stay out of the browser.
  const code = error.defined ? (error.code as ErrorCode) : 'CRASH';
  return {
    code,
    message: error.message,
    fields: Array.isArray(data.fields) ? data.fields : [],
    ...(data.id === undefined ? {} : { id: data.id }),
    ...(data.current === undefined ? {} : { current: data.current }),
  };
}

/** The contract as a link needs it, made of methods and paths alone. */
function withoutSchemas(node: object): AnyContractRouter {
  if ('method' in node && 'path' in node) {
    return { '~orpc': { errorMap: {}, meta: {}, route: node } } as AnyContractRouter;
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutSchemas(value as object)]),
  ) as AnyContractRouter;
}
