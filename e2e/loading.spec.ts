import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { SectionName } from '@sytno/contract/sections';
import {
  expectedOf,
  failing,
  failureOn,
  filesOf,
  PLACES,
  type Fault,
  type Place,
  type ToldFailure,
} from './support/faults';
import { deep } from './support/depth';
import { complaintsOf, signedIn } from './support/people';
import { OF_ANOTHER_CONTRACT, Team, THAT_THROWS, withRegistry, withRelease } from './support/releases';
import { addressOf, SECTION_NAMES, SECTION_VIEWS, visit } from './support/sections';
import { SERVERS } from './support/servers';

const { url } = SERVERS.impatient;
test.use({ baseURL: url });

/** The kinds of failure that every section must survive, each at every place where it can happen. */
const KINDS = [
  'missing',
  'hanging',
  'slow',
  'HTML',
  'failing once',
  'corrupted',
  'old tab',
  'contract',
  'exception',
] as const;
type Kind = (typeof KINDS)[number];

/** In the quick suite: each kind at one place, a section each. The others are deep. */
const SAMPLE: readonly [Kind, SectionName, readonly Place[]][] = [
  ['missing', 'recipes', ['entry']],
  ['hanging', 'mealplans', ['chunk']],
  ['corrupted', 'grocery', ['style']],
  ['failing once', 'account', ['manifest', 'entry', 'chunk', 'style']],
  ['old tab', 'expert', []],
  ['exception', 'recipes', []],
];

/**
 * Deep: each kind in every section; at all its places in two of them, so that every section meets three kinds
 * or more everywhere, and at one place in the others. What answers a failure is the shell's one loader.
 */
const DEEP = KINDS.flatMap((kind, row) =>
  SECTION_NAMES.map((section, column) => {
    const far = (column - row + 2 * SECTION_NAMES.length) % SECTION_NAMES.length;
    const placeless = kind === 'old tab' || kind === 'contract' || kind === 'exception';
    const all = far === 0 || far === 2 || placeless;
    const place = PLACES[(row + column) % PLACES.length] ?? 'entry';
    return { kind, section, places: all ? PLACES : [place] };
  }),
);

const again = (page: Page) => page.getByRole('button', { name: 'Спробувати ще раз' }).click();
const isThere = (page: Page, section: SectionName) =>
  expect(page.locator('main')).toContainText(SECTION_VIEWS[section].proof, { timeout: 20_000 });
const linkTo = (page: Page, section: SectionName) =>
  page.getByRole('link', { name: SECTION_VIEWS[section].link, exact: true });
/** Marks the page, so that a reload would be seen. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
const neverReloaded = (page: Page) => page.evaluate(() => 'neverReloaded' in globalThis);

function expectTold(told: ToldFailure, section: SectionName, expected: { phase: string; type: string }) {
  expect(told).toMatchObject({ error: 'ChunkLoadError', section, ...expected });
  if (expected.phase !== 'registry') expect(told.version).toMatch(/^[\w.-]+$/);
}

/** The frame stands and the other four work; then the way back to the section that failed. */
async function othersWork(page: Page, section: SectionName): Promise<void> {
  for (const other of SECTION_NAMES.filter((name) => name !== section)) await visit(page, other);
  await linkTo(page, section).click();
}

/** Lasts until it is healed: told with its type, and mended by trying again, without a reload. */
async function lasting(page: Page, section: SectionName, fault: Fault, place: Place): Promise<void> {
  if (place === 'registry') {
    await withRegistry(page, ({ revision, sections }) => ({
      revision,
      sections: sections.filter(({ name }) => name !== section),
    }));
  }
  const { handle } = failing(fault);
  await page.route(filesOf(place, section), handle);
  // A file that hangs may hold back the page's load event: nobody waits for it here.
  await page.goto(addressOf(section), { waitUntil: 'commit' });
  await mark(page);
  const expected = expectedOf(fault as 'missing', place);
  expectTold(await failureOn(page), section, expected);
  await expect(page.getByRole('alert')).toBeVisible();
  if (place === 'entry' || place === 'registry') await othersWork(page, section);
  await again(page);
  expectTold(await failureOn(page), section, expected);
  await page.unroute(filesOf(place, section), handle);
  if (place === 'registry') await page.unroute('**/registry.json');
  await again(page);
  await isThere(page, section);
  expect(await neverReloaded(page)).toBe(true);
}

/** Mends itself: somebody sees at most that it takes a moment. */
async function passing(page: Page, section: SectionName, fault: Fault, place: Place): Promise<void> {
  if (place === 'registry') {
    await withRegistry(page, ({ revision, sections }) => ({
      revision,
      sections: sections.filter(({ name }) => name !== section),
    }));
    await page.unroute('**/registry.json');
  }
  const { handle, asked } = failing(fault);
  await page.route(filesOf(place, section), handle);
  await page.goto(addressOf(section));
  // The registry is asked for once when a section is missing in it, and again when somebody wants it.
  if (place === 'registry' && fault === 'failing once') {
    await failureOn(page);
    await again(page);
  }
  await isThere(page, section);
  expect(asked()).toBeGreaterThanOrEqual(fault === 'slow' ? 1 : 2);
}

