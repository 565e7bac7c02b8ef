import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { addDays, dayAt } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type Link = Outputs['mealplans']['calendar']['get'];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/calendar';

const create = async (as: Person): Promise<string> => {
  const { status, body } = await stand.call('POST', PATH, { as });
  expect(status).toBe(201);
  return (body as Link).url ?? '';
};
const pathOf = (url: string): string => new URL(url).pathname;
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  fetch(stand.app.url.replace('localhost', '127.0.0.1') + pathOf(url), { headers });
const summaries = async (url: string): Promise<string[]> => {
  const text = (await (await fetchFeed(url)).text()).replace(/\r\n /g, '');
  return [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, words = '']) => words);
};

let anna: Person;
let today: string;
beforeEach(async () => {
  anna = await stand.person();
  today = dayAt(now(), 'Europe/Kyiv');
});

describe('a calendar link', () => {
  test('is none until it is made; the same is told again; a new one ends the old; it is ended', async () => {
    expect((await stand.call('GET', PATH, { as: anna })).body).toEqual({ url: null, createdAt: null });
    const first = await create(anna);
    expect(first).toMatch(/^http:\/\/sytno\.test\/calendar\/[\w-]{43}\.ics$/);
    expect((await stand.call('GET', PATH, { as: anna })).body).toMatchObject({ url: first });
    const second = await create(anna);
    expect(second).not.toBe(first);
    expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
    expect((await stand.call('DELETE', PATH, { as: anna })).body).toEqual({ done: true });
    expect((await fetchFeed(second)).status).toBe(404);
    expect((await stand.call('GET', PATH, { as: anna })).body).toMatchObject({ url: null });
    expect((await stand.call('DELETE', PATH, { as: anna })).status).toBe(200);
  });

  test('is a person’s own, and needs a session to be made', async () => {
    const mine = await create(anna);
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    expect((await stand.call('GET', PATH, { as: partner })).body).toMatchObject({ url: null });
    await stand.call('DELETE', PATH, { as: partner });
    expect((await fetchFeed(mine)).status).toBe(200);
    expect((await stand.call('POST', PATH)).status).toBe(401);
  });

  test.each(['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, '/calendar/a.txt', '/calendar/%00.ics'])(
    'that is none leads nowhere: %s',
    async (path) => {
      expect((await fetch(stand.app.url.replace('localhost', '127.0.0.1') + path)).status).toBe(404);
    },
  );
});

describe('what a calendar reads', () => {
  test('is the household’s menu by the reader’s language, to five weeks ahead and beyond', async () => {
    const borsch = await make.recipe({ uk: 'Борщ, густий', en: 'Borsch' });
    const put = (date: string) => make.menuItem(anna, borsch, { date, mealType: 'dinner', position: 0 });
    for (const days of [-1, 0, 35, 91]) await put(addDays(today, days));
    await put(addDays(today, 200));
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    expect(await summaries(await create(partner))).toEqual(Array(4).fill('Обід: Борщ\\, густий'));
    await stand.call('PATCH', '/api/account/profile', { as: partner, body: { language: 'en' } });
    const { body } = await stand.call('GET', PATH, { as: partner });
    expect((await summaries((body as Link).url ?? ''))[0]).toBe('Dinner: Borsch');
  });

  test('follows times of meals, and is not sent again while nothing changed', async () => {
    await make.menuItem(anna, await make.recipe('Борщ'), { date: today, mealType: 'dinner' });
    const url = await create(anna);
    const first = await fetchFeed(url);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const etag = first.headers.get('etag') ?? '';
    expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(304);
    const mealTimes = {
      breakfast: '07:00',
      'morning-snack': '10:00',
      dinner: '12:15',
      'afternoon-snack': '16:00',
      supper: '20:00',
    };
    await stand.call('PATCH', '/api/mealplans/parameters', { as: anna, body: { language: 'uk', mealTimes } });
    await stand.call('PATCH', '/api/account/profile', { as: anna, body: { timeZone: 'Africa/Nairobi' } });
    const changed = await fetchFeed(url, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('T091500Z');
  });

  test('is empty once every dish was taken off', async () => {
    const soup = await make.recipe('Суп');
    for (const days of [0, 1, 2]) await make.menuItem(anna, soup, { date: addDays(today, days) });
    const url = await create(anna);
    expect(await summaries(url)).toHaveLength(3);
    await stand.call('POST', '/api/mealplans/days/clear', { as: anna, body: { from: today, days: 7 } });
    expect(await summaries(url)).toEqual([]);
    expect((await fetchFeed(url)).status).toBe(200);
  });
});
