import { expect, test } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { borscht, planned, today } from './support/food';
import { complaintsOf, newcomer } from './support/people';

test('a day is eaten: by one tap, in grams, beside the plan, and the rest of it follows', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const headers = await newcomer(page, request);
  const dish = await borscht(request, headers);
  for (const mealType of ['breakfast', 'dinner', 'supper']) {
    await planned(request, headers, dish, { date: today(), mealType });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('mealplans', 'uk'));
  const day = page.locator('main').locator('[aria-current=date]').and(page.getByRole('region'));
  const meal = (name: string) => day.getByRole('group', { name, exact: true });
  const waiting = (name: string) => meal(name).getByRole('button', { name: /^З’їдено як заплановано/ });
  const said = (name: string) => meal(name).getByRole('button', { name: /^Що з’їли/ });
  const head = day.getByRole('button', { name: /докладно/ });

  // Planned is not eaten.
  await expect(waiting('Сніданок')).toBeVisible();
  await expect(head).not.toContainText('З’їдено');
  await waiting('Сніданок').click();
  await expect(said('Сніданок')).toBeVisible();
  await expect(head).toContainText(/З’їдено \d+ ккал/);

  // Half of the dinner, by keys alone.
  await waiting('Обід').focus();
  await page.keyboard.press('Enter');
  await said('Обід').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Половина' }).click();
  await sheet.getByRole('button', { name: 'Записати' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(meal('Обід').getByText(/^з’їдено \d/)).toBeVisible();

  // Something beside the plan.
  await head.click();
  await page.getByRole('button', { name: 'З’їли щось інше…' }).click();
  await sheet.getByRole('button', { name: 'Лише калорії' }).click();
  await sheet.getByLabel('Що саме').fill('Торт');
  await sheet.getByLabel('Енергія').fill('2300');
  await sheet.getByLabel('Прийом їжі').selectOption('Полуденок');
  await sheet.getByRole('button', { name: 'Записати' }).click();
  const cake = meal('Полуденок').getByRole('button', { name: 'Поза планом: Торт. Змінити' });
  await expect(cake).toBeVisible();

  // What is left of the day is offered smaller, and taken.
  const offer = page.getByRole('region', { name: 'Решта дня: нові порції' });
  await expect(offer.getByText(/\d г → \d+/)).toBeVisible();
  const supper = meal('Вечеря').locator('[data-dish] > button');
  const before = await supper.textContent();
  await offer.getByRole('button', { name: 'Змінити порції' }).click();
  await expect(offer).toHaveCount(0);
  await expect(supper).not.toHaveText(before ?? '');
  const undo = page.locator('main').getByRole('button', { name: /^Скасувати:/ });
  await undo.click();
  await expect(supper).toHaveText(before ?? '');
  await undo.click();
  await expect(cake).toHaveCount(0);

  // The same stands at home, and after a dish is taken off it is still eaten.
  await meal('Сніданок').locator('[data-dish]').hover();
  await meal('Сніданок')
    .getByRole('button', { name: /^Дії зі стравою/ })
    .click();
  await page.getByRole('menuitem', { name: 'Прибрати з меню' }).click();
  await expect(meal('Сніданок').getByRole('button', { name: /^Поза планом/ })).toBeVisible();
  await page.goto(pathTo('dashboard', 'uk'));
  await expect(page.getByRole('img', { name: /^з’їдено / })).toBeVisible();
  await page.getByRole('button', { name: /^Увесь день/ }).click();
  await expect(page.getByRole('button', { name: /^Увесь день/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