/** A tab that was opened before a release, whose files are gone by now. */
async function oldTab(page: Page, request: APIRequestContext, section: SectionName): Promise<void> {
  const team = await Team.of(request, url, section);
  const before = (await team.live()).version;
  const other = section === 'recipes' ? 'grocery' : 'recipes';
  await page.goto(addressOf(other));
  await mark(page);
  await isThere(page, other);
  const after = await team.upload();
  await team.leave();
  await page.route(`**/mfe/${section}/${before}/**`, failing('missing').handle);
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: withRelease(section, after)(await answer.json()) });
  });
  await visit(page, section);
  await expect(page.locator(`[data-section=${section}]`)).toHaveAttribute('data-section-version', after);
  expect(await neverReloaded(page)).toBe(true);
}

/** A release that is broken in itself: told with its version, and mended when it is taken back. */
async function brokenRelease(
  page: Page,
  request: APIRequestContext,
  section: SectionName,
  kind: 'contract' | 'exception',
): Promise<void> {
  const team = await Team.of(request, url, section);
  const version = await team.upload(kind === 'contract' ? OF_ANOTHER_CONTRACT : THAT_THROWS);
  const good = await team.upload();
  await team.leave();
  await withRegistry(page, withRelease(section, version));
  await page.goto(addressOf(section));
  await mark(page);
  const told = await failureOn(page);
  expect(told).toMatchObject({
    error: 'ChunkLoadError',
    section,
    version,
    phase: kind === 'contract' ? 'shape' : 'render',
    type: 'error',
  });
  await othersWork(page, section);
  await failureOn(page);
  await page.unroute('**/registry.json');
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...withRelease(section, good)(await answer.json()), revision: 9_999 } });
  });
  if (kind === 'exception') {
    // Another page's visit renders it anew, it breaks again, and by now there is a newer release.
    await visit(page, section === 'recipes' ? 'grocery' : 'recipes');
    await linkTo(page, section).click();
    await isThere(page, section);
    expect(await neverReloaded(page)).toBe(true);
  } else {
    await page.unroute((u) => /^\/(uk|ru|en)\//.test(u.pathname));
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Завантажити сторінку знову' }).click();
    await isThere(page, section);
  }
}

/** All places of a kind, each in a page of its own. */
async function survive(
  page: Page,
  request: APIRequestContext,
  kind: Kind,
  section: SectionName,
  places: readonly Place[] = PLACES,
): Promise<void> {
  if (kind === 'old tab') return oldTab(page, request, section);
  if (kind === 'contract' || kind === 'exception') return brokenRelease(page, request, section, kind);
  const once = kind === 'slow' || kind === 'failing once' ? passing : lasting;
  for (const place of places) {
    await test.step(place, async () => {
      const own = await page.context().newPage();
      await signedIn(own, request, 'premium', url);
      await once(own, section, kind, place);
      await own.unrouteAll({ behavior: 'ignoreErrors' });
      await own.close();
    });
  }
}

test.describe('a section survives', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedIn(page, request, 'premium', url);
  });

  for (const [kind, section, places] of SAMPLE) {
    test(`${kind}: ${section} ${places.join(', ')}`, ({ page, request }) =>
      survive(page, request, kind, section, places));
  }

  for (const { kind, section, places } of DEEP) {
    const where = places === PLACES ? 'everywhere' : `${places.join(', ')} alone`;
    test(`${kind}, ${where}: ${section}`, deep, async ({ page, request }) => {
      test.setTimeout(300_000);
      await survive(page, request, kind, section, places);
    });
  }
});

test(
  'a form that is not saved stays while sections fail and releases come',
  deep,
  async ({ page, request }) => {
    await signedIn(page, request, 'premium', url);
    await page.goto(addressOf('account'));
    const name = page.getByRole('textbox', { name: 'Ім’я' });
    await name.fill('Незбережене ім’я');
    await mark(page);
    const team = await Team.of(request, url, 'account');
    const version = await team.upload();
    await team.leave();
    await page.route('**/registry.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: withRelease('account', version)(await answer.json()) });
    });
    await page.route('**/mfe/recipes/**', failing('missing').handle);
    await linkTo(page, 'recipes').hover();
    await linkTo(page, 'recipes').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати' }).click();
    await expect(name).toHaveValue('Незбережене ім’я');
    expect(await neverReloaded(page)).toBe(true);
  },
);

test('five sections in one page share one copy of every library', async ({ page, request }) => {
  await signedIn(page, request, 'premium', url);
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
