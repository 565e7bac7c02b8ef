import { expect, test } from '@jest/globals';
import {
  ALL_APPLICATION_STATES,
  APPLICATION_MOVES,
  applicationAfter,
  OPEN_APPLICATIONS,
  type ApplicationMove,
  type ApplicationState,
} from './application-states';

const WAYS: readonly [ApplicationState, ApplicationMove, ApplicationState][] = [
  ['pending', 'accept', 'accepted'],
  ['pending', 'putOnList', 'waiting'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'end', 'rejected'],
  ['pending', 'withdraw', 'withdrawn'],
  ['waiting', 'accept', 'accepted'],
  ['waiting', 'seat', 'accepted'],
  ['waiting', 'reject', 'rejected'],
  ['waiting', 'end', 'rejected'],
  ['waiting', 'withdraw', 'withdrawn'],
  ['accepted', 'withdraw', 'withdrawn'],
  ['accepted', 'remove', 'removed'],
];

test.each(WAYS)('an application that is %s, %s: %s', (state, move, next) => {
  expect(applicationAfter(state, move)).toBe(next);
});

test('nothing else happens to an application', () => {
  const moves = Object.keys(APPLICATION_MOVES) as ApplicationMove[];
  const possible = ALL_APPLICATION_STATES.flatMap((state) =>
    moves.filter((move) => applicationAfter(state, move) !== undefined),
  );
  expect(possible).toHaveLength(WAYS.length);
});

test('what ended stays ended, and whoever waits or takes part cannot apply again', () => {
  expect(OPEN_APPLICATIONS).toEqual(['pending', 'waiting', 'accepted']);
  const ended = ALL_APPLICATION_STATES.filter((state) => !OPEN_APPLICATIONS.includes(state));
  const from = WAYS.map(([state]) => state);
  for (const state of ended) expect(from).not.toContain(state);
});
