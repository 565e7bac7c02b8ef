import {
  acted,
  answered,
  dropped,
  heard,
  loaded,
  NOTHING_SYNCED,
  sending,
  shownLines,
  wantsLoading,
  type LineSetting,
  type ListSync,
  type OperationAnswer,
  type Queued,
} from '@sytno/domain';
import { failureOf, type ApiFailure } from '@sytno/kit';
import { newId } from '../lines/new-id';
import type { GroceryList, ListLine } from '../lists/lists.queries';
import type { ListEvent, ListLink, Operation, OperationResult } from './list-link';
import { keptLines, listKeeper, NOTHING_SHOWN, type ListView, type StoreSurroundings } from './list-view';
import type { Shelf } from './shelf';

const BATCH = 50;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;
/** What the server reckons is asked for together, and not by all devices in the same moment. */
const LOAD_AFTER = 300;
const LOAD_SPREAD = 900;
/** Failures that another try may mend. */
const PASSING = ['OFFLINE', 'UNAVAILABLE', 'CRASH', 'TOO_MANY'];
/** The list is not there any more for whoever asks. */
const GONE = ['NOT_FOUND', 'LINK_EXPIRED', 'SIGN_IN_REQUIRED'];
/** Refusals of the list, not of one operation: it is closed. */
const OF_LIST = [...GONE, 'CONFLICT'];
/** The server says every 20 s that a stream lives. */
const SILENCE = 50_000;

/**
 * One list on one device: what the server said, what was done here and not answered yet, kept in the browser and
 * sent in its order, again and again until it is answered. Pages of any kind look at it by `view` and `subscribe`.
 */
export class ListStore {
  private state: ListSync<ListLine> = NOTHING_SYNCED;
  private card: GroceryList | undefined;
  private shown: ListView = NOTHING_SHOWN;
  private readonly listOf = listKeeper();
  private readonly listeners = new Set<() => void>();
  private readonly end = new AbortController();
  private shelf: Shelf | undefined;
  private failures = 0;
  private isSending = false;
  private loading: Promise<void> | undefined;
  private isPlanned = false;
  /** The server does not know what is known here: what comes next holds, whatever its number. */
  private isLost = false;
  private stream: AbortController | undefined;
  /** Operations that are being written down. */
  private readonly writing = new Set<string>();

  constructor(
    private readonly link: ListLink,
    private readonly around: StoreSurroundings,
  ) {}

  readonly view = (): ListView => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins: the copy of this device first, the server beside it. */
  start(): void {
    void this.takeCopy().then(() => this.pump());
    void this.load();
  }

  /** Ends for good. What waits is kept. */
  stop(): void {
    this.end.abort();
    this.stream?.abort();
    this.listeners.clear();
  }

  /**
   * Sets a field of a line; shown at once.
   *
   * @param seen the version of the field that is known to whoever asks, where it is a line that was taken off
   */
  act(lineId: string, setting: LineSetting, seen = 0): void {
    this.commit(acted(this.state, newId(), lineId, setting, seen));
    void this.pump();
  }

  /** Adds a line of one's own and gives its id. */
  add(value: Extract<LineSetting, { field: 'added' }>['value']): string {
    const lineId = newId();
    this.act(lineId, { field: 'added', value });
    return lineId;
  }

  /** Does what only the server can do, after everything that waits. Rejects where it cannot. */
  async perform(operations: Operation[]): Promise<OperationResult[]> {
    await this.pump();
    const results = await this.link.send(operations);
    await this.loading;
    await this.load();
    return results;
  }

  /** Asks for the whole list; who asks while it is on its way waits for that. */
  load(): Promise<void> {
    this.loading ??= this.loadNow().finally(() => {
      this.loading = undefined;
      // What came meanwhile may ask for more.
      this.plan();
    });
    return this.loading;
  }

  private async loadNow(): Promise<void> {
    if (this.end.signal.aborted) return;
    try {
      const list = await this.link.load();
      this.card = list;
      const before = this.isLost ? { ...NOTHING_SYNCED, queue: this.state.queue } : this.state;
      this.isLost = false;
      this.state = loaded(before, {
        seq: list.seq ?? Math.max(0, before.seq),
        lines: keptLines(before.lines, list.items),
      });
      this.show({ error: undefined, isOffline: false });
      this.keepList();
    } catch (error) {
      this.loadFailed(error);
    }
  }

