import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { SECOND } from '../time/clock';
import { exchange } from './exchange';
import { OutgoingError, type OutgoingAnswer, type OutgoingCall } from './outgoing-call';
import { placeOf, resolveName, type Place, type Resolve } from './place';
import { writtenAddress, type WrittenAddress } from './written-address';

const TIME_OUT = 15 * SECOND;
const TIME_TO_CONNECT = 5 * SECOND;
const LARGEST = 5 * 1_048_576;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What may go along to another origin: nothing that could be a secret. */
const HARMLESS = new Set(['accept', 'accept-language']);

/** One request of a chain of redirects. */
interface Step extends WrittenAddress {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

/**
 * The one way out: every HTTP request that this server makes goes through `send`. Lint forbids all others.
 * It resolves names itself, refuses addresses that are not the public internet's, connects to the very
 * address that was looked at, and does so again for every redirect.
 */
@Injectable()
export class Outgoing {
  private readonly log = new Logger(Outgoing.name);
  /** Replaced by tests. */
  resolve: Resolve = resolveName;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    if (config.outgoingLoopback) {
      this.log.warn('OUTGOING_LOOPBACK is on: requests to this very machine are allowed. For tests alone.');
    }
  }

  /**
   * Sends a request and reads the whole answer, whatever its status; a body is unpacked.
   *
   * @throws OutgoingError when it may not be sent, or no whole answer came
   */
  async send(call: OutgoingCall): Promise<OutgoingAnswer> {
    const deadline = AbortSignal.timeout(call.timeoutMs ?? TIME_OUT);
    const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline;
    let step = firstStep(call);
    for (let redirects = 0; ; redirects++) {
      const answer = await this.once(step, call, signal);
      const next = redirectOf(step, answer);
      if (!next || call.maxRedirects === 0) return answer;
      if (redirects >= (call.maxRedirects ?? MOST_REDIRECTS)) throw new OutgoingError('redirects');
      step = next;
    }
  }

  private async once(step: Step, call: OutgoingCall, signal: AbortSignal): Promise<OutgoingAnswer> {
    const connecting = AbortSignal.timeout(call.connectMs ?? TIME_TO_CONNECT);
    const soon = AbortSignal.any([connecting, signal]);
    const place = await this.placeOf(step.url, call.trustedOrigin, soon);
    if (!step.plain) throw new OutgoingError('address');
    await call.before?.(step.url);
    return exchange({
      ...step,
      connecting,
      accepts: call.accepts,
      headers: { 'user-agent': this.userAgent(), ...step.headers },
      place,
      maxBytes: call.maxBytes ?? LARGEST,
      signal,
    });
  }

  private placeOf(url: URL, trustedOrigin: string | undefined, signal: AbortSignal): Promise<Place> {
    const trusted = trustedOrigin !== undefined && url.origin === trustedOrigin;
    return placeOf(url, { trusted, loopback: this.config.outgoingLoopback }, this.resolve, signal);
  }

  private userAgent(): string {
    return `Sytno/${process.env.SYTNO_VERSION ?? 'dev'} (+${this.config.publicUrl})`;
  }
}

function firstStep({ url, method = 'GET', headers = {}, body }: OutgoingCall): Step {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    ...writtenAddress(url),
    method,
    headers: Object.fromEntries(lowered),
    body: typeof body === 'string' ? Buffer.from(body, 'utf8') : body,
  };
}

/** Where an answer leads on to; 307 and 308 repeat the request, the others become a GET. */
function redirectOf(step: Step, { status, headers }: OutgoingAnswer): Step | undefined {
  const { location } = headers;
  if (!REDIRECTS.has(status) || location === undefined) return undefined;
  const { url, plain } = writtenAddress(location, step.url);
  const same = url.origin === step.url.origin;
  const repeats = status === 307 || status === 308;
  if (repeats && !same && step.body) throw new OutgoingError('redirects');
  return {
    url,
    plain,
    method: repeats || step.method === 'HEAD' ? step.method : 'GET',
    headers: same ? step.headers : harmless(step.headers),
    body: repeats ? step.body : undefined,
  };
}

function harmless(headers: Step['headers']): Step['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS.has(name)));
}
