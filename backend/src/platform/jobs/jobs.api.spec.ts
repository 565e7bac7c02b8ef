import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { useStand } from '../../testing/stand';
import { MINUTE, now, plus } from '../time/clock';
import type { Job } from './job';
import { Metrics } from '../metrics/metrics';
import { Jobs } from './jobs.service';

const stand = useStand();
let replicas: Jobs[] = [];
let number = 0;

interface Told {
  who: string;
}
type Handler = Job<Told>['handler'];

/** What handlers did, and a way to wait for so many deeds. */
class Deeds {
  readonly done: string[] = [];
  /** Lets go whoever waits for all. */
  readonly all = new PassThrough({ objectMode: true });
  private readonly news = new PassThrough({ objectMode: true });

  note(deed: string): void {
    this.done.push(deed);
    this.news.emit('deed');
  }

  async wait(count: number): Promise<string[]> {
    while (this.done.length < count) await once(this.news, 'deed');
    return this.done;
  }
}

/** A kind of its own for each test, so that none takes another's jobs. */
const kindOf = () => ({ name: `spec-${++number}`, schema: z.strictObject({ who: z.string() }) });

/** A server's jobs beside those of the stand, as another replica has them. */
async function replica(job: Job<Told>): Promise<Jobs> {
  const jobs = new Jobs(stand.db, stand.app.nest.get(Metrics));
  jobs.add(job);
  await jobs.onApplicationBootstrap();
  replicas.push(jobs);
  return jobs;
}

/** Ends them as a server does. */
async function ended(jobs: Jobs): Promise<void> {
  await jobs.beforeApplicationShutdown();
  await jobs.onApplicationShutdown();
}

const rows = (name: string) =>
  stand.db.query<{ state: string; retry_count: number; start_after: string; created_on: string }[]>(
    'select state, retry_count, start_after, created_on from jobs.job where name = $1 order by created_on',
    [name],
  );
/** Waits until the one job of a queue is in a state. */
async function stateIs(name: string, state: string): Promise<void> {
  while ((await rows(name))[0]?.state !== state) await new Promise(setImmediate);
}

beforeAll(() => {
  expect(stand.app.nest.get(Jobs)).toBeInstanceOf(Jobs);
});
afterEach(async () => {
  await Promise.all(replicas.map(ended));
  replicas = [];
});

