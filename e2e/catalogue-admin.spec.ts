import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { after, planned, today } from './support/food';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn, type Headers } from './support/people';

/** A food that nobody knows gets its numbers, and whoever wrote it is told. */

const QUEUE = pathTo('adminNutrition', 'uk');
const CATALOGUE = pathTo('adminCatalogue', 'uk');

const line = (given: object) => ({
  ingredientId: null,
  food: {},
  quantity: 300,
  quantityTo: null,
  unit: 'g',
  comment: {},
  group: {},
  optional: false,
  ...given,
});

/** An own recipe for three servings with 300 g of a food that nobody knows. @returns its id */
async function withUnknown(
  request: APIRequestContext,
  headers: Headers,
  food: string,
  name: string,
): Promise<string> {
  const id = crypto.randomUUID();
  const content = {
    languages: ['uk'],
    name: { uk: name },
    description: { uk: 'Проста каша.' },
    lines: [
      line({ food: { uk: food } }),
      line({ ingredientId: 'carrot', quantity: 100 }),
      line({ ingredientId: 'salt', quantity: null, unit: 'to_taste' }),
    ],
    stages: [{ text: { uk: 'Зваріть.' }, minutes: null, group: {} }],
    categoryId: 'soups',
    subcategoryId: null,
    mealTypes: [],
    servings: 3,
    cookedWeight: null,
    prepMinutes: 0,
    cookMinutes: 0,
    restMinutes: 0,
    equipment: [],
    withoutElectricity: false,
    sourceUrl: null,
    pictureId: null,
  };
  const answer = await request.post(`${API_PREFIX}${routes.recipes.editor.create.path}`, {
    headers,
    data: { id, content },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

/** A page of the administrator in a browser of his own. */
async function administrator(browser: Browser, request: APIRequestContext): Promise<Page> {
  const context = await browser.newContext({ locale: 'uk-UA' });
  const page = await context.newPage();
  await signedIn(page, request, 'admin');
  return page;
}

const proposal = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Чекають' }).getByRole('link', { name: new RegExp(name) });
const opened = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('an author writes a food nobody knows; the administrator gives its numbers, and the author has them', async ({
  page,
  browser,
  request,
}) => {
  const complaints = complaintsOf(page);
  const headers = await newcomer(page, request);
  const recipeId = await withUnknown(request, headers, 'тефф ефіопський', 'Каша з тефу');
  await planned(
    request,
    headers,
    { id: recipeId, name: '' },
    { date: after(today(), 1), mealType: 'breakfast' },
  );
  await page.goto(pathTo('recipe', 'uk', { id: recipeId }));
  // 41 kcal of 100 g of carrot among three.
  await expect(page.getByText('тефф ефіопський').first()).toBeVisible();
  await expect(page.locator('main')).toContainText('14');

  const admin = await administrator(browser, request);
  const said = complaintsOf(admin);
  await admin.goto(QUEUE);
  const row = proposal(admin, 'тефф ефіопський');
  await expect(row).toContainText('1 страва в планах');
  await expect(row).toContainText('лишилося 24 години');
  await row.click();
  await expect(opened(admin, 'тефф ефіопський')).toBeFocused();
  await expect(admin.getByText(/Приватний рецепт № \d+/)).toBeVisible();
  await expect(admin.getByText('Каша з тефу')).toHaveCount(0);
  await admin.getByLabel('Російською', { exact: true }).fill('тефф эфиопский');
  await admin.getByLabel('Англійською', { exact: true }).fill('teff');
  await admin.getByLabel('Енергія').fill('1536');
  await admin.getByLabel('Білки').fill('13,3');
  await admin.getByLabel('Жири', { exact: true }).fill('2,4');
  await admin.getByLabel('Вуглеводи').fill('65,1');
  await admin.getByLabel('Клітковина').fill('8');
  await expect(admin.getByText(/виходить 351 ккал, а вказано 1.?536/)).toBeVisible();
  await admin.getByLabel('Енергія').fill('367');
  await expect(admin.getByText(/виходить 351 ккал/)).toHaveCount(0);
  await admin.getByLabel('Відділ').selectOption({ label: 'Крупи та пластівці' });
  await admin.getByRole('button', { name: 'Що зміниться' }).click();
  const preview = admin.getByRole('dialog', { name: 'Що зміниться: тефф ефіопський' });
  // 367 kcal of 100 g of teff and the carrot.
  await expect(preview).toContainText('14 → 381 ккал');
  await expect(preview).toContainText('Зміниться 1 рецепт. У планах 1 страва (4 порції) у 1 родині.');
  await expectFine(admin, 'the preview');
  await preview.getByRole('button', { name: 'Зберегти й повідомити авторів' }).click();
  await expect(admin.getByText('«тефф ефіопський» тепер у каталозі, авторам повідомлено')).toBeVisible();
  await expect(proposal(admin, 'тефф ефіопський')).toHaveCount(0);

  // The author's page is open all the while.
  await expect(page.locator('main')).toContainText('381');
  await page.goto(`${pathTo('messages', 'uk')}?view=notices`);
  const notice = page.getByRole('listitem').filter({ hasText: 'Числа для «тефф ефіопський» уже є' });
  await expect(notice).toContainText('«Каша з тефу»');
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(pathTo('recipe', 'uk', { id: recipeId }));
  await expect(page.getByRole('link', { name: 'тефф ефіопський' })).toBeVisible();
  expect([...complaints, ...said]).toEqual([]);
});

test(
  'what is the same as a food of the catalogue is joined to it, taken back, and refused with a reason',
  deep,
  async ({ page, browser, request }) => {
    const headers = await newcomer(page, request);
    const recipeId = await withUnknown(request, headers, 'бульбочка рожева', 'Печена бульбочка');
    const admin = await administrator(browser, request);
    await admin.goto(QUEUE);
    await admin.getByRole('searchbox').fill('бульбочка рож');
    await proposal(admin, 'бульбочка рожева').click();
    await expect(opened(admin, 'бульбочка рожева')).toBeFocused();
    await admin.getByRole('tab', { name: 'Це те саме, що…' }).click();
    const field = admin.getByRole('combobox', { name: 'Інший інгредієнт каталогу' });
    await field.click();
    await field.pressSequentially('картопля');
    await expect(admin.getByRole('option', { name: 'картопля', exact: true })).toBeVisible();
    // The list lies above its field, up to the header: keys move in it, and the page stays where it is.
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('Enter');
    const preview = admin.getByRole('dialog', { name: '«бульбочка рожева» – це «картопля»?' });
    await preview.getByRole('button', { name: 'Приєднати й повідомити авторів' }).click();
    await expect(
      admin.getByText('«бульбочка рожева» приєднано до «картопля», авторам повідомлено'),
    ).toBeVisible();
    await page.goto(pathTo('recipe', 'uk', { id: recipeId }));
    await expect(page.getByRole('link', { name: 'картопля' })).toBeVisible();

    await admin.getByRole('button', { name: /^Скасувати: / }).click();
    await expect(admin.getByText('Скасовано', { exact: true })).toBeVisible();
    await expect(page.getByText('бульбочка рожева').first()).toBeVisible();
    await proposal(admin, 'бульбочка рожева').click();
    await expect(opened(admin, 'бульбочка рожева')).toBeFocused();
    await admin.getByRole('tab', { name: 'Відмовити' }).click();
    await admin.getByLabel('Причина').fill('Оберіть «картопля».');
    await admin.getByRole('button', { name: 'Відмовити й повідомити авторів' }).click();
    await expect(admin.getByText('«бульбочка рожева» не додано, авторам повідомлено')).toBeVisible();
    await page.goto(`${pathTo('messages', 'uk')}?view=notices`);
    await expect(page.getByText('Причина: Оберіть «картопля».')).toBeVisible();
  },
);

test('a change of an ingredient is seen before it is saved, reaches its dishes, and is taken back', async ({
  browser,
  request,
}) => {
  const admin = await administrator(browser, request);
  await admin.goto(`${CATALOGUE}?food=pearl-barley`);
  await expect(opened(admin, 'перловка')).toBeVisible();
  const energy = admin.getByLabel('Енергія');
  const before = await energy.inputValue();
  await energy.fill('100');
  await admin.getByRole('button', { name: 'Що зміниться' }).click();
  const preview = admin.getByRole('dialog');
  const changed = preview.getByText(/→/).first();
  await expect(changed).toBeVisible();
  await preview.getByRole('button', { name: 'Зберегти' }).click();
  await expect(admin.getByText('«перловка» збережено')).toBeVisible();
  await admin.reload();
  await expect(energy).toHaveValue('100');
  await admin.getByRole('button', { name: 'Скасувати: Змінено дані: перловка' }).click();
  await expect(energy).toHaveValue(before);
});

test(
  'aisles are put in order, hidden and named by the keyboard alone',
  deep,
  async ({ browser, request }) => {
    const admin = await administrator(browser, request);
    await admin.goto(`${CATALOGUE}?table=aisles`);
    const rows = admin.getByRole('list', { name: 'Відділи' }).getByRole('listitem');
    await expect(rows.nth(1)).toContainText('Зелень');
    const handle = rows.nth(1).getByRole('button').first();
    await handle.focus();
    await admin.keyboard.press('Space');
    await admin.keyboard.press('ArrowUp');
    await admin.keyboard.press('Space');
    await expect(rows.nth(0)).toContainText('Зелень');
    await expect(admin.getByText('Порядок змінено')).toBeVisible();
    await admin.reload();
    await expect(rows.nth(0)).toContainText('Зелень');

    await rows.nth(0).getByRole('button', { name: 'Дії з «Зелень»' }).press('Enter');
    await expect(admin.getByRole('menuitem').first()).toBeFocused();
    await admin.keyboard.press('Enter');
    const sheet = admin.getByRole('dialog', { name: 'Змінити «Зелень»' });
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('Англійською').fill('Herbs');
    await sheet.getByRole('checkbox', { name: 'Не пропонувати' }).press('Space');
    await admin.keyboard.press('Enter');
    await expect(rows.nth(0)).toContainText('приховано');
    await expect(rows.nth(0)).toContainText('Herbs');
    await admin.goto(`${CATALOGUE}?table=changes`);
    for (const deed of ['Змінено: Зелень', 'Змінено порядок: Відділи']) {
      await admin
        .getByRole('button', { name: `Скасувати: ${deed}` })
        .first()
        .click();
      await expect(admin.getByText('Скасовано', { exact: true }).first()).toBeVisible();
    }
    await admin.goto(`${CATALOGUE}?table=aisles`);
    await expect(rows.nth(1)).toContainText('Fresh herbs');
  },
);

test(
  'a unit is called by the administrator’s words on every page',
  deep,
  async ({ page, browser, request }) => {
    const headers = await newcomer(page, request);
    const id = await withUnknown(request, headers, 'нічого такого', 'Суп із кулею');
    const { path } = routes.recipes.editor.save;
    const read = await request.get(`${API_PREFIX}${path.replace('{id}', id)}/editor?language=uk`, {
      headers,
    });
    const { content, revision } = (await read.json()) as { content: { lines: object[] }; revision: number };
    const lines = [{ ...content.lines[0], unit: 'ball', quantity: 5 }];
    const saved = await request.put(`${API_PREFIX}${path.replace('{id}', id)}`, {
      headers,
      data: { revision, content: { ...content, lines } },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    const admin = await administrator(browser, request);
    await admin.goto(`${CATALOGUE}?table=units`);
    await admin.getByRole('button', { name: 'Змінити «кулька»' }).click();
    const sheet = admin.getByRole('dialog');
    const ukrainian = sheet.getByRole('group', { name: 'Українською' }).getByRole('textbox');
    for (const [at, word] of ['галушка', 'галушки', 'галушок', 'галушки'].entries()) {
      await ukrainian.nth(at).fill(word);
    }
    await sheet.getByRole('button', { name: 'Зберегти' }).click();
    await expect(admin.getByText('1 галушка, 2 галушки, 5 галушок, 1,5 галушки')).toBeVisible();
    // A page keeps the words that it was served with for a moment.
    await expect(async () => {
      await page.goto(pathTo('recipe', 'uk', { id }));
      await expect(page.getByText('5 галушок')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await admin.getByRole('button', { name: /^Скасувати: / }).click();
    await expect(admin.getByText('Скасовано', { exact: true })).toBeVisible();
  },
);

test('nobody else opens these pages', async ({ page, request }) => {
  await newcomer(page, request);
  for (const path of [QUEUE, CATALOGUE]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
});

const PLACES = [
  QUEUE,
  CATALOGUE,
  `${CATALOGUE}?food=carrot`,
  `${CATALOGUE}?table=categories`,
  `${CATALOGUE}?table=units`,
  `${CATALOGUE}?table=changes`,
];

async function sweep(browser: Browser, request: APIRequestContext, width: number, theme: 'light' | 'dark') {
  const admin = await administrator(browser, request);
  await admin.setViewportSize({ width, height: 900 });
  await admin.emulateMedia({ colorScheme: theme });
  for (const place of PLACES) {
    await admin.goto(place);
    await expect(admin.getByRole('tab', { selected: true })).toBeVisible();
    await expectFine(admin, `${place} at ${String(width)} ${theme}`);
  }
  await admin.goto(QUEUE);
  const first = admin.getByRole('list', { name: 'Чекають' }).getByRole('link').first();
  await first.click();
  await expect(admin.getByRole('button', { name: 'Що зміниться' })).toBeVisible();
  await expectFine(admin, `an open proposal at ${String(width)} ${theme}`);
}

for (const [width, theme] of [
  [360, 'light'],
  [390, 'dark'],
  [820, 'light'],
  [1440, 'dark'],
] as const) {
  test(`is fine at ${String(width)} in ${theme}`, deep, async ({ page, browser, request }) => {
    test.setTimeout(180_000);
    await withUnknown(request, await newcomer(page, request), `щось ${String(width)} ${theme}`, 'Каша');
    await sweep(browser, request, width, theme);
  });
}
