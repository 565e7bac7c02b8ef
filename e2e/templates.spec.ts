import { expect, test, type Browser, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { after, today } from './support/food';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn } from './support/people';
import { deep } from './support/depth';

/** A template from a week of one household to the week of another, through an administrator. */

const WIDE = { width: 1280, height: 800 };

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', viewport: WIDE });
  return context.newPage();
}

const monday = (): string => after(today(), -((new Date(today()).getUTCDay() + 6) % 7));

const board = (page: Page) => page.getByRole('region');

test(
  'a week is saved as a template, published by an administrator, put by somebody else in place of a day, and taken back',
  deep,
  async ({ page, request, browser }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const headers = await newcomer(page, request);
    const present = monday();
    const next = after(present, 7);
    const { path } = routes.mealplans.templates.fillWeek;
    const filled = await request.post(API_PREFIX + path, {
      headers,
      data: { from: present, language: 'uk' },
    });
    expect(filled.status()).toBe(201);
    const name = `Тиждень ${crypto.randomUUID().slice(0, 6)}`;

    // The author saves his week and asks to publish it.
    await page.goto(pathTo('mealplans', 'uk', {}, { date: present }));
    await page.getByRole('button', { name: 'Дії з тижнем' }).click();
    await page.getByRole('menuitem', { name: 'Зберегти тиждень як шаблон…' }).click();
    await page.getByLabel('Назва').fill(name);
    await page.getByRole('button', { name: 'Зберегти шаблон' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(board(page)).toHaveCount(7);
    await expectFine(page, 'a template');
    await page.getByRole('button', { name: 'Дії з шаблоном' }).click();
    await page.getByRole('menuitem', { name: 'Опублікувати…' }).click();
    await page.getByRole('button', { name: 'Надіслати на перевірку' }).click();
    await expect(page.getByText('На перевірці', { exact: true })).toBeVisible();

    // The administrator publishes it; the author's open page says so.
    const admin = await somebody(browser);
    await signedIn(admin, request, 'admin');
    await admin.goto(pathTo('adminTemplates', 'uk'));
    await expectFine(admin, 'templates that wait');
    await admin.getByRole('link', { name }).click();
    await admin.getByRole('button', { name: 'Опублікувати' }).click();
    await expect(page.getByText('Опубліковано', { exact: true })).toBeVisible();

    // Somebody else, with a dish on the next week already, puts the template in its place.
    const reader = await somebody(browser);
    const theirs = await newcomer(reader, request);
    const other = await request.post(API_PREFIX + path, {
      headers: theirs,
      data: { from: next, language: 'uk' },
    });
    expect(other.status()).toBe(201);
    await reader.goto(pathTo('templates', 'uk'));
    await reader.getByLabel('Пошук').fill(name);
    await reader.getByRole('link', { name }).click();
    await reader.getByRole('button', { name: 'Покласти в меню' }).click();
    const sheet = reader.getByRole('dialog');
    await sheet.locator('label').getByText('Замінити', { exact: true }).click();
    await expect(sheet.getByText(/^Зникне: /).first()).toBeVisible();
    await expectFine(reader, 'a template before it comes');
    const agree = sheet.getByRole('checkbox');
    if (await agree.isVisible()) await agree.check();
    await sheet.getByRole('button', { name: 'Покласти в меню' }).click();
    await expect(reader.getByText(/^У меню покладено 35 страв/)).toBeVisible();
    const way = reader.getByRole('link', { name: /^До його тижня/ });
    await expect(way).toHaveAttribute('href', pathTo('mealplans', 'uk', {}, { date: next }));

    // One step takes it back: what it took the place of stands there again.
    await reader.getByRole('button', { name: 'Повернути', exact: true }).click();
    await expect(way).toHaveCount(0);
    const week = `${API_PREFIX}${routes.mealplans.menu.week.path}?from=${next}&language=uk`;
    const { items } = (await (await request.get(week, { headers: theirs })).json()) as { items: unknown[] };
    expect(items).toHaveLength(35);
    expect(complaints).toEqual([]);
  },
);
