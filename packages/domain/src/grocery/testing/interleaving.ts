import {
  acted,
  answered,
  heard,
  loaded,
  NOTHING_SYNCED,
  sending,
  shownLines,
  wantsLoading,
  type NumberedChange,
  type ListSync,
  type OperationAnswer,
  type Queued,
} from '../list-sync';
import type { LineSetting, SharedLine } from '../shared-line';
import { ListServer } from './list-server';

/** The same numbers for the same seed, from 0 up to 1. */
type Draw = () => number;

const drawing = (seed: number): Draw => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state >>> 8) & 0xffffff) / 0x1000000;
  };
};

const UNITS = ['g', 'kg', 'piece'] as const;

export function lineOf(id: string, given: Partial<SharedLine> = {}): SharedLine {
  return {
    id,
    position: 0,
    ingredientId: id,
    name: id,
    icon: null,
    aisleId: 'vegetables',
    aisleName: 'Vegetables',
    amounts: [{ low: 300, high: 300, unit: 'g' }],
    toTaste: false,
    staple: false,
    price: { minor: 100, currency: 'UAH' },
    sources: [],
    ticked: false,
    ...given,
  };
}

/** Something on its way: an answer, changes of the stream, or the whole list. */
type Packet = (state: ListSync<SharedLine>) => ListSync<SharedLine>;

/** One device: what it knows, what it kept for a crash, what is on its way to it. */
class Device {
  state: ListSync<SharedLine> = NOTHING_SYNCED;
  online = true;
  readonly inbox: Packet[] = [];
  private kept: ListSync<SharedLine> = NOTHING_SYNCED;

  constructor(
    readonly name: string,
    private readonly server: ListServer,
    private readonly draw: Draw,
  ) {
    this.load();
    this.deliver(true);
  }

  set(next: ListSync<SharedLine>): void {
    this.state = next;
    // Every state is written down before anything else happens, as a page writes into its database.
    this.kept = next;
  }

  act(opId: string, lineId: string, setting: LineSetting): void {
    this.set(acted(this.state, opId, lineId, setting));
  }

  /** Sends what waits. The server may get it and its answer be lost, come twice, or come late. */
  send(): void {
    if (!this.online) return;
    const batch: readonly Queued[] = this.state.queue.slice(0, 1 + Math.floor(this.draw() * 4));
    if (batch.length === 0) return;
    this.set(
      sending(
        this.state,
        batch.map(({ opId }) => opId),
      ),
    );
    const luck = this.draw();
    if (luck < 0.15) return;
    const answers: OperationAnswer[] = this.server.apply(batch, this.name);
    if (luck < 0.3) return;
    this.expect((state) => answered(state, answers), luck < 0.45);
  }

  load(): void {
    if (!this.online) return;
    const snapshot = this.server.snapshot();
    this.expect((state) => loaded(state, snapshot), false);
  }

  /** The stream: what is behind the last number known, in pieces that may overlap. */
  stream(): void {
    if (!this.online || this.state.seq < 0) return;
    const changes: NumberedChange[] = this.server.changesAfter(this.state.seq);
    if (changes.length === 0) return;
    const cut = Math.floor(this.draw() * changes.length);
    this.expect((state) => heard(state, changes.slice(cut)), this.draw() < 0.3);
    if (cut > 0) this.expect((state) => heard(state, changes.slice(0, cut)), false);
  }

  /** Something that is on its way arrives, not always the oldest. */
  deliver(all = false): void {
    while (this.inbox.length > 0) {
      const [packet] = this.inbox.splice(all ? 0 : Math.floor(this.draw() * this.inbox.length), 1);
      if (packet) this.set(packet(this.state));
      if (!all) return;
    }
  }

  /** The tab dies with everything that was on its way to it. */
  crash(): void {
    this.inbox.length = 0;
    this.state = this.kept;
  }

  private expect(packet: Packet, twice: boolean): void {
    this.inbox.push(packet);
    if (twice) this.inbox.push(packet);
  }
}

