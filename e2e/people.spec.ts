import { expect, test, type APIRequestContext } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { tabTo } from './support/keys';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn, type Headers } from './support/people';

/**
 * What people do with their account, household and courses; the pages as they open are walked by
 * face.spec.ts, here are their sheets, dialogs and choices.
 */
/** The first course of the catalogue. */
async function courseId(request: APIRequestContext, headers: Headers): Promise<string> {
  const { path } = routes.expert.courses.list;
  const answer = await request.get(`${API_PREFIX}${path}?page=1&pageSize=1&language=uk`, { headers });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  expect(items).toHaveLength(1);
  return items[0]?.id ?? '';
}

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(
      `the sheets and states of people, ${theme} at ${String(width)} px`,
      deep,
      async ({ page, request, browser }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        const complaints = complaintsOf(page);
        const headers = await newcomer(page, request);
        const id = await courseId(request, headers);

        await page.goto(pathTo('household', 'uk'));
        await expectFine(page, 'the household without eaters');
        await page.getByRole('button', { name: 'Додати їдця' }).click();
        const sheet = page.getByRole('dialog', { name: 'Додати їдця' });
        await sheet.getByLabel('Ім’я').fill('Дуже-довге-ім’я-без-жодного-пропуску-Володимира');
        await sheet.getByRole('button', { name: 'глютен' }).click();
        await expectFine(page, 'the sheet of an eater');
        await sheet.getByRole('button', { name: 'Закрити' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectFine(page, 'the question before what is half-written is lost');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати' }).click();
        await sheet.getByRole('button', { name: 'Зберегти' }).click();
        await expect(page.getByRole('article').getByText('алергія: глютен')).toBeVisible();
        await expectFine(page, 'the household with an eater');

        await page.goto(pathTo('course', 'uk', { id }));
        await page.getByRole('button', { name: 'Подати заявку' }).click();
        await page.getByRole('dialog').getByLabel('Кілька слів фахівцю').fill('Готую для двох дітей');
        await expectFine(page, 'the application');
        for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
        await page.getByRole('dialog').getByRole('button', { name: 'Надіслати заявку' }).click();
        await expect(page.getByRole('button', { name: 'Відкликати заявку' })).toBeVisible();
        await expectFine(page, 'the course with an application');
        await page.goto(pathTo('courses', 'uk'));
        await expect(page.getByText('Заявку надіслано')).toBeVisible();
        await expectFine(page, 'the catalogue with an application');

        const office = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          reducedMotion: 'reduce',
        });
        const expert = await office.newPage();
        await signedIn(expert, request, 'expert');
        await expert.goto(pathTo('courseParticipants', 'uk', { id }));
        await expect(expert.getByRole(width < 900 ? 'list' : 'table', { name: 'Заявки' })).toBeVisible();
        await expectFine(expert, 'applications that wait');
        await expert
          .getByRole('button', { name: /^Прийняти заявку/ })
          .first()
          .click();
        await expect(expert.getByRole('alertdialog', { name: /^Прийняти заявку/ })).toBeVisible();
        await expectFine(expert, 'the question before somebody is accepted');
        await expert.getByRole('alertdialog').getByRole('button', { name: 'Скасувати' }).click();
        await expert
          .getByRole('button', { name: /^Відхилити заявку/ })
          .first()
          .click();
        await expert.getByRole('dialog').getByRole('button', { name: 'Відхилити' }).click();
        await expectFine(expert, 'a rejection without a reason');
        await office.close();

        await page.goto(pathTo('messages', 'uk', {}, { view: 'notices' }));
        await expect(page.getByRole('heading', { level: 2, name: 'Сьогодні' })).toBeVisible();
        await expect(page.locator('main').getByRole('listitem').first()).toContainText('Заявку на курс');
        await expectFine(page, 'the messages');
        expect(complaints).toEqual([]);
      },
    );
  }
}

test('a target is changed by the keyboard alone, a low one after a second question', async ({
  page,
  request,
}) => {
  await newcomer(page, request);
  await page.goto(pathTo('profile', 'uk'));
  await tabTo(page, 'textbox', 'Калорії, ккал');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1850');
  await expect(page.getByText(/ціль — 1\s850 ккал/)).toBeVisible();
  await tabTo(page, 'button', 'Зберегти цілі');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Збережено')).toBeVisible();

  await page.getByLabel('Калорії, ккал').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ви точно хочете цю ціль?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Калорії, ккал')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Калорії, ккал')).toHaveValue(/^1\s850$/);
});

test('an eater is added and taken back by the keyboard alone', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(pathTo('household', 'uk'));
  await tabTo(page, 'button', 'Додати їдця');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Ім’я');
  await page.keyboard.type('Софійка');
  // Escape asks first; the way back has the focus, and what was typed is still there.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ім’я')).toHaveValue('Софійка');
  await tabTo(page, 'button', 'Зберегти');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Софійка' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByRole('heading', { level: 3, name: 'Софійка' })).toBeHidden();
  await expect(page.getByText('Тут поки нікого')).toBeVisible();
});

test(
  'whoever hides numbers sees none in the section, and stays without them after a reload',
  deep,
  async ({ page, request }) => {
    await newcomer(page, request);
    await page.goto(pathTo('profile', 'uk'));
    const main = page.locator('main');
    await expect(main).toContainText('1 996 ккал');
    await tabTo(page, 'switch', 'Сховати калорії й поживні речовини');
    await page.keyboard.press('Space');
    await expect(main).not.toContainText('ккал');
    await expect(page.getByLabel('Гроші на день, ₴')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(page.getByLabel('Калорії, ккал')).toBeHidden();
    await page.goto(pathTo('subscription', 'uk'));
    await expect(main).toContainText('Межі витрат');
    await expect(main).not.toContainText(/калорі/i);
    await page.goto(pathTo('profile', 'uk'));
    await page.getByRole('button', { name: 'Показати цілі щодо їжі' }).click();
    await expect(page.getByLabel('Калорії, ккал')).toBeVisible();
  },
);
