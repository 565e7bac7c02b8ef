import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { expectFine } from './support/look';
import { complaintsOf, newEmail } from './support/people';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts what a person does: each press, choice and field that is written. */
class Hand {
  deeds = 0;
  constructor(private readonly page: Page) {}

  async press(name: string | RegExp): Promise<void> {
    this.deeds += 1;
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async follow(name: string): Promise<void> {
    this.deeds += 1;
    await this.page.getByRole('link', { name, exact: true }).first().click();
  }

  async choose(name: string): Promise<void> {
    this.deeds += 1;
    await this.page.getByRole('radio', { name, exact: true }).check();
  }

  async tick(label: string): Promise<void> {
    this.deeds += 1;
    await this.page.getByLabel(label).check();
  }

  async write(label: string, text: string): Promise<void> {
    this.deeds += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function signUp(page: Page, hand: Hand): Promise<void> {
  await page.goto(pathTo('registration', 'uk'));
  await hand.write('E-mail', newEmail());
  await hand.write('Пароль', 'long enough 1');
  await hand.write('Пароль ще раз', 'long enough 1');
  await hand.tick('Мені виповнилося 18 років');
  await hand.tick('Я приймаю');
  await hand.press('Створити акаунт');
}

/** The plan is made; a busy machine takes its time. */
const proposed = (page: Page) =>
  expect(page.getByRole('button', { name: 'Взяти все' })).toBeVisible({ timeout: 30_000 });

/** The dish in the words of a button: «Борщ». */
const nameIn = (words: string | null): string => /«(.*)»$/.exec(words ?? '')?.[1] ?? '';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a newcomer answers, fills his week and has a list, in few steps', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  const hand = new Hand(page);
  await signUp(page, hand);

  await expect(heading(page, 'Хто їстиме з вами?')).toBeVisible();
  await expectFine(page, 'who eats');
  await hand.write('Ім’я', 'Софійка');
  await hand.press('Додати');
  await expect(page.getByRole('list', { name: 'За столом' })).toContainText('½ порції');
  await hand.press('Далі');

  await expect(heading(page, 'Чого не має бути в тарілці?')).toBeFocused();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectFine(page, 'health without consent');
  await hand.press('Далі');

  await expect(heading(page, 'Що для вас важливо?')).toBeVisible();
  // Whoever leaves and comes back goes on where he was.
  await page.reload();
  await expect(heading(page, 'Що для вас важливо?')).toBeVisible();
  await page.getByRole('radio', { name: /Стежити за калоріями/ }).check();
  hand.deeds += 1;
  await hand.write('Калорії, ккал', '1000');
  await hand.press('Далі');
  await hand.press('Змінити число');
  await hand.write('Калорії, ккал', '1900');
  await expectFine(page, 'the goal');
  await hand.press('Далі');

  await expect(heading(page, 'Скільки грошей на день?')).toBeVisible();
  await expectFine(page, 'money');
  await hand.press('Далі');

  await expect(heading(page, 'Скільки часу є на готування?')).toBeVisible();
  await expectFine(page, 'time');
  await hand.press('Далі');

  await expect(heading(page, 'З чого почнемо?')).toBeVisible();
  await expectFine(page, 'the doors');
  await hand.press(/Скласти мій тиждень/);
  await proposed(page);
  await expectFine(page, 'the proposal');
  // One dish stays, another is swapped; all of it comes to the menu.
  const swap = page.getByRole('button', { name: /^Замінити «/ });
  const kept = (await swap.first().getAttribute('aria-label')) ?? '';
  await page
    .getByRole('button', { name: /^Закріпити «/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Відкріпити «/ })).toHaveCount(1);
  const before = (await swap.nth(1).getAttribute('aria-label')) ?? '';
  await swap.nth(1).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await expect(sheet).toHaveCount(0);
  await expect(swap.nth(1)).not.toHaveAttribute('aria-label', before);
  const swapped = nameIn(await swap.nth(1).getAttribute('aria-label'));
  await hand.press('Взяти все');
  await expect(page.getByRole('heading', { name: 'Тиждень складено' })).toBeVisible();
  await expect(page).toHaveURL(/mealplans\?date=/);
  await expect(page.locator('main')).toContainText(nameIn(kept));
  await expect(page.locator('main')).toContainText(swapped);
  await expectFine(page, 'the filled week');

  await hand.follow('Скласти список покупок');
  await expect(page).toHaveURL(/build=1/);
  await hand.press('Скласти список');
  await expect(page).toHaveURL(new RegExp(`${pathTo('groceryLists', 'uk')}/[0-9a-f-]{36}$`));
  const lines = page.locator('main').getByRole('checkbox');
  await expect(lines.nth(20)).toBeVisible();
  expect(hand.deeds).toBeLessThanOrEqual(25);

  await page.goto(pathTo('dashboard', 'uk'));
  await expect(heading(page, 'Сьогодні')).toBeVisible();
  await page.goto(pathTo('mealplans', 'uk'));
  await expect(page.locator('main')).toContainText('1 900');
  // The server decides which target is low: its one refusal is what the question came from.
  expect(complaints).toEqual([expect.stringContaining('status of 400')]);
});

