import { expect, test } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { borscht, planned, today } from './support/food';
import { expectFine } from './support/look';
import { complaintsOf, newcomer } from './support/people';
import { deep } from './support/depth';

test(
  'a food, a note and what is left come on the menu, are taken back and done again',
  deep,
  async ({ page, request }) => {
    const complaints = complaintsOf(page);
    const headers = await newcomer(page, request);
    const dish = await borscht(request, headers);
    await planned(request, headers, dish, { date: today(), mealType: 'dinner' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo('mealplans', 'uk'));
    const main = page.locator('main');
    const meal = (name: string) => main.getByRole('region').getByRole('group', { name });

    await meal('Перекус')
      .getByRole('button', { name: /^Додати продукт або нотатку/ })
      .click();
    const extra = page.getByRole('dialog', { name: /^Що додати: Перекус/ });
    await extra.getByRole('combobox', { name: 'Продукт із каталогу' }).fill('ябл');
    await page.getByRole('option', { name: 'яблуко', exact: true }).click();
    await expectFine(page, 'a food being chosen');
    await extra.getByRole('button', { name: 'Додати', exact: true }).click();
    const apple = meal('Перекус').getByRole('button', { name: /^яблуко/ });
    await expect(apple).toContainText('ккал');
    await apple.click();
    const food = page.getByRole('dialog', { name: 'яблуко' });
    await expect(food.getByText('Скільки порцій купити').first()).toBeVisible();
    await expect(food.getByRole('link', { name: 'Відкрити рецепт' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(food).toBeHidden();
    await main.getByRole('button', { name: /^Скасувати: «яблуко»/ }).click();
    await expect(apple).toBeHidden();
    await main.getByRole('button', { name: /^Зробити знову: «яблуко»/ }).click();
    await expect(apple).toBeVisible();

    await meal('Вечеря')
      .getByRole('button', { name: /^Додати продукт або нотатку/ })
      .click();
    const words = page.getByRole('dialog', { name: /^Що додати: Вечеря/ });
    await words.getByRole('button', { name: 'Нотатку' }).click();
    await words.getByRole('textbox', { name: 'Нотатка' }).fill('Вечеря у бабусі');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFine(page, 'a note being written, dark');
    await words.getByRole('button', { name: 'Додати', exact: true }).click();
    await expect(meal('Вечеря').getByRole('button', { name: 'Вечеря у бабусі' })).toBeVisible();

    await meal('Обід')
      .getByRole('button', { name: new RegExp(`^${dish.name}`) })
      .click();
    await page.getByRole('dialog', { name: dish.name }).getByRole('button', { name: 'Вибрати день' }).click();
    await page.getByRole('dialog').getByLabel('День').selectOption({ index: 6 });
    await page.getByRole('dialog').getByLabel('Прийом їжі').selectOption('Вечеря');
    await page.getByRole('dialog').getByRole('button', { name: 'Поставити' }).click();
    await expect(page.getByText(/^Залишок/)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(main.getByText(/^на 2 рази$/)).toBeVisible();
    await expectFine(page, 'a week with a food, a note and a pot');
    expect(complaints).toEqual([]);
  },
);
