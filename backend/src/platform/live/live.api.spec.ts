import { describe, expect, test } from '@jest/globals';
import type { Topic } from '@sytno/contract';
import { SessionService } from '../../account/session/session.service';
import { useStand, type Person } from '../../testing/stand';
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
});
