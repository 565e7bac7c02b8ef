import { expect, test, type Page, type Route } from '@playwright/test';
import type { SectionName } from '@sytno/contract/sections';
import { complaintsOf, signedIn } from './support/people';
import { addressOf, SECTION_NAMES, SECTION_VIEWS, visit } from './support/sections';
import { IMPATIENT_MS, SERVERS } from './support/servers';

test.use({ baseURL: SERVERS.impatient.url });

test.beforeEach(async ({ page, request }) => {
  await signedIn(page, request, 'premium');
});

const hang = (): void => undefined;
const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' });
const jsonError = (route: Route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } });
const dead = (route: Route) => route.abort();

interface Failure {
  name: string;
  files: string;
  answer: (route: Route) => unknown;
  phase: string;
  type: 'missing' | 'timeout' | 'error';
}

/** Every way for a section's file not to come, and what the frame must call it (spec §8). */
const FAILURES: Failure[] = [
  { name: 'a dead remote', files: '**/*', answer: dead, phase: 'manifest', type: 'error' },
  {
    name: 'a manifest that is not there',
    files: 'mf-manifest.json*',
    answer: notFound,
    phase: 'manifest',
    type: 'missing',
  },
  {
    name: 'a manifest that is a JSON error',
    files: 'mf-manifest.json*',
    answer: jsonError,
    phase: 'manifest',
    type: 'missing',
  },
  {
    name: 'a manifest that is HTML',
    files: 'mf-manifest.json*',
    answer: html,
    phase: 'manifest',
    type: 'error',
  },
  {
    name: 'a hanging manifest',
    files: 'mf-manifest.json*',
    answer: hang,
    phase: 'manifest',
    type: 'timeout',
  },
  {
    name: 'an entry that is not there',
    files: 'remoteEntry.*',
    answer: notFound,
    phase: 'entry',
    type: 'error',
  },
  { name: 'a hanging entry', files: 'remoteEntry.*', answer: hang, phase: 'entry', type: 'timeout' },
  {
    name: 'a chunk that is not there',
    files: 'section.*.js*',
    answer: notFound,
    phase: 'chunk',
    type: 'error',
  },
  { name: 'a chunk that is HTML', files: 'section.*.js*', answer: html, phase: 'chunk', type: 'missing' },
  { name: 'a hanging chunk', files: 'section.*.js*', answer: hang, phase: 'chunk', type: 'timeout' },
  {
    name: 'a style that is not there',
    files: 'section.*.css*',
    answer: notFound,
    phase: 'style',
    type: 'error',
  },
  { name: 'a hanging style', files: 'section.*.css*', answer: hang, phase: 'style', type: 'timeout' },
  { name: 'texts that are not there', files: 'texts-*.js*', answer: notFound, phase: 'texts', type: 'error' },
];

/** Whose files fail: by turns, so that every section is tried and none has every case of its own. */
const victimOf = (i: number): SectionName => SECTION_NAMES[i % SECTION_NAMES.length] ?? 'recipes';

async function failureOn(
  page: Page,
): Promise<{ phase: string; type: string; section: string; error: string }> {
  const facts = page.locator('[data-load-failure]');
  await expect(facts).toBeAttached({ timeout: IMPATIENT_MS + 15_000 });
  return JSON.parse((await facts.textContent()) ?? '') as never;
}

for (const [i, failure] of FAILURES.entries()) {
  const victim = victimOf(i);
  test(`${failure.name} (${victim}) leaves the frame and the other four alive, and heals`, async ({
    page,
  }) => {
    const files = `**/mfe/${victim}/${failure.files === '**/*' ? '' : '*/'}${failure.files}`;
    await page.route(files, failure.answer);
    await page.goto(addressOf(victim));

    expect(await failureOn(page)).toMatchObject({
      error: 'ChunkLoadError',
      section: victim,
      phase: failure.phase,
      type: failure.type,
    });
    await expect(page.getByRole('alert')).toBeVisible();
    for (const other of SECTION_NAMES.filter((name) => name !== victim)) await visit(page, other);

    await page.getByRole('link', { name: SECTION_VIEWS[victim].link, exact: true }).click();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await expect(page.locator('main')).toContainText(SECTION_VIEWS[victim].proof);
  });
}

for (const [files, what] of [
  ['mf-manifest.json*', 'manifest'],
  ['remoteEntry.*', 'entry'],
  ['section.*.js*', 'chunk'],
  ['section.*.css*', 'style'],
] as const) {
  test(`a ${what} that fails once is asked for again by itself, under another address`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(`**/mfe/recipes/*/${files}`, async (route) => {
      asked.push(route.request().url());
      await (asked.length === 1 ? route.abort() : route.continue());
    });
    await page.goto(addressOf('recipes'));
    await expect(page.locator('main')).toContainText(SECTION_VIEWS.recipes.proof);
    expect(new Set(asked).size).toBeGreaterThan(1);
  });
}

test('a request that still hangs does not hold up the next try', async ({ page }) => {
  let count = 0;
  await page.route('**/mfe/recipes/*/remoteEntry.*', (route) => {
    count += 1;
    return count === 1 ? undefined : route.continue();
  });
  await page.goto(addressOf('recipes'));
  await failureOn(page);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.locator('main')).toContainText(SECTION_VIEWS.recipes.proof, { timeout: IMPATIENT_MS });
});

test('a section of another contract, or of no shape at all, is not rendered', async ({ page }) => {
  await page.route('**/mfe/expert/*/section.*.js*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/name:"expert"/, 'name:"expert",contract:99');
    await route.fulfill({ response: answer, body, headers: { 'content-type': 'text/javascript' } });
  });
  await page.goto(addressOf('expert'));
  expect(await failureOn(page)).toMatchObject({ section: 'expert', phase: 'shape', type: 'error' });
  await expect(page.getByRole('heading', { name: 'Розділ потребує новішої сторінки' })).toBeVisible();
  await visit(page, 'recipes');
});

test('five sections in one page share one copy of every library', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(addressOf('recipes'));
  for (const section of SECTION_NAMES) await visit(page, section);
  const versions = await page.evaluate(() => {
    const federation = (
      globalThis as unknown as {
        __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, object>>> };
      }
    ).__FEDERATION__.__SHARE__;
    const scope = Object.values(federation)[0]?.default ?? {};
    return Object.fromEntries(
      Object.entries(scope).map(([name, found]) => [name, Object.keys(found).length]),
    );
  });
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'jotai', 'styled-components', '@sytno/kit']),
  );
  expect(Object.values(versions).every((count) => count === 1)).toBe(true);
  expect(await page.locator('style[data-styled]').count()).toBe(1);
  expect(complaints).toEqual([]);
});
