import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, type Headers } from './support/people';

/** What a cook does with one recipe. */
const PHONE = { width: 390, height: 844 };

/** A recipe of the demo whose third step names an amount. */
async function pate(request: APIRequestContext, headers: Headers): Promise<{ id: string; name: string }> {
  const query = new URLSearchParams({ name: 'паштет із сочевиці', page: '1', pageSize: '6', language: 'uk' });
  const { path } = routes.recipes.catalog.list;
  const answer = await request.get(`${API_PREFIX}${path}?${query.toString()}`, { headers });
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
  const [first] = items;
  if (!first) throw new Error('The demo has no lentil pâté.');
  return first;
}

async function opened(page: Page, request: APIRequestContext) {
  const headers = await newcomer(page, request);
  const dish = await pate(request, headers);
  await page.goto(pathTo('recipe', 'uk', { id: dish.id }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish.name);
  return { dish, headers };
}

test('amounts grow with the servings, in the lines and in the words of the steps', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await opened(page, request);
  const lines = page.getByRole('region', { name: 'Інгредієнти' });
  await expect(lines.getByText('200 г')).toBeVisible();
  for (let i = 0; i < 6; i++) await lines.getByRole('button', { name: 'Більше порцій' }).click();
  await expect(lines.getByText('400 г')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Приготування' });
  await expect(steps.getByText('4 ложки')).toHaveAttribute('title', 'У рецепті: дві ложки');
  await expect(page.getByText(/\d[.,]\d{3}/)).toHaveCount(0);
  await expectFine(page, 'a scaled recipe');
  expect(complaints).toEqual([]);
});

test('is cooked by keyboard, step by step; a reload remembers what is done', async ({ page, request }) => {
  await opened(page, request);
  const opener = page.getByRole('button', { name: 'Готувати' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const mode = page.getByRole('dialog');
  await expect(mode.getByText('Крок 1 з 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(mode.getByText('Крок 2 з 5')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await mode.getByRole('button', { name: 'Зроблено' }).focus();
  await page.keyboard.press('Enter');
  await expect(mode.getByText('Крок 2 з 5')).toBeVisible();
  await expectFine(page, 'the cooking mode');
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Крок 1 зроблено' })).toHaveAttribute('aria-pressed', 'true');
  await opener.click();
  await expect(mode.getByText('Крок 2 з 5')).toBeVisible();
});

test('a timer runs on other pages of the section, shows in the title and says when it is over', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { dish } = await opened(page, request);
  await page.getByRole('button', { name: 'Поставити таймер: 1 хв' }).click();
  await page.getByRole('button', { name: /^Поставити таймер: 25/ }).click();
  const dock = page.getByRole('complementary', { name: 'Таймери' });
  await expect(dock.getByRole('timer')).toHaveCount(2);
  await page.clock.runFor(20_000);
  await expect(page).toHaveTitle(/^0:[34]\d · /);
  await page.getByRole('link', { name: 'Усі рецепти' }).click();
  await expect(page).toHaveURL(/\/user\/recipes$/);
  await expect(dock.getByRole('timer')).toHaveCount(2);
  // The new page has said its own title, and the timer has taken it since.
  await expect(page).toHaveTitle(/^0:\d\d · Рецепти/);
  // From here on time stands still but for what is let pass, so that the notice waits for us.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(1_000);
  await expect(page).toHaveTitle(/^0:\d\d · /);
  const left = Number(/^0:(\d\d)/.exec(await page.title())?.[1]);
  await page.clock.runFor((left + 1) * 1_000);
  await expect(dock.getByText('Час вийшов')).toBeVisible();
  await expect(page.getByText(`Час вийшов: Крок 3 · ${dish.name}`)).toBeVisible();
  await expect(page).toHaveTitle(/^2\d:\d\d · /);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the page and the cooking mode fit', async ({ page, request }) => {
    await opened(page, request);
    await page.getByRole('button', { name: /^Поставити таймер: 25/ }).click();
    await expect(page.getByRole('complementary', { name: 'Таймери' })).toBeVisible();
    await expectFine(page, 'a recipe on a phone');
    await page.getByRole('button', { name: 'Готувати' }).click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
    await expectFine(page, 'the cooking mode on a phone');
  });
});

test('a link is read without an account, previews know its name and picture, and taken back it is gone', async ({
  page,
  request,
  browser,
}) => {
  const { dish } = await opened(page, request);
  await page.getByRole('button', { name: `Дії з «${dish.name}»` }).click();
  await page.getByRole('menuitem', { name: 'Поділитися' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поділитися рецептом' });
  await dialog.getByRole('button', { name: 'Створити посилання' }).click();
  const address = await dialog.getByLabel('Посилання').inputValue();
  await expectFine(page, 'the question of sharing');

  const served = await request.get(address);
  expect(served.status()).toBe(200);
  const html = await served.text();
  expect(html).toContain(`<meta property="og:title" content="${dish.name}">`);
  const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const drawn = await request.get(new URL(picture).pathname);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const complaints = complaintsOf(visitor);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(dish.name);
  await expect(visitor.getByRole('region', { name: 'Приготування' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Створити акаунт' })).toBeVisible();
  await expectFine(visitor, 'a shared recipe');
  expect(complaints).toEqual([]);

  await dialog.getByRole('button', { name: 'Скасувати посилання' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати посилання' }).click();
  await expect(dialog.getByRole('button', { name: 'Створити посилання' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText('Посилання більше не діє');
  await context.close();
});

test('a note, a like and a cooking stay', async ({ page, request }) => {
  await opened(page, request);
  const home = page.getByRole('region', { name: 'У вас удома' });
  await home.getByLabel('Нотатка для себе').fill('<b>Менше солі</b>');
  await expect(home.getByText('Збережено')).toBeVisible();
  await home.getByRole('button', { name: 'Сподобалось', exact: true }).click();
  await expect(home.getByText(/^Сподобалось: /)).toBeVisible();
  await home.getByRole('button', { name: 'Готували сьогодні' }).click();
  await expect(home.getByText(/^Готували 1 раз/)).toBeVisible();
  await page.reload();
  await expect(home.getByLabel('Нотатка для себе')).toHaveValue('<b>Менше солі</b>');
  await expect(home.getByText(/^Готували 1 раз/)).toBeVisible();
});

test('on paper there is the title, the amounts and the steps, and no button', async ({ page, request }) => {
  const { dish } = await opened(page, request);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish.name);
  await expect(page.getByRole('region', { name: 'Інгредієнти' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Приготування' })).toBeVisible();
  for (const name of ['Поживність', 'Вартість', 'У вас удома', 'Алергени та дієти']) {
    await expect(page.getByRole('region', { name })).toBeHidden();
  }
  await expect(page.locator('main button:visible')).toHaveCount(0);
});
