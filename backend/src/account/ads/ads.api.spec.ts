import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { AD_PLACES, addDays, dayAt } from '@sytno/domain';
import sharp from 'sharp';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { AD } from '../../testing/call-bodies';
import { useStand, type Person } from '../../testing/stand';

type Shown = Outputs['account']['ads']['shown'];
type List = Outputs['account']['ads']['list'];

const stand = useStand();
const make = new Builders(stand);
const ADMIN = '/api/account/administration/ads';
const today = dayAt(now(), 'Europe/Kyiv');

let free: Person;
let premium: Person;
let admin: Person;
beforeAll(async () => {
  [free, premium, admin] = [await stand.person(), await stand.person(), await stand.person()];
  await make.premium(premium);
  await make.administrator(admin);
});

const shown = async (as = free, language = 'uk') =>
  (
    (await stand.call('GET', '/api/account/ads', { as, headers: { 'accept-language': language } }))
      .body as Shown
  ).items;
const add = (given: object = {}) => stand.call('POST', ADMIN, { as: admin, body: { ...AD, ...given } });

describe('an advertisement', () => {
  test('is the product’s own word where nothing was written, at every place but kitchen and shop', async () => {
    const items = await shown();
    expect(items.map(({ place }) => place)).toEqual([...AD_PLACES]);
    expect(items[0]).toMatchObject({ id: null, link: '/uk/price' });
    expect((await shown(free, 'en'))[0]?.title).toMatch(/Premium/);
  });

  test('stands for the free tier alone, and only on its days', async () => {
    const made = (await add()).body as List;
    const [ad] = made.items;
    const mine = (await shown())[0];
    expect(mine).toMatchObject({ id: ad?.id, title: 'Нове' });
    expect(await shown(premium)).toEqual([]);
    expect(await shown(admin)).toEqual([]);
    const save = (given: object) =>
      stand.call('PUT', `${ADMIN}/${ad?.id ?? ''}`, { as: admin, body: { ...AD, ...given } });
    await save({ paused: true });
    expect((await shown())[0]?.id).toBeNull();
    await save({ from: addDays(today, 1) });
    expect((await shown())[0]?.id).toBeNull();
    await save({ from: addDays(today, -2), to: today });
    expect((await shown())[0]?.id).toBe(ad?.id);
  });

  test('is counted by the day, and nobody is remembered', async () => {
    const id = (await shown())[0]?.id ?? '';
    for (const what of ['shown', 'shown', 'opened']) {
      await stand.call('POST', `/api/account/ads/${id}/count`, { as: free, body: { what } });
    }
    await stand.call('POST', `/api/account/ads/${id}/count`, { as: premium, body: { what: 'shown' } });
    const { items } = (await stand.call('GET', ADMIN, { as: admin })).body as List;
    expect(items[0]?.days).toEqual([{ day: today, shown: 2, opened: 1 }]);
    const columns = await stand.db.query<{ name: string }[]>(
      `select column_name "name" from information_schema.columns where table_name = 'acc_ad_day' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['ad_id', 'day', 'opened', 'shown']);
  });

  test.each([
    ['a script for a link', { link: 'javascript:alert(1)' }],
    ['plain http', { link: 'http://sytno.test/x' }],
    ['another origin as a path', { link: '//evil.example' }],
    ['an end before its beginning', { to: addDays(today, -1) }],
    ['no place', { places: [] }],
    ['a place in the kitchen', { places: ['recipe'] }],
    ['a picture that is not there', { pictureId: '00000000-0000-4000-8000-00000000dead' }],
  ])('with %s is refused', async (_, given) => {
    expect((await add(given)).status).toBe(400);
  });

  test('has a picture that was made anew', async () => {
    const raw = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a3213f' } })
      .png()
      .toBuffer();
    const upload = (as: Person) =>
      stand.call('POST', '/api/pictures?kind=ad', {
        as,
        raw,
        headers: { 'content-type': 'application/octet-stream' },
      });
    expect((await upload(free)).status).toBe(403);
    const { id } = (await upload(admin)).body as { id: string };
    const { items } = (await add({ pictureId: id })).body as List;
    expect(items[0]?.photo?.sizes[0]?.url).toMatch(/\.webp$/);
    expect((await stand.call('DELETE', `${ADMIN}/${items[0]?.id ?? ''}`, { as: admin })).status).toBe(200);
  });

  test('is not a free person’s to write', async () => {
    expect((await stand.call('POST', ADMIN, { as: free, body: AD })).status).toBe(403);
  });
});
