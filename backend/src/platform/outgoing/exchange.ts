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
  readonly signal: AbortSignal;
}

/**
 * One request to one address, and its answer as a whole. Redirects are the caller's business.
 *
 * @throws OutgoingError `size`, `time` or `failed`
 */
export async function exchange(given: Exchange): Promise<OutgoingAnswer> {
  const { signal, maxBytes, url, method } = given;
  try {
    const message = await ask(given);
    const headers = joined(message.headers);
    if (Number(headers['content-length'] ?? 0) > maxBytes && method !== 'HEAD') {
      message.destroy();
      throw new OutgoingError('size');
    }
    const body = method === 'HEAD' ? Buffer.alloc(0) : await readAll(unpacked(message), maxBytes);
    message.destroy();
    return { status: message.statusCode ?? 0, headers, body, url: url.href };
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(signal.aborted ? 'time' : 'failed', error);
  }
}

function ask({ url, method, headers, body, place, signal }: Exchange): Promise<IncomingMessage> {
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
    request.once('response', resolve);
    request.once('error', reject);
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

/** The body out of its packing; an unknown packing stays as it is. */
function unpacked(message: IncomingMessage): Readable {
  const unpack = unpackerOf(message.headers['content-encoding']);
  // Without a callback a failure would be thrown at nobody; the reader hears of it from the stream itself.
  return unpack ? pipeline(message, unpack, () => undefined) : message;
}

function unpackerOf(encoding = ''): ReturnType<typeof createGunzip> | undefined {
  switch (encoding.trim().toLowerCase()) {
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
