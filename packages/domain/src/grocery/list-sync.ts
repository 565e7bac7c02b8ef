import {
  addedLine,
  isReckoned,
  withSetting,
  type Doer,
  type LineSetting,
  type SharedLine,
} from './shared-line';

/** One field of one line is set by somebody. */
export type LineOperation = LineSetting & {
  /** Made where it is done; the same one again does nothing. */
  readonly opId: string;
  readonly lineId: string;
  /** The version of the field that he knew; 0 of one that was never set. */
  readonly seen: number;
};

/** What the server did, in the order of a list: each has the next number. */
export type NumberedChange = { readonly seq: number } & (
  | (LineSetting & { readonly lineId: string; readonly version: number; readonly by?: Doer | undefined })
  /** More than a field: it was built on, taken apart, closed. What it holds is asked for. */
  | { readonly field: 'list' }
);

/** What became of an operation, and the list's number then; the one of its own change where it was done. */
export interface OperationAnswer {
  readonly opId: string;
  readonly outcome: 'done' | 'overtaken' | 'gone';
  /** Of the field, after it. */
  readonly version: number;
  readonly seq: number;
}

/** An operation that the server has not answered; `sent` ones may have reached it. */
export type Queued = LineOperation & { readonly sent: boolean };

/** A list as one device knows it: what the server said, and what it has not answered yet. */
export interface ListSync<L extends SharedLine> {
  /** All changes up to `seq` are in it; lines that were taken off are kept. */
  readonly lines: readonly L[];
  /** -1: nothing is known. */
  readonly seq: number;
  /** Changes behind a gap, in their order. */
  readonly ahead: readonly NumberedChange[];
  /** The highest number that was heard of. */
  readonly known: number;
  /** The server is to be asked for a state at or behind this number; 0: none. */
  readonly stale: number;
  readonly queue: readonly Queued[];
}

export const NOTHING_SYNCED: ListSync<never> = {
  lines: [],
  seq: -1,
  ahead: [],
  known: -1,
  stale: 0,
  queue: [],
};

/**
 * What becomes of an operation on a field: the one rule of merging. Whoever wants what is there is right, whoever
 * did not see what is there is told, and versions alone say who saw what, never a clock (ADR 30).
 */
export function mergeField(
  field: { readonly version: number; readonly isSo: boolean },
  seen: number,
): 'same' | 'set' | 'overtaken' {
  if (field.isSo) return 'same';
  return seen < field.version ? 'overtaken' : 'set';
}

/** The whole list came. One that is older than what is known already is not news. */
export function loaded<L extends SharedLine>(
  state: ListSync<L>,
  { seq, lines }: { readonly seq: number; readonly lines: readonly L[] },
): ListSync<L> {
  if (seq < state.seq) return state;
  const stale = seq >= state.stale ? 0 : state.stale;
  return folded({ ...state, lines, seq, stale, known: Math.max(state.known, seq) });
}

/** Changes came, in any order and as often as they like. */
export function heard<L extends SharedLine>(
  state: ListSync<L>,
  changes: readonly NumberedChange[],
): ListSync<L> {
  const fresh = changes.filter(
    ({ seq }) => seq > state.seq && !state.ahead.some((known) => known.seq === seq),
  );
  if (fresh.length === 0) return state;
  const unique = [...new Map(fresh.map((change) => [change.seq, change])).values()];
  const ahead = [...state.ahead, ...unique].sort((a, b) => a.seq - b.seq);
  const asking = unique.filter((change) => change.field === 'list' || isReckoned(change));
  const known = Math.max(state.known, ...unique.map(({ seq }) => seq));
  const stale = Math.max(state.stale, ...asking.map(({ seq }) => seq));
  return folded({ ...state, ahead, known, stale });
}

/**
 * Somebody does something here. What was not sent yet of the same field is changed instead of having another one
 * follow it, and is forgotten when all is as it was: ten quick ticks are one or none.
 *
 * @param known a version of the field that he knows although the line is not here any more
 */
export function acted<L extends SharedLine>(
  state: ListSync<L>,
  opId: string,
  lineId: string,
  setting: LineSetting,
  known = 0,
): ListSync<L> {
  const before = state.queue.filter((one) => one.lineId === lineId && one.field === setting.field);
  const waiting = before.find(({ sent }) => !sent);
  if (!waiting) {
    const line = knownLines(state).find(({ id }) => id === lineId);
    const seen = Math.max(known, line?.versions?.[setting.field] ?? 0);
    return { ...state, queue: [...state.queue, { ...setting, opId, lineId, seen, sent: false }] };
  }
  const rest = state.queue.filter((one) => one !== waiting);
  if (before.length === 1 && isSo(knownLines(state), lineId, setting)) return { ...state, queue: rest };
  const queue = state.queue.map((one) => (one === waiting ? { ...waiting, ...setting } : one));
  return { ...state, queue };
}

