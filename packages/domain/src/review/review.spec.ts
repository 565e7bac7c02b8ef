import { describe, expect, test } from '@jest/globals';
import { review, REVIEW_MOVES, REVIEW_STATES, type ReviewMove } from './review';

describe('review', () => {
  test.each([
    ['private', 'submit', 'owner', 'pending'],
    ['pending', 'publish', 'admin', 'published'],
    ['pending', 'return', 'admin', 'returned'],
    ['returned', 'submit', 'owner', 'pending'],
    ['published', 'change', 'owner', 'pending'],
    ['published', 'withdraw', 'owner', 'withdrawn'],
    ['withdrawn', 'submit', 'owner', 'pending'],
    ['published', 'takeDown', 'admin', 'returned'],
    ['pending', 'recall', 'owner', 'private'],
    ['private', 'publish', 'admin', undefined],
    ['pending', 'publish', 'owner', undefined],
    ['published', 'submit', 'owner', undefined],
    ['pending', 'submit', 'owner', undefined],
  ] as const)('%s, %s by %s: %s', (state, move, by, result) => {
    expect(review(state, move, by)).toBe(result);
  });

  test('nothing is published but by an administrator out of pending', () => {
    for (const state of REVIEW_STATES) {
      for (const move of Object.keys(REVIEW_MOVES) as ReviewMove[]) {
        for (const by of ['owner', 'admin'] as const) {
          if (review(state, move, by) === 'published')
            expect([state, move, by]).toEqual(['pending', 'publish', 'admin']);
        }
      }
    }
  });

  test('every state can be left', () => {
    for (const state of REVIEW_STATES) {
      const ways = Object.values(REVIEW_MOVES).filter(({ from }) =>
        (from as readonly string[]).includes(state),
      );
      expect(ways.length).toBeGreaterThan(0);
    }
  });
});
