import { expect, test } from '@jest/globals';
import { OPEN_STATES, stateAfter, type ApplicationMove, type ApplicationState } from './application-state';

test.each<[ApplicationState, ApplicationMove, ApplicationState | undefined]>([
  ['pending', 'accept', 'accepted'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'withdraw', 'withdrawn'],
  ['accepted', 'accept', undefined],
  ['accepted', 'reject', undefined],
  ['accepted', 'withdraw', 'withdrawn'],
  ['rejected', 'accept', undefined],
  ['rejected', 'reject', undefined],
  ['rejected', 'withdraw', undefined],
  ['withdrawn', 'accept', undefined],
  ['withdrawn', 'reject', undefined],
  ['withdrawn', 'withdraw', undefined],
])('an application that is %s, %s: %s', (state, move, next) => {
  expect(stateAfter(state, move)).toBe(next);
});

test('whoever waits or takes part cannot apply again', () => {
  expect(OPEN_STATES).toEqual(['pending', 'accepted']);
});
