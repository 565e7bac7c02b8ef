import { expect, test, type Locator, type Page } from '@playwright/test';
import { deep, sampled } from './support/depth';
import { faultsOf } from './support/look';
import { complaintsOf } from './support/people';
import { STAND } from './support/servers';

/** The kit's parts by themselves, under the content policy of the product. */
test.use({ baseURL: STAND.url });

const SHOTS = '../var/stand';

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Away from the window's edges, where a drag scrolls the page. */
const inTheMiddle = (row: Locator): Promise<void> =>
  row.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });

async function opened(page: Page, lng = 'uk', theme = 'light'): Promise<void> {
  await page.goto(`/?lng=${lng}&theme=${theme}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any part, ${theme}`, sampled(theme === 'dark'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints = complaintsOf(page);
    await opened(page, 'uk', theme);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Дії зі стравою' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Вибрати тиждень' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Вибрати тиждень' })).toBeFocused();

    await page.getByRole('combobox', { name: 'З яким продуктом' }).click();
    await page.keyboard.type('а');
    await expect(page.getByRole('option', { name: 'Сметана 20 %' })).toBeVisible({ timeout: 30_000 });
    // While a list of suggestions is open, react-aria hides the rest from screen readers alone: the tab key
    // closes the list, so nobody gets there. Looked at is what is open.
    expect(await faultsOf(page, { within: '[role=listbox]' })).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Фільтри' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Показати сповіщення' }).click();
    await expect(page.getByText('Борщ прибрано з четверга')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    // A style or script that the content policy forbids is a complaint of the console.
    expect(complaints).toEqual([]);
  });
}

