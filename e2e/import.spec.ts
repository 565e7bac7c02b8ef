import { expect, test, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { sampled } from './support/depth';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn } from './support/people';
import { RecipeSite } from './support/recipe-site';

/** A recipe comes from somebody else's page: by its link, by its text, and not a second time unasked. */
const IMPORT = `${pathTo('recipes', 'uk')}?import=1`;
const site = new RecipeSite();

test.beforeAll(() => site.open());
test.afterAll(() => {
  site.close();
});

async function paste(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Посилання на рецепт' }).fill(encodeURI(address));
  await page.getByRole('button', { name: 'Імпортувати' }).click();
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const original = (page: Page) => page.getByRole('region', { name: 'На сторінці' });

/** What the page does not tell and a recipe needs. */
async function chooseCategory(page: Page): Promise<void> {
  const category = page.getByLabel('Категорія', { exact: true });
  if ((await category.inputValue()) === '') await category.selectOption({ index: 1 });
}

test('a link becomes a recipe: read, looked over beside its page, put right and saved', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await newcomer(page, request);
  await page.goto(pathTo('recipes', 'uk'));
  await page.getByRole('link', { name: 'За посиланням' }).click();
  await paste(page, `${site.origin}/Гарбузова каша`);
  await expect(heading(page, 'Перегляньте рецепт')).toBeVisible();

  await expect(page.getByRole('textbox', { name: 'Назва' })).toHaveValue('Гарбузова каша');
  await expect(original(page).getByText('1 рядок потребує уваги')).toBeVisible();
  await original(page)
    .getByRole('button', { name: /хрумкотульки\. Потребує уваги/ })
    .click();
  await expect(page.locator('[data-line="5"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(original(page).getByText('Усі рядки зрозуміло.')).toBeVisible();

  await chooseCategory(page);
  await page.getByRole('button', { name: 'Зберегти', exact: true }).click();
  await expect(heading(page, 'Гарбузова каша')).toBeVisible();
  await expect(page.getByText('Тушкуйте', { exact: false }).first()).toBeVisible();

  await page.goto(IMPORT);
  await paste(page, `${site.origin}/Гарбузова каша/`);
  await expect(heading(page, 'Цей рецепт у вас уже є: «Гарбузова каша»')).toBeVisible();
  await page.getByRole('button', { name: 'Зробити ще один' }).click();
  await expect(heading(page, 'Перегляньте рецепт')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a page that shows itself to nobody else is brought by its text', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(IMPORT);
  await paste(page, `${site.origin}/closed`);
  await expect(heading(page, /не показує нам цю сторінку/)).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Текст рецепта або код сторінки' })
    .fill(
      'Млинці на кефірі\n\nІнгредієнти\n500 мл кефіру\n2 яйця\n250 г борошна\n\nПриготування\nЗбийте яйця з кефіром.\nДодайте борошно та перемішайте до однорідності.\nСмажте млинці з обох боків по 2 хвилини.',
    );
  await page.getByRole('button', { name: 'Прочитати текст' }).click();
  await expect(page.getByRole('textbox', { name: 'Назва' })).toHaveValue('Млинці на кефірі');
  await expect(page.locator('[data-line]')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Джерело' })).toHaveValue(`${site.origin}/closed`);
});

test('what takes long shows how far it is, and is called off', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(IMPORT);
  await paste(page, `${site.origin}/slow`);
  await expect(page.getByRole('progressbar', { name: 'Відкриваємо сторінку' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Відкриваємо сторінку' })).toBeVisible();
  await page.getByRole('button', { name: 'Скасувати' }).click();
  await expect(page.getByRole('textbox', { name: 'Посилання на рецепт' })).toHaveValue(`${site.origin}/slow`);
});

test('the administrator sees how each site is read', async ({ page, request }) => {
  const headers = await newcomer(page, request);
  const id = crypto.randomUUID();
  const source = { kind: 'address', address: `${site.origin}/news` };
  const path = `${API_PREFIX}${routes.recipes.import.begin.path}`;
  expect((await request.post(path, { headers, data: { id, language: 'uk', source } })).status()).toBe(200);
  await expect(async () => {
    const { outcome } = (await (await request.get(`${path}/${id}?language=uk`, { headers })).json()) as {
      outcome: string;
    };
    expect(outcome).toBe('none');
  }).toPass();
  await signedIn(page, request, 'admin');
  await page.goto(`${pathTo('adminCatalogue', 'uk')}?table=imports`);
  const row = page.getByRole('row', { name: new RegExp(new URL(site.origin).host) });
  await expect(row).toBeVisible();
  await expectFine(page, 'sites');
});

for (const { name, width, theme } of [
  { name: 'light 360', width: 360, theme: 'light' },
  { name: 'dark 1440', width: 1440, theme: 'dark' },
] as const) {
  test(`every face of an import is fine: ${name}`, sampled(width === 360), async ({ page, request }) => {
    await newcomer(page, request);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(IMPORT);
    await page.getByText('Вставити текст або збережену сторінку').click();
    await expectFine(page, 'beginning');
    await paste(page, `${site.origin}/closed`);
    await expect(heading(page, /не показує нам/)).toBeVisible();
    await expectFine(page, 'answer');
    await page.goto(IMPORT);
    await paste(page, `${site.origin}/Каша`);
    await expect(heading(page, 'Перегляньте рецепт')).toBeVisible();
    await expect(page.locator('[data-line="1"]')).toBeVisible();
    await expectFine(page, 'review');
  });
}