function settingOf(draw: Draw): LineSetting {
  const luck = draw();
  if (luck < 0.6) return { field: 'ticked', value: draw() < 0.5 };
  if (luck < 0.75) return { field: 'note', value: `note ${String(Math.floor(draw() * 3))}` };
  if (luck < 0.88) {
    const unit = UNITS[Math.floor(draw() * UNITS.length)] ?? 'g';
    return { field: 'amount', value: draw() < 0.2 ? null : { quantity: 1 + Math.floor(draw() * 5), unit } };
  }
  return { field: 'removed', value: draw() < 0.6 };
}

/** What is left of a line when everything is settled. */
const settledLine = ({ id, ticked, note, amounts, removed, versions }: SharedLine) => ({
  id,
  ticked,
  note: note ?? '',
  amounts,
  removed: removed ?? false,
  versions: versions ?? {},
});

const settledLines = (lines: readonly SharedLine[]) =>
  lines
    .filter(({ removed }) => !removed)
    .map(settledLine)
    .sort((a, b) => a.id.localeCompare(b.id));

/** One run of two or three devices on one list, with everything that goes wrong in a shop. */
export interface Run {
  readonly server: ReturnType<typeof settledLines>;
  readonly devices: readonly ReturnType<typeof settledLines>[];
  /** Operations that wait at the end. */
  readonly waiting: number;
  /** Ticks that were pressed and did not show at once. */
  readonly unseen: number;
  /** Changes of the log that were told twice. */
  readonly doubles: number;
}

/** Plays a run: the same seed is the same run. */
export function interleave(seed: number, steps = 60): Run {
  const draw = drawing(seed);
  const server = new ListServer(Array.from({ length: 5 }, (_, at) => lineOf(`line ${String(at)}`)));
  const devices = Array.from(
    { length: 2 + Math.floor(draw() * 2) },
    (_, at) => new Device(`device ${String(at)}`, server, draw),
  );
  let [made, unseen] = [0, 0];
  const act = (device: Device) => {
    const lines = shownLines(device.state);
    const line = lines[Math.floor(draw() * lines.length)];
    if (!line) return;
    const opId = `op ${String(++made)}`;
    if (draw() < 0.06) {
      const value = { ingredientId: null, text: opId, amount: null };
      device.act(opId, `own ${String(made)}`, { field: 'added', value });
      return;
    }
    const setting = settingOf(draw);
    device.act(opId, line.id, setting);
    if (setting.field !== 'ticked') return;
    const shown = shownLines(device.state).find(({ id }) => id === line.id);
    if (shown?.ticked !== setting.value) unseen++;
  };
  for (let step = 0; step < steps; step++) {
    const device = devices[Math.floor(draw() * devices.length)];
    if (!device) continue;
    const luck = draw();
    if (luck < 0.3) act(device);
    else if (luck < 0.36) {
      // Ten quick ticks of one box.
      const id = shownLines(device.state)[0]?.id;
      for (let at = 0; at < 10 && id !== undefined; at++) {
        device.act(`op ${String(++made)}`, id, { field: 'ticked', value: at % 2 === 0 });
        if (draw() < 0.3) device.send();
      }
    } else if (luck < 0.55) device.send();
    else if (luck < 0.7) device.stream();
    else if (luck < 0.9) device.deliver();
    else if (luck < 0.94) device.online = !device.online;
    else if (luck < 0.97) device.crash();
    else device.load();
  }
  settle(devices);
  const opened = new Set<number>();
  const doubles = server.log.filter(({ seq }) => opened.size === opened.add(seq).size).length;
  return {
    server: settledLines(server.lines),
    devices: devices.map(({ state }) => settledLines(shownLines(state))),
    waiting: devices.reduce((sum, { state }) => sum + state.queue.length, 0),
    unseen,
    doubles: doubles + (server.log.length - server.done),
  };
}

/** Everybody has the network again, for long enough. */
function settle(devices: readonly Device[]): void {
  for (const device of devices) device.online = true;
  for (let round = 0; round < 200; round++) {
    for (const device of devices) {
      device.deliver(true);
      device.send();
      device.stream();
      device.deliver(true);
      if (wantsLoading(device.state)) device.load();
      device.deliver(true);
    }
    const done = devices.every(({ state }) => state.queue.length === 0 && !wantsLoading(state));
    if (done && new Set(devices.map(({ state }) => state.seq)).size === 1) return;
  }
}
