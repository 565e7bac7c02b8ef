import { describe, expect, test } from '@jest/globals';
import {
  acted,
  answered,
  dropped,
  heard,
  loaded,
  mergeField,
  NOTHING_SYNCED,
  sending,
  shownLines,
  wantsLoading,
  type NumberedChange,
  type ListSync,
} from './list-sync';
import type { LineSetting, SharedLine } from './shared-line';
import { interleave, lineOf } from './testing/interleaving';

const milk = lineOf('milk');
const bread = lineOf('bread');
const opened = loaded(NOTHING_SYNCED as ListSync<SharedLine>, { seq: 4, lines: [milk, bread] });
const tick = (value: boolean): LineSetting => ({ field: 'ticked', value });
const olena = { id: 'olena', name: 'Olena' };
const change = (seq: number, setting: LineSetting, version = 1): NumberedChange => ({
  seq,
  lineId: 'milk',
  version,
  by: olena,
  ...setting,
});
const shown = (state: ListSync<SharedLine>, id = 'milk') => shownLines(state).find((line) => line.id === id);

describe('the rule of merging', () => {
  test.each([
    [{ version: 0, isSo: false }, 0, 'set'],
    [{ version: 2, isSo: false }, 2, 'set'],
    [{ version: 2, isSo: false }, 1, 'overtaken'],
    [{ version: 2, isSo: true }, 0, 'same'],
    [{ version: 2, isSo: false }, 3, 'set'],
  ] as const)('%j seen %d: %s', (field, seen, outcome) => {
    expect(mergeField(field, seen)).toBe(outcome);
  });
});

test('what is done shows at once, rests on what was seen, and stays when it is answered', () => {
  const state = acted(opened, 'a', 'milk', tick(true));
  expect(shown(state)).toMatchObject({ ticked: true });
  expect(state.queue).toEqual([
    { opId: 'a', lineId: 'milk', field: 'ticked', value: true, seen: 0, sent: false },
  ]);
  const after = answered(sending(state, ['a']), [{ opId: 'a', outcome: 'done', version: 1, seq: 5 }]);
  expect([after.queue, after.seq, shown(after)?.ticked]).toEqual([[], 5, true]);
  expect(shown(after)?.versions).toEqual({ ticked: 1 });
  expect(wantsLoading(after)).toBe(false);
});

test('quick ticks of one box are one operation, and none when all is as it was', () => {
  const once = acted(opened, 'a', 'milk', tick(true));
  expect(acted(once, 'b', 'milk', tick(false)).queue).toEqual([]);
  const note = acted(acted(opened, 'a', 'milk', { field: 'note', value: 'x' }), 'b', 'milk', {
    field: 'note',
    value: 'y',
  });
  expect(note.queue.map(({ opId, value }) => [opId, value])).toEqual([['a', 'y']]);
  // What may have reached the server is not taken back, but followed.
  const followed = acted(sending(once, ['a']), 'b', 'milk', tick(false));
  expect(followed.queue.map(({ opId, seen }) => [opId, seen])).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
  const after = answered(followed, [{ opId: 'a', outcome: 'done', version: 1, seq: 5 }]);
  expect(after.queue.map(({ opId, seen }) => [opId, seen])).toEqual([['b', 1]]);
});

test('of two people the second is shown what the first did, and his own goes', () => {
  const mine = sending(acted(opened, 'a', 'milk', { field: 'note', value: 'mine' }), ['a']);
  const theirs = heard(mine, [change(5, { field: 'note', value: 'theirs' })]);
  expect(shown(theirs)?.note).toBe('mine');
  const after = answered(theirs, [{ opId: 'a', outcome: 'overtaken', version: 1, seq: 5 }]);
  expect([shown(after)?.note, wantsLoading(after)]).toEqual(['theirs', false]);
  // Before the stream told of it, the list is asked for.
  const early = answered(mine, [{ opId: 'a', outcome: 'overtaken', version: 1, seq: 5 }]);
  expect(wantsLoading(early)).toBe(true);
});

