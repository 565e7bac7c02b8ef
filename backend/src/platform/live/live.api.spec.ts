import { describe, expect, test } from '@jest/globals';
import type { Topic } from '@sytno/contract';
import { SessionService } from '../../account/session/session.service';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { MINUTE, now, plus, SECOND } from '../time/clock';
import { LiveHub } from './live-hub';
import { Live } from './live.service';

const stand = useStand();

/** One browser's stream: the lines it got so far, and a way to wait for some. */
async function listen(person: Person, after?: string) {
  const abort = new AbortController();
  const response = await fetch(`${stand.app.url}/api/live`, {
    headers: { ...person.keys, ...(after === undefined ? {} : { 'last-event-id': after }) },
    signal: abort.signal,
  });
  const reader = response.body?.getReader();
  let text = '';
  let ended = false;
  const pump = async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    ended = true;
  };
  const pumping = pump().catch(() => undefined);
  const until = async (what: (text: string) => boolean) => {
    const limit = performance.now() + 10_000;
    while (!what(text)) {
      if (performance.now() > limit) throw new Error(`Not heard within 10 s. Heard: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await until((heard) => heard.includes('"alive"'));
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    hears: (topic: Topic) => until((heard) => heard.includes(`"${topic}"`)),
    until,
    ends: async () => {
      await pumping;
      return ended;
    },
    close: async () => {
      abort.abort();
      await pumping;
    },
  };
}

const touch = (audience: Parameters<Live['touched']>[0], topic: Topic) =>
  stand.app.nest.get(Live).touched(audience, [topic]);

const lastId = async (): Promise<string> => {
  const [row] = await stand.db.query<{ id: number }[]>('select max(id) id from plt_event');
  return String(row?.id);
};

describe('the live stream', () => {
  test('tells a household, a person and everybody what concerns them, and nobody else', async () => {
    const [olena, taras] = [await stand.person(), await stand.person()];
    const [hers, his] = [await listen(olena), await listen(taras)];
    await touch({ householdId: olena.householdId }, 'mealplans.menu');
    await touch({ userId: olena.userId }, 'account.notices');
    await hers.hears('mealplans.menu');
    await hers.hears('account.notices');
    await touch('everybody', 'recipes.catalog');
    await his.hears('recipes.catalog');
    await hers.hears('recipes.catalog');
    expect(his.text()).not.toContain('mealplans.menu');
    expect(his.text()).not.toContain('account.notices');
    await Promise.all([hers.close(), his.close()]);
  });

  test('is neither kept nor packed by anybody on the way', async () => {
    const stream = await listen(await stand.person());
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
    await stream.close();
  });

  test('is told within a second', async () => {
    const olena = await stand.person();
    const stream = await listen(olena);
    const begun = performance.now();
    await touch({ userId: olena.userId }, 'grocery.lists');
    await stream.hears('grocery.lists');
    expect(performance.now() - begun).toBeLessThan(1_000);
    await stream.close();
  });

  test('goes on behind the event that a browser names', async () => {
    const olena = await stand.person();
    await touch({ userId: olena.userId }, 'account.profile');
    const before = await lastId();
    await touch({ userId: olena.userId }, 'mealplans.menu');
    const stream = await listen(olena, before);
    await stream.hears('mealplans.menu');
    expect(stream.text()).not.toContain('account.profile');
    await stream.close();
  });

  test.each(['999999999', '-1', 'x', '1.5'])(
    'behind an event nobody knows (%s) asks for everything again',
    async (after) => {
      const stream = await listen(await stand.person(), after);
      await stream.until((text) => text.includes('"resync"'));
      await stream.close();
    },
  );

  test('a touch of a transaction that is rolled back is not told', async () => {
    const olena = await stand.person();
    const stream = await listen(olena);
    const live = stand.app.nest.get(Live);
    await stand.db
      .transaction(async (manager) => {
        await live.touched({ userId: olena.userId }, ['account.household'], manager);
        throw new Error('no');
      })
      .catch(() => undefined);
    await touch({ userId: olena.userId }, 'account.profile');
    await stream.hears('account.profile');
    expect(stream.text()).not.toContain('account.household');
    await stream.close();
  });

  test('a browser that leaves is forgotten', async () => {
    const hub = stand.app.nest.get(LiveHub);
    const limit = performance.now() + 10_000;
    const emptied = async () => {
      while (hub.size > 0 && performance.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return hub.size;
    };
    expect(await emptied()).toBe(0);
    const streams = await Promise.all(
      [await stand.person(), await stand.person()].map((person) => listen(person)),
    );
    expect(hub.size).toBe(2);
    await Promise.all(streams.map(({ close }) => close()));
    expect(await emptied()).toBe(0);
  });

  test('ends soon after its session did', async () => {
    const olena = await stand.person();
    const stream = await listen(olena);
    await stand.db.transaction((manager) => stand.app.nest.get(SessionService).endAll(manager, olena.userId));
    expect(await stream.ends()).toBe(true);
  });

  test('ends soon after its session’s time is over', async () => {
    const olena = await stand.person();
    const stream = await listen(olena);
    await stand.db.query('update acc_session set expires_at = $1 where user_id = $2', [now(), olena.userId]);
    expect(await stream.ends()).toBe(true);
  });

  test('tells what was touched just before it was opened, and nothing older', async () => {
    const olena = await stand.person();
    await touch({ userId: olena.userId }, 'account.profile');
    await stand.db.query('update plt_event set at = $1', [plus(now(), -MINUTE)]);
    await touch({ userId: olena.userId }, 'mealplans.menu');
    const stream = await listen(olena);
    await stream.hears('mealplans.menu');
    expect(stream.text()).not.toContain('account.profile');
    await stream.close();
  });

  test('tells of a long transaction’s touch to whoever left before it was seen', async () => {
    const olena = await stand.person();
    const [late] = await stand.db.query<{ id: number }[]>(`select nextval('plt_event_id_seq') id`);
    await touch({ userId: olena.userId }, 'account.profile');
    const seen = await lastId();
    await stand.db.query(
      `insert into plt_event (id, user_id, topic, at) values ($1, $2, 'grocery.lists', $3)`,
      [late?.id, olena.userId, plus(now(), -SECOND)],
    );
    const stream = await listen(olena, seen);
    await stream.hears('grocery.lists');
    expect(stream.text()).not.toContain(`id: ${late?.id}`);
    await stream.close();
  });

  test('of somebody who moves to another household begins anew there', async () => {
    const [olena, taras] = [await stand.person(), await stand.person()];
    const stream = await listen(olena);
    await new Builders(stand).moveIn(olena, taras);
    expect(await stream.ends()).toBe(true);
    const there = await listen(olena);
    await touch({ householdId: taras.householdId }, 'grocery.lists');
    await there.hears('grocery.lists');
    await there.close();
  });

  test('one person does not open them without end', async () => {
    const olena = await stand.person();
    const streams = await Promise.all(Array.from({ length: 32 }, () => listen(olena)));
    const response = await fetch(`${stand.app.url}/api/live`, { headers: { ...olena.keys } });
    expect(await response.text()).not.toContain('alive');
    await Promise.all(streams.map(({ close }) => close()));
  });

  test('does not hold up the end of the server', async () => {
    const streams = await Promise.all([await stand.person(), await stand.person()].map((who) => listen(who)));
    const began = performance.now();
    await stand.app.close();
    expect(performance.now() - began).toBeLessThan(2_000);
    await Promise.all(streams.map(({ ends }) => ends()));
    await stand.start();
  });
});
