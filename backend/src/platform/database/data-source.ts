import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SECOND, instantOf } from '../time/clock';
import { KeepingClient } from './kept-statements';
import { Naming } from './naming';

/** Where PostgreSQL is: an address, or the folder of the embedded server's socket. */
export type Place = { url: string } | { socketFolder: string };

/** What the whole server stores: gathered from the sections by `schema.ts`. */
export interface Schema {
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
}

const POOL_SIZE = 16;

/** Dates and instants are strings, counts and numerics are numbers; our numbers fit a double exactly. */
function readTypesAsOurs(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  pg.types.setTypeParser(pg.types.builtins.DATE, (value: string) => value);
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value: string) => instantOf(value));
}

/** For a server of its own; the last is the caller's, should the server itself not answer. */
const TIME_OUTS = {
  statement_timeout: 15 * SECOND,
  idle_in_transaction_session_timeout: 30 * SECOND,
  query_timeout: 20 * SECOND,
};

/**
 * The embedded database has no timers: it cannot stop a statement, and PGlite 0.5.14 hangs for ever once
 * `idle_in_transaction_session_timeout` fires (measured). Its socket ends idle transactions instead.
 */
const EMBEDDED_TIME_OUTS = { query_timeout: TIME_OUTS.query_timeout };

/**
 * A data source that is not yet open. It never changes the schema by itself.
 *
 * @param patient without time-outs: for migrations and seeding
 * @param connections at most so many
 */
export function makeDataSource(
  place: Place,
  { entities, migrations }: Schema,
  { patient = false, connections = POOL_SIZE } = {},
): DataSource {
  readTypesAsOurs();
  return new DataSource({
    type: 'postgres',
    ...('url' in place
      ? { url: place.url }
      : { host: place.socketFolder, username: 'postgres', database: 'postgres' }),
    entities,
    migrations,
    migrationsTableName: 'plt_migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new Naming(),
    synchronize: false,
    installExtensions: false,
    logging: ['error', 'migration'],
    logger: 'debug',
    poolSize: patient ? 2 : connections,
    applicationName: 'sytno',
    connectTimeoutMS: 10 * SECOND,
    extra: patient ? {} : 'url' in place ? { ...TIME_OUTS, Client: KeepingClient } : EMBEDDED_TIME_OUTS,
  });
}

/** What a library needs that opens connections of its own. */
export type Connection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly user: string; readonly database: string };

/** How else to reach the database of a data source. */
export function connectionOf({ options }: DataSource): Connection {
  if (options.type !== 'postgres') throw new TypeError('the database is PostgreSQL');
  const { url, host, username, database } = options;
  if (url !== undefined) return { connectionString: url };
  return { host: host ?? '', user: username ?? '', database: database ?? '' };
}
