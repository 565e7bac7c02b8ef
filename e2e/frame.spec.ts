import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PAGE_KEYS, PAGES, pathTo } from '@sytno/kit/routes';
import { complaintsOf, signedIn } from './support/people';

const params = { id: '00000000-0000-4000-8000-000000000000', token: 'token' };

test.describe('the server', () => {
  test('answers every page of the table with 200, the right language and a title', async ({ request }) => {
    for (const key of PAGE_KEYS) {
      for (const lng of ['uk', 'ru', 'en'] as const) {
        const answer = await request.get(
          `${pathTo(key, lng, params)}${PAGES[key].path.includes(':lng') ? '' : `?lng=${lng}`}`,
        );
        expect(answer.status(), `${key} ${lng}`).toBe(200);
        const page = await answer.text();
        expect(page, `${key} ${lng}`).toContain(`<html lang="${lng}">`);
        expect(page).toMatch(/<title>.+ – Sytno<\/title>/);
      }
    }
  });

  for (const [path, status, to] of [
    ['/', 302, '/uk'],
    ['/uk/menu', 302, '/'],
    ['/ru/menu/today', 302, '/'],
    ['/uk/user', 302, '/uk/user/dashboard'],
    ['/foo', 404, undefined],
    ['/uk/nothing/here', 404, undefined],
    ['/en/user/recipes/1/2/3', 404, undefined],
    ['/mfe/recipes/none/file.js', 404, undefined],
    ['/static/none.js', 404, undefined],
    ['/api/none', 404, undefined],
  ] as const) {
    test(`answers ${path} with ${String(status)}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      if (to) expect(answer.headers().location).toBe(to);
    });
  }

  test('an unknown page is Russian by the rule of spec §2, and says so', async ({ page }) => {
    const answer = await page.goto('/foo');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  });
});

test.describe('the frame', () => {
  test('has a sider of 200 px that collapses to 80 px', async ({ page, request }) => {
    await signedIn(page, request, 'free');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/uk/user/dashboard');
    const sider = page.getByRole('complementary');
    expect((await sider.boundingBox())?.width).toBe(200);
    await page.getByRole('button', { name: 'Згорнути бічну панель' }).click();
    expect((await sider.boundingBox())?.width).toBe(80);
    await expect(sider.getByRole('link')).toHaveCount(9);
  });

  test('is a drawer on a phone, closed by Escape', async ({ page, request }) => {
    await signedIn(page, request, 'free');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/uk/user/dashboard');
    await page.getByRole('button', { name: 'Відкрити меню' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Відкрити меню' }).click();
    await page.getByRole('link', { name: 'Рецепти' }).click();
    await expect(page).toHaveURL('/uk/user/recipes');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the language switch keeps the page and turns every section’s words', async ({ page, request }) => {
    await signedIn(page, request, 'premium');
    for (const [path, uk, en] of [
      ['recipes', 'Рецепти', 'Recipes'],
      ['mealplans', 'Меню на тиждень', 'Weekly menu'],
      ['grocerylist', 'Списки покупок', 'Shopping lists'],
      ['profile', 'Профіль', 'Profile'],
      ['courses', 'Курси', 'Courses'],
    ] as const) {
      await page.goto(`/uk/user/${path}`);
      await expect(page.getByRole('heading', { name: uk, level: 1 })).toBeVisible();
      await page.getByRole('banner').getByLabel('Мова').selectOption('en');
      await expect(page).toHaveURL(`/en/user/${path}`);
      await expect(page.getByRole('heading', { name: en, level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      await expect(page).toHaveTitle(/ – Sytno$/);
    }
  });

  test('a page for administrators is closed to others, and open to one', async ({
    page,
    request,
    browser,
  }) => {
    await signedIn(page, request, 'free');
    await page.goto('/uk/user/admin/audit');
    await expect(page.getByRole('heading', { name: 'Ця сторінка для адміністраторів' })).toBeVisible();
    const other = await browser.newContext();
    const admin = await other.newPage();
    await signedIn(admin, request, 'admin');
    await admin.goto('/uk/user/dashboard');
    await expect(admin.getByRole('link', { name: 'Журнал дій' })).toBeVisible();
    await other.close();
  });

  test('takes a left-over service worker off', async ({ page }) => {
    await page.goto('/uk');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages that stand now, ${theme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signedIn(page, request, 'premium');
    const complaints = complaintsOf(page);
    const pages = [
      'landing',
      'oferta',
      'recovery',
      'dashboard',
      'recipes',
      'mealplans',
      'groceryLists',
      'profile',
      'courses',
    ] as const;
    for (const key of pages) {
      await page.goto(pathTo(key, 'uk'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${key}: ${id} ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

for (const width of [360, 390, 820, 1440]) {
  test(`no page scrolls sideways at ${String(width)} px`, async ({ page, request }) => {
    await signedIn(page, request, 'premium');
    await page.setViewportSize({ width, height: 844 });
    for (const key of [
      'landing',
      'oferta',
      'recovery',
      'recipes',
      'mealplans',
      'groceryLists',
      'profile',
      'courses',
    ] as const) {
      await page.goto(pathTo(key, 'uk'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, key).toBeLessThanOrEqual(0);
    }
  });
}