  /** The network may be back, or the page in sight again: everything is tried at once. */
  retry(): void {
    this.failures = 0;
    void this.pump();
    if (this.shown.error !== undefined || this.shown.isOffline || wantsLoading(this.state)) void this.load();
  }

  /** There is no network: said at once, not when the next call fails. */
  offline(): void {
    this.show({ isOffline: true, present: [] });
  }

  /** Follows what others do until it is told to pause; goes on behind what is known. */
  async follow(): Promise<void> {
    if (this.stream) return;
    const stream = new AbortController();
    this.stream = stream;
    let failures = 0;
    const isOver = () => stream.signal.aborted;
    while (!isOver()) {
      try {
        if (this.state.seq < 0) await this.load();
        if (this.state.seq >= 0 && this.around.isOnline()) {
          await this.listen(stream.signal, () => {
            failures = 0;
          });
        }
      } catch (error) {
        if (GONE.includes(failureOf(error).code)) void this.load();
      }
      this.show({ present: [] });
      if (isOver()) return;
      await this.around.pause(this.pauseAfter(failures++), stream.signal);
      if (!isOver()) this.retry();
    }
  }

  /** Lets the stream go: nobody looks. */
  unfollow(): void {
    this.stream?.abort();
    this.stream = undefined;
    if (this.shown.present.length > 0) this.show({ present: [] });
  }

  /** Another tab wrote: what waits is what stands on the shelf. */
  async takeQueue(): Promise<void> {
    const queue = await this.shelf?.queueOf(this.link.key).catch(() => undefined);
    if (!queue) return;
    const written = new Set(queue.map(({ opId }) => opId));
    const own = this.state.queue.filter(({ opId }) => this.writing.has(opId) && !written.has(opId));
    this.state = { ...this.state, queue: [...queue, ...own] };
    this.show({});
    void this.pump();
  }

  /** One stream until it breaks, or falls silent: a phone that changed its network may not notice. */
  private async listen(signal: AbortSignal, isAlive: () => void): Promise<void> {
    const connection = new AbortController();
    const cut = () => {
      connection.abort();
    };
    let silence = setTimeout(cut, SILENCE);
    signal.addEventListener('abort', cut, { once: true });
    try {
      for await (const event of await this.link.follow(this.state.seq, connection.signal)) {
        clearTimeout(silence);
        silence = setTimeout(cut, SILENCE);
        isAlive();
        this.hear(event);
      }
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', cut);
    }
  }

  private hear(event: ListEvent): void {
    if (event.kind === 'changes') this.commit(heard(this.state, event.changes));
    if (event.kind === 'present') this.show({ present: event.people });
    if (event.kind === 'reload') {
      this.isLost = true;
      void this.load();
    }
    if (this.shown.isOffline) this.retry();
    this.plan();
  }

  private async takeCopy(): Promise<void> {
    this.shelf = await this.around.shelf;
    const copy = await this.shelf?.read(this.link.key).catch(() => undefined);
    if (!copy || this.end.signal.aborted) return;
    const { kept, queue } = copy;
    const known = new Set(this.state.queue.map(({ opId }) => opId));
    // What was done before the copy was there is written down now.
    void this.keepQueue(this.state.queue, []);
    this.state = {
      ...this.state,
      queue: [...queue.filter(({ opId }) => !known.has(opId)), ...this.state.queue],
    };
    if (kept && this.state.seq < 0) {
      const { lines, seq, ahead } = kept;
      this.card = kept.list;
      this.state = { ...heard(loaded(this.state, { seq, lines }), ahead), stale: seq };
    }
    this.show({});
  }

  /** Sends what waits, in its order. One call is under way at a time. */
  private async pump(): Promise<void> {
    if (this.isSending || this.state.queue.length === 0 || !this.around.isOnline()) {
      if (this.state.queue.length > 0 && !this.around.isOnline()) this.show({ isOffline: true });
      return;
    }
    this.isSending = true;
    this.show({});
    let batch = BATCH;
    try {
      while (this.state.queue.length > 0 && !this.end.signal.aborted) {
        const some = this.state.queue.slice(0, batch);
        const failure = await this.send(some);
        if (!failure) batch = BATCH;
        else if (PASSING.includes(failure.code)) {
          this.again(failure);
          return;
        } else if (OF_LIST.includes(failure.code)) this.refuse(this.state.queue, failure);
        // One of them is refused: which one shows when each goes alone.
        else if (some.length > 1) batch = 1;
        else this.refuse(some, failure);
      }
    } finally {
      this.isSending = false;
      this.show({});
    }
    this.plan();
  }

