import { expect, test, type Browser, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { addDays, dayAt, mondayOf } from '@sytno/domain';
import { pathTo } from '@sytno/kit/routes';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn } from './support/people';

/** A template from a week of one household to the week of another, through an administrator. */

const WIDE = { width: 1280, height: 800 };

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', viewport: WIDE });
  return context.newPage();
}

const board = (page: Page) => page.getByRole('region');

test('a week is saved as a template, published by an administrator, put by somebody else in place of a day, and taken back', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const headers = await newcomer(page, request);
  const monday = mondayOf(dayAt(new Date().toISOString(), 'Europe/Kyiv'));
  const next = addDays(monday, 7);
  const { path } = routes.mealplans.templates.fillWeek;
  const filled = await request.post(API_PREFIX + path, { headers, data: { from: monday, language: 'uk' } });
  expect(filled.status()).toBe(201);
  const name = `Тиждень ${crypto.randomUUID().slice(0, 6)}`;

  // The author saves his week and asks to publish it.
  await page.goto(pathTo('mealplans', 'uk', {}, { date: monday }));
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
  const other = await request.post(API_PREFIX + path, { headers: theirs, data: { from: next, language: 'uk' } });
  expect(other.status()).toBe(201);
  await reader.goto(pathTo('templates', 'uk'));
  await reader.getByLabel('Пошук').fill(name);
  await reader.getByRole('link', { name }).click();
  await reader.getByRole('button', { name: 'Покласти в меню' }).click();
  const sheet = reader.getByRole('dialog');
  await sheet.getByText('Замінити', { exact: true }).click();
  await expect(sheet.getByText(/^Зникне: /).first()).toBeVisible();
  await expectFine(reader, 'a template before it comes');
  const agree = sheet.getByRole('checkbox');
  if (await agree.isVisible()) await agree.check();
  await sheet.getByRole('button', { name: 'Покласти в меню' }).click();
  await expect(reader.getByText(/^У меню покладено 35 страв/)).toBeVisible();
  await reader.getByRole('link', { name: /^До його тижня/ }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Меню на тиждень' })).toBeVisible();
  await reader.goBack();
  await expect(reader.getByRole('link', { name: /^До його тижня/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
