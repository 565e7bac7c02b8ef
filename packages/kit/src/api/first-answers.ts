/** What the page's own script asked for before any other was there (`shell/src/index.html`), by path and query. */
interface Begun {
  /** Whose answers they are. */
  token: string;
  answers: Map<string, Promise<Response | undefined>>;
}

/** So long after the page was opened an answer is as good as a new one. */
const FRESH_MS = 10_000;

/** The page's own script leaves them here; a test puts its own. */
declare global {
  var sytnoFirst: Begun | undefined;
}

/**
 * The answer to a call that was made ahead, once, for the person it was made for; undefined when there is none or
 * it was no success: then the call is made as any other. Whatever changes something makes all of them old.
 */
export async function firstAnswer(
  request: Pick<Request, 'method' | 'url'>,
  token: string | undefined,
): Promise<Response | undefined> {
  const begun = globalThis.sytnoFirst;
  if (!begun) return undefined;
  if (request.method !== 'GET' || begun.token !== token || performance.now() > FRESH_MS) {
    globalThis.sytnoFirst = undefined;
    return undefined;
  }
  const { pathname, search } = new URL(request.url);
  const answer = begun.answers.get(pathname + search);
  begun.answers.delete(pathname + search);
  const response = await answer;
  return response?.ok ? response : undefined;
}