/** These are on their way: from now on they are what they are. */
export function sending<L extends SharedLine>(state: ListSync<L>, opIds: readonly string[]): ListSync<L> {
  return {
    ...state,
    queue: state.queue.map((one) => (opIds.includes(one.opId) ? { ...one, sent: true } : one)),
  };
}

/** The server answered; what waits behind an operation that was done has seen it. */
export function answered<L extends SharedLine>(
  state: ListSync<L>,
  answers: readonly OperationAnswer[],
): ListSync<L> {
  return answers.reduce(answeredOne, state);
}

function answeredOne<L extends SharedLine>(state: ListSync<L>, answer: OperationAnswer): ListSync<L> {
  const { opId, outcome, version, seq } = answer;
  const operation = state.queue.find((one) => one.opId === opId);
  if (!operation) return state;
  const left = { ...state, queue: state.queue.filter((one) => one !== operation) };
  if (outcome !== 'done') return { ...left, known: Math.max(left.known, seq) };
  const { lineId, field, sent: _, seen: __, opId: ___, ...setting } = operation;
  const queue = left.queue.map((one) =>
    one.lineId === lineId && one.field === field && one.seen < version ? { ...one, seen: version } : one,
  );
  return heard({ ...left, queue }, [{ ...setting, field, lineId, seq, version } as NumberedChange]);
}

/** These will never be done: the server refused them. */
export function dropped<L extends SharedLine>(state: ListSync<L>, opIds: readonly string[]): ListSync<L> {
  return { ...state, queue: state.queue.filter(({ opId }) => !opIds.includes(opId)) };
}

/** Whether the server has to be asked for the whole list: something is missing, or follows from what is known. */
export function wantsLoading({ seq, known, stale }: ListSync<SharedLine>): boolean {
  return seq < known || stale > 0 || seq < 0;
}

/** The list as the person sees it: with everything he did, whether the server has it or not. */
export function shownLines<L extends SharedLine>(state: ListSync<L>): readonly L[] {
  const lines = state.queue.reduce<readonly L[]>(
    (all, operation) => withChange(all, operation, 0),
    knownLines(state),
  );
  return lines.filter(({ removed }) => !removed);
}

/** What the server has, as far as it is known here. */
function knownLines<L extends SharedLine>({ lines, ahead }: ListSync<L>): readonly L[] {
  return ahead.reduce(withListChange, lines);
}

/** Changes that follow without a gap become part of the lines. */
function folded<L extends SharedLine>(state: ListSync<L>): ListSync<L> {
  let { lines, seq } = state;
  const ahead: NumberedChange[] = [];
  for (const change of state.ahead) {
    if (change.seq <= seq) continue;
    if (change.seq === seq + 1 && seq >= 0) {
      lines = withListChange(lines, change);
      seq = change.seq;
    } else ahead.push(change);
  }
  return { ...state, lines, seq, ahead };
}

function withListChange<L extends SharedLine>(lines: readonly L[], change: NumberedChange): readonly L[] {
  return change.field === 'list' ? lines : withChange(lines, change, change.version);
}

/** @param version the field's from now on; 0: nobody set it to something else yet, or it is not the server's */
function withChange<L extends SharedLine>(
  lines: readonly L[],
  change: LineSetting & { readonly lineId: string; readonly by?: Doer | undefined },
  version: number,
): readonly L[] {
  const { lineId, field } = change;
  const there = lines.some(({ id }) => id === lineId);
  // All that a page needs of a line is there, and what a server adds to it is optional.
  const all =
    change.field === 'added' && !there ? [...lines, addedLine(lineId, change.value, lines) as L] : lines;
  return all.map((line) => {
    if (line.id !== lineId) return line;
    const set = withSetting(line, change, change.by, all);
    return version === 0 ? set : { ...set, versions: { ...set.versions, [field]: version } };
  });
}

function isSo(lines: readonly SharedLine[], lineId: string, setting: LineSetting): boolean {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return false;
  return JSON.stringify(withSetting(line, setting, line.tickedBy, lines)) === JSON.stringify(line);
}
