import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingError, type OutgoingAnswer } from './outgoing-call';
import type { Place } from './place';

export interface Exchange {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  /** Where to connect, whatever the name may resolve to by now. */
  readonly place: Place;
  readonly maxBytes: number;
  readonly accepts: ((mediaType: string) => boolean) | undefined;
  /** The time to connect is over. */
  readonly connecting: AbortSignal;
  readonly signal: AbortSignal;
}

/**
 * One request to one address, and its answer as a whole. Redirects are the caller's business.
 *
 * @throws OutgoingError `size`, `type`, `time` or `failed`
 */
export async function exchange(given: Exchange): Promise<OutgoingAnswer> {
  const { signal, maxBytes, url, method } = given;
  let message: IncomingMessage | undefined;
  try {
    message = await ask(given);
    const headers = joined(message.headers);
    wantWelcome(given, message, headers);
    const body = method === 'HEAD' ? Buffer.alloc(0) : await readAll(unpacked(message), maxBytes);
    return { status: message.statusCode ?? 0, headers, body, url: url.href };
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(signal.aborted ? 'time' : 'failed', error);
  } finally {
    message?.destroy();
  }
}

/** What the head of an answer says already: too much, or something else than was asked for. */
function wantWelcome(
  { accepts, maxBytes, method }: Exchange,
  { statusCode = 0 }: IncomingMessage,
  headers: Readonly<Record<string, string>>,
): void {
  const good = statusCode >= 200 && statusCode < 300;
  if (good && accepts && !accepts(mediaTypeOf(headers['content-type']))) throw new OutgoingError('type');
  if (Number(headers['content-length'] ?? 0) > maxBytes && method !== 'HEAD') throw new OutgoingError('size');
}

const mediaTypeOf = (header = ''): string => (header.split(/[;,]/)[0] ?? '').trim().toLowerCase();

function ask({ url, method, headers, body, place, signal, connecting }: Exchange): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method,
    signal,
    lookup: pinned(place),
    // A connection of its own: one that is kept could have been made for another address.
    agent: false,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      ...headers,
      ...(body ? { 'content-length': String(body.byteLength) } : {}),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options);
    const late = (): void => void request.destroy(new OutgoingError('time'));
    const connected = (): void => connecting.removeEventListener('abort', late);
    if (connecting.aborted) late();
    connecting.addEventListener('abort', late, { once: true });
    request.once('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.once('close', connected);
    request.end(body);
  });
}

/** A lookup that knows one answer. */
function pinned(place: Place): LookupFunction {
  return (_name, options, done) => {
    if (options.all) done(null, [...place]);
    else done(null, place[0].address, place[0].family);
  };
}

function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** The body out of its packing. A packing that was not asked for, or several around each other, is a failure. */
function unpacked(message: IncomingMessage): Readable {
  const packing = (message.headers['content-encoding'] ?? '').trim().toLowerCase();
  const unpack = unpackerOf(packing);
  if (!unpack && packing !== '' && packing !== 'identity') throw new OutgoingError('failed');
  // Without a callback a failure would be thrown at nobody; the reader hears of it from the stream itself.
  return unpack ? pipeline(message, unpack, () => undefined) : message;
}

function unpackerOf(packing: string): ReturnType<typeof createGunzip> | undefined {
  switch (packing) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}

/** Counts what comes out of the packing, so that a small bomb does not become a large one. */
async function readAll(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
