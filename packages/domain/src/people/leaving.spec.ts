import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { heirOf, type Heir } from './leaving';

const heir = (userId: string, role: Heir['role'], year: number): Heir => ({
  userId,
  role,
  joinedAt: `${String(year)}-01-01T00:00:00.000Z`,
});

const [grandma, son, daughter] = [
  heir('a', 'reader', 2020),
  heir('b', 'planner', 2024),
  heir('c', 'planner', 2022),
];

test.each<[string, Heir[], string | null, string | undefined]>([
  ['nobody', [], null, undefined],
  ['nobody, whoever was named', [], 'a', undefined],
  ['whom he named, though he only reads', [grandma, son, daughter], 'a', 'a'],
  ['the planner who came first', [grandma, son, daughter], null, 'c'],
  ['the planner who came first when the named one is not there any more', [grandma, son, daughter], 'x', 'c'],
  ['a reader where nobody plans', [grandma], null, 'a'],
])('a household goes to %s', (_, members, named, expected) => {
  expect(heirOf(members, named)?.userId).toBe(expected);
});

describe('whoever lives there', () => {
  const members = fc.uniqueArray(
    fc.record({
      userId: fc.uuid(),
      role: fc.constantFrom<Heir['role']>('planner', 'reader'),
      joinedAt: fc.constantFrom('2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'),
    }),
    { selector: ({ userId }) => userId },
  );

  test('somebody takes it, and in whichever order they are told it is the same one', () => {
    fc.assert(
      fc.property(members, fc.option(fc.uuid()), (all, named) => {
        const found = heirOf(all, named);
        expect(found === undefined).toBe(all.length === 0);
        expect(heirOf(all.toReversed(), named)).toEqual(found);
      }),
    );
  });
});