test.describe('by keyboard alone', () => {
  test('a dialog takes the focus, keeps it, closes on Escape and gives it back', async ({ page }) => {
    await opened(page);
    const opener = page.getByRole('button', { name: 'Змінити' }).last();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Борщ український з пампушками' });
    await expect(dialog).toBeVisible();
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (let i = 0; i < 5; i++) {
      expect(await inside()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a list inside a dialog opens inside it, and Escape closes the list alone', async ({ page }) => {
    await opened(page);
    await page.getByRole('button', { name: 'Змінити' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Борщ український з пампушками' });
    const field = dialog.getByRole('combobox');
    await field.focus();
    await page.keyboard.type('а');
    await expect(dialog.getByRole('option')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test('a menu opens on arrow down, walks over the disabled, acts', async ({ page }) => {
    await opened(page);
    await page.getByRole('button', { name: 'Дії зі стравою' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Змінити' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Скопіювати на наступний тиждень' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Видалити рецепт' })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Видалити «Борщ український з пампушками»?' });
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Скасувати' })).toBeFocused();
  });

  test('a combo box finds while typing and takes the choice', async ({ page }) => {
    await opened(page);
    const field = page.getByRole('combobox', { name: 'З яким продуктом' });
    await field.focus();
    await page.keyboard.type('сме');
    await expect(page.getByRole('option', { name: 'Сметана 20 %' })).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Прибрати: Сметана 20 %' })).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('tabs go by arrows', async ({ page }) => {
    await opened(page);
    await page.getByRole('tab', { name: 'Продукти' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Приготування' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Приготування' })).toBeVisible();
  });

  test('an icon says its name when the keys come to it, and Escape takes that away', async ({ page }) => {
    await opened(page);
    await page.getByRole('link', { name: 'Відкрити рецепт' }).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText('В обране')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('В обране')).toBeHidden();
  });

  test('an explanation beside a button is of the page: axe finds nothing while it stands open', async ({
    page,
  }) => {
    await opened(page);
    const button = page.getByRole('button', { name: 'Калорії', exact: true });
    await button.hover();
    const words = (await button.getAttribute('aria-describedby')) ?? '';
    const explained = (await page.locator(`[id="${words}"]`).textContent()) ?? '';
    expect(explained).not.toBe('');
    await expect(page.getByText(explained).filter({ visible: true })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('a state that is all of a page gives it its heading', async ({ page }) => {
  await page.goto('/?lng=uk&view=whole');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('На цей тиждень ще нічого не заплановано');
  expect(await faultsOf(page)).toEqual([]);
});

test('what was done is taken back from the toolbar, by the keys and from the notice, each once', async ({
  page,
}) => {
  await opened(page);
  const tools = page.getByRole('toolbar', { name: 'Дії сторінки' });
  const rows = tools.locator('xpath=following-sibling::ol').getByRole('listitem');
  const undo = tools.getByRole('button', { name: /^Скасувати: / });
  await expect(undo).toHaveCount(0);
  await tools.getByRole('button', { name: 'Прибрати перший крок' }).click();
  await expect(rows).toHaveCount(3);
  // Held, since it would go after five seconds, however long a machine takes for two presses.
  const notice = page.getByRole('button', { name: 'Повернути' }).first();
  await notice.focus();
  await undo.click();
  await expect(rows).toHaveCount(4);
  await notice.press('Enter');
  await expect(rows).toHaveCount(4);

  await tools.getByRole('button', { name: 'Прибрати перший крок' }).click();
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toHaveText('Зварити бульйон');
});

test.describe('work that takes nobody knows how long', () => {
  const strokeOf = (page: Page) =>
    page
      .getByRole('progressbar', { name: 'Складаємо меню на тиждень для п’яти людей' })
      .locator('div')
      .evaluate((fill) => {
        const { animationName, animationDuration, backgroundImage } = getComputedStyle(fill);
        const moves = animationName !== 'none' && animationDuration !== '0s';
        const share = fill.getBoundingClientRect().width / (fill.parentElement?.clientWidth ?? 1);
        return { moves, hatched: backgroundImage.includes('gradient'), share: Math.round(share * 10) / 10 };
      });

  test('moves, and is called off', deep, async ({ page }) => {
    await opened(page);
    expect(await strokeOf(page)).toEqual({ moves: true, hatched: false, share: 0.4 });
    const bar = page.getByRole('progressbar', { name: 'Складаємо меню на тиждень для п’яти людей' });
    await bar.locator('xpath=following-sibling::button').click();
    await expect(bar).toHaveCount(0);
  });

  test('stands still for people who ask for it, and does not look like two fifths', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opened(page);
    expect(await strokeOf(page)).toEqual({ moves: false, hatched: true, share: 1 });
  });
});

test('rows are reordered by mouse', deep, async ({ page }) => {
  await opened(page);
  const rows = page.getByRole('list', { name: 'Кроки приготування' }).getByRole('listitem');
  await inTheMiddle(rows.nth(1));
  const handle = page.getByRole('button', { name: 'Пересунути: Зварити бульйон' });
  const from = await handle.boundingBox();
  const to = await rows.nth(2).boundingBox();
  if (!from || !to) throw new Error('The list is not there.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height - 6, { steps: 8 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Натерти буряк/, 'Додати капусту', 'Зварити бульйон', 'Дати настоятися']);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('rows are reordered at the handle, and every control is 44 px', async ({ page }) => {
    await opened(page);
    const rows = page.getByRole('list', { name: 'Кроки приготування' }).getByRole('listitem');
    await inTheMiddle(rows.nth(1));
    const from = await page.getByRole('button', { name: 'Пересунути: Додати капусту' }).boundingBox();
    const to = await rows.first().boundingBox();
    if (!from || !to) throw new Error('The list is not there.');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + 20, y }],
      });
    await touch('touchStart', from.y + 20);
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', from.y + 20 + (to.y - from.y) * part);
    await touch('touchEnd');
    await expect(rows.first()).toHaveText('Додати капусту');

    const small = await page
      .locator('button:visible, select:visible, input:visible:not([type=checkbox]):not([type=range])')
      .evaluateAll((controls) =>
        controls
          // What is there for browsers alone takes no finger.
          .filter((control) => control.getAttribute('tabindex') !== '-1')
          .filter(
            (control) =>
              control.getBoundingClientRect().height < 44 && !control.matches('[aria-label^="Прибрати"]'),
          )
          .map((control) => control.outerHTML),
      );
    expect(small).toEqual([]);
  });
});

for (const [width, lng, quick] of [
  [360, 'uk', true],
  [360, 'ru', false],
  [390, 'en', false],
  [820, 'ru', false],
  [1440, 'uk', false],
] as const) {
  test(`nothing scrolls sideways at ${String(width)} px in ${lng}`, sampled(quick), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of ['light', 'dark']) {
      await opened(page, lng, theme);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.screenshot({
        path: `${SHOTS}/page-${String(width)}-${lng}-${theme}.png`,
        fullPage: true,
      });
    }
  });
}

test('words survive twice the size of letters', deep, async ({ page }) => {
  // 200 % zoom of a window 1440 px wide leaves 720 px; of a phone's 360 px, letters alone grow.
  await page.setViewportSize({ width: 720, height: 450 });
  await opened(page, 'ru');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
