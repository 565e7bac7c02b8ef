import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builders } from '../../testing/builders';
import { PAGES, REGISTRY } from '../../testing/pages';
import { Stand, type Person } from '../../testing/stand';
import type { Recipe } from './recipe.entity';

type Shared = Outputs['recipes']['recipe']['shared'];

const TITLE = 'Борщ <script>alert(1)</script> "на кістці"';
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>';

let folder: string;
let stand: Stand;
let make: Builders;
let anna: Person;
let stranger: Person;
let borsch: Recipe;

const call = (as: Person | undefined, method: string, path: string) =>
  stand.call(method, path, { as, ...(method === 'POST' ? { body: {} } : {}) });
const share = async (as: Person, id: string): Promise<string> => {
  const { status, body } = await call(as, 'POST', `/api/recipes/${id}/share`);
  expect(status).toBe(200);
  return (body as { token: string }).token;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-share-'));
  const foods = join(folder, 'shell', 'static', 'food', '1.0.0');
  await mkdir(foods, { recursive: true });
  await mkdir(join(folder, 'releases'));
  await writeFile(join(foods, 'pot-of-food.svg'), SQUARE);
  const page = {
    key: 'sharedRecipe',
    path: '/:lng/r/:token',
    section: 'recipes',
    access: 'public',
    title: { uk: 'Рецепт – Ситно', ru: 'Рецепт – Сытно', en: 'Recipe – Sytno' },
    robots: 'noindex',
  };
  await writeFile(
    join(folder, 'shell', 'pages.json'),
    JSON.stringify({ ...PAGES, pages: [page, ...PAGES.pages] }),
  );
  await writeFile(join(folder, 'releases', 'registry.json'), JSON.stringify(REGISTRY));
  stand = new Stand({ SHELL_DIR: join(folder, 'shell'), RELEASES_DIR: join(folder, 'releases') });
  await stand.open();
  make = new Builders(stand);
  [anna, stranger] = [await stand.person(), await stand.person()];
  borsch = await make.recipe(TITLE);
}, 60_000);

afterAll(async () => {
  await stand.close();
  await rm(folder, { recursive: true });
});

describe('a link to a recipe', () => {
  test('is hard to guess, stays the same until it is taken back, and is one’s own', async () => {
    const token = await share(anna, borsch.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await share(anna, borsch.id)).toBe(token);
    const state = (as: Person) => call(as, 'GET', `/api/recipes/${borsch.id}/share`);
    expect((await state(anna)).body).toEqual({ token });
    expect((await state(stranger)).body).toEqual({ token: null });
    // Taking one's own back leaves others' alone.
    expect((await call(stranger, 'DELETE', `/api/recipes/${borsch.id}/share`)).status).toBe(200);
    expect((await state(anna)).body).toEqual({ token });
  });

  test('is read without an account, and tells nothing that is private', async () => {
    const token = await share(anna, borsch.id);
    await stand.call('PUT', `/api/recipes/${borsch.id}/note`, { as: anna, body: { text: 'моє' } });
    const { status, body, text } = await call(undefined, 'GET', `/api/recipes/shared/${token}?language=uk`);
    expect(status).toBe(200);
    expect((body as Shared).recipe).toMatchObject({
      id: borsch.id,
      name: TITLE,
      cost: null,
      myRecipe: false,
    });
    expect((body as Shared).published).toBe(true);
    expect(text).not.toContain('моє');
    expect(text).not.toContain(anna.userId);
  });

  test('of a private recipe works for its owner’s link alone', async () => {
    const own = await make.recipe('Своє', { ownerId: anna.userId, state: 'private' });
    const token = await share(anna, own.id);
    const read = () => call(undefined, 'GET', `/api/recipes/shared/${token}?language=uk`);
    expect((await read()).body).toMatchObject({
      published: false,
      recipe: { name: 'Своє', myRecipe: false },
    });
    const link = await share(stranger, borsch.id);
    await stand.db.query(`update rec_recipe set state = 'withdrawn' where id = $1`, [borsch.id]);
    expect((await call(undefined, 'GET', `/api/recipes/shared/${link}?language=uk`)).status).toBe(404);
    await stand.db.query(`update rec_recipe set state = 'published' where id = $1`, [borsch.id]);
  });

  test('that was taken back leads nowhere, and the next one is another', async () => {
    const token = await share(anna, borsch.id);
    await call(anna, 'DELETE', `/api/recipes/${borsch.id}/share`);
    for (const path of [
      `/api/recipes/shared/${token}?language=uk`,
      `/api/recipes/shared/${token}/picture.png`,
    ]) {
      expect((await call(undefined, 'GET', path)).status).toBe(404);
    }
    expect((await call(undefined, 'GET', `/uk/r/${token}`)).status).toBe(404);
    expect(await share(anna, borsch.id)).not.toBe(token);
  });
});

describe('the page behind it', () => {
  test('has the recipe’s name and picture for previews, html in the name is text, and is not for search', async () => {
    const token = await share(anna, borsch.id);
    const { status, text, headers } = await call(undefined, 'GET', `/uk/r/${token}`);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain('<meta name="robots" content="noindex">');
    const name = 'Борщ &lt;script&gt;alert(1)&lt;/script&gt; &quot;на кістці&quot;';
    expect(text).toContain(`<title>${name} – Ситно</title>`);
    expect(text).toContain(`<meta property="og:title" content="${name}">`);
    expect(text).toContain(
      `<meta property="og:image" content="http://sytno.test/api/recipes/shared/${token}/picture.png">`,
    );
    expect(text).not.toContain('<script>alert');
  });

  test.each(['nothing', 'a'.repeat(300), '%00', "';--"])('of %j is not found', async (token) => {
    const { status, text } = await call(undefined, 'GET', `/uk/r/${token}`);
    expect(status).toBe(404);
    expect(text).toContain('Missing uk');
  });

  test('has a picture of a size that previews want', async () => {
    const token = await share(anna, borsch.id);
    const response = await fetch(`${stand.app.url}/api/recipes/shared/${token}/picture.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
