import { expect, test, type Locator } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { borscht, planned, today } from './support/food';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn } from './support/people';
import { deep } from './support/depth';

/** Parameters of a plan, the calendar, the sheet of a week, and days in far-away zones. */

test(
  'what is said on the parameters’ page leaves fewer recipes, and stays',
  deep,
  async ({ page, request }) => {
    const complaints = complaintsOf(page);
    await newcomer(page, request);
    await page.goto(pathTo('parameters', 'uk'));
    const kitchen = page.getByRole('region', { name: 'Кухня' });
    const left = page.getByRole('region', { name: 'Скільки рецептів підходить' });
    const before = await left.getByText(/із/).first().textContent();
    await kitchen.getByRole('button', { name: 'плити' }).click();
    await kitchen.getByRole('button', { name: 'Зберегти' }).click();
    await expect(left.getByText(/із/).first()).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Розрахувати…' }).click();
    const window = page.getByRole('dialog', { name: 'Розрахувати цілі' });
    await window.getByLabel('Вік, років').fill('30');
    await window.getByLabel('Зріст, см').fill('165');
    await window.getByLabel('Вага, кг').fill('60');
    await expect(window.getByText(/1\s820 ккал/)).toBeVisible();
    await expectFine(page, 'the calculator');
    await window.getByRole('button', { name: 'Взяти ці цілі' }).click();
    await page
      .getByRole('region', { name: 'Цілі на день' })
      .getByRole('button', { name: 'Зберегти' })
      .click();
    await page.reload();
    await expect(page.getByLabel('Калорії, ккал')).toHaveValue(/1\s?820/);
    await expect(kitchen.getByRole('button', { name: 'плити' })).toHaveAttribute('aria-pressed', 'true');
    await expectFine(page, 'the parameters');
    expect(complaints).toEqual([]);
  },
);

test('a calendar reads the menu by a link until it is ended', async ({ page, request }) => {
  const headers = await newcomer(page, request);
  await planned(request, headers, await borscht(request, headers), { date: today(), mealType: 'dinner' });
  await page.goto(pathTo('mealplans', 'uk'));
  await page.getByRole('button', { name: 'Дії з тижнем' }).click();
  await page.getByRole('menuitem', { name: 'Меню у вашому календарі…' }).click();
  const window = page.getByRole('dialog', { name: 'Меню в календарі' });
  await window.getByRole('button', { name: 'Створити посилання' }).click();
  const address = await window.getByLabel('Адреса для календаря').inputValue();
  const feed = await request.get(new URL(address).pathname);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('SUMMARY:Обід: Борщ');
  await window.getByRole('button', { name: 'Вимкнути' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вимкнути' }).click();
  await expect(window.getByText('Посилання ще немає.')).toBeVisible();
  expect((await request.get(new URL(address).pathname)).status()).toBe(404);
});

/** How far down its middle is. */
async function middleOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height / 2;
}

test('a full week is one page of A4', async ({ page, request }) => {
  await signedIn(page, request, 'premium');
  await page.goto(pathTo('mealplans', 'uk'));
  await page.getByRole('button', { name: 'Надрукувати тиждень' }).click();
  const sheet = page.getByRole('region', { name: 'Аркуш тижня' });
  await expect(sheet.getByRole('columnheader')).toHaveCount(8);
  const people = page.getByText('Показати, хто їсть');
  const middles = [people, page.getByRole('switch', { name: 'Показати, хто їсть' })].map(middleOf);
  const [label = 0, box = 0] = await Promise.all(middles);
  expect(Math.abs(label - box), 'a label stands at the middle of its switch').toBeLessThan(2);
  await people.click();
  await expect(sheet.getByText(/^Їдять:/).first()).toBeVisible();
  await expectFine(page, 'the sheet');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width = '', height = ''] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});

for (const timezoneId of ['America/Los_Angeles', 'Europe/Berlin', 'Africa/Nairobi', 'Pacific/Kiritimati']) {
  test(`a dish stands on its day in ${timezoneId}`, async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const headers = await newcomer(page, request);
    const changed = await request.patch(`${API_PREFIX}${routes.account.profile.change.path}`, {
      headers,
      data: { timeZone: timezoneId },
    });
    expect(changed.status()).toBe(200);
    const dish = await borscht(request, headers);
    // Over the end of a year with 53 weeks, and over both clock changes of Europe.
    const days = { '2027-01-01': 'пт', '2027-03-28': 'нд', '2026-10-25': 'нд' };
    for (const [date, weekday] of Object.entries(days)) {
      await planned(request, headers, dish, { date, mealType: 'dinner' });
      await page.goto(`${pathTo('mealplans', 'uk')}?date=${date}&print=1`);
      const sheet = page.getByRole('region', { name: 'Аркуш тижня' });
      await expect(sheet.getByText(dish.name)).toBeVisible();
      const cells = await sheet.getByRole('row', { name: /^Обід/ }).getByRole('cell').allTextContents();
      const column = cells.findIndex((words) => words.includes(dish.name));
      await expect(sheet.getByRole('columnheader').nth(column + 1)).toContainText(weekday);
    }
    await page.goto(`${pathTo('mealplans', 'uk')}?date=2027-01-01&print=1`);
    await expect(page.getByText('Тиждень 53')).toBeVisible();
    await context.close();
  });
}