  private async send(some: readonly Queued[]): Promise<ApiFailure | undefined> {
    this.commit(
      sending(
        this.state,
        some.map(({ opId }) => opId),
      ),
    );
    try {
      const results = await this.link.send(some.map(({ sent: _, ...operation }) => operation));
      this.failures = 0;
      this.tell(some, results);
      this.commit(answered(this.state, results.map(this.numbered)));
      this.show({ isOffline: false });
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** An older server numbers nothing: the list is asked for instead. */
  private readonly numbered = (result: OperationResult): OperationAnswer => ({
    ...result,
    seq: result.seq ?? this.state.known + 1,
  });

  private tell(some: readonly Queued[], results: readonly OperationResult[]): void {
    for (const { opId, outcome } of results) {
      const operation = some.find((one) => one.opId === opId);
      if (operation && outcome !== 'done')
        this.around.told({ kind: outcome, name: this.nameOf(operation.lineId) });
    }
  }

  private refuse(some: readonly Queued[], failure: ApiFailure): void {
    const names = [...new Set(some.map(({ lineId }) => this.nameOf(lineId)))];
    this.around.told({ kind: 'refused', names, failure });
    this.commit(
      dropped(
        this.state,
        some.map(({ opId }) => opId),
      ),
    );
    void this.load();
  }

  private again(failure: ApiFailure): void {
    this.show({ isOffline: failure.code === 'OFFLINE' });
    void this.around.pause(this.pauseAfter(this.failures++), this.end.signal).then(() => {
      if (!this.end.signal.aborted) void this.pump();
    });
  }

  private pauseAfter(failures: number): number {
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + this.around.random());
  }

  private loadFailed(error: unknown): void {
    const { code } = failureOf(error);
    if (GONE.includes(code)) {
      this.card = undefined;
      void this.shelf?.forget(this.link.key).catch(() => undefined);
    }
    const isOffline = this.shown.isOffline || code === 'OFFLINE';
    this.show({ error: this.card ? undefined : error, isOffline });
  }

  /** Asks for the list a little later where something follows from what is known. */
  private plan(): void {
    const isDue = this.state.seq >= 0 && wantsLoading(this.state) && this.state.queue.length === 0;
    if (this.isPlanned || !isDue || this.shown.isOffline) return;
    this.isPlanned = true;
    const after = LOAD_AFTER + LOAD_SPREAD * this.around.random();
    void this.around.pause(after, this.end.signal).then(() => {
      this.isPlanned = false;
      if (wantsLoading(this.state)) void this.load();
    });
  }

  private commit(next: ListSync<ListLine>): void {
    const before = this.state;
    this.state = next;
    this.show({});
    const put = next.queue.filter((one) => !before.queue.includes(one));
    const gone = before.queue.filter(({ opId }) => !next.queue.some((one) => one.opId === opId));
    if (put.length + gone.length > 0) {
      void this.keepQueue(put, gone);
    }
    if (next.seq !== before.seq || next.ahead !== before.ahead) this.keepList();
  }

  /** Set by whoever tells the other tabs. */
  wrote: () => void = () => undefined;

  private async keepQueue(put: readonly Queued[], gone: readonly Queued[]): Promise<void> {
    for (const { opId } of put) this.writing.add(opId);
    const ids = gone.map(({ opId }) => opId);
    await this.shelf?.keepQueue(this.link.key, put, ids).then(this.wrote, () => undefined);
    for (const { opId } of put) this.writing.delete(opId);
  }

  private keepList(): void {
    const { lines, seq, ahead } = this.state;
    if (!this.card || seq < 0) return;
    const kept = { list: this.card, lines, seq, ahead };
    void this.shelf?.keepList(this.link.key, kept).catch(() => undefined);
  }

  private nameOf(lineId: string): string {
    // One that was taken off here is among the server's yet.
    const lines = [...this.state.lines, ...shownLines(this.state)];
    return lines.find(({ id }) => id === lineId)?.name ?? '';
  }

  private show(changes: Partial<ListView>): void {
    const { queue } = this.state;
    this.shown = {
      ...this.shown,
      ...changes,
      list: this.card && this.state.seq >= 0 ? this.listOf(this.card, shownLines(this.state)) : undefined,
      waiting: new Set(queue.map(({ lineId }) => lineId)),
      count: queue.length,
      isSending: this.isSending,
    };
    for (const listener of [...this.listeners]) listener();
  }
}
