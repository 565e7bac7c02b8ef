import {
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep, sampled } from './support/depth';
import { borscht } from './support/food';
import { expectFine } from './support/look';
import { OwnServer } from './support/own-server';
import { complaintsOf, newcomer, signedIn, type Headers } from './support/people';

/** A recipe is written, put right, left and come back to, by two hands at once. */
const CREATE = pathTo('recipeCreate', 'uk');

const content = (given: object = {}) => ({
  languages: ['uk'],
  name: { uk: 'Деруни' },
  description: { uk: 'Хрумкі.' },
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
  stages: [{ text: { uk: 'Натріть.' }, minutes: null, group: {} }],
  categoryId: 'vegetables',
  subcategoryId: null,
  mealTypes: [],
  servings: 4,
  cookedWeight: null,
  prepMinutes: 0,
  cookMinutes: 0,
  restMinutes: 0,
  equipment: [],
  withoutElectricity: false,
  sourceUrl: null,
  pictureId: null,
  ...given,
});

/** An own recipe, made by the API. @returns its id */
async function own(
  request: APIRequestContext,
  headers: Headers,
  given: object = {},
  url = '',
): Promise<string> {
  const id = crypto.randomUUID();
  const answer = await request.post(`${url}${API_PREFIX}${routes.recipes.editor.create.path}`, {
    headers,
    data: { id, content: content(given) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Додати інгредієнт', exact: true });
const stepComposer = (page: Page) => page.getByRole('textbox', { name: 'Додати крок', exact: true });
const line = (page: Page, number: number) => page.locator(`[data-line="${String(number)}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Зберегти', exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** As many keys as somebody presses in two minutes who types 200 characters a minute. */
const TWO_MINUTES = 400;

test('a full recipe is written by keyboard alone, with fewer keys than two minutes have', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await newcomer(page, request);
  let keys = 0;
  const press = async (...all: string[]) => {
    for (const key of all) {
      await page.keyboard.press(key);
      keys += 1;
    }
  };
  /** On by Tab, as often as the form has stops before it. */
  const tabTo = async (field: Locator) => {
    for (let stops = 0; stops < 12; stops += 1) {
      await press('Tab');
      if ((await field.and(page.locator(':focus')).count()) > 0) return;
    }
    await expect(field).toBeFocused();
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keys += text.length;
  };
  await page.goto(pathTo('recipes', 'uk'));
  const write = page.getByRole('link', { name: 'Написати рецепт' });
  await expect(write).toBeVisible();
  await write.focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Новий рецепт' })).toBeFocused();
  await press('Tab');
  await type('Деруни зі сметаною');
  await press('Tab');
  await type('Хрумкі картопляні млинці.');
  await press('Tab');
  // The dishes of vegetables are the seventh kind.
  for (let i = 0; i < 7; i++) await press('ArrowDown');
  await tabTo(composer(page));
  for (const text of ['1 кг картоплі', '1 цибулина', '2 яйця', '3 ст. л. борошна', 'сіль', '200 г сметани']) {
    await type(text);
    await press('Enter');
  }
  await tabTo(stepComposer(page));
  for (const text of [
    'Натріть картоплю з цибулею й відтисніть.',
    'Вмішайте яйця, борошно й сіль.',
    'Смажте ложками по 4 хвилини з боку, подавайте зі сметаною.',
  ]) {
    await type(text);
    await press('Enter');
  }
  await expect(line(page, 6)).toContainText('200');
  await tabTo(page.getByRole('textbox', { name: 'Підготовка' }));
  await type('20');
  await press('Tab');
  await type('25');
  await expectFine(page, 'the form');
  await press('Control+Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Деруни зі сметаною', exact: true }),
  ).toBeVisible();
  test.info().annotations.push({ type: 'keys', description: String(keys) });
  expect(keys).toBeLessThan(TWO_MINUTES);

  const ingredients = page.getByRole('region', { name: 'Інгредієнти' });
  await expect(ingredients.getByRole('listitem')).toHaveCount(6);
  await expect(ingredients.getByText('за смаком')).toBeVisible();
  await expect(page.getByText('Пораховано всі інгредієнти, крім доданих за смаком.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a pasted list is split, put right, put in order by keyboard, and taken back', async ({
  page,
  request,
}) => {
  await newcomer(page, request);
  await page.goto(CREATE);
  await composer(page).focus();
  await paste(page, 'Для тіста:\n- 500 г борошна\n- фляпс 100 г\n- картопля\n\nДля подачі:\n200 г сметани');
  await expect(line(page, 4)).toContainText('200');
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveCount(2);
  await expect(page.getByText('Не пораховано рядки 2, 3.')).toBeVisible();

  await line(page, 2).click();
  const food = page.getByRole('combobox', { name: 'Інгредієнт' });
  await food.fill('моло');
  await page.getByRole('option', { name: 'молоко 2,5%' }).first().click();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(line(page, 2)).toContainText('молоко');
  await page
    .getByRole('listitem')
    .filter({ has: line(page, 3) })
    .getByRole('button', { name: 'за смаком' })
    .click();
  await expect(line(page, 3)).toContainText('за смаком');

  const handle = page.getByRole('button', { name: /сметана/ }).first();
  await handle.focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Space'])
    await page.keyboard.press(key);
  await expect(line(page, 1)).toContainText('сметана');

  await page.getByRole('button', { name: 'Прибрати: борошно пшеничне' }).click();
  await expect(line(page, 4)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Повернути|^Скасувати: / })
    .first()
    .click();
  await expect(line(page, 4)).toBeVisible();
  await expectFine(page, 'a list that was put right');
});

test('what is missing is said at its place, by the line’s number, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await newcomer(page, request);
  await page.goto(CREATE);
  await composer(page).fill('2 яйця');
  await composer(page).press('Enter');
  await composer(page).fill('картопля');
  await save(page).click();
  await expect(page.getByText('Назва не заповнена!')).toBeVisible();
  await expect(page.getByText('Опис не заповнений!')).toBeVisible();
  await expect(page.getByText('Рядок 2: не вказано кількість!')).toBeVisible();
  await expect(page.getByText('Рядок 2: не вказано одиницю!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Назва' })).toBeFocused();
  await expectFine(page, 'a form with faults');
});

test('a draft outlives the tab, is offered on return, and can be thrown away', async ({
  context,
  page,
  request,
}) => {
  await newcomer(page, request);
  await page.goto(CREATE);
  await page.getByRole('textbox', { name: 'Назва' }).fill('Недописане');
  await composer(page).fill('3 яйця');
  await composer(page).press('Enter');
  await expect(line(page, 1)).toContainText('яйце');
  await stepComposer(page).fill('Ще не доданий крок');
  await expect(page.getByText('Чернетку збережено')).toBeVisible();
  const user = await page.evaluate(() => localStorage.getItem('user'));
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.addInitScript((text) => {
    localStorage.setItem('user', text ?? '');
  }, user);
  await again.goto(CREATE);
  await expect(again.getByRole('heading', { name: 'Незбережена чернетка: «Недописане»' })).toBeVisible();
  await expectFine(again, 'a draft that is offered');
  await again.getByRole('button', { name: 'Продовжити' }).click();
  await expect(again.getByRole('textbox', { name: 'Назва' })).toHaveValue('Недописане');
  await expect(line(again, 1)).toContainText('яйце');
  await expect(stepComposer(again)).toHaveValue('Ще не доданий крок');

  await again.goto(CREATE);
  await again.getByRole('button', { name: 'Викинути' }).click();
  await expect(again.getByRole('textbox', { name: 'Назва' })).toHaveValue('');
  await again.reload();
  await expect(again.getByRole('textbox', { name: 'Назва' })).toHaveValue('');
});

test('leaving asks first and says that the draft stays', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(CREATE);
  await page.getByRole('textbox', { name: 'Назва' }).fill('Залишене');
  await expect(page.getByText('Чернетку збережено')).toBeVisible();
  await page.getByRole('link', { name: 'Усі рецепти' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Чернетка лишиться в цьому браузері');
  await question.getByRole('button', { name: 'Піти без збереження' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Рецепти', exact: true })).toBeVisible();
});

test('another’s recipe is copied, an own one duplicated, deleted and taken back', async ({
  page,
  request,
}) => {
  const headers = await newcomer(page, request);
  const dish = await borscht(request, headers);
  await page.goto(pathTo('recipe', 'uk', { id: dish.id }));
  const menu = () => page.getByRole('button', { name: /^Дії з/ }).first();
  await menu().click();
  await expect(page.getByRole('menuitem', { name: 'Редагувати' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Скопіювати до своїх' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Редагувати: ${dish.name}` })).toBeVisible();
  await expectFine(page, 'a copy');
  await page.getByRole('link', { name: 'До рецепта' }).click();
  await menu().click();
  await page.getByRole('menuitem', { name: 'Видалити' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Рецепти', exact: true })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Повернути' }).click();
  await page.goto(`${pathTo('recipes', 'uk')}?mine=true`);
  await expect(page.getByRole('link', { name: dish.name })).toBeVisible();
});

