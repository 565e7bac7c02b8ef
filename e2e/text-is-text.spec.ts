import { expect, test, type Page, type Route } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { expectFine } from './support/look';
import { complaintsOf, demoEmail, DEMO_PASSWORD, signedIn } from './support/people';

/** What people have tried elsewhere; each would leave `hurt` behind if it ran. */
const NASTY = [
  '<img src=x onerror="globalThis.hurt=1">',
  '<script>globalThis.hurt=1</script>',
  '"><svg onload=globalThis.hurt=1>',
  "'-alert(1)-'<b>fat</b>",
  '</title><script>globalThis.hurt=1</script>',
  'javascript:globalThis.hurt=1',
  '{{constructor.constructor("globalThis.hurt=1")()}}',
  '&lt;iframe srcdoc="&lt;script&gt;parent.hurt=1&lt;/script&gt;"&gt;',
];

/** Fields of an answer that people write; ids, days, pictures and words of the catalogue stay. */
const WRITTEN = new Set([
  'name',
  'recipeName',
  'description',
  'text',
  'note',
  'comment',
  'group',
  'ingredientName',
  'title',
  'answer',
]);

/** The answer with something nasty in each field that people write, and what was put in. */
function poisoned(body: unknown): { body: unknown; put: string[] } {
  const put: string[] = [];
  const poison = (value: unknown, key: string): unknown => {
    if (typeof value === 'string' && WRITTEN.has(key)) {
      const nasty = `${NASTY[put.length % NASTY.length] ?? ''} ${String(put.length)}`;
      put.push(nasty);
      return nasty;
    }
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
    return value;
  };
  return { body: poison(body, ''), put };
}

/** Poisons the answers at an address, and gives what was put in so far. */
async function poison(page: Page, address: RegExp): Promise<() => string[]> {
  let last: string[] = [];
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const { body, put } = poisoned(await answer.json());
    if (put.length > 0) last = put;
    return route.fulfill({ response: answer, json: body });
  });
  return () => last;
}

/** Nothing ran, nothing was made of the words, and the page holds together. */
async function expectUnhurt(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => 'hurt' in globalThis), what).toBe(false);
  expect(await page.locator('main img[src="x"], main iframe, main svg[onload]').count(), what).toBe(0);
  expect(await page.locator('a[href^="javascript:" i]').count(), what).toBe(0);
  await expectFine(page, what);
}

test.beforeEach(async ({ page, request }) => {
  await signedIn(page, request, 'premium');
  await page.setViewportSize({ width: 360, height: 800 });
});

test('a recipe’s page shows every word of people as text', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { path } = routes.account.session.authenticate;
  const { headers } = (await (
    await request.post(`${API_PREFIX}${path}`, {
      data: { username: demoEmail('premium'), password: DEMO_PASSWORD },
    })
  ).json()) as { headers: Record<string, string> };
  const list = await request.get(`${API_PREFIX}/recipes?language=uk&pageSize=6&name=1001`, { headers });
  const [borscht] = ((await list.json()) as { items: { id: string }[] }).items;
  const put = await poison(page, new RegExp(`/api/recipes/${borscht?.id ?? ''}[?/]`));
  await page.goto(pathTo('recipe', 'uk', { id: borscht?.id ?? '' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror="globalThis.hurt=1"');
  expect(put().length).toBeGreaterThan(0);
  await expectUnhurt(page, 'a recipe');
  expect(await page.title()).toContain('<img');
  expect(complaints).toEqual([]);
});

for (const [key, address] of [
  ['mealplans', /\/api\/mealplans\/menu\?/],
  ['dashboard', /\/api\/mealplans\/menu\?/],
  ['courses', /\/api\/expert\/courses/],
  ['household', /\/api\/account\/household/],
] as const) {
  test(`${key} shows every word of people as text`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const put = await poison(page, address);
    await page.goto(pathTo(key, 'uk'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => put().length).toBeGreaterThan(0);
    await expect(page.getByText('globalThis.hurt=1').filter({ visible: true }).first()).toBeVisible();
    await expectUnhurt(page, key);
    expect(complaints).toEqual([]);
  });
}
