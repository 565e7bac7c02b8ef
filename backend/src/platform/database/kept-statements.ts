import pg from 'pg';

const MARK = /^\/\* kept as ([\w-]+) \*\//;

/**
 * A statement that each connection to a PostgreSQL keeps parsed and planned under a name: for the few that every
 * call asks. The embedded database, whose connections share one set of names, asks it as it is.
 *
 * @param name of letters, digits and hyphens; one statement has it
 */
export const keptAs = (name: string, sql: string): string => `/* kept as ${name} */${sql}`;

type Query = (...given: unknown[]) => unknown;

/** A connection of the pool that knows such statements. */
export class KeepingClient extends pg.Client {}

// By the prototype: `query` of pg has a dozen overloads, and this adds none.
(KeepingClient.prototype as unknown as { query: Query }).query = function keeping(
  this: KeepingClient,
  text: unknown,
  values?: unknown,
  ...more: unknown[]
): unknown {
  const ask = pg.Client.prototype.query as unknown as Query;
  const name = typeof text === 'string' && Array.isArray(values) ? MARK.exec(text)?.[1] : undefined;
  return name === undefined
    ? ask.call(this, text, values, ...more)
    : ask.call(this, { name, text, values }, ...more);
};
