import { expect, test } from '@jest/globals';
import { SCHEMA } from '../../schema';
import { makeDataSource } from './data-source';

test('the embedded database is given no timer, which would hang it', () => {
  const extraOf = (place: Parameters<typeof makeDataSource>[0], patient = false): unknown =>
    makeDataSource(place, SCHEMA, { patient }).options.extra;
  expect(extraOf({ socketFolder: '/nowhere' })).toEqual({ query_timeout: 20_000 });
  expect(extraOf({ url: 'postgres://localhost/sytno' })).toMatchObject({
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  expect(extraOf({ url: 'postgres://localhost/sytno' }, true)).toEqual({});
});
