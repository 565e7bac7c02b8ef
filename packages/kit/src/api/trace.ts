/** Which page the calls are of, and the trace that it began. */
let page: string | undefined;
let id = '';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The value of a call's `traceparent` (W3C trace context): what a page asks is one trace, which the server goes on
 * with. Random numbers, made anew with each page: they say nothing of who asks.
 */
export function traceparent(path: string): string {
  if (path !== page) [page, id] = [path, hex(16)];
  return `00-${id}-${hex(8)}-01`;
}
