import { expect, test, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { today } from './support/food';
import { faultsOf } from './support/look';
import { complaintsOf, signedIn } from './support/people';

// One person's week, changed by one test after the other; each leaves it as it found it.
test.describe.configure({ mode: 'serial' });

const FACE = '[data-dish] > button';

interface Week {
  from: Locator;
  to: Locator;
  /** Of the day beside today. */
  supper: Locator;
  name: string;
  /** The arrow that leads from today to the day beside it. */
  arrow: 'ArrowLeft' | 'ArrowRight';
}

/** Opens the week of a demo account; a dish of today is carried to the supper of the day beside it. */
async function opened(page: Page, request: Parameters<typeof signedIn>[1]): Promise<Week> {
  await signedIn(page, request, 'free');
  await page.goto(pathTo('mealplans', 'uk'));
  const days = page.locator('main').getByRole('region');
  await expect(days).toHaveCount(7);
  const current = await days.evaluateAll((all) =>
    all.findIndex((day) => day.getAttribute('aria-current') === 'date'),
  );
  const last = current === 6;
  const [from, to] = [days.nth(current), days.nth(last ? current - 1 : current + 1)];
  const name = (await from.locator(FACE).first().locator('[lang]').textContent()) ?? '';
  return {
    from,
    to,
    name,
    supper: to.getByRole('group', { name: 'Вечеря' }),
    arrow: last ? 'ArrowLeft' : 'ArrowRight',
  };
}

const cardIn = (place: Locator, name: string) => place.locator(FACE, { hasText: name });

/** The energy that a day's head tells. */
async function kcalOf(day: Locator): Promise<number> {
  const words = (await day.getByRole('button', { name: /докладно/ }).textContent()) ?? '';
  return Number(/^([\d\s]+)/.exec(words)?.[1]?.replace(/\s/g, ''));
}

const undo = (page: Page) => page.locator('main').getByRole('button', { name: /^Скасувати:/ });

test.beforeEach(async ({ page }) => {
  // All five meals in sight: near an edge the page follows the hand.
  await page.setViewportSize({ width: 1440, height: 1100 });
});

test('a dish dragged to another day takes its energy along, and comes back by undo', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const { from, to, supper, name } = await opened(page, request);
  const before = [await kcalOf(from), await kcalOf(to)] as const;
  await supper.scrollIntoViewIfNeeded();
  await cardIn(from, name).first().hover();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const still = await height();
  await page.mouse.down();
  const target = await supper.boundingBox();
  if (!target) throw new Error('The supper has no place on the screen.');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });

  // Both days show what they would become while the dish is still in the hand.
  await expect(supper).toHaveAttribute('data-over', '');
  await expect(to.getByText(/^\+\d/)).toBeVisible();
  await expect(from.getByText(/^−\d/)).toBeVisible();
  // Figures that took more lines would move the whole week under the hand.
  expect(await height()).toBe(still);
  await page.mouse.up();

  await expect(cardIn(supper, name)).toBeVisible();
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const gained = (await kcalOf(to)) - before[1];
  expect(gained).toBeGreaterThan(0);
  // Rounded figures may differ by one.
  expect(Math.abs(before[0] - (await kcalOf(from)) - gained)).toBeLessThanOrEqual(1);
  await expect(undo(page)).toBeEnabled();

  await page.reload();
  await expect(cardIn(supper, name)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn(supper, name), 'another visit has nothing to undo').toBeVisible();
  await carriedBack(page, supper, from, name);
  await expect.poll(() => kcalOf(from)).toBe(before[0]);
  expect(complaints).toEqual([]);
});

test('Escape gives a carried dish back, and the hand that lets go afterwards opens nothing', async ({
  page,
  request,
}) => {
  const { from, supper, name } = await opened(page, request);
  const card = cardIn(from, name).first();
  await card.hover();
  const start = await card.boundingBox();
  const target = await supper.boundingBox();
  if (!target || !start) throw new Error('The dish has no place on the screen.');
  await page.mouse.down();
  // A press takes the focus along, without the ring that is for keys.
  await expect(card).toBeFocused();
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
  await expect(supper).toHaveAttribute('data-over', '');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2, { steps: 4 });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Нічого скасовувати' })).toBeVisible();
  // A press of its own opens the dish as ever.
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
});

