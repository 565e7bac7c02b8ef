import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs, Photo } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Builders } from '../../testing/builders';
import { CONTENT } from '../../testing/call-bodies';
import { photo } from '../../testing/photos';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';
import type { Recipe } from '../recipe/recipe.entity';

type Upload = Outputs['platform']['pictures']['upload'];

const stand = useStand();
const make = new Builders(stand);
const DAY = '2026-11-25';
let me: Person;
let shown: Photo;
let recipe: Recipe;
let plain: Recipe;

const upload = async (as: Person, kind = 'recipe'): Promise<Upload> => {
  const answer = await stand.call('POST', `/api/pictures?kind=${kind}`, {
    raw: await photo({ width: 700, height: 525 }),
    as,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return answer.body as Upload;
};
const get = async <T>(path: string, as: Person | undefined = me): Promise<T> =>
  (await stand.call('GET', path, { as })).body as T;

beforeAll(async () => {
  me = await stand.person();
  const { id, sizes } = await upload(me);
  shown = { id, sizes };
  recipe = await make.recipe('Борщ', { ownerId: me.userId, pictureId: id });
  plain = await make.recipe('Куліш');
  await make.menuItem(me, recipe, { date: DAY });
  await make.menuItem(me, plain, { date: DAY, position: 1 });
});

describe('a recipe’s photo', () => {
  test('stands in the list, and a recipe without one has none', async () => {
    const { items } = await get<Outputs['recipes']['catalog']['list']>('/api/recipes?language=uk');
    const photos = Object.fromEntries(items.map(({ name, picture }) => [name, picture.photo]));
    expect(photos).toEqual({ Борщ: shown, Куліш: undefined });
  });

  test('stands on its page', async () => {
    const { picture } = await get<Outputs['recipes']['recipe']['get']>(
      `/api/recipes/${recipe.id}?language=uk`,
    );
    expect(picture.photo).toEqual(shown);
  });

  test('stands on the menu', async () => {
    const { items } = await get<Outputs['mealplans']['menu']['week']>(
      `/api/mealplans/menu?from=${DAY}&language=uk`,
    );
    expect(items.map(({ picture }) => picture.photo)).toEqual([shown, undefined]);
  });

  test('is one question more, however many there are', async () => {
    const ask = () => get('/api/recipes?language=uk');
    const one = await countQueries(stand.db, ask);
    for (let n = 0; n < 3; n++) {
      await make.recipe(`Страва ${String(n)}`, { ownerId: me.userId, pictureId: (await upload(me)).id });
    }
    expect(await countQueries(stand.db, ask)).toBe(one);
  });
});

describe('a link to it', () => {
  test('shows the photo, on its page and in its preview', async () => {
    const { body } = await stand.call('POST', `/api/recipes/${recipe.id}/share`, { as: me });
    const { token } = body as { token: string };
    const shared = await get<Outputs['recipes']['recipe']['shared']>(
      `/api/recipes/shared/${token}?language=uk`,
      undefined,
    );
    expect(shared.recipe.picture.photo).toEqual(shown);
    const preview = await fetch(`${stand.app.url}/api/recipes/shared/${token}/picture.jpg`);
    const { format, width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
    expect([preview.headers.get('content-type'), format, width, height]).toEqual([
      'image/jpeg',
      'jpeg',
      1200,
      630,
    ]);
  });

  test('of a dish without a photo has its plate, and no photo', async () => {
    const { body } = await stand.call('POST', `/api/recipes/${plain.id}/share`, { as: me });
    const { token } = body as { token: string };
    const path = `/api/recipes/shared/${token}/picture`;
    expect((await stand.call('GET', `${path}.jpg`)).status).toBe(404);
    expect((await fetch(`${stand.app.url}${path}.png`)).headers.get('content-type')).toBe('image/png');
  });
});

describe('a recipe that is written', () => {
  const store = (id: string, pictureId: string | null, as = me) =>
    stand.call('POST', '/api/recipes', { body: { id, content: { ...CONTENT, pictureId } }, as });

  test('shows an own picture, another one after it, and none', async () => {
    const [id, first, second] = [randomUUID(), await upload(me), await upload(me)];
    const written = async (revision: number, pictureId: string | null) => {
      const { status } = await stand.call('PUT', `/api/recipes/${id}`, {
        body: { revision, content: { ...CONTENT, pictureId } },
        as: me,
      });
      const { picture } = await get<Outputs['recipes']['recipe']['get']>(`/api/recipes/${id}?language=uk`);
      return [status, picture.photo?.id];
    };
    expect((await store(id, first.id)).status).toBe(200);
    expect(await written(1, second.id)).toEqual([200, second.id]);
    expect(await written(2, null)).toEqual([200, undefined]);
  });

  test.each(['another person’s', 'an avatar', 'nobody’s'])('does not show %s', async (whose) => {
    const other = await stand.person();
    const ids: Record<string, () => Promise<string>> = {
      'another person’s': async () => (await upload(other)).id,
      'an avatar': async () => (await upload(me, 'avatar')).id,
      'nobody’s': () => Promise.resolve(randomUUID()),
    };
    const answer = await store(randomUUID(), (await ids[whose]?.()) ?? null);
    expect([answer.status, (answer.body as ErrorBody).data.fields]).toEqual([
      400,
      [{ path: 'content.pictureId', code: 'choice' }],
    ]);
  });
});
