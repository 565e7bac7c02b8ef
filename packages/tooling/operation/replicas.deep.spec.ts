import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needing } from './needing';
import { SmtpSink } from '../../../backend/src/testing/smtp-sink';
import { people } from '../bench/list-sync.mjs';
import { ownPostgres } from '../src/postgres.mjs';
import { root } from '../src/workspace.mjs';
import { startBalancer } from './balancer.mjs';
import { followList } from './list-followers.mjs';
import { endReplicas, startReplica, type Replica } from './replica.mjs';
import { Writers } from './writers';

interface Client {
  connect(): Promise<void>;
  end(): Promise<void>;
  on(event: 'error', hear: () => void): void;
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: Record<string, string>[] }>;
}
const pg = createRequire(join(root, 'backend/package.json'))('pg') as { Client: new (o: object) => Client };

const postgres = await ownPostgres();

/** The balancer's own answer when nobody answered it. */
const SHORTAGE = 502;

needing(postgres, 'PostgreSQL')('two replicas on one PostgreSQL behind a balancer', () => {
  const data = mkdtempSync(join(tmpdir(), 'sytno-replicas-'));
  const sink = new SmtpSink();
  /** Those that run, and all there were. */
  const replicas: Replica[] = [];
  const all: Replica[] = [];
  const started = async (): Promise<Replica> => {
    const replica = await startReplica(env);
    all.push(replica);
    return replica;
  };
  let db: Client;
  let env: Record<string, string>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;

  const connect = async () => {
    db = new pg.Client({ connectionString: postgres!.url });
    db.on('error', () => undefined);
    await db.connect();
  };

  beforeAll(async () => {
    env = {
      DATABASE_URL: postgres!.url,
      DATA_DIR: data,
      SMTP_URL: await sink.listen(),
      MAIL_FROM: 'no-reply@sytno.test',
      DEMO: 'on',
    };
    replicas.push(...(await Promise.all([started(), started()])));
    balancer = await startBalancer(replicas.map(({ port }) => port));
    await connect();
  }, 180_000);
  afterAll(async () => {
    await balancer.close();
    await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
    endReplicas();
    await db.end();
    await postgres!.stop();
    sink.close();
    rmSync(data, { recursive: true, force: true });
  }, 60_000);

  test('started together they migrated once, and both answer', async () => {
    for (const { url } of replicas) expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    const { rows } = await db.query('select count(*) all, count(distinct name) names from plt_migration');
    expect(rows[0]?.['all']).toBe(rows[0]?.['names']);
  });

  test('a killed replica, a killed database and an ended replica lose nothing that was acknowledged', async () => {
    const writers = new Writers(balancer.url);
    const lists = await people(db, { lists: 4, lines: 20, devices: 2, perSecond: 0, seconds: 0 });
    const end = new AbortController();
    const followers = lists.map((list) => [
      followList(balancer.url, list.id, list.headers, end.signal),
      followList(balancer.url, list.id, list.headers, end.signal),
    ]);
    for (const list of lists) writers.tick(list);
    for (const name of ['w0', 'w1']) writers.register(name);
    await writers.during('quiet', () => wait(1_500));
    await writers.during('replica killed', async () => {
      await replicas[0]!.end('SIGKILL');
      await wait(1_000);
      replicas[0] = await started();
      balancer.use(replicas.map(({ port }) => port));
    });
    await writers.during('database killed', async () => {
      await postgres!.kill();
      await wait(1_500);
      await postgres!.start();
      for (const { url } of replicas)
        while ((await fetch(`${url}/api/health/ready`)).status !== 200) await wait(50);
    });
    await connect();
    await writers.during('replica ended', async () => {
      const next = await started();
      balancer.use([next.port, replicas[1]!.port]);
      await replicas[0]!.end('SIGTERM');
      replicas[0] = next;
    });
    await writers.end();

    // Everybody who had a list open heard of every change that was acknowledged, across all of it.
    const complete = () =>
      followers.every((pair, at) =>
        pair.every(({ heard }) => [...writers.ticks.get(lists[at]!.id)!].every((seq) => heard.has(seq))),
      );
    for (const limit = performance.now() + 15_000; !complete() && performance.now() < limit;) await wait(50);
    end.abort();
    expect(complete()).toBe(true);
    expect(followers.flat().some(({ opened }) => opened() >= 2)).toBe(true);
    expect([...writers.ticks.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(100);

    // Everybody who was told that he has an account has one.
    expect(writers.registered.size).toBeGreaterThan(10);
    expect(await writers.lost()).toEqual([]);

    const crashes = all.flatMap((replica) =>
      [...replica.words().matchAll(/"err":\{"type":"(\w+)","message":"([^"]*)"/g)].map(
        ([, type, words]) => `${type}: ${words}`,
      ),
    );
    expect([...new Set(crashes)]).toEqual([]);
    // What was said meanwhile: nothing of a crash, and of the database's absence in our own words.
    expect(writers.failures.filter(({ status }) => ![0, SHORTAGE, 503].includes(status))).toEqual([]);
    const ours = writers.failures.filter(({ status }) => status === 503);
    expect(ours.length).toBeGreaterThan(0);
    for (const { body } of ours)
      expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE', defined: true });
    expect(
      // What was on its way when the first one was killed counts as begun before.
      writers.failures.filter(
        ({ during: when, status }) => when === 'replica ended' || (when === 'quiet' && status !== SHORTAGE),
      ),
    ).toEqual([]);

    // A letter to each, to nobody twice; what comes by the clock came once in each span.
    const { rows: letters } = await db.query(
      `select to_address, count(*) from plt_mail where to_address like 'w%@sytno.test' group by 1 having count(*) > 1`,
    );
    expect(letters).toEqual([]);
    const sent = sink.mails.flatMap((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? []);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length - new Set(sent).size).toBeLessThanOrEqual(1);
    const { rows: twice } = await db.query(
      `select name, singleton_on, count(*) from jobs.job where singleton_key = 'clock'
        group by name, singleton_on having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  }, 120_000);
});
