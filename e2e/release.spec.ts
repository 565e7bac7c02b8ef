import { expect, test, type Page } from '@playwright/test';
import type { SectionName } from '@sytno/contract/sections';
import { pathTo } from '@sytno/kit/routes';
import { deep, sampled } from './support/depth';
import { failureOn } from './support/faults';
import { expectFine } from './support/look';
import { complaintsOf, signedIn } from './support/people';
import { Team, THAT_THROWS } from './support/releases';
import { addressOf, SECTION_VIEWS, visit } from './support/sections';
import { SERVERS } from './support/servers';

const { url } = SERVERS.impatient;
test.use({ baseURL: url });
// They release the same section, one after the other.
test.describe.configure({ mode: 'default' });

const SECTION: SectionName = 'expert';
const section = (page: Page) => page.locator(`[data-section=${SECTION}]`);
const isThere = (page: Page) => expect(page.locator('main')).toContainText(SECTION_VIEWS[SECTION].proof);
const hasVersion = (page: Page, version: string) =>
  expect(section(page)).toHaveAttribute('data-section-version', version);

/** Lets the page believe that a minute went by: it asks for the registry no more often. */
async function withClock(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    let added = 0;
    performance.now = () => real() + added;
    Object.assign(globalThis, { aMinuteLater: () => (added += 60_000) });
  });
  return () =>
    page.evaluate(() => {
      (globalThis as unknown as { aMinuteLater: () => void }).aMinuteLater();
    });
}

let team: Team;
test.beforeEach(async ({ request }) => {
  team = await Team.of(request, url, SECTION);
});
test.afterEach(() => team.leave());

test('an open page takes a release when somebody comes to the section again, and the way back too', async ({
  page,
  request,
}) => {
  const aMinuteLater = await withClock(page);
  const complaints = complaintsOf(page);
  await signedIn(page, request, 'premium', url);
  await page.goto(addressOf(SECTION));
  await isThere(page);
  const { version: before } = await team.live();
  await hasVersion(page, before);

  const after = await team.upload();
  expect(await team.activate(after)).toBe(200);
  await aMinuteLater();
  await visit(page, 'grocery');
  await visit(page, SECTION);
  await hasVersion(page, after);

  expect(await team.rollback()).toBe(200);
  await aMinuteLater();
  await visit(page, 'grocery');
  await visit(page, SECTION);
  await hasVersion(page, before);
  // The runtime says of every change of version that it overrides the one before: that is what is wanted.
  expect(complaints.filter((words) => !words.includes('is already registered'))).toEqual([]);
});

test('a release that breaks gives way to the one before; the administrator sees it and takes it back', async ({
  page,
  browser,
  request,
}) => {
  const { version: good } = await team.live();
  const broken = await team.upload(THAT_THROWS);
  expect(await team.activate(broken)).toBe(200);
  await signedIn(page, request, 'premium', url);
  await page.goto(addressOf(SECTION));
  await isThere(page);
  await hasVersion(page, good);

  const context = await browser.newContext();
  const admin = await context.newPage();
  await signedIn(admin, request, 'admin', url);
  await admin.goto(`${url}${pathTo('adminReleases', 'uk')}`);
  await admin.getByRole('link', { name: /Фахівці й курси.*зб(?:ій|ої|оїв)/ }).click();
  await admin.getByRole('tab', { name: /Збої \d/ }).click();
  const failure = admin.getByRole('tabpanel').getByRole('listitem').filter({ hasText: broken });
  await expect(failure).toContainText('Показ сторінки');
  await expect(failure).toContainText(/Chrome \d/);
  await admin.getByRole('button', { name: 'Повернути попередній' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Повернути попередній' }).click();
  await expect(admin.getByRole('alertdialog')).toHaveCount(0);
  await expect(admin.getByText(`Працює ${good}`)).toBeVisible();
  expect((await team.live()).version).toBe(good);
  await context.close();
});

test('an administrator looks at a release that is not live, in his browser alone, and resets it', async ({
  page,
  request,
}) => {
  const { version: live } = await team.live();
  const uploaded = await team.upload();
  const broken = await team.upload(THAT_THROWS);
  await signedIn(page, request, 'admin', url);
  const band = page.getByRole('region', { name: 'Розробка розділів' });

  await page.goto(`${addressOf(SECTION)}?mfe.${SECTION}=${uploaded}`);
  await expect(band).toContainText(uploaded);
  await hasVersion(page, live);
  await band.getByRole('button', { name: 'Дозволити на 12 годин' }).click();
  await hasVersion(page, uploaded);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await hasVersion(page, uploaded);
  await band.getByRole('button', { name: 'Скинути на випуски' }).click();
  await hasVersion(page, live);
  await expect(band).toHaveCount(0);

  await page.goto(`${addressOf(SECTION)}?mfe.${SECTION}=${broken}`);
  expect(await failureOn(page)).toMatchObject({ version: broken, phase: 'render' });
  await page.locator('main').getByRole('button', { name: 'Скинути на випуски' }).click();
  await hasVersion(page, live);
});

test(
  'nobody but an administrator is asked whether sections shall come from elsewhere',
  deep,
  async ({ page, request }) => {
    const { version } = await team.live();
    await signedIn(page, request, 'premium', url);
    await page.goto(`${addressOf(SECTION)}?mfe.${SECTION}=http://localhost:1/mf-manifest.json`);
    await isThere(page);
    await hasVersion(page, version);
    await expect(page.getByRole('region', { name: 'Розробка розділів' })).toHaveCount(0);
  },
);

for (const [width, scheme, sample] of [
  [360, 'light', true],
  [1440, 'dark', false],
  [360, 'dark', false],
  [820, 'light', false],
  [1440, 'light', false],
] as const) {
  test(
    `the page of releases is fine at ${String(width)} px, ${scheme}`,
    sampled(sample),
    async ({ page, request }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await signedIn(page, request, 'admin', url);
      const languages = sample ? (['uk'] as const) : (['uk', 'ru', 'en'] as const);
      for (const lng of languages) {
        await page.goto(`${pathTo('adminReleases', lng)}?section=${SECTION}`);
        await expect(page.getByRole('tab')).toHaveCount(3);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expectFine(page, `${lng} ${(await tab.textContent()) ?? ''}`);
        }
      }
    },
  );
}
