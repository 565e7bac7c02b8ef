import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { UnitId } from '../food/units';
import { changesOf, settle, type HeldLine, type PlannedNeed } from './changes';
import { needOf, sumOfSources, type LineSource } from './source';

const RECIPE = 'soup';

const part = (menuItemId: string | null, quantity: number | null, unit: UnitId = 'g'): LineSource => ({
  menuItemId,
  recipeId: RECIPE,
  date: menuItemId === null ? null : '2026-11-25',
  servings: 4,
  amount: quantity === null ? null : { low: quantity, high: quantity, unit },
});
const line = (id: string, sources: LineSource[], ticked = false, key = 'potato'): HeldLine => ({
  id,
  key,
  ticked,
  sources,
});
const need = (sources: LineSource[], key = 'potato'): PlannedNeed => ({ key, sources });
const kinds = (lines: HeldLine[], planned: PlannedNeed[], without: string[] = []) =>
  changesOf(lines, planned, new Set(without)).map(({ key, kind }) => [key, kind]);

describe('what a changed menu does to a list', () => {
  test.each<[string, HeldLine[], PlannedNeed[], [string, string][]]>([
    ['nothing when nothing changed', [line('1', [part('a', 400)])], [need([part('a', 400)])], []],
    ['a new food', [], [need([part('a', 400)])], [['potato', 'added']]],
    ['more of it', [line('1', [part('a', 400)])], [need([part('a', 600)])], [['potato', 'more']]],
    [
      'less of it',
      [line('1', [part('a', 400), part('b', 100)])],
      [need([part('a', 400)])],
      [['potato', 'less']],
    ],
    ['none of it', [line('1', [part('a', 400)])], [], [['potato', 'gone']]],
    ['a dish on another day needs the same', [line('1', [part('a', 400)])], [need([part('b', 400)])], []],
    ['rounding is no change', [line('1', [part('a', 400)])], [need([part('a', 400.3)])], []],
    [
      'grams in place of a piece',
      [line('1', [part('a', 1, 'piece')])],
      [need([part('a', 200)])],
      [['potato', 'more']],
    ],
    ['to taste stays to taste', [line('1', [part('a', null)])], [need([part('b', null)])], []],
    ['what the menu did not bring is not looked at', [line('1', [part(null, 400)])], [], []],
  ])('%s', (_, lines, planned, wanted) => {
    expect(kinds(lines, planned)).toEqual(wanted);
  });

  test('what was left out is not offered again', () => {
    expect(kinds([], [need([part('a', 1)])], ['potato'])).toEqual([]);
  });
});

describe('accepting it', () => {
  test('a line in the basket stays, what is missing is told apart', () => {
    expect(settle([line('1', [part('a', 400)], true)], [part('a', 600), part('b', 50)])).toEqual({
      lines: [{ id: '1', sources: [part('a', 400)] }],
      more: [part('a', 200), part('b', 50)],
    });
  });

  test('a line still to buy takes it all', () => {
    const { lines, more } = settle([line('1', [part('a', 400), part(null, 50)])], [part('a', 600)]);
    expect([lines, more]).toEqual([[{ id: '1', sources: [part(null, 50), part('a', 600)] }], []]);
  });

  test('lines that were taken apart keep each its own dish', () => {
    const { lines } = settle(
      [line('1', [part('a', 400)]), line('2', [part('b', 100)])],
      [part('b', 150), part('a', 1)],
    );
    expect(lines).toEqual([
      { id: '1', sources: [part('a', 1)] },
      { id: '2', sources: [part('b', 150)] },
    ]);
  });

  test('the same dish twice on a day is two cookings', () => {
    const { more } = settle([line('1', [part('a', 400)])], [part('a', 400), part('b', 400)]);
    expect(more).toEqual([part('b', 400)]);
    expect(needOf([part('a', 400), part('b', 400)], 'potato', new Map()).amounts).toEqual([
      { low: 800, high: 800, unit: 'g' },
    ]);
  });

  const quantity = fc.option(fc.double({ min: 0.5, max: 2000, noNaN: true }), { freq: 6 });
  const source = fc
    .tuple(fc.constantFrom('a', 'b', 'c', null), quantity, fc.constantFrom<UnitId>('g', 'ml', 'piece'))
    .map(([item, amount, unit]) => part(item, amount, unit));
  const wanted = fc.array(
    source.filter(({ menuItemId }) => menuItemId !== null),
    { maxLength: 6 },
  );
  const lines = fc
    .array(fc.tuple(fc.array(source, { maxLength: 4 }), fc.boolean()), { maxLength: 4 })
    .map((all) => all.map(([sources, ticked], at) => line(String(at), sources, ticked)));

  test('leaves nothing to accept, loses nothing, and does the same again', () => {
    fc.assert(
      fc.property(lines, wanted, (held, planned) => {
        const { lines: settled, more } = settle(held, planned);
        const after = [
          ...held.map((one, at) => ({ ...one, sources: settled[at]?.sources ?? [] })),
          line('new', [...more]),
        ];
        expect(kinds(after, planned.length > 0 ? [need(planned)] : [])).toEqual([]);
        const all = after.flatMap(({ sources }) => sources.filter(({ menuItemId }) => menuItemId !== null));
        for (const [unit, { high }] of sumOfSources(planned).parts) {
          expect(sumOfSources(all).parts.get(unit)?.high ?? 0).toBeGreaterThan(high * 0.99);
        }
        const own = (from: readonly HeldLine[]) =>
          from.flatMap(({ sources }) => sources.filter(({ menuItemId }) => menuItemId === null));
        expect(own(after)).toEqual(own(held));
        const again = settle(after, planned);
        expect(again.more.length).toBe(0);
        // What is in the basket never grows by itself.
        for (const [at, one] of held.entries()) {
          if (!one.ticked) continue;
          const [before, now] = [sumOfSources(one.sources), sumOfSources(settled[at]?.sources ?? [])];
          for (const [unit, { high }] of now.parts) {
            expect(high).toBeLessThanOrEqual((before.parts.get(unit)?.high ?? 0) + 1);
          }
        }
      }),
      { seed: 12, numRuns: 400 },
    );
  });
});
