import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { sampled } from './support/depth';
import { expectFine } from './support/look';
import { complaintsOf, demoEmail, DEMO_PASSWORD, newcomer, signedIn, type Headers } from './support/people';

/** A dish that somebody with premium cooks in his own way, and everybody else as it is written. */

interface Dish {
  id: string;
  name: string;
}

/** A day that nothing else of the demo is planned for. */
const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

async function dishNamed(request: APIRequestContext, headers: Headers, name: string): Promise<Dish> {
  const query = new URLSearchParams({ name, language: 'uk' });
  const answer = await request.get(`${API_PREFIX}${routes.recipes.catalog.list.path}?${query.toString()}`, {
    headers,
  });
  const { items } = (await answer.json()) as { items: Dish[] };
  const [first] = items;
  if (!first) throw new Error(`The demo has no ${name}.`);
  return first;
}

async function headersOf(
  request: APIRequestContext,
  name: Parameters<typeof demoEmail>[0],
): Promise<Headers> {
  const answer = await request.post(API_PREFIX + routes.account.session.authenticate.path, {
    data: { username: demoEmail(name), password: DEMO_PASSWORD },
  });
  return ((await answer.json()) as { headers: Headers }).headers;
}

async function plan(request: APIRequestContext, headers: Headers, { id }: Dish): Promise<void> {
  const answer = await request.post(API_PREFIX + routes.mealplans.menu.add.path, {
    headers,
    data: { date: DAY, mealType: 'dinner', recipeId: id, language: 'uk' },
  });
  expect(answer.status()).toBe(201);
}

async function compose(
  request: APIRequestContext,
  headers: Headers,
  { id }: Dish,
  without: string,
): Promise<void> {
  const path = API_PREFIX + routes.recipes.composition.save.path.replace('{id}', id);
  const stored = await request.get(`${path}?language=uk`, { headers });
  const { original } = (await stored.json()) as { original: { ingredientId: string | null }[] };
  const lines = original.filter(({ ingredientId }) => ingredientId !== without);
  expect(lines.length).toBe(original.length - 1);
  const answer = await request.put(path, { headers, data: { lines, language: 'uk' } });
  expect(answer.status()).toBe(200);
}

const ingredients = (page: Page) => page.getByRole('region', { name: 'Інгредієнти' });
/** The kcal of a serving that the page's head tells. */
const kcalOf = async (page: Page): Promise<string> => {
  const words = await page
    .getByText(/^\d[\d\s]* ккал$/)
    .first()
    .textContent();
  return (words ?? '').replace(/\D/g, '');
};

test('is changed on its page; menu, list and cards follow', async ({ page, request }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const headers = await headersOf(request, 'expert');
  await signedIn(page, request, 'expert');
  const dish = await dishNamed(request, headers, 'деруни зі сметаною');
  await page.goto(pathTo('recipe', 'uk', { id: dish.id }));
  await expect(ingredients(page).getByText('сметана 20%')).toBeVisible();
  const before = await kcalOf(page);

  await ingredients(page).getByRole('button', { name: 'Змінити склад' }).press('Enter');
  const form = page.getByRole('form', { name: 'Мій склад' });
  await form.getByRole('button', { name: 'Прибрати: сметана 20%' }).click();
  await expect(form.getByRole('button', { name: /^Повернути: сметана 20%/ })).toBeVisible();
  await form.getByRole('textbox', { name: 'Додати інгредієнт' }).fill('50 г грибів');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /печериці.*50 г/ })).toBeVisible();
  await expectFine(page, 'a composition being written');
  await form.getByRole('button', { name: 'Зберегти' }).click();

  const note = page.getByRole('region', { name: 'Ваш склад' });
  await expect(note).toBeVisible();
  await expect(ingredients(page).getByRole('button', { name: 'Змінити склад' })).toBeFocused();
  await expect(ingredients(page).getByText('сметана 20%')).toBeHidden();
  await expectFine(page, 'an own composition');
  const mine = await kcalOf(page);
  expect(Number(mine)).toBeLessThan(Number(before));

  await plan(request, headers, dish);
  await page.goto(pathTo('mealplans', 'uk', {}, { date: DAY }));
  const card = page.locator('[data-dish]').filter({ hasText: dish.name }).first();
  await expect(card).toContainText('ваш склад');
  await expect(card).toContainText(`${mine} ккал`);
  await page.goto(pathTo('groceryLists', 'uk', {}, { build: '1', from: DAY, to: DAY }));
  await expect(page.getByText(`${dish.name} (свій склад)`, { exact: false })).toBeVisible();
  await expect(page.getByText(/^печериці/)).toBeVisible();
  await expect(page.getByText(/^сметана/)).toHaveCount(0);
  await page.goto(pathTo('recipes', 'uk', {}, { name: dish.name }));
  await expect(page.getByRole('article').filter({ hasText: dish.name }).last()).toContainText('ваш склад');
  expect(complaints).toEqual([]);
});