describe('a job', () => {
  test('is done with what it was told, and then is done', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const jobs = await replica({ ...kind, handler: async ({ who }) => deeds.note(who) });
    await jobs.send(kind, { who: 'Олена' });
    expect(await deeds.wait(1)).toEqual(['Олена']);
    await stateIs(kind.name, 'completed');
  });

  test('belongs to its transaction', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const jobs = await replica({ ...kind, handler: async ({ who }) => deeds.note(who) });
    const failing = stand.db.transaction(async (manager) => {
      await jobs.send(kind, { who: 'nobody' }, manager);
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    await stand.db.transaction((manager) => jobs.send(kind, { who: 'somebody' }, manager));
    jobs.wake(kind);
    expect(await deeds.wait(1)).toEqual(['somebody']);
    expect(await rows(kind.name)).toHaveLength(1);
  });

  test('of many is done once each, by whichever replica', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = async ({ who }) => deeds.note(who);
    const all = [await replica({ ...kind, handler }), await replica({ ...kind, handler })];
    const names = Array.from({ length: 12 }, (_, i) => `n${i}`);
    for (const [i, who] of names.entries()) await all[i % 2]?.send(kind, { who });
    for (const jobs of all) jobs.wake(kind);
    expect([...(await deeds.wait(12))].sort()).toEqual([...names].sort());
  });

  test('of which several may be done at once does not wait for the one before', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = ({ who }) => {
      deeds.note(who);
      return deeds.done.length < 3 ? once(deeds.all, 'all').then(() => undefined) : Promise.resolve();
    };
    const jobs = await replica({ ...kind, handler, atOnce: 3 });
    for (const who of ['a', 'b', 'c']) await jobs.send(kind, { who });
    expect((await deeds.wait(3)).sort()).toEqual(['a', 'b', 'c']);
    deeds.all.emit('all');
    await stateIs(kind.name, 'completed');
  });

  test('that fails is tried again', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = async () => {
      deeds.note('tried');
      if (deeds.done.length < 3) throw new Error('not yet');
    };
    const jobs = await replica({ ...kind, handler, retryAfter: 0 });
    await jobs.send(kind, { who: 'x' });
    await deeds.wait(3);
    await stateIs(kind.name, 'completed');
    expect(await rows(kind.name)).toMatchObject([{ retry_count: 2 }]);
  });

  test('that goes on failing waits longer each time, and is given up in the end', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = async () => {
      deeds.note('tried');
      throw new Error('never');
    };
    const jobs = await replica({ ...kind, handler, retries: 1, retryAfter: 10 * MINUTE });
    await jobs.send(kind, { who: 'x' });
    await stateIs(kind.name, 'retry');
    const [waiting] = await rows(kind.name);
    expect(Date.parse(waiting!.start_after)).toBeGreaterThan(Date.parse(plus(now(), 9 * MINUTE)));
    await stand.db.query('update jobs.job set start_after = now() where name = $1', [kind.name]);
    jobs.wake(kind);
    await stateIs(kind.name, 'failed');
    expect(deeds.done).toHaveLength(2);
  });

  test('that hangs is left behind when its time is over, and the next one comes', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = ({ who }) => {
      deeds.note(who);
      return who === 'hangs' ? new Promise(() => undefined) : Promise.resolve();
    };
    const jobs = await replica({ ...kind, handler, lasts: 30, retries: 0 });
    await jobs.send(kind, { who: 'hangs' });
    await jobs.send(kind, { who: 'works' });
    expect(await deeds.wait(2)).toEqual(['hangs', 'works']);
  });

  test('whose data nobody can read is put away and not tried again', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const jobs = await replica({ ...kind, handler: async ({ who }) => deeds.note(who) });
    await jobs.send({ ...kind, schema: z.object({ who: z.number() }) }, { who: 5 });
    await stateIs(kind.name, 'cancelled');
    expect(deeds.done).toEqual([]);
  });

  test('is not asked for with wrong data', async () => {
    const kind = kindOf();
    const jobs = await replica({ ...kind, handler: async () => undefined });
    await expect(jobs.send(kind, { who: 5 } as unknown as Told)).rejects.toThrow();
    expect(await rows(kind.name)).toEqual([]);
  });
});

describe('what comes by itself', () => {
  test('comes once in its span, however many replicas look at the clock', async () => {
    const deeds = new Deeds();
    const job = { name: `spec-${++number}`, schema: z.strictObject({}), every: 24 * 60 * MINUTE };
    const all = [
      new Jobs(stand.db, stand.app.nest.get(Metrics)),
      new Jobs(stand.db, stand.app.nest.get(Metrics)),
    ];
    for (const jobs of all) {
      jobs.add({ ...job, handler: async () => deeds.note('came') });
      await jobs.onApplicationBootstrap();
      replicas.push(jobs);
    }
    for (const jobs of [...all, ...all]) await jobs.tick();
    await stateIs(job.name, 'completed');
    expect(await rows(job.name)).toHaveLength(1);
    expect(deeds.done).toEqual(['came']);
  });
});

describe('the end of a server', () => {
  test('tells what runs, and waits for it', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = async (_, signal) => {
      deeds.note('began');
      await once(signal, 'abort');
      deeds.note('ended');
    };
    const jobs = await replica({ ...kind, handler });
    await jobs.send(kind, { who: 'x' });
    await deeds.wait(1);
    await ended(jobs);
    expect(deeds.done).toEqual(['began', 'ended']);
    expect(await rows(kind.name)).toMatchObject([{ state: 'completed' }]);
  });

  test('gives back what does not listen, within two seconds', async () => {
    const [kind, deeds] = [kindOf(), new Deeds()];
    const handler: Handler = () => {
      deeds.note('began');
      return new Promise(() => undefined);
    };
    const jobs = await replica({ ...kind, handler });
    await jobs.send(kind, { who: 'x' });
    await deeds.wait(1);
    const began = performance.now();
    await ended(jobs);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await rows(kind.name)).toMatchObject([{ state: 'retry' }]);
  });

  test('takes no more jobs', async () => {
    const kind = kindOf();
    const jobs = await replica({ ...kind, handler: async () => undefined });
    await ended(jobs);
    await expect(jobs.send(kind, { who: 'x' })).rejects.toThrow('does not run');
  });
});