test.describe('two editors of one recipe', () => {
  const server = new OwnServer(Number(process.env.SYTNO_E2E_PORT ?? 4100) + 3);
  test.afterEach(() => server.end());

  async function editor(browser: Browser, request: APIRequestContext, id: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await signedIn(page, request, 'free', server.url);
    await page.goto(`${server.url}${pathTo('recipeEdit', 'uk', { id })}`);
    await expect(page.getByRole('textbox', { name: 'Назва' })).toHaveValue('Деруни', { timeout: 30_000 });
    return page;
  }

  test(
    'lose neither text, with the connection lost and the server restarted in between',
    deep,
    async ({ browser, request }) => {
      test.setTimeout(240_000);
      await server.start();
      const signed = await request.post(
        `${server.url}${API_PREFIX}${routes.account.session.authenticate.path}`,
        {
          data: { username: 'free@sytno.example', password: 'sytno-demo' },
        },
      );
      const { headers } = (await signed.json()) as { headers: Headers };
      const id = await own(request, headers, {}, server.url);
      const anna = await editor(browser, request, id);
      const borys = await editor(browser, request, id);

      // Both change the description; each changes something else besides.
      await anna.getByRole('textbox', { name: 'Опис' }).fill('Опис Анни.');
      await composer(anna).fill('2 яйця');
      await composer(anna).press('Enter');
      await expect(line(anna, 2)).toContainText('яйце');
      await borys.getByRole('textbox', { name: 'Опис' }).fill('Опис Бориса.');
      await stepComposer(borys).fill('Посмажте до золотавого.');
      await stepComposer(borys).press('Enter');

      // Borys has no connection: all is kept and he is told so.
      await borys.context().setOffline(true);
      await save(borys).click();
      await expect(borys.getByText('Усе, що ви написали, збережено в цьому браузері')).toBeVisible();
      await save(anna).click();
      await expect(anna.getByRole('heading', { level: 1, name: 'Деруни', exact: true })).toBeVisible();

      await server.kill();
      await borys.context().setOffline(false);
      await save(borys).click();
      await expect(borys.getByText('Усе, що ви написали, збережено в цьому браузері')).toBeVisible();
      await server.start();
      await save(borys).click();

      await expect(borys.getByRole('heading', { name: 'Рецепт тим часом змінили' })).toBeVisible();
      const choice = borys.getByRole('group', { name: 'Опис' });
      await expect(choice).toContainText('Опис Анни.');
      await expect(choice).toContainText('Опис Бориса.');
      await expect(borys.getByText('Взято з нової версії без питань: Інгредієнти.')).toBeVisible();
      await expectFine(borys, 'two versions side by side');
      await borys.getByRole('button', { name: 'Поєднати й зберегти' }).click();

      await expect(borys.getByRole('heading', { level: 1, name: 'Деруни', exact: true })).toBeVisible();
      await expect(borys.getByText('Опис Анни.')).toBeVisible();
      await expect(borys.getByText('Опис Бориса.')).toBeVisible();
      await expect(borys.getByRole('region', { name: 'Інгредієнти' }).getByText('яйце')).toBeVisible();
      await expect(borys.getByText('Посмажте до золотавого.')).toBeVisible();
      await Promise.all([anna, borys].map((page) => page.context().close()));
    },
  );
});

