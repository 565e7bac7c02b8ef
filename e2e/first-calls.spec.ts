import { expect, test } from '@playwright/test';
import { PAGE_KEYS, PAGES, pathTo } from '@sytno/kit/routes';
import { signedIn } from './support/people';

/** Pages whose address names something. */
const isOfOne = (path: string) => path.replace('/:lng', '').includes(':');

/** In the page: what was asked for ahead and not taken yet. */
const namesLeft = (): string[] => {
  const begun = Reflect.get(globalThis, 'sytnoFirst') as { answers: Map<string, unknown> } | undefined;
  return [...(begun?.answers.keys() ?? [])];
};

test('what a page asks for ahead is what it asks for, and is asked for once', async ({ page, request }) => {
  await signedIn(page, request, 'free');
  await page.route('**/*.{svg,woff2,webp}', (route) => route.abort());
  for (const key of PAGE_KEYS) {
    if (PAGES[key].access !== 'user' || isOfOne(PAGES[key].path)) continue;
    const asked: string[] = [];
    page.on('request', (call) => {
      const { pathname, search } = new URL(call.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(pathTo(key, 'uk'));
    await expect(page.locator('main h1').first()).toBeVisible();
    const left = () => page.evaluate(namesLeft);
    await expect.poll(left, { message: `${key} asks for what was asked for ahead` }).toEqual([]);
    page.removeAllListeners('request');
    // A stream that broke is asked for again, as it should be.
    const twice = asked.filter((path, place) => path !== '/api/live' && asked.indexOf(path) !== place);
    expect(twice, key).toEqual([]);
  }
});
