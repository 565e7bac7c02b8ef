import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** With this the API suite runs on two replicas: the address of a PostgreSQL that may make databases. */
const SERVER = process.env['SYTNO_SPEC_POSTGRES'];

/** A database of its own on that server. */
export interface ReplicaDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes an empty database on the server that the environment names; undefined when it names none. */
export async function replicaDatabase(): Promise<ReplicaDatabase | undefined> {
  if (SERVER === undefined) return undefined;
  const name = `spec_${randomBytes(8).toString('hex')}`;
  await asked(SERVER, `create database ${name}`);
  return {
    url: SERVER.replace(/\/\w+\?/, `/${name}?`),
    drop: () => asked(SERVER, `drop database ${name} with (force)`),
  };
}

async function asked(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