test('is the original to everybody else, and to its writer again at a press', async ({
  page,
  request,
  browser,
}) => {
  const headers = await headersOf(request, 'expert');
  await signedIn(page, request, 'expert');
  const dish = await dishNamed(request, headers, 'паштет із сочевиці');
  await page.goto(pathTo('recipe', 'uk', { id: dish.id }));
  const before = await kcalOf(page);
  await compose(request, headers, dish, 'onion');

  const other = await browser.newPage();
  const others = await newcomer(other, request);
  await plan(request, others, dish);
  await other.goto(pathTo('recipe', 'uk', { id: dish.id }));
  await expect(ingredients(other).getByText('цибуля', { exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Ваш склад' })).toHaveCount(0);
  await other.goto(pathTo('mealplans', 'uk', {}, { date: DAY }));
  const original = other.locator('[data-dish]').filter({ hasText: dish.name }).first();
  await expect(original).toContainText(`${before} ккал`);
  await expect(original).not.toContainText('склад');
  await other.close();

  // The page that was open has followed by itself.
  const note = page.getByRole('region', { name: 'Ваш склад' });
  await expect(ingredients(page).getByText('цибуля', { exact: true })).toBeHidden();
  await note.getByRole('button', { name: 'Показати оригінал' }).click();
  await expect(ingredients(page).getByText('цибуля', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Скинути мій склад' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Показати мій склад' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Скасувати: «/ }).click();
  await expect(note).toBeVisible();
  await expect(ingredients(page).getByText('цибуля', { exact: true })).toBeHidden();
});

test('stays when premium has gone, and says what premium would give', async ({ page, request }) => {
  const headers = await headersOf(request, 'admin');
  const dish = await dishNamed(request, headers, 'паштет із сочевиці');
  await compose(request, headers, dish, 'salt');
  await signedIn(page, request, 'admin');
  await page.route(`**${API_PREFIX}${routes.account.session.current.path}*`, async (route) => {
    const answer = await route.fetch();
    const current = (await answer.json()) as { profile: object };
    await route.fulfill({
      response: answer,
      json: { ...current, profile: { ...current.profile, access: 'free' } },
    });
  });
  await page.goto(pathTo('recipe', 'uk', { id: dish.id }));
  const note = page.getByRole('region', { name: 'Ваш склад' });
  await expect(note.getByRole('link', { name: /Преміум скінчився/ })).toBeVisible();
  await ingredients(page).getByRole('button', { name: 'Змінити склад' }).click();
  const dialog = page.getByRole('dialog', { name: `Свій склад «${dish.name}»` });
  await expect(dialog.getByRole('link', { name: 'Що дає преміум' })).toBeVisible();
  await expectFine(page, 'what premium gives');
  await page.keyboard.press('Escape');
  await note.getByRole('button', { name: 'Скинути мій склад' }).click();
  const question = page.getByRole('alertdialog', { name: `Скинути ваш склад «${dish.name}»?` });
  await question.getByRole('button', { name: 'Скинути мій склад' }).click();
  await expect(note).toBeHidden();
  await expect(ingredients(page).getByText('сіль', { exact: true })).toBeVisible();
});

const CHANGE = { uk: 'Змінити склад', ru: 'Изменить состав', en: 'Change ingredients' };
const TITLE = { uk: 'Мій склад', ru: 'Мой состав', en: 'My composition' };
/** Every size, theme and language, and every two of them that meet in the long words of ru. */
const LOOKS = [
  [360, 'light', 'uk', true],
  [1440, 'dark', 'uk', false],
  [360, 'dark', 'ru', false],
  [820, 'light', 'en', false],
  [820, 'dark', 'uk', false],
  [1440, 'light', 'ru', false],
] as const;
for (const [width, theme, lng, quick] of LOOKS) {
  test(`is written at ${String(width)} px in ${lng}, ${theme}`, sampled(quick), async ({ page, request }) => {
    await signedIn(page, request, 'expert');
    const headers = await headersOf(request, 'expert');
    const dish = await dishNamed(request, headers, 'борщ з яловичиною');
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
    }, theme);
    await page.goto(pathTo('recipe', lng, { id: dish.id }));
    await page.getByRole('button', { name: CHANGE[lng] }).click();
    const form = page.getByRole('form', { name: TITLE[lng] });
    await form.locator('[data-line="1"]').click();
    await expect(form.getByRole('table')).toBeVisible();
    await expectFine(page, 'a composition being written');
  });
}
