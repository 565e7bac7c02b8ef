import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { sampled } from './support/depth';
import { expectFine } from './support/look';
import { complaintsOf, newEmail, signedIn } from './support/people';
import { WORDS } from './support/words';

for (const lng of ['uk', 'en'] as const) {
  for (const width of [390, 1440]) {
    test(
      `a newcomer's thread from recipe to closed list, ${lng} at ${String(width)} px`,
      sampled(lng === 'uk' && width === 390),
      async ({ page, baseURL }) => {
        test.setTimeout(150_000);
        const words = WORDS[lng];
        const complaints = complaintsOf(page);
        const foreign: string[] = [];
        page.on('request', (request) => {
          const { origin } = new URL(request.url());
          if (origin !== new URL(baseURL ?? '').origin && origin !== 'null') foreign.push(request.url());
        });
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });

        await page.goto(pathTo('registration', lng));
        await page.getByLabel(words.email).fill(newEmail());
        await page.getByLabel(words.password, { exact: true }).fill('long enough 1');
        await page.getByLabel(words.again).fill('long enough 1');
        await page.getByLabel(words.adult).check();
        await page.getByLabel(words.accept).check();
        await page.getByRole('button', { name: words.signUp }).click();
        await expect(page).toHaveURL(pathTo('dashboard', lng));
        await expectFine(page, 'the empty dashboard');

        await page.goto(pathTo('recipes', lng));
        // The list before the search stays until its answer comes: a press between the two is lost.
        const found = page.waitForResponse((answer) => /\/api\/.*name=/.test(answer.url()));
        await page.getByLabel(words.search).fill(words.dish);
        await found;
        await expect(page).toHaveURL(/name=/);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.getByRole('link', { name: words.dishName }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: words.dishName })).toBeVisible();
        await expectFine(page, 'the recipe');
        await page.getByRole('button', { name: words.addToMenu }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.add, exact: true }).click();
        await page.getByRole('link', { name: words.toWeek }).click();

        // One serving's energy for the person, four servings to cook and buy for.
        const main = page.locator('main');
        await expect(main).toContainText(words.kcalOfServing);
        // Said of the card, where it is not seen.
        const said = main.locator('[data-dish] > button').first();
        for (const part of [words.cooked, words.left]) {
          await expect(said).toHaveAttribute('aria-description', new RegExp(part.replaceAll(' ', '\\s')));
        }
        await expectFine(page, 'the week');

        await page.goto(pathTo('groceryLists', lng, {}, { build: '1' }));
        await expect(main).toContainText(words.beetAmount);
        await expectFine(page, 'the preview');
        await page.getByRole('button', { name: words.create }).click();
        await expect(page).toHaveURL(new RegExp(`${pathTo('groceryLists', lng)}/[0-9a-f-]{36}$`));
        await page.getByRole('button', { name: words.use }).click();
        await page.getByRole('checkbox', { name: words.beet }).check();
        await expect(main).toContainText(words.basket);
        await page.reload();
        await expect(page.getByRole('checkbox', { name: words.beet })).toBeChecked();
        await expectFine(page, 'the list in the shop');
        await page.getByRole('button', { name: words.close }).click();
        await page
          .getByRole('dialog')
          .or(page.getByRole('alertdialog'))
          .getByRole('button', { name: words.close })
          .click();
        await expect(page.getByRole('checkbox', { name: words.beet })).toBeDisabled();

        await page.goto(pathTo('profile', lng));
        await page.getByLabel(words.kcalField).fill('1800');
        await page.getByRole('button', { name: words.saveTargets }).click();
        await expect(page.getByText(words.saved).first()).toBeVisible();
        await expectFine(page, 'the profile');
        await page.goto(pathTo('mealplans', lng));
        await expect(main).toContainText(words.kcalOfTarget);

        await page.goto(pathTo('courses', lng));
        await main.getByRole('listitem').getByRole('link').first().click();
        await page.getByRole('button', { name: words.apply, exact: true }).click();
        for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
        await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
        await expect(main).toContainText(words.pending);
        await expectFine(page, 'the course');

        expect(foreign).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  }
}

test('the partner sees a change of the menu within a second, without asking', async ({
  page,
  request,
  browser,
}) => {
  await signedIn(page, request, 'premium');
  const other = await browser.newContext();
  const partner = await other.newPage();
  await signedIn(partner, request, 'partner');
  const week = pathTo('mealplans', 'uk');
  await page.goto(week);
  await partner.goto(week);
  const cards = (one: Page) => one.locator('main [data-dish] > button[aria-haspopup=dialog]');
  await expect(cards(partner).first()).toBeVisible();
  const before = await cards(partner).count();

  await cards(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Прибрати з меню' }).click();
  await expect(cards(page)).toHaveCount(before - 1);
  await expect(cards(partner)).toHaveCount(before - 1, { timeout: 1_000 });
  await other.close();
});

test('eight tabs of one browser hold one stream, and all of them follow', async ({ context, request }) => {
  test.setTimeout(120_000);
  /** Which tab opened each stream. */
  const streams: number[] = [];
  const tabs: Page[] = [];
  for (let i = 0; i < 8; i += 1) {
    const tab = await context.newPage();
    // Once: the tabs of a browser share its session.
    if (i === 0) await signedIn(tab, request, 'participant');
    tab.on('request', (asked) => {
      if (asked.url().endsWith('/api/live')) streams.push(i);
    });
    await tab.goto(pathTo('messages', 'uk'));
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(() => streams).toEqual([0]);

  const user = JSON.parse((await tabs[0]?.evaluate(() => localStorage.getItem('user'))) ?? '{}') as {
    headers: Record<string, string>;
  };
  const asked = tabs.map((tab) => tab.waitForRequest('**/api/account/notices?**'));
  await request.post('/api/account/notices/read', { headers: user.headers });
  await Promise.all(asked);
  expect(streams).toEqual([0]);

  await tabs[0]?.close();
  await expect.poll(() => streams.length).toBe(2);
});
