import { expect, test, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { Finger } from './support/finger';
import { after, borscht, listInShop, planned, today } from './support/food';
import { tabTo } from './support/keys';
import { expectFine } from './support/look';
import { complaintsOf, newcomer } from './support/people';

/** What hands, fingers and keys do with recipes, the week and the list. */
const PHONE = { width: 390, height: 844 };

const cardIn = (place: Locator, name: string) => place.locator('[data-dish] > button', { hasText: name });
const mealOf = (page: Page, day: string, meal: string) => page.locator(`[data-place="${day}|${meal}"]`);

async function middleOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is nowhere on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the filters of the recipe list come in a sheet, say what they would show, and stand as chips', async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    await newcomer(page, request);
    await page.goto(pathTo('recipes', 'uk'));
    const opener = page.getByRole('button', { name: 'Фільтри' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Фільтри' });
    await expectFine(page, 'the sheet of filters');
    const show = sheet.getByRole('button', { name: /^Показати \d+/ });
    const all = (await show.textContent()) ?? '';
    await sheet.getByLabel('Прийом їжі').selectOption('Сніданок');
    await expect(page).toHaveURL(/mealType=breakfast/);
    await expect(show).not.toHaveText(all);
    await expect(sheet.getByRole('button', { name: 'Прибрати фільтри' })).toBeVisible();
    const number = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Фільтри: 1' })).toBeFocused();
    await expect(page.locator('main')).toContainText(new RegExp(`^Рецепти\\s*${number} рецепт`));

    await page.getByRole('button', { name: 'Прибрати: Сніданок' }).click();
    await expect(page).not.toHaveURL(/mealType/);
    await expect(opener).toBeVisible();
    await expectFine(page, 'the list of recipes');
    expect(complaints).toEqual([]);
  });

  test('a swipe to the side turns to the next day, one up and down does not', async ({ page, request }) => {
    const headers = await newcomer(page, request);
    const [dish, day] = [await borscht(request, headers), today()];
    await planned(request, headers, dish, { date: day, mealType: 'dinner' });
    await page.goto(pathTo('mealplans', 'uk'));
    const shown = page.locator('main').getByRole('region');
    await expect(shown).toHaveCount(1);
    await expect(cardIn(shown, dish.name)).toBeVisible();
    const finger = await Finger.of(page);

    const start = await middleOf(shown.getByRole('heading', { level: 2 }));
    await finger.down(start);
    await finger.to({ x: start.x, y: start.y + 120 });
    await finger.up();
    await expect(cardIn(shown, dish.name)).toBeVisible();

    const from = { x: 300, y: (await middleOf(shown.getByRole('heading', { level: 2 }))).y };
    await finger.down(from);
    await finger.to({ x: 90, y: from.y + 6 });
    await finger.up();
    await expect(cardIn(shown, dish.name)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`date=${after(day, 1)}`));

    // The next week has no days to see, and is swiped away all the same.
    const next = page.locator('main').getByRole('region').or(page.getByText('Цей тиждень ще порожній'));
    const height = (await middleOf(next)).y;
    await finger.down({ x: 90, y: height });
    await finger.to({ x: 300, y: height });
    await finger.up();
    await expect(cardIn(shown, dish.name)).toBeVisible();
  });

  test('a finger that stays on a dish lifts it to another meal, and to another day on the strip', async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const headers = await newcomer(page, request);
    const [dish, day] = [await borscht(request, headers), today()];
    await planned(request, headers, dish, { date: day, mealType: 'breakfast' });
    await page.goto(pathTo('mealplans', 'uk'));
    const breakfast = mealOf(page, day, 'breakfast');
    const snack = mealOf(page, day, 'morning-snack');
    const finger = await Finger.of(page);

    // Far from the edges, where the page comes along.
    await snack.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const target = await middleOf(snack);
    await finger.down(await middleOf(cardIn(breakfast, dish.name)));
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    await finger.to(target);
    await expect(snack).toHaveAttribute('data-over', '');
    await finger.up();
    await expect(cardIn(snack, dish.name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // The strip stands above the day; it is on the same page, so that a finger reaches it.
    const other = page.locator(`[data-place^="${neighbourOf(day)}"]`).first();
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await atRest(page, cardIn(snack, dish.name));
    await finger.down(await middleOf(cardIn(snack, dish.name)));
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    const strip = await other.boundingBox();
    if (!strip) throw new Error('The strip of days is not on the screen.');
    await finger.to({ x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 });
    await expect(other).toHaveAttribute('data-over', '');
    await finger.up();
    await expect(cardIn(snack, dish.name)).toBeHidden();
    const moved = new RegExp(`^Скасувати: .*${String(Number(neighbourOf(day).slice(8)))} `);
    await page.locator('main').getByRole('button', { name: moved }).click();
    await expect(cardIn(snack, dish.name)).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

/** The picture of the last drop and its notice have gone, and what came of it moves the card no more. */
async function atRest(page: Page, card: Locator): Promise<void> {
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  // On a small screen the notice lies over the lower meals for its five seconds; it comes with the page's undo.
  await expect(page.locator('main').getByRole('button', { name: /^Скасувати: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повернути', exact: true })).toHaveCount(0);
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await card.boundingBox());
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

/** The day beside a day in the same week. */
const neighbourOf = (day: string): string =>
  after(day, new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? -1 : 1);

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('a finger carries a dish to another day, and a short touch only opens it', async ({
    page,
    request,
  }) => {
    const headers = await newcomer(page, request);
    const [dish, day] = [await borscht(request, headers), today()];
    await planned(request, headers, dish, { date: day, mealType: 'breakfast' });
    await page.goto(pathTo('mealplans', 'uk'));
    const [from, to] = [mealOf(page, day, 'breakfast'), mealOf(page, neighbourOf(day), 'breakfast')];
    const finger = await Finger.of(page);

    const target = await middleOf(to);
    await finger.down(await middleOf(cardIn(from, dish.name)));
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    await finger.to(target);
    await expect(to).toHaveAttribute('data-over', '');
    await finger.up();
    await expect(cardIn(to, dish.name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await cardIn(to, dish.name).tap();
    await expect(page.getByRole('dialog', { name: dish.name })).toBeVisible();
  });
});

test('a line of the list is put into the basket and taken back by the keyboard alone', async ({
  page,
  request,
}) => {
  const headers = await newcomer(page, request);
  const day = today();
  await planned(request, headers, await borscht(request, headers), { date: day, mealType: 'dinner' });
  const id = await listInShop(request, headers, day);
  await page.goto(pathTo('groceryList', 'uk', { id }));
  const main = page.locator('main');
  // While the page comes, others speak as well.
  const bought = (count: number) =>
    expect(main.getByRole('status').filter({ hasText: `Куплено ${String(count)} з` })).toBeVisible();
  await bought(0);
  const name = 'буряк';
  const box = main.getByRole('checkbox', { name: new RegExp(name) });
  await tabTo(page, 'checkbox', new RegExp(name));
  await page.keyboard.press('Space');
  await bought(1);
  await expect(box).toBeChecked();
  // The focus went on to the next line to buy, so that the keys go on.
  await expect(main.getByRole('checkbox', { checked: false }).and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Space');
  await bought(2);
  // However quick the ticks come, one notice stands.
  await expect(page.getByRole('button', { name: 'Повернути', exact: true })).toHaveCount(1);

  await page.keyboard.press('ControlOrMeta+Z');
  await bought(1);
  await page.keyboard.press('ControlOrMeta+Z');
  await bought(0);
  await expect(box).not.toBeChecked();
});

test('on paper week, recipe and list are food without a button', async ({ page, request }) => {
  const headers = await newcomer(page, request);
  const [dish, day] = [await borscht(request, headers), today()];
  await planned(request, headers, dish, { date: day, mealType: 'dinner' });
  const id = await listInShop(request, headers, day);
  const printed = [
    [pathTo('mealplans', 'uk'), dish.name],
    [pathTo('recipe', 'uk', { id: dish.id }), 'Приготування'],
    [pathTo('groceryList', 'uk', { id }), 'буряк'],
  ] as const;
  for (const [path, proof] of printed) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.locator('main')).toContainText(proof);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(proof).filter({ visible: true }).first()).toBeVisible();
    expect(await buttonsSeen(page), path).toEqual([]);
  }
});

/** Buttons that would be printed: what is seen as one, not the cards of dishes, whose whole face is pressed. */
const buttonsSeen = (page: Page): Promise<string[]> =>
  page
    .locator('button, [role=button], nav a, [role=switch], summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const content = element.closest('[data-dish]') ?? element.querySelector('h1, h2, h3, b');
        return width > 1 && height > 1 && !content ? [element.outerHTML.slice(0, 120)] : [];
      }),
    );
