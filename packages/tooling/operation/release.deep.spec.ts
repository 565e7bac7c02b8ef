import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needing } from './needing';
import { people } from '../bench/list-sync.mjs';
import { ownPostgres } from '../src/postgres.mjs';
import { root } from '../src/workspace.mjs';
import { startBalancer } from './balancer.mjs';
import { endReplicas, startReplica } from './replica.mjs';
import { Writers } from './writers';

const pg = createRequire(join(root, 'backend/package.json'))('pg') as {
  Client: new (
    o: object,
  ) => Parameters<typeof people>[0] & { connect(): Promise<void>; end(): Promise<void> };
};
const MAIN = join(root, 'backend/dist/main.mjs');
const SCHEMA_BEHIND = 5;

/** What a next release may do to the schema while this one still works on it. */
const EXPANSION = [
  'alter table acc_user add column next_word text',
  'alter table acc_session add column next_count integer not null default 0',
  'alter table gro_list add column next_at timestamptz',
  'create table acc_next (id uuid primary key, user_id uuid not null references acc_user on delete cascade)',
  'create index ix_acc_next on acc_next (user_id)',
  `insert into plt_migration (timestamp, name) values (99999999999999, 'Next99999999999999')`,
];

const postgres = await ownPostgres();

needing(postgres, 'PostgreSQL')('a release', () => {
  const data = mkdtempSync(join(tmpdir(), 'sytno-release-'));
  const env = { DATABASE_URL: postgres?.url ?? '', DATA_DIR: data, DEMO: 'on' };
  const without = { ...env, MIGRATE_AT_START: 'off' };
  afterAll(async () => {
    endReplicas();
    await postgres!.stop();
    rmSync(data, { recursive: true, force: true });
  }, 30_000);

  test('does not start on a schema that lacks its migrations, and says what to do', async () => {
    const refused = spawnSync(process.execPath, [MAIN], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', PORT: '0', ...without },
    });
    expect([refused.status, refused.stderr]).toEqual([
      SCHEMA_BEHIND,
      expect.stringContaining('main.mjs migrate'),
    ]);
  }, 60_000);

  test('takes over from the one before, both on one schema, without a write that is lost', async () => {
    const before = [await startReplica(env), await startReplica(env)];
    const balancer = await startBalancer(before.map(({ port }) => port));
    const writers = new Writers(balancer.url);
    for (const name of ['a', 'b', 'c']) writers.register(name);
    const db = new pg.Client({ connectionString: postgres!.url });
    await db.connect();
    const migrate = () =>
      spawnSync(process.execPath, [MAIN, 'migrate'], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...env },
      });
    const added: Awaited<ReturnType<typeof startReplica>>[] = [];
    await writers.during('only the old', () => wait(1_000));
    await writers.during('expanding', async () => {
      for (const statement of EXPANSION) await db.query(statement);
      const { status, stdout, stderr } = migrate();
      expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining('up to date')]);
      // A second time there is nothing to do.
      expect(migrate().status).toBe(0);
    });
    await writers.during('side by side', async () => {
      added.push(await startReplica(without));
      balancer.use([before[1]!.port, added[0]!.port]);
      await before[0]!.end('SIGTERM');
      await wait(1_500);
    });
    await writers.during('only the new', async () => {
      added.push(await startReplica(without));
      balancer.use(added.map(({ port }) => port));
      await before[1]!.end('SIGTERM');
      await wait(1_000);
    });
    await writers.end();
    expect(await writers.lost()).toEqual([]);
    expect(writers.registered.size).toBeGreaterThan(10);
    // An old one that ends may cut what it was answering; a second try healed each.
    expect(writers.failures.filter(({ status }) => ![0, 502].includes(status))).toEqual([]);
    for (const replica of added) expect(replica.words()).not.toContain('"level":50');

    // Restarting under load: nothing fails at all, since what runs is let end.
    const lists = await people(db, { lists: 3, lines: 20, devices: 0, perSecond: 0, seconds: 0 });
    const again = new Writers(balancer.url);
    for (const list of lists) again.tick(list);
    again.register('again');
    await again.during('restart', async () => {
      const next = await startReplica(without);
      balancer.use([next.port, added[1]!.port]);
      expect(await added[0]!.end('SIGTERM')).toBe(0);
      added[0] = next;
    });
    await again.end();
    expect(again.failures).toEqual([]);
    expect(await again.lost()).toEqual([]);
    for (const { id } of lists) {
      const acknowledged = again.ticks.get(id)!;
      const { rows } = await db.query('select seq from gro_list where id = $1', [id]);
      expect(acknowledged.size).toBeGreaterThan(5);
      expect(Number(rows[0]?.['seq'])).toBeGreaterThanOrEqual(Math.max(...acknowledged));
    }
    await balancer.close();
    await Promise.all(added.map((replica) => replica.end('SIGTERM')));
    await db.end();
  }, 240_000);
});