const LOOKS = [
  { width: 360, height: 740, theme: 'light', sample: true },
  { width: 1440, height: 900, theme: 'dark', sample: false },
  { width: 390, height: 844, theme: 'dark', sample: false },
  { width: 820, height: 1180, theme: 'light', sample: false },
  { width: 1440, height: 900, theme: 'light', sample: false },
] as const;

for (const { width, height, theme, sample } of LOOKS) {
  test(`the form is fine at ${String(width)} px, ${theme}`, sampled(sample), async ({ page, request }) => {
    const headers = await newcomer(page, request);
    const long = 'Дуже-довга-назва-без-жодного-пробілу-'.repeat(3);
    const id = await own(request, headers, {
      name: { uk: long },
      lines: [
        ...content().lines,
        { ...content().lines[0], ingredientId: null, food: { uk: long }, group: { uk: 'Для тіста' } },
      ],
    });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(pathTo('recipeEdit', 'uk', { id }));
    await line(page, 2).click();
    await expect(page.getByRole('combobox', { name: 'Інгредієнт' })).toBeVisible();
    await expectFine(page, 'an open line');
    await save(page).focus();
    await page.getByRole('textbox', { name: 'Назва' }).fill('');
    await save(page).click();
    await expect(page.getByText('Назва не заповнена!')).toBeVisible();
    await expectFine(page, 'a form with a fault');
  });
}