test('changes come late, twice and in any order; behind a gap they show and the gap is asked for', () => {
  const late = heard(opened, [change(6, tick(false), 2)]);
  expect([late.seq, shown(late)?.ticked, wantsLoading(late)]).toEqual([4, false, true]);
  const whole = heard(heard(late, [change(5, tick(true))]), [
    change(5, tick(true)),
    change(6, tick(false), 2),
  ]);
  expect([whole.seq, shown(whole)?.versions, wantsLoading(whole)]).toEqual([6, { ticked: 2 }, false]);
  expect(heard(whole, [change(5, tick(true))])).toBe(whole);
});

test('an older answer does not bring the past back', () => {
  const now = heard(opened, [change(5, tick(true))]);
  expect(loaded(now, { seq: 4, lines: [milk, bread] })).toBe(now);
  expect(shown(now)?.tickedBy).toEqual(olena);
});

test('what the server reckons is asked for, a tick is not', () => {
  expect(wantsLoading(heard(opened, [change(5, tick(true))]))).toBe(false);
  const amount = heard(opened, [change(5, { field: 'amount', value: { quantity: 2, unit: 'kg' } })]);
  expect([shown(amount)?.amounts, wantsLoading(amount)]).toEqual([[{ low: 2, high: 2, unit: 'kg' }], true]);
  expect(wantsLoading(loaded(amount, { seq: 5, lines: [milk, bread] }))).toBe(false);
  expect(wantsLoading(heard(opened, [{ seq: 5, field: 'list' }]))).toBe(true);
});

test('a line goes, comes back as it was, and one of one’s own stands at the end', () => {
  const gone = heard(opened, [change(5, { field: 'removed', value: true })]);
  expect(shownLines(gone).map(({ id }) => id)).toEqual(['bread']);
  const back = acted(gone, 'a', 'milk', { field: 'removed', value: false });
  expect([shown(back)?.name, back.queue[0]?.seen]).toEqual(['milk', 1]);
  const own = acted(opened, 'a', 'new', {
    field: 'added',
    value: { ingredientId: null, text: 'Candles', amount: { quantity: 2, unit: 'piece' } },
  });
  expect(shownLines(own).at(-1)).toMatchObject({ id: 'new', name: 'Candles', own: true, position: 1 });
  expect(shown(acted(own, 'b', 'new', tick(true)), 'new')?.ticked).toBe(true);
});

test('every field shows as near as can be told without the server', () => {
  const act = (setting: LineSetting) => shown(acted(opened, 'a', 'milk', setting));
  expect(act({ field: 'substitute', value: { ingredientId: null, text: 'kefir' } })).toMatchObject({
    name: 'kefir',
    insteadOf: 'milk',
  });
  expect(act({ field: 'price', value: 5000 })).toMatchObject({
    price: { minor: 5000, currency: 'UAH' },
    priceOf: 'paid',
  });
  expect(act({ field: 'aisle', value: 'vegetables' })).toMatchObject({
    aisleName: 'Vegetables',
    moved: true,
  });
  expect(act({ field: 'amount', value: null })?.amounts).toEqual(milk.amounts);
});

test('what was refused is gone from the queue and from the eye', () => {
  const state = dropped(acted(opened, 'a', 'milk', tick(true)), ['a']);
  expect([state.queue, shown(state)?.ticked]).toEqual([[], false]);
});

test.each(Array.from({ length: 20 }, (_, at) => at))(
  'law: ten interleavings from %d0 end the same for all',
  (tens) => {
    for (let seed = tens * 10 + 1; seed <= tens * 10 + 10; seed++) {
      const { server, devices, ...rest } = interleave(seed);
      expect({ seed, devices, ...rest }).toEqual({
        seed,
        devices: devices.map(() => server),
        waiting: 0,
        unseen: 0,
        doubles: 0,
      });
    }
  },
);
