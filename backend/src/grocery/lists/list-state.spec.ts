import { expect, test } from '@jest/globals';
import { canMove, LIST_MOVES, type ListMove, type ListState } from './list-state';

/** The table a second time: what can be done in each state. */
const able: Record<ListState, readonly ListMove[]> = {
  draft: ['use', 'tick', 'change', 'remove'],
  'in-use': ['use', 'putBack', 'tick', 'change', 'close'],
  closed: [],
};

test.each(Object.entries(able) as [ListState, readonly ListMove[]][])(
  'what can be done to a list that is %s',
  (state, moves) => {
    const all = Object.keys(LIST_MOVES) as ListMove[];
    expect(all.filter((move) => canMove(state, move))).toEqual(moves);
  },
);

test('a list goes from draft to the shop to closed', () => {
  expect([LIST_MOVES.use.to, LIST_MOVES.putBack.to, LIST_MOVES.close.to]).toEqual([
    'in-use',
    'draft',
    'closed',
  ]);
});
