import { expect, test } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { borscht, planned, today } from './support/food';
import { complaintsOf, newcomer, newEmail } from './support/people';

test('a household by link: invited, joined after signing up, planned together, left with a copy', async ({
  page,
  browser,
  request,
}) => {
  const complaints = complaintsOf(page);
  const headers = await newcomer(page, request);
  const call = { headers };
  await request.patch(`${API_PREFIX}${routes.account.profile.change.path}`, {
    ...call,
    data: { name: 'Оксана' },
  });
  const ready = { firstRunFinished: true, language: 'uk' };
  await request.patch(`${API_PREFIX}${routes.mealplans.parameters.change.path}`, { ...call, data: ready });
  const dish = await borscht(request, headers);
  await planned(request, headers, dish, { date: today(), mealType: 'dinner' });
  await page.setViewportSize({ width: 1280, height: 900 });

  // The owner makes a link.
  await page.goto(pathTo('household', 'uk'));
  await page.getByRole('button', { name: 'Запросити' }).click();
  await page.getByRole('button', { name: 'Створити посилання' }).click();
  const url = await page.getByRole('dialog').getByLabel('Посилання').inputValue();
  await page.getByRole('button', { name: 'Готово' }).click();

  // Somebody without an account follows it, signs up, and is back at it.
  const other = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv' });
  const guest = await other.newPage();
  const others = complaintsOf(guest);
  await guest.goto(new URL(url).pathname);
  await expect(guest.getByRole('heading', { name: 'Оксана запрошує до родини' })).toBeVisible();
  await guest.getByRole('button', { name: 'Створити акаунт' }).click();
  const password = 'long enough 1';
  await guest.getByLabel('E-mail').fill(newEmail());
  for (const field of await guest.locator('input[type=password]').all()) await field.fill(password);
  for (const box of await guest.getByRole('checkbox').all()) await box.check();
  await guest.locator('form button[type=submit]').click();
  await guest.getByRole('button', { name: 'Приєднатися' }).click();
  await expect(page.getByText(/тепер у родині/).first()).toBeVisible();

  // The same menu, with own grams; what one does shows at the other's, with who did it.
  const card = guest.locator('[data-dish] > button').first();
  await expect(card).toContainText(dish.name);
  await page.goto(pathTo('mealplans', 'uk'));
  const own = page.locator('[data-dish] > button').first();
  await expect(own).toContainText(dish.name);
  await card.click();
  await guest.getByRole('textbox', { name: 'Скільки їсте ви' }).fill('111');
  await guest.getByRole('button', { name: 'Зберегти' }).click();
  await expect(card).toContainText('111');
  await expect(own).not.toContainText('111');
  await own.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Більше порцій' }).click();
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expect(guest.getByText(/^Оксана: «.*приготувати 5.порцій$/)).toBeVisible();

  // Both change the same: the later one is asked, and nothing is lost.
  await card.click();
  const theirs = guest.getByRole('dialog');
  await expect(
    theirs
      .getByRole('group', { name: 'Порцій' })
      .or(theirs.getByRole('button', { name: 'Більше порцій' }))
      .first(),
  ).toBeVisible();
  await theirs.getByRole('button', { name: 'Більше порцій' }).click();
  await own.click();
  await dialog.getByRole('button', { name: 'Менше порцій' }).click();
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expect(dialog).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Зберегти' }).click();
  await guest.getByRole('button', { name: 'Лишити моє' }).click();
  await expect(page.getByText(/приготувати 6.порцій$/).first()).toBeVisible();

  // Leaves with a copy of what is planned.
  await guest.goto(pathTo('household', 'uk'));
  await guest.getByRole('button', { name: 'Вийти з родини' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Вийти з родини' }).click();
  await expect(guest.getByText('Ви вийшли з родини')).toBeVisible();
  await guest.goto(pathTo('mealplans', 'uk'));
  await expect(guest.locator('[data-dish] > button').first()).toContainText(dish.name);
  await other.close();
  const real = (words: string) => !/409|status of 4/.test(words);
  expect([...complaints, ...others].filter(real)).toEqual([]);
});