/** Through the dish's menu, to the breakfast of a day. */
async function carriedBack(page: Page, place: Locator, day: Locator, name: string): Promise<void> {
  await cardIn(place, name).hover();
  await place.getByRole('button', { name: /^Дії зі стравою/ }).click();
  await page.getByRole('menuitem', { name: 'Перенести або скопіювати…' }).click();
  const dialog = page.getByRole('dialog');
  const words = (await day.getAttribute('aria-label')) ?? '';
  const option = dialog.getByLabel('День').locator('option', { hasText: new RegExp(`, ${words}$`) });
  await dialog.getByLabel('День').selectOption((await option.getAttribute('value')) ?? '');
  await dialog.getByLabel('Прийом їжі').selectOption('Сніданок');
  await dialog.getByRole('button', { name: 'Перенести' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cardIn(day.getByRole('group', { name: 'Сніданок' }), name)).toBeVisible();
  await expect(cardIn(place, name)).toHaveCount(0);
}

test('a move through the menu of the dish is taken back by the toolbar', async ({ page, request }) => {
  const { from, to, name } = await opened(page, request);
  const breakfast = from.getByRole('group', { name: 'Сніданок' });
  await carriedBack(page, breakfast, to, name);
  await undo(page).click();
  await expect(cardIn(breakfast, name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Нічого скасовувати' })).toBeDisabled();
});

test('keys alone carry a dish, say where it is, and Ctrl+Z brings it back', async ({ page, request }) => {
  const { from, to, name, arrow } = await opened(page, request);
  const breakfast = from.getByRole('group', { name: 'Сніданок' });
  await cardIn(breakfast, name).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Пересунути стрілками' });
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(entry).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ взято: /)).toBeAttached();
  await page.keyboard.press(arrow);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/Перекус\. За день вийде/)).toBeAttached();
  await expect(to.getByText(/^\+\d/)).toBeVisible();
  await page.keyboard.press('Enter');
  const card = cardIn(to.getByRole('group', { name: 'Перекус' }), name);
  await expect(card).toBeFocused();
  await expect(undo(page)).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(cardIn(breakfast, name)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a day is copied and cleared, and both are taken back', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { from, to, name } = await opened(page, request);
  const dishes = await to.locator(FACE).count();
  const more = await from.locator(FACE).count();
  const target = (await to.getAttribute('aria-label')) ?? '';
  await from.getByRole('button', { name: /докладно/ }).click();
  await page.getByRole('button', { name: 'Скопіювати день' }).click();
  const dialog = page.getByRole('dialog', { name: /^Скопіювати / });
  const days = dialog.getByLabel('На який день');
  const wanted = days.locator('option', { hasText: new RegExp(`, ${target}$`) });
  await days.selectOption(await wanted.getAttribute('value'));
  await dialog.getByRole('button', { name: 'Скопіювати' }).click();
  await expect(to.locator(FACE)).toHaveCount(dishes + more);
  await undo(page).click();
  await expect(to.locator(FACE)).toHaveCount(dishes);
  await from.getByRole('button', { name: /докладно/ }).click();
  await page.getByRole('button', { name: 'Очистити день' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Очистити' }).click();
  await expect(from.locator(FACE)).toHaveCount(0);
  // It is kept while the person looks elsewhere.
  const sider = page.getByRole('navigation', { name: 'Розділи' });
  await sider.getByRole('link', { name: 'Рецепти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Рецепти' })).toBeVisible();
  await sider.getByRole('link', { name: 'План харчування' }).click();
  await undo(page).click();
  await expect(cardIn(from, name).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a phone shows one day, steps to the next, and nothing scrolls sideways', async ({ page, request }) => {
  const { name } = await opened(page, request);
  await page.setViewportSize({ width: 360, height: 780 });
  const days = page.locator('main').getByRole('region');
  await expect(days).toHaveCount(1);
  await expect(cardIn(days, name).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const shown = await days.getAttribute('aria-label');
  // After Sunday comes a week that is empty: that has no days to look at.
  const sunday = new Date(today()).getUTCDay() === 0;
  await page.getByRole('button', { name: sunday ? 'Попередній день' : 'Наступний день' }).click();
  await expect(days).not.toHaveAttribute('aria-label', shown ?? '');
});