test('whoever skips everything is not asked again, and takes a ready week later', async ({ page }) => {
  const hand = new Hand(page);
  await signUp(page, hand);
  for (const title of ['Хто їстиме', 'Чого не має', 'Що для вас', 'Скільки грошей', 'Скільки часу']) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await hand.press('Пропустити');
  }
  await hand.press('Поки що просто подивлюся');
  await expect(heading(page, 'Сьогодні')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Сьогодні')).toBeVisible();

  await hand.press(/Взяти шаблон/);
  await hand.choose('Тиждень без м’яса');
  await expect(page.getByRole('dialog')).toContainText('Вареники');
  await expectFine(page, 'the ready weeks');
  await hand.press('Взяти цей тиждень');
  await expect(page.getByRole('heading', { name: 'Тиждень складено' })).toBeVisible();
  const dishes = page.locator('main [data-dish]');
  await expect(dishes.first()).toBeAttached();
  await hand.press('Скасувати заповнення');
  await expect(page.getByRole('heading', { name: 'Тиждень складено' })).toHaveCount(0);
  await expect(dishes).toHaveCount(0);
});

test(
  'no milk and no meat come to a vegetarian with an allergy; withdrawing forgets both',
  deep,
  async ({ page }) => {
    test.setTimeout(120_000);
    const hand = new Hand(page);
    await signUp(page, hand);
    await expect(heading(page, 'Хто їстиме з вами?')).toBeVisible();
    await hand.press('Далі');
    await hand.tick('Зберігати мої алергії та тип харчування');
    await hand.press('молоко');
    await hand.choose('вегетаріанське');
    await expectFine(page, 'health with consent');
    await hand.press('Далі');
    for (const title of ['Що для вас', 'Скільки грошей', 'Скільки часу']) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await hand.press('Пропустити');
    }
    await hand.press(/Скласти мій тиждень/);
    await proposed(page);
    await hand.press('Взяти все');
    await expect(page.getByRole('heading', { name: 'Тиждень складено' })).toBeVisible();

    // What the week needs, as the shop sees it: nothing of milk or meat.
    await hand.follow('Скласти список покупок');
    const rows = page.locator('main').getByRole('checkbox');
    await expect(rows.first()).toBeVisible();
    const words = (await page.locator('main').innerText()).toLowerCase();
    expect(words).not.toMatch(
      /молоко|сметан|вершк|масло вершкове|сир |кефір|ялович|свинин|куряч|куриц|фарш|хек/,
    );

    await page.goto(pathTo('parameters', 'uk'));
    const box = page.getByLabel('Зберігати мої алергії та тип харчування');
    await expect(box).toBeChecked();
    await expectFine(page, 'the parameters');
    await box.uncheck();
    await page
      .getByRole('region', { name: 'Алергії, харчування, смаки' })
      .getByRole('button', { name: 'Зберегти' })
      .click();
    await expect(page.getByText('Збережено').first()).toBeVisible();
    await page.reload();
    await expect(box).not.toBeChecked();
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(`the first run fits 360 px and is walked by keys alone, ${theme}`, deep, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signUp(page, new Hand(page));
    await expect(heading(page, 'Хто їстиме з вами?')).toBeVisible();
    for (const title of ['Чого не має', 'Що для вас', 'Скільки грошей', 'Скільки часу', 'З чого']) {
      await expectFine(page, `before ${title}`);
      await page.getByRole('button', { name: 'Далі' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expectFine(page, 'the doors');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await proposed(page);
    await expectFine(page, 'the proposal');
    await page.getByRole('button', { name: 'Взяти все' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Тиждень складено' })).toBeVisible();
    await expectFine(page, 'the filled week');
  });
}
