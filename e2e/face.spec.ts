import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { PAGE_KEYS, PAGES, pathTo, type PageKey } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { faultsOf } from './support/look';
import { demoEmail, DEMO_PASSWORD, signedIn, type DemoName } from './support/people';

/**
 * Every page of the route table, whoever made it: axe finds nothing in both themes, there is one heading,
 * and nothing scrolls sideways on a small phone, on a phone on its side, or at twice the size.
 */
const LANGUAGES = ['uk', 'ru', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
const SMALL_PHONE = [360, 740] as const;
const WINDOWS = {
  'a small phone': SMALL_PHONE,
  'twice the size': [720, 450],
  'a tablet': [820, 1180],
  'a desk': [1440, 900],
} as const;

const readerOf = (page: PageKey): DemoName | null =>
  (({ public: null, user: 'premium', admin: 'admin' }) as const)[PAGES[page].access];

/** Where the demo keeps one of each thing that has a page of its own. */
const THINGS: Partial<Record<PageKey, { list: string; query?: string; who: DemoName }>> = {
  recipe: { list: routes.recipes.catalog.list.path, query: '&language=uk', who: 'premium' },
  groceryList: { list: routes.grocery.lists.list.path, who: 'premium' },
  course: { list: routes.expert.courses.list.path, query: '&language=uk', who: 'premium' },
  courseCreate: { list: routes.expert.courses.list.path, query: '&language=uk', who: 'expert' },
  courseEdit: { list: routes.expert.courses.list.path, query: '&language=uk', who: 'expert' },
  courseParticipants: { list: routes.expert.courses.list.path, query: '&language=uk', who: 'expert' },
};

const NOBODYS = 'f0000000-0000-4000-8000-00000000dead';

async function idFor(request: APIRequestContext, key: PageKey): Promise<string> {
  const thing = THINGS[key];
  if (!thing) return NOBODYS;
  const user = await request.post(`${API_PREFIX}${routes.account.session.authenticate.path}`, {
    data: { username: demoEmail(thing.who), password: DEMO_PASSWORD },
  });
  const { headers } = (await user.json()) as { headers: Record<string, string> };
  const answer = await request.get(`${API_PREFIX}${thing.list}?page=1&pageSize=12${thing.query ?? ''}`, {
    headers,
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const [first] = items;
  if (!first) throw new Error(`The demo has nothing for the page ${key}`);
  return first.id;
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What reaches beyond the window's right edge and is not within a part that scrolls by itself. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160))
      .slice(-3);
  });

/** Signs in whoever reads a page; its address in a language. */
async function placeOf(page: Page, request: APIRequestContext, key: PageKey) {
  const who = THINGS[key]?.who ?? readerOf(key);
  if (who) await signedIn(page, request, who);
  const id = await idFor(request, key);
  return (lng: Language) => {
    const place = pathTo(key, lng, { id, token: 'none' });
    return place.startsWith(`/${lng}`) ? place : `${place}?lng=${lng}`;
  };
}

/** The pages of every evening, which `npm test` looks at; all the others are the deep run's. */
const EVERY_EVENING: ReadonlySet<PageKey> = new Set<PageKey>([
  'landing',
  'dashboard',
  'recipes',
  'recipe',
  'mealplans',
  'groceryList',
]);

/** Somebody turns the phone or drags the window: the page is asked for once, and fits each size as it comes. */
async function expectFits(page: Page, where: string): Promise<void> {
  for (const [name, [width, height]] of Object.entries(WINDOWS)) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await wideParts(page), `${where} on ${name}`).toEqual([]);
  }
}

/** Nobody is shut out of a page by how it is written or by its colours. */
async function expectForEverybody(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await opened(page, path);
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { colours: true })).toEqual([]);
}

for (const key of EVERY_EVENING) {
  test(`${key} is for everybody`, async ({ page, request }) => {
    const path = await placeOf(page, request, key);
    await expectForEverybody(page, path('uk'));
    await page.setViewportSize({ width: SMALL_PHONE[0], height: SMALL_PHONE[1] });
    await opened(page, path('uk'));
    expect(await wideParts(page)).toEqual([]);
  });
}

for (const key of PAGE_KEYS) {
  test(`${key} is for everybody and fits every window in every language`, deep, async ({ page, request }) => {
    const path = await placeOf(page, request, key);
    if (!EVERY_EVENING.has(key)) await expectForEverybody(page, path('uk'));
    for (const lng of LANGUAGES) {
      await page.setViewportSize({ width: SMALL_PHONE[0], height: SMALL_PHONE[1] });
      await opened(page, path(lng));
      await expectFits(page, lng);
    }
  });
}
