import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal';

/** Bytes of a request's body. */
export const BODY_LIMIT = 1_048_576;
/** Where a mail's reminders are put off by one click. */
const ONE_CLICK = '/api/reminders/off';
/** The few addresses that take a browser's or a payment provider's form, and how many bytes of it. */
const FORMS: readonly string[] = [
  '/api/payments/callback',
  '/api/payments/sandbox',
  '/api/payments/sandbox/pay',
  ONE_CLICK,
  '/api/leaving/stay',
];
const FORM_LIMIT = 65_536;
/** Arrays and objects within one another; no form of ours comes near it. */
const DEEPEST = 32;

/**
 * Takes JSON and nothing else. Fastify's own parser lets through bytes that are no characters and any depth,
 * and both are crashes further in.
 */
export function parseBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      try {
        done(null, parseJson(body as Buffer));
      } catch {
        done(new Refusal('BODY_UNREADABLE'));
      }
    },
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (request, body, done) => {
      if (!FORMS.includes(request.routeOptions.url ?? '')) {
        done(new Refusal('MEDIA_TYPE'));
        return;
      }
      done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
    },
  );
  // A mail program that puts reminders off may send its one word so, too (RFC 8058); nobody reads it.
  fastify.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (request, _body, done) => {
      if (request.routeOptions.url === ONE_CLICK) done(null, {});
      else done(new Refusal('MEDIA_TYPE'));
    },
  );
}

/**
 * JSON out of bytes; an empty body is undefined.
 *
 * @throws when it is not UTF-8, not JSON, nested too deep, or names a prototype
 */
export function parseJson(body: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  if (text === '') return undefined;
  if (depthOf(text) > DEEPEST) throw new RangeError('nested too deep');
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new TypeError('names a prototype');
    return value;
  });
}

/** How deep brackets nest, those within strings left out. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
