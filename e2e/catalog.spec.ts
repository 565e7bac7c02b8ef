import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { expectFine } from './support/look';
import { complaintsOf, newcomer } from './support/people';

/** The recipe list: what is looked for, what narrows it, and what somebody keeps at hand. */
const search = (page: Page) => page.getByRole('searchbox', { name: 'Назва, № або інгредієнт' });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.beforeEach(async ({ page, request }) => {
  await newcomer(page, request);
});

for (const [typed, name] of [
  ['бощр', 'Борщ з яловичиною'],
  ['борщу', 'Борщ з яловичиною'],
  ['№ 1003', 'Сирники'],
  ['шакшука', 'Шакшука'],
  ['ЗЕЛЕНЫЙ борщ', 'Зелений борщ зі щавлем'],
  ['зелёного борща', 'Зелений борщ зі щавлем'],
] as const) {
  test(`a search for ${typed} finds ${name}`, async ({ page }) => {
    await page.goto(pathTo('recipes', 'uk'));
    await search(page).fill(typed);
    await expect(page).toHaveURL(/name=/);
    await expect(card(page, name)).toBeVisible();
  });
}

test('foods in and out stand in the address, and the address brings them back', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(pathTo('recipes', 'uk'));
  await page.getByRole('button', { name: 'Фільтри' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фільтри' });
  await sheet.getByRole('combobox', { name: 'З інгредієнтами' }).fill('картопля');
  await page.getByRole('option', { name: 'картопля', exact: true }).click();
  await expect(page).toHaveURL(/ingredients=potato/);
  await sheet.getByRole('combobox', { name: 'Без інгредієнтів' }).fill('яловичина');
  await page.getByRole('option', { name: 'яловичина', exact: true }).click();
  await expect(page).toHaveURL(/without=beef/);
  await expectFine(page, 'the sheet with foods');
  await sheet.getByRole('button', { name: /^Показати/ }).click();
  await page.reload();
  await expect(page.getByText('з: картопля')).toBeVisible();
  await expect(page.getByText('без: яловичина')).toBeVisible();
  await expect(card(page, 'Борщ з яловичиною')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a star keeps a recipe, and undo takes it back', async ({ page }) => {
  await page.goto(pathTo('recipes', 'uk', {}, { name: 'Шакшука' }));
  const star = page.getByRole('button', { name: 'Улюблене: Шакшука' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto(pathTo('recipes', 'uk', {}, { favourites: 'true' }));
  await expect(card(page, 'Шакшука')).toBeVisible();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page
    .getByRole('button', { name: /^Скасувати|Повернути/ })
    .first()
    .click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

const NASTY = [
  '<img src=x onerror="globalThis.hurt=1">',
  '<script>globalThis.hurt=1</script>',
  '"><svg onload=globalThis.hurt=1>',
  'javascript:globalThis.hurt=1',
  '{{constructor.constructor("globalThis.hurt=1")()}}',
];
const LONG = 'Щ'.repeat(300);

test('html in a name is shown as text, and a name of 300 letters breaks nothing', async ({ page }) => {
  await page.route('**/api/recipes?**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: { name: string; description: string }[] };
    const names = [...NASTY, LONG];
    const items = body.items.map((item, n) => {
      const name = names[n] ?? item.name;
      return { ...item, name, description: name };
    });
    await route.fulfill({ response: answer, json: { ...body, items } });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(pathTo('recipes', 'uk'));
  for (const name of [...NASTY, LONG]) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expectFine(page, 'the list of nasty names');
  expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
});

test('the page of an ingredient leads to the recipes with it', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(pathTo('ingredient', 'uk', { id: 'potato' }));
  await expect(page.getByRole('heading', { name: 'картопля', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Борщ з яловичиною' })).toBeVisible();
  await expectFine(page, 'the page of an ingredient');
  await page.getByRole('link', { name: 'Усі рецепти з цим продуктом' }).click();
  await expect(page).toHaveURL(/ingredients=potato/);
  await expect(page.getByText('з: картопля')).toBeVisible();
  expect(complaints).toEqual([]);
});
