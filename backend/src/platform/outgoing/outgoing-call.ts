/** A request to another server. */
export interface OutgoingCall {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For the whole of it, redirects included; 15 s otherwise. */
  readonly timeoutMs?: number;
  /** For each connection, its name and its encryption included; 5 s otherwise. */
  readonly connectMs?: number;
  /** Of the unpacked body; 5 MB otherwise. */
  readonly maxBytes?: number;
  /** 5 otherwise; with 0 a redirect is the answer. */
  readonly maxRedirects?: number;
  /** Which media types ('text/html', '' when none is told) a success may have; all otherwise. */
  readonly accepts?: (mediaType: string) => boolean;
  /** Hears of each address before it is asked, redirects included; a rejection ends it. */
  readonly before?: (url: URL) => Promise<void>;
  /** An origin out of the configuration, never out of anybody's input: it may lie in a private network. */
  readonly trustedOrigin?: string;
  /** Gives up early. */
  readonly signal?: AbortSignal;
}

/** What came back. */
export interface OutgoingAnswer {
  readonly status: number;
  /** By lower-case name; of a name given twice the values joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Where it came from in the end. */
  readonly url: string;
}

/**
 * Why there is no answer:
 * `address` not an address that can be asked · `scheme` neither http nor https · `port` not one of the web's ·
 * `private` not on the public internet · `name` unknown · `redirects` too many · `size` too large ·
 * `type` of another kind than was asked for · `time` took too long · `failed` the connection did
 */
export type OutgoingReason =
  'address' | 'scheme' | 'port' | 'private' | 'name' | 'redirects' | 'size' | 'type' | 'time' | 'failed';

/** An outgoing request that was refused or did not succeed. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  constructor(
    readonly reason: OutgoingReason,
    cause?: unknown,
  ) {
    super(`outgoing request: ${reason}`, { cause });
  }
}
