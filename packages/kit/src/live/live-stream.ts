import type { LiveEvent } from '@sytno/contract';

/** What one stream said: an event, and the id to name after a gap. */
export interface LiveMessage {
  event: LiveEvent;
  id?: string;
}

export interface LiveStreamOptions {
  /** Opens the server's stream behind an event; ends when the signal says so. */
  open: (after: string | undefined, signal: AbortSignal) => AsyncIterable<LiveMessage>;
  /** Hears every event of this browser's one stream, whichever tab owns it. */
  heard: (event: LiveEvent) => void;
  /** The browser's locks; without them every tab has a stream of its own. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Makes a channel between the tabs of this browser; undefined where there is none. */
  channel: ((name: string) => BroadcastChannel) | undefined;
  /** Waits before the next try; injected so that a test need not. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Resolves when a stream said nothing for so long that it must be dead, or when the signal says so. */
  silence: (signal: AbortSignal) => Promise<void>;
  random: () => number;
}

const NAME = 'sytno-live';
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * One event stream a browser. The tab that holds the lock owns it and relays what it hears; when that tab
 * goes, the lock falls to another, which goes on behind the last event that anybody heard.
 */
export class LiveStream {
  private readonly abort = new AbortController();
  private readonly relay: BroadcastChannel | undefined;
  private last: string | undefined;

  /** @param who separates the streams of people who sign in one after another */
  constructor(
    private readonly who: string,
    private readonly options: LiveStreamOptions,
  ) {
    this.relay = options.locks ? options.channel?.(`${NAME} ${who}`) : undefined;
    this.relay?.addEventListener('message', (message: MessageEvent<LiveMessage>) => {
      this.hear(message.data);
    });
  }

  /** Begins, and does not return before `stop`. */
  async run(): Promise<void> {
    const { locks } = this.options;
    const { signal } = this.abort;
    const own = () => this.own(signal);
    try {
      // Without a channel the other tabs would hear nothing, so each keeps its own stream.
      if (locks && this.relay) await locks.request(`${NAME} ${this.who}`, { signal }, own);
      else await own();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  stop(): void {
    this.abort.abort();
    this.relay?.close();
  }

  /** Keeps the stream open for as long as this tab owns it. */
  private async own(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const stream = within(signal);
      const messages = this.options.open(this.last, stream.signal)[Symbol.asyncIterator]();
      for (;;) {
        const next = await this.next(messages);
        if (!next || next.done) break;
        failures = 0;
        this.relay?.postMessage(next.value);
        this.hear(next.value);
      }
      stream.abort();
      failures += 1;
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
      await this.options.pause(pause * (0.5 + this.options.random()), signal);
    }
  }

  /** The next message, or undefined when the stream broke or fell silent: the pause is the answer to both. */
  private async next(messages: AsyncIterator<LiveMessage>): Promise<IteratorResult<LiveMessage> | undefined> {
    const heard = new AbortController();
    try {
      return await Promise.race([
        messages.next().catch(() => undefined),
        this.options.silence(heard.signal).then(() => undefined),
      ]);
    } finally {
      heard.abort();
    }
  }

  private hear({ event, id }: LiveMessage): void {
    if (id !== undefined) this.last = id;
    if (event.kind === 'resync') this.last = undefined;
    this.options.heard(event);
  }
}

/** An abort of its own that also follows another. */
function within(signal: AbortSignal): AbortController {
  const own = new AbortController();
  signal.addEventListener(
    'abort',
    () => {
      own.abort();
    },
    { once: true, signal: own.signal },
  );
  return own;
}
