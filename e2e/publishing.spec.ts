import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn, type Headers } from './support/people';
import { deep } from './support/depth';

/** A recipe on its way to everybody: its author, an administrator and a reader, each in a browser of his own. */

const WIDE = { width: 1280, height: 800 };

interface Written {
  id: string;
  name: string;
}

const contentOf = (name: string, steps: readonly string[]) => ({
  languages: ['uk'],
  name: { uk: name },
  description: { uk: 'Хрумкі млинці на сніданок.' },
  lines: [
    {
      ingredientId: 'potato',
      food: {},
      quantity: 1,
      quantityTo: null,
      unit: 'kg',
      comment: {},
      group: {},
      optional: false,
    },
  ],
  stages: steps.map((text) => ({ text: { uk: text }, minutes: null, group: {} })),
  categoryId: 'vegetables',
  subcategoryId: null,
  mealTypes: ['breakfast'],
  servings: 4,
  cookedWeight: null,
  prepMinutes: 20,
  cookMinutes: 25,
  restMinutes: 0,
  equipment: [],
  withoutElectricity: false,
  sourceUrl: null,
  pictureId: null,
});

async function write(
  request: APIRequestContext,
  headers: Headers,
  { id, name }: Written,
  steps: readonly string[],
): Promise<void> {
  const { path } = routes.recipes.editor.create;
  const answer = await request.post(API_PREFIX + path, {
    headers,
    data: { id, content: contentOf(name, steps) },
  });
  expect(answer.status()).toBe(200);
}

async function change(
  request: APIRequestContext,
  headers: Headers,
  { id, name }: Written,
  { revision, steps }: { revision: number; steps: readonly string[] },
): Promise<void> {
  const path = routes.recipes.editor.save.path.replace('{id}', id);
  const answer = await request.put(API_PREFIX + path, {
    headers,
    data: { revision, content: contentOf(name, steps) },
  });
  expect(answer.status()).toBe(200);
}

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', viewport: WIDE });
  return context.newPage();
}

const part = (page: Page) => page.getByRole('region', { name: 'Публікація' });

/** The administrator opens what waits by its name. */
async function looksAt(page: Page, { name }: Written, queue?: RegExp): Promise<void> {
  await page.goto(pathTo('adminReviews', 'uk'));
  if (queue) await page.getByRole('tab', { name: queue }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test(
  'a recipe is handed in, returned, mended and published; a change waits while the old one stays; a report is decided',
  deep,
  async ({ page, request, browser }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const headers = await newcomer(page, request);
    const id = crypto.randomUUID();
    const written = { id, name: `Деруни ${id.slice(0, 6)}` };
    await write(request, headers, written, ['Натріть картоплю.']);

    // The author asks.
    await page.goto(pathTo('recipe', 'uk', { id }));
    await expect(part(page).getByText('Лише ви', { exact: true })).toBeVisible();
    await expectFine(page, 'an own recipe');
    await part(page).getByRole('button', { name: 'Опублікувати' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Опублікувати' }).click();
    await expect(part(page).getByText('На перевірці', { exact: true })).toBeVisible();

    // The administrator returns it with a reason.
    const admin = await somebody(browser);
    await signedIn(admin, request, 'admin');
    await looksAt(admin, written);
    await expectFine(admin, 'a recipe to decide about');
    await admin.getByRole('button', { name: 'Повернути' }).click();
    const reason = admin.getByRole('textbox', { name: 'Причина для автора' });
    await expect(reason).toBeFocused();
    await reason.fill('Скільки смажити?');
    await admin.getByRole('button', { name: 'Повернути' }).click();
    await expect(admin.getByText('Повернуто автору')).toBeVisible();

    // It reaches the author's open page, who mends it and asks again.
    await expect(part(page).getByText('Скільки смажити?')).toBeVisible();
    await change(request, headers, written, {
      revision: 1,
      steps: ['Натріть картоплю.', 'Смажте 5 хвилин.'],
    });
    await expect(page.getByText('Смажте 5 хвилин.')).toBeVisible();
    await part(page).getByRole('button', { name: 'Попросити ще раз' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Попросити ще раз' }).click();
    await expect(part(page).getByText('На перевірці', { exact: true })).toBeVisible();
    await looksAt(admin, written);
    await admin.getByRole('button', { name: 'Опублікувати', exact: true }).click();
    await expect(admin.getByText('Опубліковано', { exact: true }).first()).toBeVisible();
    await expect(part(page).getByText('Опубліковано', { exact: true })).toBeVisible();

    // Somebody else finds it.
    const reader = await somebody(browser);
    await newcomer(reader, request);
    await reader.goto(pathTo('recipes', 'uk', {}, { name: written.name }));
    await reader.getByRole('link', { name: written.name }).click();
    await expect(reader.getByText('Смажте 5 хвилин.')).toBeVisible();
    await expect(part(reader)).toHaveCount(0);

    // The author changes it: the reader sees the old one, the author both.
    await change(request, headers, written, { revision: 2, steps: ['Натріть картоплю.', 'Смажте на олії.'] });
    await expect(part(page).getByText('Зміни на перевірці', { exact: true })).toBeVisible();
    await part(page).getByRole('button', { name: 'Показати зміни' }).click();
    await expect(part(page).locator('ins')).toContainText('Смажте на олії.');
    await expect(part(page).locator('del')).toContainText('Смажте 5 хвилин.');
    await expectFine(page, 'a change beside what is published');
    await reader.reload();
    await expect(reader.getByText('Смажте 5 хвилин.')).toBeVisible();
    await looksAt(admin, written);
    await expect(admin.locator('ins')).toContainText('Смажте на олії.');
    await admin.getByRole('button', { name: 'Опублікувати зміни' }).click();
    await expect(reader.getByText('Смажте на олії.')).toBeVisible();

    // The reader reports it; the administrator withdraws it, and the author reads why.
    await reader.getByRole('button', { name: /^Дії з/ }).click();
    await reader.getByRole('menuitem', { name: 'Поскаржитися' }).click();
    const report = reader.getByRole('dialog');
    await report.getByRole('combobox', { name: 'Що не так' }).selectOption('copied');
    await report.getByRole('textbox', { name: 'Докладніше' }).fill('Це з моєї книжки.');
    await expectFine(reader, 'the report');
    await report.getByRole('button', { name: 'Надіслати скаргу' }).click();
    await expect(reader.getByText('Скаргу надіслано')).toBeVisible();
    await looksAt(admin, written, /^Скарги/);
    await expect(admin.getByText('Це з моєї книжки.')).toBeVisible();
    await admin.getByRole('textbox', { name: 'Причина для автора' }).fill('Перекажіть своїми словами.');
    await admin.getByRole('button', { name: 'Зняти з публікації' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Зняти з публікації' }).click();
    await expect(part(page).getByText('Перекажіть своїми словами.')).toBeVisible();
    await page.goto(pathTo('messages', 'uk', {}, { view: 'notices' }));
    await expect(page.getByText(`Рецепт «${written.name}» знято з публікації`)).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
