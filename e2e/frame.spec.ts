import { expect, test } from '@playwright/test';
import { PAGE_KEYS, PAGES, pathTo } from '@sytno/kit/routes';
import { sampled } from './support/depth';
import { faultsOf } from './support/look';
import { complaintsOf, signedIn } from './support/people';

const params = { id: '00000000-0000-4000-8000-000000000000', token: 'token' };

test.describe('the server', () => {
  /** Pages of something that only a link knows: this link was never given. */
  const UNKNOWN_LINK: readonly string[] = ['sharedRecipe', 'joinHousehold', 'guestList'];

  test('answers every page of the table with its status, the right language and a title', async ({
    request,
  }) => {
    for (const key of PAGE_KEYS) {
      for (const lng of ['uk', 'ru', 'en'] as const) {
        const answer = await request.get(
          `${pathTo(key, lng, params)}${PAGES[key].path.includes(':lng') ? '' : `?lng=${lng}`}`,
        );
        expect(answer.status(), `${key} ${lng}`).toBe(UNKNOWN_LINK.includes(key) ? 404 : 200);
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
    const sider = page.getByRole('complementary', { name: 'Бічна панель' });
    await expect(sider).toHaveCSS('width', '200px');
    const places = await sider.getByRole('link').count();
    expect(places).toBeGreaterThan(6);
    await page.getByRole('button', { name: 'Згорнути бічну панель' }).click();
    await expect(sider).toHaveCSS('width', '80px');
    await expect(sider.getByRole('link')).toHaveCount(places);
  });

  test('leads from its sider to no page that no section has; such an address still says so', async ({
    page,
    request,
  }) => {
    await signedIn(page, request, 'admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/uk/user/dashboard');
    const links = page.getByRole('complementary', { name: 'Бічна панель' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const notHere = page.getByRole('heading', { name: 'Цієї сторінки немає в цьому випуску розділу' });
    const heading = page.getByRole('heading', { level: 1 });
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(heading).toHaveCount(1);
      await expect(notHere).toHaveCount(0);
    }
    const { sections } = (await (await request.get('/registry.json')).json()) as {
      sections: { name: string; pages: string[] }[];
    };
    const there = sections.flatMap(({ pages }) => pages);
    const missing = PAGE_KEYS.find(
      (key) => PAGES[key].section && PAGES[key].access !== 'public' && !there.includes(key),
    );
    if (!missing) return;
    await page.goto(pathTo(missing, 'uk', params));
    await expect(notHere).toBeVisible();
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

  for (const [who, path, behind] of [
    ['premium', '/uk/user/recipes', true],
    [null, '/uk/price', true],
    [null, '/uk', false],
    [null, '/uk/auth/login', false],
  ] as const) {
    test(`has a header of one row at 360 px for ${who ?? 'a visitor'} at ${path}, with the language in it`, async ({
      page,
      request,
    }) => {
      if (who) await signedIn(page, request, who);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(61);
      const rights = await header
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      expect(Math.max(...rights)).toBeLessThanOrEqual(360);
      if (behind) await header.getByRole('button').last().click();
      const place = behind ? page.getByRole('dialog') : header;
      await place.getByLabel('Мова').selectOption('en');
      await expect(page).toHaveURL(path.replace('/uk', '/en'));
    });
  }

  test('marks the place in which a page lies', async ({ page, request }) => {
    await signedIn(page, request, 'premium');
    await page.goto('/uk/user/recipes');
    const sider = page.getByRole('complementary', { name: 'Бічна панель' });
    const recipes = sider.getByRole('link', { name: 'Рецепти' });
    await expect(recipes).toHaveAttribute('aria-current', 'page');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/recipes\/[0-9a-f-]{36}$/);
    await expect(recipes).toHaveAttribute('aria-current', 'true');
    await expect(sider.locator('[aria-current]')).toHaveCount(1);
  });

  test('says who eats together, what is new, who is signed in, and lets him out', async ({
    page,
    request,
  }) => {
    await signedIn(page, request, 'partner');
    await page.goto('/uk/user/profile');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /^Родина: / }).click();
    await expect(page).toHaveURL('/uk/user/household');
    await header.getByRole('button', { name: /^Повідомлення/ }).click();
    const notices = page.getByRole('dialog', { name: 'Повідомлення' });
    await expect(notices.getByRole('listitem').first()).not.toBeEmpty();
    await notices.getByRole('link', { name: 'Усі повідомлення' }).click();
    await expect(page).toHaveURL('/uk/user/messages?view=notices');
    await expect(notices).toBeHidden();
    await header.getByRole('button', { name: /^Акаунт: / }).click();
    await page.getByRole('radio', { name: 'Темний', exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Вийти' }).click();
    await expect(page).toHaveURL('/uk/auth/login');
  });

  test('puts the focus on the heading of the page that one goes to, and brings the view back', async ({
    page,
    request,
  }) => {
    await signedIn(page, request, 'premium');
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/uk/user/recipes');
    // Where the view is at the press itself: the test's own hand may have to scroll for it.
    await page.evaluate(() => {
      const note = () => {
        document.body.dataset.pressedAt = String(window.scrollY);
      };
      document.addEventListener('click', note, true);
    });
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(5).click();
    await expect(page).toHaveURL(/recipes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const before = Number(await page.locator('body').getAttribute('data-pressed-at'));
    expect(before).toBeGreaterThan(150);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
    await expect
      .poll(() => page.evaluate(() => (history.state as { y?: number }).y ?? 0))
      .toBeGreaterThan(150);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  });

  test('says that the network is gone and that it is back, and prints the page alone', async ({
    page,
    context,
    request,
  }) => {
    await signedIn(page, request, 'premium');
    await page.goto('/uk/user/recipes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Немає мережі.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Зв’язок відновлено.')).toBeVisible();
    await expect(page.getByText('Зв’язок відновлено.')).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Бічна панель' })).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    // Whoever has chosen dark reads light's letters and chips on the white paper.
    const printed = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      const shown = getComputedStyle(document.documentElement);
      return ['--sy-sunflower', '--sy-dill-tint'].map((name) => shown.getPropertyValue(name));
    });
    expect(printed).toEqual(['#8A5A10', '#E7F1E2']);
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

  test('asks before a half-written form is left, by whatever way', async ({ page, request }) => {
    await signedIn(page, request, 'participant');
    await page.goto('/uk/user/courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('complementary', { name: 'Бічна панель' })
      .getByRole('link', { name: 'Профіль' })
      .click();
    const name = page.getByRole('textbox', { name: 'Ім’я' });
    await name.fill('Напівдописана');
    const question = page.getByRole('alertdialog', { name: 'Піти зі сторінки «Профіль»?' });
    const stay = async () => {
      await question.getByRole('button', { name: 'Скасувати' }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/user\/profile$/);
      await expect(name).toHaveValue('Напівдописана');
    };
    await page
      .getByRole('complementary', { name: 'Бічна панель' })
      .getByRole('link', { name: 'Рецепти' })
      .click();
    await stay();
    await page.goBack();
    await stay();
    await page.getByRole('button', { name: /^Акаунт: / }).click();
    await page.getByRole('button', { name: 'Вийти' }).click();
    await stay();
    // Another language keeps the page, and what is written on it.
    await page.getByRole('banner').getByLabel('Мова').selectOption('en');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Напівдописана');
    await page.getByRole('banner').getByLabel('Language').selectOption('uk');
    await expect(name).toHaveValue('Напівдописана');

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    await expect(name).toHaveValue('Напівдописана');

    await page.goBack();
    await question.getByRole('button', { name: 'Піти без збереження' }).click();
    await expect(page).toHaveURL('/uk/user/courses');
    await page.goForward();
    await expect(name).not.toHaveValue('Напівдописана');
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
    await admin.goto('/uk/user/admin/audit');
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'Ця сторінка для адміністраторів' })).toHaveCount(0);
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
  test(
    `axe finds nothing in what the frame opens, ${theme}`,
    sampled(theme === 'dark'),
    async ({ page, request }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await signedIn(page, request, 'premium');
      const complaints = complaintsOf(page);
      await page.goto('/uk/user/nothing');
      await expect(page.getByRole('heading', { name: 'Сторінку не знайдено' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      for (const name of [/^Повідомлення/, /^Акаунт: /]) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name })).toBeFocused();
      }
      await page.getByRole('button', { name: 'Згорнути бічну панель' }).click();
      await page
        .getByRole('complementary', { name: 'Бічна панель' })
        .getByRole('link', { name: 'Курси' })
        .focus();
      await page.keyboard.press('Tab');
      await expect(page.getByText('Преміум', { exact: true }).filter({ visible: true })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Відкрити меню' }).click();
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(3);
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Відкрити меню' })).toBeFocused();
      // The address that is no page is answered with 404, and the browser says so.
      expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
    },
  );
}
