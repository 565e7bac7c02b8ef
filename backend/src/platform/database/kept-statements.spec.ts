import { afterEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { keptAs, KeepingClient } from './kept-statements';

afterEach(() => {
  jest.restoreAllMocks();
});

/** What the connection is asked for in the end. */
function asked(...given: unknown[]): unknown[] {
  const plain = jest.spyOn(pg.Client.prototype, 'query').mockReturnValue(undefined);
  (new KeepingClient() as unknown as { query: (...given: unknown[]) => unknown }).query(...given);
  return plain.mock.calls.at(-1) as unknown[];
}

test('a statement that is to be kept goes under its name, every other one as it is', () => {
  const sql = keptAs('session', 'select $1');
  expect(asked(sql, ['a'])[0]).toEqual({ name: 'session', text: sql, values: ['a'] });
  expect(asked('select $1', ['a'])).toEqual(['select $1', ['a']]);
  expect(asked('commit')[0]).toBe('commit');
  // What a person wrote can be a value and is never read as a mark.
  expect(asked('select $1', [sql])).toEqual(['select $1', [sql]]);
  const object = { text: sql, values: [] };
  expect(asked(object)[0]).toBe(object);
});
