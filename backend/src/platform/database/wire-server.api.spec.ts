import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { freshDataDir } from '../../testing/template';
import { WireServer } from './wire-server';

let folder: string;
let db: PGlite;
let server: WireServer;
const pools: pg.Pool[] = [];

const pool = (max: number): pg.Pool => {
  const made = new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max });
  made.on('error', () => undefined);
  pools.push(made);
  return made;
};

const client = async (): Promise<pg.Client> => {
  const made = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  made.on('error', () => undefined);
  await made.connect();
  return made;
};

beforeAll(async () => {
  folder = await freshDataDir();
  db = await PGlite.create({ dataDir: join(folder, 'pg'), extensions: { pg_trgm } });
  server = new WireServer(db, 2_000);
  await server.listen(join(folder, '.s.PGSQL.5432'));
  await db.exec('create table t (id int primary key, v int)');
}, 30_000);

afterAll(async () => {
  for (const made of pools) await made.end();
  await server.close();
  await db.close();
  await rm(folder, { recursive: true });
});

describe('many connections to one session', () => {
  test('get their own answers, whatever the others ask meanwhile', async () => {
    const many = pool(16);
    const one = async (i: number): Promise<void> => {
      const columns = Array.from({ length: (i % 5) + 1 }, (_, k) => k);
      const sql = `select ${columns.map((k) => `$${k + 1}::int as c${k}`).join(', ')}`;
      const { rows } = await many.query<Record<string, number>>(
        sql,
        columns.map((k) => i * 10 + k),
      );
      expect(rows).toEqual([Object.fromEntries(columns.map((k) => [`c${k}`, i * 10 + k]))]);
    };
    const transaction = async (i: number): Promise<void> => {
      const own = await many.connect();
      await own.query('begin');
      await own.query('insert into t values ($1, $2)', [i, i]);
      await own.query(i % 3 === 0 ? 'rollback' : 'commit');
      own.release();
    };
    await Promise.all([
      ...Array.from({ length: 1500 }, (_, i) => one(i)),
      ...Array.from({ length: 300 }, (_, i) => transaction(i)),
    ]);
    expect((await many.query('select count(*)::int as n from t')).rows).toEqual([{ n: 200 }]);
  });

  test('may name their prepared statements alike', async () => {
    const [a, b] = [await client(), await client()];
    const ask = (own: pg.Client, text: string) => own.query({ name: 'same', text, values: [1] });
    const answers = await Promise.all([
      ask(a, 'select $1::int + 1 as x'),
      ask(b, 'select $1::int + 2 as x'),
      ask(a, 'select $1::int + 1 as x'),
      ask(b, 'select $1::int + 2 as x'),
    ]);
    expect(answers.map(({ rows }) => rows[0])).toEqual([{ x: 2 }, { x: 3 }, { x: 2 }, { x: 3 }]);
    await a.end();
    await b.end();
    const c = await client();
    const { rows } = await c.query('select count(*)::int as n from pg_prepared_statements');
    expect(rows).toEqual([{ n: 0 }]);
    await c.end();
  });

  test('an error in a transaction stays its own', async () => {
    const [a, b] = [await client(), await client()];
    await a.query('begin');
    await expect(a.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    const other = b.query('select 1 as fine');
    await expect(a.query('select 1')).rejects.toThrow('aborted');
    await a.query('rollback');
    expect((await other).rows).toEqual([{ fine: 1 }]);
    await a.end();
    await b.end();
  });

  test('who leaves within a transaction takes it along', async () => {
    const [a, b] = [await client(), await client()];
    await a.query('begin');
    await a.query('insert into t values (1000, 0)');
    const other = b.query('select count(*)::int as n from t where id = 1000');
    a.connection.stream.destroy();
    expect((await other).rows).toEqual([{ n: 0 }]);
    await b.end();
  });

  test('a transaction that does nothing does not hold the others for ever', async () => {
    const [a, b] = [await client(), await client()];
    await a.query('begin');
    await a.query('insert into t values (1001, 0)');
    const { rows } = await b.query('select count(*)::int as n from t where id = 1001');
    expect(rows).toEqual([{ n: 0 }]);
    await expect(a.query('commit')).rejects.toThrow();
    await b.end();
  });
});
